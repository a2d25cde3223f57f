import { languageTextHistory, type TextRow } from '@tradeport/domain/language/contract'
import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useEndpoint, useFormat } from '@tradeport/web/react'
import { Drawer, EmptyState, ErrorState, SkeletonText } from '@tradeport/web/ui'
import styles from '../language.module.css'
import { PlaceholderText } from './placeholder-text'

export interface TextHistoryProps {
  row: TextRow | undefined
  scope: string
  locale: LocaleCode
  onClose(): void
}

/** Which versions changed a text, and from what to what. */
export function TextHistory({ row, scope, locale, onClose }: TextHistoryProps) {
  const t = useT('languageWork')
  const tc = useT('common')
  return (
    <Drawer open={row !== undefined} onClose={onClose} title={t('history.title')} closeLabel={tc('action.close')}>
      {row && (
        <>
          <code className={styles['key']}>{row.key}</code>
          <Entries row={row} scope={scope} locale={locale} />
        </>
      )}
    </Drawer>
  )
}

function Entries({ row, scope, locale }: { row: TextRow; scope: string; locale: LocaleCode }) {
  const t = useT('languageWork')
  const tc = useT('common')
  const format = useFormat()
  const { namespace, key } = row
  const { data, error } = useEndpoint(languageTextHistory, { scope, locale, namespace, key })
  if (error && !data) return <ErrorState title={failureMessage(error, tc)} />
  if (!data) return <SkeletonText lines={4} />
  if (data.entries.length === 0) return <EmptyState title={t('history.empty')} />
  return (
    <ol className={styles['history']}>
      {data.entries.map(entry => (
        <li key={entry.no}>
          <b>{t('versions.no', { no: entry.no })}</b>{' '}
          <span className={styles['faint']}>
            {t('versions.by', { name: entry.by ?? '', date: format.dateTime(entry.at) })}
          </span>
          {entry.after === null ? (
            <p className={styles['faint']}>{t('item.missing')}</p>
          ) : (
            <p>
              <PlaceholderText text={entry.after} lang={toBcp47(locale)} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
