import { wordDifference, type TextPart } from '@tradeport/kernel/values'
import type { ReactNode } from 'react'
import styles from './difference-table.module.css'

export interface DifferenceRow {
  key: string
  name: ReactNode
  before: ReactNode
  after: ReactNode
}

export interface DifferenceTableProps {
  labels: { field: string; before: string; after: string }
  rows: readonly DifferenceRow[]
}

/** What differs between two versions, field by field, side by side. */
export function DifferenceTable({ labels, rows }: DifferenceTableProps) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{labels.field}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td data-label={labels.before}>{row.before}</td>
              <td data-label={labels.after}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Both sides of a text, with the words that only one of them has marked. */
export const wordsBeside = (before: string, after: string) => partsBeside(wordDifference(before, after))

/** The same of a text that was compared already. */
export function partsBeside(parts: readonly TextPart[]): { before: ReactNode; after: ReactNode } {
  const side = (own: 'gone' | 'new') => {
    const shown = parts.filter(part => part.kind === 'same' || part.kind === own)
    if (shown.length === 0) return <span className={styles['none']}>–</span>
    return (
      <span className={styles['words']}>
        {shown.map((part, index) => {
          if (part.kind === 'same') return <span key={index}>{part.text}</span>
          return own === 'gone' ? <del key={index}>{part.text}</del> : <ins key={index}>{part.text}</ins>
        })}
      </span>
    )
  }
  return { before: side('gone'), after: side('new') }
}

/** What formatted text says, line by line. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h3|\/h4|\/tr|\/td|\/th|hr)[^>]*>/g, match => `${match}\n`)
  return new DOMParser()
    .parseFromString(spaced, 'text/html')
    .body.textContent.replace(/\n{2,}/g, '\n')
    .trim()
}
