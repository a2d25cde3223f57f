import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import styles from './data-table.module.css'

export interface DataColumn<Row> {
  key: string
  title: ReactNode
  /** In pixels: what the column is given where its content could be wider. */
  width?: number | undefined
  align?: 'left' | 'right' | 'center' | undefined
  /** As wide as what stands in it, without a break. */
  tight?: boolean | undefined
  /** Stays in sight at the end of the line while the others are scrolled under it. */
  pinned?: boolean | undefined
  /** On a phone it takes a line of the card for itself: buttons, tags. */
  whole?: boolean | undefined
  render: (row: Row) => ReactNode
}

export interface RowSelection<Row> {
  selected: readonly string[]
  onChange: (ids: string[]) => void
  texts: { all: string; row: (row: Row) => string }
}

export interface DataTableProps<Row extends { id: string }> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  selection?: RowSelection<Row> | undefined
  /** In place of the rows where there are none. */
  empty?: ReactNode
}

/** In pixels: words are broken into lines so that all columns are seen, until a column is no wider than this. */
const LEAST_WIDTH = 120

/**
 * Rows of a list as a table that is scrolled sideways in its box, by keys too; nothing of it is measured to be drawn. On a phone each row
 * stands as a card of its own, every value below its column's name; the roles keep it a table where the style sheet draws none.
 */
export function DataTable<Row extends { id: string }>({ label, columns, rows, selection, empty }: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box)
  return (
    <div
      ref={box}
      className={styles['box']}
      // What can be scrolled can be reached without a mouse.
      {...(overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      data-overflows={overflows || undefined}
    >
      <table className={styles['table']} role="table" aria-label={label}>
        <colgroup>
          {selection && <col className={styles['choiceColumn']} />}
          {columns.map(({ key, width, tight }) => (
            <col key={key} {...(tight ? { style: { width: 1 } } : width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <thead role="rowgroup" data-chooses={(selection !== undefined && rows.length > 0) || undefined}>
          <tr role="row">
            {selection && (
              <th className={styles['choice']} role="columnheader" scope="col" data-label={selection.texts.all}>
                <ChooseAll rows={rows} selection={selection} />
              </th>
            )}
            {columns.map(column => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cellClass(column)}
                {...(column.tight ? {} : { style: { minWidth: Math.min(column.width ?? LEAST_WIDTH, LEAST_WIDTH) } })}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr key={row.id} role="row" data-selected={selection?.selected.includes(row.id) || undefined}>
              {selection && (
                <td className={styles['choice']} role="cell">
                  <ChooseRow row={row} selection={selection} />
                </td>
              )}
              {columns.map(column => (
                <td
                  key={column.key}
                  role="cell"
                  className={cellClass(column)}
                  {...(typeof column.title === 'string' && column.title !== '' ? { 'data-label': column.title } : {})}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className={styles['empty']}>{empty}</div>}
    </div>
  )
}

function cellClass<Row>({ align = 'left', tight, pinned, whole }: DataColumn<Row>): string {
  return classNames(styles[align], tight && styles['tight'], pinned && styles['pinned'], whole && styles['whole'])
}

function ChooseAll<Row extends { id: string }>({
  rows,
  selection: { selected, onChange, texts },
}: {
  rows: readonly Row[]
  selection: RowSelection<Row>
}) {
  const chosen = rows.filter(row => selected.includes(row.id)).length
  const field = useRef<HTMLInputElement>(null)
  const isPart = chosen > 0 && chosen < rows.length
  useEffect(() => {
    if (field.current) field.current.indeterminate = isPart
  }, [isPart])
  return (
    <input
      ref={field}
      type="checkbox"
      className={styles['check']}
      aria-label={texts.all}
      checked={rows.length > 0 && chosen === rows.length}
      disabled={rows.length === 0}
      onChange={event => onChange(event.target.checked ? rows.map(row => row.id) : [])}
    />
  )
}

function ChooseRow<Row extends { id: string }>({
  row,
  selection: { selected, onChange, texts },
}: {
  row: Row
  selection: RowSelection<Row>
}) {
  return (
    <input
      type="checkbox"
      className={styles['check']}
      aria-label={texts.row(row)}
      checked={selected.includes(row.id)}
      onChange={event => onChange(event.target.checked ? [...selected, row.id] : selected.filter(id => id !== row.id))}
    />
  )
}

/** Whether there is more of it than its box shows. */
function useOverflow(box: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
