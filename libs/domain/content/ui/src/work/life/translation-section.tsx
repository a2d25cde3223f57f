import { Button } from 'antd'
import type { newsDetail } from '@tradeport/domain/content/contract'
import { localeConfig, toBcp47 } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText, type LocaleCode, type OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import styles from '../content-work.module.css'
import { useMayEdit } from '../use-may-edit'
import { CONTENT_ENDPOINTS, type ContentKey } from './content-endpoints'
import { useFieldName } from './use-field-name'

type Marks = OutputOf<typeof newsDetail>['translations']

export interface TranslationSectionProps {
  content: ContentKey
  id: string
  version: number
  source: LocaleCode
  /** The texts that each language should have, by field. */
  texts: Readonly<Record<string, I18nText>>
  marks: Marks
}

/** How each language stands to the original; what is outdated is confirmed here, also while it is public. */
export function TranslationSection({ content, id, version, source, texts, marks }: TranslationSectionProps) {
  const t = useT('contentWork')
  const notify = useNotify()
  const mayEdit = useMayEdit()
  const fieldName = useFieldName(content)
  const confirm = useAction(CONTENT_ENDPOINTS[content].confirm, {
    onSuccess: () => notify.success(t('translations.confirmed')),
  })
  const wanted = Object.keys(texts).filter(field => texts[field]?.[source]?.trim())
  const languages = LOCALE_CODES.filter(
    locale => locale !== source && Object.values(texts).some(text => text[locale]?.trim()),
  )
  if (languages.length === 0) return null
  return (
    <DetailSection title={t('translations.title')}>
      <ul className={styles['languages']}>
        <li>
          <span lang={toBcp47(source)}>{localeConfig(source).name}</span>
          <Tag tone="neutral">{t('translations.source')}</Tag>
        </li>
        {languages.map(locale => {
          const own = marks.filter(mark => mark.locale === locale)
          const stale = own.filter(mark => mark.state === 'stale').map(mark => fieldName(mark.field))
          const isApproved = own.some(mark => mark.state === 'approved')
          const isPartial = wanted.some(field => !texts[field]?.[locale]?.trim())
          return (
            <li key={locale}>
              <span lang={toBcp47(locale)}>{localeConfig(locale).name}</span>
              {stale.length > 0 ? (
                <Tag tone="warning">{t('translations.stale', { fields: stale.join(', ') })}</Tag>
              ) : (
                <Tag tone="success">{t(isApproved ? 'translations.approved' : 'translations.edited')}</Tag>
              )}
              {isPartial && <Tag tone="neutral">{t('translations.partial')}</Tag>}
              {stale.length > 0 && mayEdit && (
                <Button
                  size="small"
                  loading={confirm.pending}
                  aria-label={t('translations.confirmOf', { language: localeConfig(locale).name })}
                  onClick={() => void confirm.run({ id, version, locale })}
                >
                  {t('translations.confirm')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {marks.some(mark => mark.state === 'stale') && <p className={styles['hint']}>{t('translations.help')}</p>}
    </DetailSection>
  )
}
