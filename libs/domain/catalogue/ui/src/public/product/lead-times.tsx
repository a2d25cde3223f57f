import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { tierAt } from '@tradeport/domain/catalogue/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import styles from './offer-tables.module.css'

export interface LeadTimesProps {
  readonly product: ProductDetail
  /** The quantity whose line is marked. */
  readonly quantity: string
}

/** Days by quantity, and from when they count. */
export function LeadTimes({ product, quantity }: LeadTimesProps) {
  const t = useT('mall')
  const tg = useT('goods')
  const format = useFormat()
  const words = useWords()
  const current = /^\d/.test(quantity) ? tierAt(product.leadTimes, quantity) : -1
  if (product.leadTimes.length === 0) return null
  const { closedFrom, closedTo } = product.store
  return (
    <>
      <div className={styles.scroll} role="group" aria-label={tg('lead.days')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{tg('lead.quantity')}</th>
              <th scope="col">{tg('lead.days')}</th>
              <th scope="col">{tg('lead.from')}</th>
            </tr>
          </thead>
          <tbody>
            {product.leadTimes.map((tier, index) => (
              <tr key={tier.minQty} data-current={index === current || undefined}>
                <td>{t('price.from', { quantity: words.quantity(tier.minQty, product.saleUnit) })}</td>
                <td>{tg('lead.count', { count: tier.days, number: format.number(tier.days) })}</td>
                <td>{tg(`lead.from.${tier.fromEvent}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {closedFrom && closedTo && (
        <p className={styles.note}>
          {tg('lead.closure', { from: format.civilDate(closedFrom), to: format.civilDate(closedTo) })}
        </p>
      )}
    </>
  )
}
