import styles from './clauses.module.css'

export interface ClausesProps {
  clauses: readonly { title: string | null; paragraphs: readonly string[] }[]
  /** Of the headings. */
  level: 3 | 4
  /** As `lang` says it. */
  lang: string
}

/** The text of an agreement: headed clauses, their paragraphs with the line breaks that were written. */
export function Clauses({ clauses, level, lang }: ClausesProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles['clauses']} lang={lang}>
      {clauses.map(({ title, paragraphs }, index) => (
        <section key={index}>
          {title !== null && <Heading className={styles['title']}>{title}</Heading>}
          {paragraphs.map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
