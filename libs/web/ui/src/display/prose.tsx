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
  return <div className={classNames(styles['prose'], className)} dangerouslySetInnerHTML={{ __html: html }} />
}
