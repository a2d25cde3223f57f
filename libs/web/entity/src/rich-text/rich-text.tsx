import styles from './rich-text.module.css'

/** Formatted text to be read. Its HTML has been cleaned by the server. */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  // eslint-disable-next-line no-restricted-syntax -- the server has cleaned it when it was written
  return <div className={styles['text']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
