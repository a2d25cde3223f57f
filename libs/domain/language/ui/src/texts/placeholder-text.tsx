import { Fragment } from 'react'
import styles from '../language.module.css'

/** A text with its placeholders set apart, line breaks kept. */
export function PlaceholderText({ text, lang }: { text: string; lang?: string }) {
  const parts = text.split(/(\{\w+\})/)
  return (
    <span className={styles['text']} lang={lang}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <code key={index} className={styles['placeholder']}>
            {part}
          </code>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </span>
  )
}
