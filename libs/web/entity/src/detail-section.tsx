import type { ReactNode } from 'react'
import styles from './detail-section.module.css'

export interface DetailSectionProps {
  title?: string
  /** Beside the title. */
  extra?: ReactNode
  /** Under the title. */
  note?: ReactNode
  /** What the section is called where no title is shown. */
  label?: string
  /** Where links lead to. */
  id?: string
  children: ReactNode
}

/** A framed part of a work page. */
export function DetailSection({ title, extra, note, label, id, children }: DetailSectionProps) {
  const titleId = title && id && `${id}-title`
  return (
    <section className={styles['section']} id={id} aria-label={label} aria-labelledby={titleId}>
      {title !== undefined && (
        <div className={styles['head']}>
          <h2 className={styles['title']} id={titleId}>
            {title}
          </h2>
          {extra}
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
      )}
      {children}
    </section>
  )
}
