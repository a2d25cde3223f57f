import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

/** A table of its own rows (`thead`, `tbody`) that is scrolled sideways, also with the keyboard, where it is wider than the page. */
export function PlainTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['table']}>{children}</table>
    </div>
  )
}
