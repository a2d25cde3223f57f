import type { CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { DetailSection, PlainTable, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import styles from './customs-order.module.css'
import { FEE_TONES } from './tones'

/** What it costs: fixed with the acceptance, or proposed later and answered. */
export function FeeSection({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  const tc = useT('customs')
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
            <th>{t('field.payer')}</th>
            <th>{t('column.status')}</th>
          </tr>
        </thead>
        <tbody>
          {order.fees.map(fee => (
            <tr key={fee.no}>
              <td>
                {t(`feeType.${fee.feeType}`)}
                {[fee.note, fee.reason].filter(Boolean).map(words => (
                  <div key={words} className={styles['quiet']}>
                    {words}
                  </div>
                ))}
              </td>
              <td className="tp-tabular">{to.number(fee.qty, { max: 3 })}</td>
              <td className="tp-tabular">{to.unitPrice(fee.unitPrice, fee.currency)}</td>
              <td className="tp-tabular">{to.percent(fee.taxRate)}</td>
              <td className="tp-tabular">{to.money(fee.amount, fee.currency)}</td>
              <td>{t(`payer.${fee.payer}`)}</td>
              <td>
                <StatusTag tone={FEE_TONES[fee.status]}>{t(`feeStatus.${fee.status}`)}</StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <div className={styles['totals']}>
        {order.feeTotals.map(({ currency, owed, proposed }) => (
          <span key={currency}>
            {[
              t('fees.owed', { amount: to.money(owed, currency) }),
              ...(Number(proposed) > 0 ? [t('fees.proposed', { amount: to.money(proposed, currency) })] : []),
            ].join(' · ')}
          </span>
        ))}
      </div>
    </DetailSection>
  )
}
