import type { ReactNode } from 'react'
import {
  SHEET_ITEM_COLUMNS,
  SHEET_LABELS,
  SHEET_TITLE,
  sheetEndOf,
  sheetItemCells,
  sheetRowsOf,
  type SheetForm,
  type SheetLabel,
  type SheetPart,
} from '@tradeport/domain/customs/rules'
import styles from './printed-sheet.module.css'

/** The form as customs prints it: A4, landscape, its lines on as many pages as they need. */
export function PrintedSheet({ form, draft }: { form: SheetForm; draft: ReactNode }) {
  const { content } = form
  const { ieFlag } = content
  const label = (key: SheetLabel) => SHEET_LABELS[key][ieFlag]
  const row = (parts: readonly SheetPart[], key: number) => (
    <dl key={key} className={styles['row']}>
      {parts.map(([name, value, width = 1]) => (
        <div key={name} className={styles['cell']} style={{ flexGrow: width }}>
          <dt>{label(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <article className={styles['sheet']} lang="zh-CN" data-paper>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{SHEET_TITLE[ieFlag]}</h1>
        <p className={styles['numbers']}>
          <span>
            {label('preEntryId')}：{form.preEntryId}
          </span>
          <span>
            {label('entryId')}：{form.entryId}
          </span>
          <span>
            {label('formNo')}：{form.no}
          </span>
          {draft}
        </p>
      </header>
      {sheetRowsOf(form).map(row)}
      <table className={styles['items']}>
        <thead>
          <tr>
            {SHEET_ITEM_COLUMNS.map(column => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.items.map((item, index) => {
            const cells = sheetItemCells(item, index, form)
            return (
              <tr key={index}>
                {SHEET_ITEM_COLUMNS.map(column => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {sheetEndOf(form).map(row)}
    </article>
  )
}
