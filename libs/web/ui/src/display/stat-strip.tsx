import type { ReactNode } from 'react'
import { Link } from '../link'
import styles from './display.module.css'

export interface Stat {
  key: string
  label: ReactNode
  value: ReactNode
  /** Beside the number: a unit or a change. */
  note?: ReactNode
  icon?: ReactNode
  href?: string | undefined
}

/** Figures side by side, divided by thin lines; one with an address is a link as a whole. */
export function StatStrip({ items }: { items: readonly Stat[] }) {
  return (
    <dl className={styles['stats']}>
      {items.map(item => (
        <div key={item.key} className={styles['stat']}>
          <dt className={styles['statLabel']}>
            {item.icon}
            {item.href === undefined ? item.label : <Link href={item.href}>{item.label}</Link>}
          </dt>
          <dd className={styles['statValue']}>
            {item.value}
            {item.note !== undefined && <span className={styles['statNote']}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface SpecRow {
  key: string
  label: ReactNode
  value: ReactNode
  /** Takes the whole width in two columns. */
  wide?: boolean | undefined
}

/** Facts as label and value: product attributes, terms, a company's data. */
export function SpecTable({ rows, columns = 2 }: { rows: readonly SpecRow[]; columns?: 1 | 2 | undefined }) {
  return (
    <dl className={styles['spec']} data-columns={columns}>
      {rows.map(row => (
        <div key={row.key} className={styles['specRow']} data-wide={row.wide || undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
