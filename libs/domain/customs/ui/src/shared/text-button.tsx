import type { ReactNode } from 'react'
import styles from './text-button.module.css'

/** Does something on this page and reads like a link among other words: opens a file, leads to a field. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles['text']} onClick={onClick}>
      {children}
    </button>
  )
}
