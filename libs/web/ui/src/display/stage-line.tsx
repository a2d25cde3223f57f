import type { ReactNode } from 'react'
import styles from './stage-line.module.css'

export interface Stage {
  readonly key: string
  readonly label: ReactNode
  /** When it was reached, or what else is said of it quietly. */
  readonly note?: ReactNode
}

export interface StageLineProps {
  readonly stages: readonly Stage[]
  /** Where the document stands: stages before it are done, from `stages.length` on all of them are. */
  readonly current: number
  /** Nothing goes on there at the moment. */
  readonly resting?: boolean
  /** Beside each other where there is room, as the few stages of a whole document are; else below each other. */
  readonly across?: boolean
}

function stateOf(index: number, current: number, resting: boolean) {
  if (index < current) return 'done'
  return index === current && !resting ? 'current' : 'ahead'
}

/** The way of a document, as far as it has come and as far as it has to go. */
export function StageLine({ stages, current, resting = false, across = false }: StageLineProps) {
  return (
    <ol className={styles['line']} data-across={across || undefined}>
      {stages.map(({ key, label, note }, index) => (
        <li
          key={key}
          className={styles['stage']}
          data-state={stateOf(index, current, resting)}
          aria-current={index === current && !resting ? 'step' : undefined}
        >
          <span className={styles['knot']} aria-hidden />
          <span>
            {label}
            {note != null && <span className={styles['note']}> · {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
