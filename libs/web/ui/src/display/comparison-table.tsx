import { useState, type ReactNode } from 'react'
import styles from './comparison-table.module.css'

export interface ComparisonRow {
  readonly key: string
  readonly label: string
  /** The lines of one cell for each column; none where nothing is said. */
  readonly cells: readonly (readonly string[])[]
  readonly isDifferent: boolean
}

/** Whether cells beside each other say different things. */
export const differs = (cells: readonly (readonly string[])[]): boolean =>
  new Set(cells.map(lines => lines.join('\n'))).size > 1

export interface ComparisonTableProps {
  /** What is compared, for whoever scrolls by keys. */
  readonly label: string
  readonly heads: readonly { readonly id: string; readonly content: ReactNode }[]
  readonly rows: readonly ComparisonRow[]
  readonly words: { readonly only: string; readonly differs: string; readonly none: string }
}

/** Offers side by side, line by line; what is the same in all of them can be left out. */
export function ComparisonTable({ label, heads, rows, words }: ComparisonTableProps) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  return (
    <>
      <label className={styles['only']}>
        <input
          type="checkbox"
          checked={isOnlyDifferent}
          onChange={event => setOnlyDifferent(event.currentTarget.checked)}
        />
        {words.only}
      </label>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <td />
              {heads.map(({ id, content }) => (
                <th key={id} scope="col">
                  <div className={styles['head']}>{content}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(row => !isOnlyDifferent || row.isDifferent)
              .map(row => (
                <Row key={row.key} row={row} words={words} />
              ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ row, words }: { readonly row: ComparisonRow; readonly words: ComparisonTableProps['words'] }) {
  return (
    <tr data-different={row.isDifferent || undefined}>
      <th scope="row">
        {row.label}
        {row.isDifferent && <span className={styles['differs']}>{words.differs}</span>}
      </th>
      {row.cells.map((lines, index) => (
        <td key={index}>
          {lines.length === 0 && <span className={styles['none']}>{words.none}</span>}
          {lines.map(line => (
            <span key={line} className={styles['line']}>
              {line}
            </span>
          ))}
        </td>
      ))}
    </tr>
  )
}
