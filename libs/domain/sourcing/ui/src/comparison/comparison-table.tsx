import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import type { ComparisonColumn, QuotationComparison } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { ColumnHead } from './column-head'
import { ItemCell, ItemHead } from './item-cells'
import { useTermRows } from './term-rows'
import styles from './comparison.module.css'

export interface ComparisonTableProps {
  comparison: QuotationComparison
  actions(column: ComparisonColumn): ReactNode
}

/** Sellers in columns, lines and terms in rows. On a phone one seller is shown at a time, and switched. */
export function ComparisonTable({ comparison, actions }: ComparisonTableProps) {
  const t = useT('sourcing')
  const text = useText()
  const { columns, rows, currency } = comparison
  const terms = useTermRows(comparison)
  const [chosen, setChosen] = useState<string>()
  const shown =
    columns.find(column => column.quotationId === chosen) ?? columns.find(column => column.best) ?? columns[0]
  const isShown = (column: ComparisonColumn) => column.quotationId === shown?.quotationId
  return (
    <>
      <div className={styles['switch']}>
        <Segmented
          aria-label={t('comparison.seller')}
          value={shown?.quotationId ?? ''}
          onChange={setChosen}
          options={columns.map(column => ({ value: column.quotationId, label: text(column.storeName) }))}
        />
      </div>
      <div className={styles['scroll']} role="region" aria-label={t('comparison.title')} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="tp-visually-hidden">{t('comparison.title')}</caption>
          <thead>
            <tr>
              <td className={styles['corner']} />
              {columns.map(column => (
                <th
                  key={column.quotationId}
                  scope="col"
                  className={styles['column']}
                  data-shown={isShown(column)}
                  data-best={column.best}
                >
                  <ColumnHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('comparison.total', { currency })}</th>
              {columns.map(column => (
                <td key={column.quotationId} data-shown={isShown(column)} data-best={column.best}>
                  <TotalCell column={column} currency={currency} />
                </td>
              ))}
            </tr>
            {rows.map(row => (
              <tr key={row.inquiryItemId}>
                <th scope="row">
                  <ItemHead row={row} />
                </th>
                {row.cells.map((cell, index) => {
                  const column = columns[index]
                  return column ? (
                    <td key={cell.quotationId} data-shown={isShown(column)} data-best={cell.best}>
                      <ItemCell cell={cell} column={column} currency={currency} />
                    </td>
                  ) : null
                })}
              </tr>
            ))}
            {terms.map(term => (
              <tr key={term.key}>
                <th scope="row">{term.label}</th>
                {columns.map((column, index) => (
                  <td
                    key={column.quotationId}
                    data-shown={isShown(column)}
                    data-best={term.cells[index]?.best ?? false}
                  >
                    <div>{term.cells[index]?.value || '–'}</div>
                    {term.cells[index]?.best && <BestMark text={t(`comparison.best.${term.best}`)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot data-print="hide">
            <tr>
              <th scope="row">{t('comparison.decide')}</th>
              {columns.map(column => (
                <td key={column.quotationId} data-shown={isShown(column)}>
                  <div className={styles['actions']}>{actions(column)}</div>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

export function BestMark({ text }: { text: string }) {
  return <span className={styles['best']}>{text}</span>
}

function TotalCell({ column, currency }: { column: ComparisonColumn; currency: string }) {
  const t = useT('sourcing')
  const format = useFormat()
  const same = column.currency === currency
  return (
    <>
      <div className={styles['total']}>
        {column.totalNormalised === null ? '–' : format.money(column.totalNormalised, currency)}
      </div>
      {!same && (
        <div className={styles['quiet']}>
          {format.money(column.total, column.currency)}
          {column.rate && ` · ${t('comparison.rate', { rate: format.number(column.rate, { max: 6 }) })}`}
        </div>
      )}
      {column.best && <BestMark text={t('comparison.best.total')} />}
      {column.missing.length > 0 && (
        <ul className={styles['missing']} aria-label={t('comparison.missing')}>
          {column.missing.map(missing => (
            <li key={missing}>{t(`missing.${missing}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
