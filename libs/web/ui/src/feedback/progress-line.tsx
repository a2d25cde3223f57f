import styles from './feedback.module.css'

export interface ProgressLineProps {
  /** 0 to 1. */
  value: number
  label: string
}

export function ProgressLine({ value, label }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={styles['progress']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
