import type { CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { DetailSection, PlainTable, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PaymentList } from '@tradeport/web/payments'
import { useFormat } from '@tradeport/web/react'
import styles from './customs-order.module.css'
import { FEE_MONEY_TONES, FEE_TONES } from './tones'

/** Of a line, after a complaint. */
const BACK = ['returning', 'returned'] as const

const MONEY_SHOWN = ['due', 'processing', 'held', 'released', 'refunded'] as const

/** What it costs: fixed with the acceptance, or proposed later and answered. */
export function FeeSection({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const tp = useT('payments')
  const to = useFormat()
  if (order.fees.length === 0) return null
  return (
    <DetailSection title={t('section.fees')} note={t('fees.note')}>
      <PlainTable label={t('section.fees')}>
        <thead>
          <tr>
            <th>{t('field.feeType')}</th>
            <th>{tc('wizard.field.gQty')}</th>
            <th>{t('field.netPrice')}</th>
            <th>{t('field.taxRate')}</th>
            <th>{t('field.gross')}</th>
            <th>{t('column.status')}</th>
          </tr>
        </thead>
        <tbody>
          {order.fees.map(fee => (
            <tr key={fee.no}>
              <td>
                {t(`feeType.${fee.feeType}`)}
                {[fee.payer === 'client' ? null : t(`payer.${fee.payer}`), fee.note, fee.reason]
                  .filter(Boolean)
                  .map(words => (
                    <div key={words} className={styles['quiet']}>
                      {words}
                    </div>
                  ))}
              </td>
              <td className="tp-tabular">{to.number(fee.qty, { max: 3 })}</td>
              <td className="tp-tabular">{to.unitPrice(fee.unitPrice, fee.currency)}</td>
              <td className="tp-tabular">{to.percent(fee.taxRate)}</td>
              <td className="tp-tabular">{to.money(fee.amount, fee.currency)}</td>
              <td>
                <StatusTag tone={FEE_TONES[fee.status]}>{t(`feeStatus.${fee.status}`)}</StatusTag>
                {fee.money !== 'none' && (
                  <div>
                    <StatusTag tone={FEE_MONEY_TONES[fee.money]}>{t(`feeMoney.${fee.money}`)}</StatusTag>
                  </div>
                )}
                {fee.money !== 'refunded' &&
                  BACK.filter(part => Number(fee[part]) > 0).map(part => (
                    <div key={part} className={styles['quiet']}>
                      {t(`fees.${part}`, { amount: to.money(fee[part], fee.currency) })}
                    </div>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <div className={styles['totals']}>
        {order.feeTotals.map(({ currency, owed, proposed, ...money }) => (
          <span key={currency} className={styles['moneyLine']}>
            {t('fees.owed', { amount: to.money(owed, currency) })}
            {Number(proposed) > 0 && <span>{t('fees.proposed', { amount: to.money(proposed, currency) })}</span>}
            {MONEY_SHOWN.filter(state => Number(money[state]) > 0).map(state => (
              <StatusTag key={state} tone={FEE_MONEY_TONES[state]}>
                {t('feeMoney.sum', { state: t(`feeMoney.${state}`), amount: to.money(money[state], currency) })}
              </StatusTag>
            ))}
          </span>
        ))}
      </div>
      {order.commissionRate !== null && (
        <p className={styles['quiet']}>{t('fees.commission', { rate: to.percent(order.commissionRate) })}</p>
      )}
      {order.payments.length > 0 && (
        <>
          <PaymentList
            payments={order.payments.map(payment => ({
              ...payment,
              about: payment.claimNo === null ? undefined : t('column.claim'),
            }))}
          />
          {order.simulatedFunds && <p className={styles['quiet']}>{tp('simulated')}</p>}
        </>
      )}
    </DetailSection>
  )
}
