import type { Key, ReactNode } from 'react'
import { AppLink } from '@tradeport/web/navigation'
import styles from './board.module.css'

export interface BoardColumn<R> {
  key: string
  title: string
  /** Of all that stand in it, also those that are not shown. */
  count: number
  /** The most urgent first. */
  rows: readonly R[]
  /** What the column means. */
  hint?: string | undefined
  /** The list of all of it. */
  allHref: string
}

export interface BoardProps<R> {
  label: string
  columns: readonly BoardColumn<R>[]
  keyOf(row: R): Key
  card(row: R): ReactNode
  texts: { none: string; more(count: number): string }
}

/** Documents by where they stand, side by side; on a phone one column below the other. */
export function Board<R>({ label, columns, keyOf, card, texts }: BoardProps<R>) {
  return (
    <div className={styles['board']} role="region" aria-label={label} tabIndex={0}>
      {columns.map(({ key, title, count, rows, hint, allHref }) => (
        <section key={key} className={styles['column']} aria-label={title}>
          <h2 className={styles['head']}>
            {title}
            <span className={styles['count']}>{count}</span>
          </h2>
          {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
          {count === 0 && <p className={styles['none']}>{texts.none}</p>}
          {rows.length > 0 && (
            <ul className={styles['cards']}>
              {rows.map(row => (
                <li key={keyOf(row)}>{card(row)}</li>
              ))}
            </ul>
          )}
          {count > rows.length && (
            <AppLink className={styles['more']} to={allHref}>
              {texts.more(count - rows.length)}
            </AppLink>
          )}
        </section>
      ))}
    </div>
  )
}

export interface BoardCardProps {
  /** How near, or how far past, what is due is. */
  urgency?: 'late' | 'close' | 'calm' | undefined
  head: ReactNode
  children: ReactNode
  /** What may be done with it. */
  actions: ReactNode
}

export function BoardCard({ urgency, head, children, actions }: BoardCardProps) {
  return (
    <div className={styles['card']} data-urgency={urgency}>
      <span className={styles['cardHead']}>{head}</span>
      {children}
      <span className={styles['actions']}>{actions}</span>
    </div>
  )
}
