import { classNames } from '../class-names'
import styles from './prose.module.css'

export interface ProseProps {
  /** Rich text that the server has cleaned: a short list of tags, no attributes that could do anything. */
  html: string
  className?: string | undefined
}

/** Running text that people wrote: descriptions, articles, agreements. */
export function Prose({ html, className }: ProseProps) {
  if (html === '') return null
  // eslint-disable-next-line no-restricted-syntax -- the server has cleaned it when it was written
  return <div className={classNames(styles['prose'], className)} dangerouslySetInnerHTML={{ __html: html }} />
}
