import type { ReactNode } from 'react'
import type { Tone } from '../tokens'
import styles from './timeline.module.css'

export interface TimelineEntry {
  key: string
  title: ReactNode
  /** ISO time for machines, words for people. */
  time?: { iso: string; text: string } | undefined
  by?: ReactNode
  note?: ReactNode
  tone?: Tone | undefined
  /** What is still to come is drawn as an open knot on a dashed thread. */
  ahead?: boolean | undefined
}

/** What happened to a document, newest first or last as given; the thread runs through its knots. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {entries.map(entry => (
        <li key={entry.key} className={styles['entry']} data-tone={entry.tone} data-ahead={entry.ahead || undefined}>
          <div className={styles['line']}>
            <span className={styles['title']}>{entry.title}</span>
            {entry.time !== undefined && (
              <time className={styles['time']} dateTime={entry.time.iso}>
                {entry.time.text}
              </time>
            )}
          </div>
          {entry.by !== undefined && <div className={styles['by']}>{entry.by}</div>}
          {entry.note !== undefined && <div className={styles['note']}>{entry.note}</div>}
        </li>
      ))}
    </ol>
  )
}
