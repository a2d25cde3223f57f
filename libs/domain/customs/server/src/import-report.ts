import { columnIndex, type SheetProblem } from '@tradeport/domain/customs/rules'
import { disarmed, workbookFile, type SheetCell } from '@tradeport/node/spreadsheet'
import { sheetWord, type Words } from './declaration-export'

/** What is wrong with a cell, in the reader's words. */
export function reasonOf({ key, params }: SheetProblem, words: Words): string {
  const text = words[`check.${key}`] ?? words[`transfer.check.${key}`] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

const LIST_WIDTHS = [8, 8, 28, 32, 80]

/** The sheet as it was sent, its wrong cells remarked, and behind it the list of them. Corrected, its first sheet is sent again. */
export function remarkedWorkbook(
  cells: readonly (readonly SheetCell[])[],
  problems: readonly SheetProblem[],
  words: Words,
): Promise<Buffer> {
  const remarks = problems.map(problem => {
    const place = `${problem.row - 1},${columnIndex(problem.column)}`
    return [place, reasonOf(problem, words)] as const
  })
  const head = ['row', 'column', 'header', 'value', 'reason'].map(column => sheetWord(words, column))
  const list = problems.map(problem => [
    ...[problem.row, problem.column, disarmed(problem.header), disarmed(problem.value), reasonOf(problem, words)],
  ])
  return workbookFile([
    { name: 'data', rows: cells.map(row => row.map(disarmed)), width: () => 24, remarks: new Map(remarks) },
    { name: 'problems', rows: [head, ...list], width: column => LIST_WIDTHS[column] ?? 24 },
  ])
}
