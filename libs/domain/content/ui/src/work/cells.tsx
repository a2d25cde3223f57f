import { localeConfig } from '@tradeport/kernel/config'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { Picture, Tag } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import styles from './content-work.module.css'

export interface TitleCellProps {
  title: I18nText
  href: string
  /** Left out where the rows have no pictures. */
  picture?: string | null
  /** Languages whose translation is older than the original. */
  stale: readonly LocaleCode[]
  /** What else tells this row from others of its title. */
  mark?: ReactNode
}

export function TitleCell({ title, href, picture, stale, mark }: TitleCellProps) {
  const t = useT('contentWork')
  const text = useText()
  return (
    <span className={styles['titleCell']}>
      {picture !== undefined && (
        <Picture id={picture} alt="" width={64} ratio={16 / 9} className={styles['thumb'] ?? ''} />
      )}
      <span className={styles['titleWords']}>
        <AppLink to={href} className={styles['titleLink'] ?? ''}>
          {text(title) || t('list.untitled')}
        </AppLink>
        {mark}
        {stale.length > 0 && (
          <Tag tone="warning">
            {t('translations.stale', { fields: stale.map(locale => localeConfig(locale).short).join(', ') })}
          </Tag>
        )}
      </span>
    </span>
  )
}

export function WhenCell({ at }: { at: string | null }) {
  const format = useFormat()
  return <span className="tp-tabular">{at ? format.dateTime(at) : '–'}</span>
}
