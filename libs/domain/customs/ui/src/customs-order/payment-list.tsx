import type { CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import styles from './customs-order.module.css'
import { PAYMENT_TONES } from './tones'

/** What the bank was asked to do, one after the other. */
export function PaymentList({ payments }: Pick<CustomsOrderDetail, 'payments'>) {
  const t = useT('customsOrder')
  const to = useFormat()
  return (
    <ul className={styles['parts']} aria-label={t('section.payments')}>
      {payments.map(({ id, kind, status, amount, currency, failure, claimNo, createdAt }) => (
        <li key={id} className={styles['part']}>
          <div className={styles['partHead']}>
            <span>
              {t(`payment.${kind}`, { amount: to.money(amount, currency) })}
              <span className={styles['quiet']}>
                {claimNo === null ? '' : ` · ${t('column.claim')}`}
                {` · ${to.dateTime(createdAt)}`}
              </span>
            </span>
            <StatusTag tone={PAYMENT_TONES[status]}>{t(`payment.status.${status}`)}</StatusTag>
          </div>
          {failure !== null && <span>{t(`payment.failure.${failure}`)}</span>}
        </li>
      ))}
    </ul>
  )
}
