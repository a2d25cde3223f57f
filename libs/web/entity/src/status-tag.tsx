import type { Tone } from './entity-definition'
import styles from './entity.module.css'

export interface StatusTagProps {
  tone: Tone
  children: string
}

/** A status in words with a dot of its tone: never colour alone. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={styles['status']} data-tone={tone}>
      <span className={styles['statusDot']} aria-hidden />
      {children}
    </span>
  )
}
