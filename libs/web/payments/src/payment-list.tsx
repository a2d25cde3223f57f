import { StatusTag, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import styles from './payment-list.module.css'

/** What the bank was asked to do for a document. */
export interface BankPayment {
  readonly id: string
  readonly kind: 'hold' | 'release' | 'refund' | 'reclaim'
  readonly status: 'pending' | 'done' | 'failed'
  readonly currency: string
  readonly amount: string
  readonly failure: 'insufficient_balance' | 'declined' | null
  readonly createdAt: string
  /** What of the document it is for, in words. */
  readonly about?: string | undefined
}

const TONES: Readonly<Record<BankPayment['status'], Tone>> = { pending: 'info', done: 'success', failed: 'danger' }

/** One after the other, with what became of each. */
export function PaymentList({ payments }: { payments: readonly BankPayment[] }) {
  const t = useT('payments')
  const format = useFormat()
  return (
    <ul className={styles['list']} aria-label={t('list')}>
      {payments.map(({ id, kind, status, currency, amount, failure, createdAt, about }) => (
        <li key={id}>
          <div className={styles['head']}>
            <span>
              {t(`kind.${kind}`, { amount: format.money(amount, currency) })}
              <span className={styles['quiet']}>
                {['', about, format.dateTime(createdAt)].filter(part => part !== undefined).join(' · ')}
              </span>
            </span>
            <StatusTag tone={TONES[status]}>{t(`status.${status}`)}</StatusTag>
          </div>
          {failure !== null && <span>{t(`failure.${failure}`)}</span>}
        </li>
      ))}
    </ul>
  )
}
