import { useId, type ReactNode } from 'react'
import styles from './editor.module.css'

/** A part of a step with its heading. */
export function Section({
  title,
  note,
  extra,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  extra?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <div>
          <h3 id={id} className={styles['sectionTitle']}>
            {title}
          </h3>
          {note !== undefined && <p className={styles['sectionNote']}>{note}</p>}
        </div>
        {extra}
      </div>
      {children}
    </section>
  )
}
