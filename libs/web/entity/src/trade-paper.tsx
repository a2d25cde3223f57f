import type { ReactNode } from 'react'
import { classNames } from '@tradeport/web/ui'
import styles from './trade-paper.module.css'

export interface PaperFact {
  key: string
  label: string
  value: ReactNode
}

export interface PaperParty {
  role: string
  name: string
  lines?: readonly string[]
}

export interface TradePaperProps {
  /** "Quotation", "Purchase contract". */
  title: string
  no: string
  /** Version, date: one short line under the number. */
  edition: string
  /** Across the corner: "Expired", "Accepted". */
  stamp?: string | undefined
  parties: readonly PaperParty[]
  facts: readonly PaperFact[]
  /** What makes the paper provable: its hash, the platform. */
  foot?: ReactNode
  children: ReactNode
}

/** A trade document as it lies on the desk: the same on the screen, on paper and as PDF. */
export function TradePaper({ title, no, edition, stamp, parties, facts, foot, children }: TradePaperProps) {
  return (
    <article className={styles['paper']} data-paper>
      <header className={styles['head']}>
        <div>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['no']}>{no}</p>
          <p className={styles['edition']}>{edition}</p>
        </div>
        {stamp && <span className={styles['stamp']}>{stamp}</span>}
      </header>
      <div className={styles['parties']}>
        {parties.map(party => (
          <div key={party.role} className={styles['party']}>
            <div className={styles['label']}>{party.role}</div>
            <div className={styles['partyName']}>{party.name}</div>
            {party.lines?.map(line => (
              <div key={line}>{line}</div>
            ))}
          </div>
        ))}
      </div>
      <dl className={styles['facts']}>
        {facts.map(fact => (
          <div key={fact.key} className={styles['fact']}>
            <dt className={styles['label']}>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {foot && <footer className={styles['foot']}>{foot}</footer>}
    </article>
  )
}

export function PaperSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h3 className={styles['sectionTitle']}>{title}</h3>
      {children}
    </section>
  )
}

export interface PaperColumn<Row> {
  key: string
  label: string
  number?: boolean
  render(row: Row): ReactNode
}

export interface PaperTableProps<Row> {
  caption: string
  columns: readonly PaperColumn<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** Lines under the rows, from the subtotal to the total, which comes last. */
  totals?: readonly { key: string; label: string; value: string }[]
}

export function PaperTable<Row>({ caption, columns, rows, keyOf, totals = [] }: PaperTableProps<Row>) {
  return (
    <div className={styles['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="tp-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.key} scope="col" className={classNames(column.number && styles['number'])}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(column => (
                <td
                  key={column.key}
                  className={classNames(column.number && styles['number'])}
                  data-label={column.number ? column.label : undefined}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((line, index) => (
              <tr key={line.key} data-total={index === totals.length - 1 || undefined}>
                <th scope="row" colSpan={columns.length - 1} className={styles['number']}>
                  {line.label}
                </th>
                <td className={styles['number']}>{line.value}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}
