import { AppError } from '@tradeport/kernel/errors'
import type { BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from './sheet-rows'
import { disarmed, streamedSheet } from './stream-sheet'
import { workbook } from './write-sheets'

/** Rows of a list that is written while one waits. */
const MAX_LIST_ROWS = 2_000

/** So many rows a list is read for, which tells one of exactly the most from a longer one. */
export const LIST_ROWS_READ = MAX_LIST_ROWS + 1

const WIDTH = 20
const WIDE = 48

export interface ListWorkbook<Column extends string> {
  readonly fileName: string
  /** Of the sheet. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly head: (column: Column) => string
  readonly rows: readonly Readonly<Record<Column, SheetCell>>[]
  /** The column that holds more than a few words. */
  readonly wide?: Column
  /** As a file of commas, and only some of the columns. */
  readonly asked?: { readonly format: 'xlsx' | 'csv'; readonly columns?: readonly Column[] | undefined }
}

async function* each<T>(lines: readonly T[]): AsyncGenerator<T> {
  yield* lines
}

/**
 * A list as one sees it, as a workbook or as asked for: nothing in it computes. Columns keep the order of the list.
 *
 * @throws AppError `FT520413` where it is longer than is written while one waits: nothing is left out in silence.
 */
export function listWorkbook<Column extends string>(list: ListWorkbook<Column>): Promise<BinaryAnswer> {
  const { fileName, name, head, rows, wide, asked } = list
  if (rows.length > MAX_LIST_ROWS) throw new AppError('FT520413', { max: MAX_LIST_ROWS })
  const columns = list.columns.filter(column => asked?.columns?.includes(column) ?? true)
  if (asked?.format === 'csv') {
    const lines = [columns.map(head), ...rows.map(row => columns.map(column => row[column]))]
    return streamedSheet({ fileName, format: 'csv', name, rows: each(lines) })
  }
  const lines = rows.map(row => columns.map(column => disarmed(row[column])))
  const width = (column: number) => (columns[column] === wide ? WIDE : WIDTH)
  return workbook(fileName, [{ name, rows: [columns.map(head), ...lines], width }])
}
