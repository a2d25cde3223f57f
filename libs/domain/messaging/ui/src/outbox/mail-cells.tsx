import { isMailTemplate, type MailRow } from '@tradeport/domain/messaging/contract'
import { isLocaleCode, localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import styles from './outbox.module.css'

interface CellProps {
  readonly row: MailRow
}

export function RecipientCell({ row }: CellProps) {
  const t = useT('messagingOutbox')
  return (
    <span className={styles['pair']}>
      <span>{row.to}</span>
      <span className={styles['soft']}>{t(`channel.${row.channel}`)}</span>
    </span>
  )
}

export function TemplateCell({ row }: CellProps) {
  const t = useT('messagingOutbox')
  return (
    <span className={styles['pair']}>
      <span>{isMailTemplate(row.template) ? t(`template.${row.template}`) : row.template}</span>
      <span className={styles['soft']} lang="">
        {isLocaleCode(row.locale) ? localeConfig(row.locale).name : row.locale}
      </span>
    </span>
  )
}

export function TriesCell({ row }: CellProps) {
  const t = useT('messagingOutbox')
  const format = useFormat()
  return (
    <span className={styles['pair']}>
      <span className="tp-tabular">{format.number(row.attempts)}</span>
      {row.nextAttemptAt && row.attempts > 0 && (
        <span className={styles['soft']}>{t('next', { when: format.dateTime(row.nextAttemptAt) })}</span>
      )}
    </span>
  )
}

export function MomentCell({ at }: { at: string | null }) {
  return <span className="tp-tabular">{useFormat().dateTime(at)}</span>
}

export function FailureCell({ row }: CellProps) {
  return row.lastError === null ? null : <span className={styles['failure']}>{row.lastError}</span>
}
