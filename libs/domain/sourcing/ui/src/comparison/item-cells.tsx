import type { ComparisonCell, ComparisonColumn, QuotationComparison } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import styles from './comparison.module.css'

export function ItemHead({ row }: { row: QuotationComparison['rows'][number] }) {
  const t = useT('sourcing')
  const words = useWords()
  const format = useFormat()
  return (
    <>
      <div>{`${row.lineNo}. ${row.name}`}</div>
      <div className={styles['quiet']}>{row.quantities.map(qty => words.quantity(qty, row.unit)).join(' / ')}</div>
      {row.targetPrice && (
        <div className={styles['quiet']}>
          {t('editor.target', { price: format.unitPrice(row.targetPrice, row.targetCurrency) })}
        </div>
      )}
    </>
  )
}

/** The unit price in the common currency with its share of the charges; what it leaves open is said in words. */
export function ItemCell({
  cell,
  column,
  currency,
}: {
  cell: ComparisonCell
  column: ComparisonColumn
  currency: string
}) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const facts = [
    words.quantity(cell.qty, cell.unit),
    cell.moq && t('item.moq', { qty: words.quantity(cell.moq, cell.unit) }),
    words.days(cell.leadDays),
  ]
  return (
    <>
      {cell.unitPriceAllIn !== null && (
        <div className={styles['price']}>{format.unitPrice(cell.unitPriceAllIn, currency)}</div>
      )}
      {cell.unitPrice !== null && cell.unitPriceNormalised !== cell.unitPriceAllIn && (
        <div className={styles['quiet']}>
          {t('comparison.bare', { price: format.unitPrice(cell.unitPriceNormalised ?? cell.unitPrice, currency) })}
        </div>
      )}
      {cell.unitPrice !== null && column.currency !== currency && (
        <div className={styles['quiet']}>{format.unitPrice(cell.unitPrice, column.currency)}</div>
      )}
      {cell.kind !== null && cell.kind !== 'requested' && (
        <div className={styles['kind']}>{`${t(`item.kind.${cell.kind}`)}: ${cell.name ?? ''}`}</div>
      )}
      <div className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</div>
      {cell.best && <span className={styles['best']}>{t('comparison.best.price')}</span>}
      {cell.missing.length > 0 && (
        <ul className={styles['missing']} aria-label={t('comparison.missing')}>
          {cell.missing.map(missing => (
            <li key={missing}>{t(`missing.${missing}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
