import type { BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from './sheet-rows'
import { disarmed } from './stream-sheet'
import { workbook } from './write-sheets'

/** Rows of a list that is written while one waits: the newest. */
export const MAX_LIST_ROWS = 2_000

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
}

/** A list as one sees it, as a workbook: nothing in it computes. */
export function listWorkbook<Column extends string>(list: ListWorkbook<Column>): Promise<BinaryAnswer> {
  const { fileName, name, columns, head, rows, wide } = list
  const lines = rows.map(row => columns.map(column => disarmed(row[column])))
  const width = (column: number) => (columns[column] === wide ? WIDE : WIDTH)
  return workbook(fileName, [{ name, rows: [columns.map(head), ...lines], width }])
}
