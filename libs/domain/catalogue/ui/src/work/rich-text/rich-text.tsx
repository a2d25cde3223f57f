import styles from './rich-text.module.css'

/** A description as buyers read it. The HTML has been cleaned by the server, or was written by `htmlOf`. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return (
    <div
      className={styles['text']}
      {...(lang === undefined ? {} : { lang })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
