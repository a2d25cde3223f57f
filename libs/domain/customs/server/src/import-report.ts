import { columnIndex, type BookProblem, type SheetProblem } from '@tradeport/domain/customs/rules'
import { disarmed, workbookFile, type SheetCell, type SheetOfBook } from '@tradeport/node/spreadsheet'
import { sheetWord, type Words } from './declaration-export'

/** What is wrong with a cell, in the reader's words. */
export function reasonOf({ key, params }: SheetProblem, words: Words): string {
  const text = words[`check.${key}`] ?? words[`transfer.check.${key}`] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
}

/** By `row,column` from 0; a cell with several faults has all of them in its remark. */
function remarksOn(problems: readonly SheetProblem[], words: Words): ReadonlyMap<string, string> {
  const remarks = new Map<string, string>()
  for (const problem of problems) {
    const place = `${problem.row - 1},${columnIndex(problem.column)}`
    const before = remarks.get(place)
    remarks.set(place, before === undefined ? reasonOf(problem, words) : `${before}\n${reasonOf(problem, words)}`)
  }
  return remarks
}

const LIST_WIDTHS = [8, 8, 28, 32, 80]

/** The sheet as it was sent, its wrong cells remarked, and behind it the list of them. Corrected, its first sheet is sent again. */
export function remarkedWorkbook(
  cells: readonly (readonly SheetCell[])[],
  problems: readonly SheetProblem[],
  words: Words,
): Promise<Buffer> {
  const head = ['row', 'column', 'header', 'value', 'reason'].map(column => sheetWord(words, column))
  const list = problems.map(problem => [
    ...[problem.row, problem.column, disarmed(problem.header), disarmed(problem.value), reasonOf(problem, words)],
  ])
  return workbookFile([
    { name: 'data', rows: cells.map(row => row.map(disarmed)), width: () => 24, remarks: remarksOn(problems, words) },
    { name: 'problems', rows: [head, ...list], width: column => LIST_WIDTHS[column] ?? 24 },
  ])
}

const BOOK_WIDTHS = [20, 28, 32, 80]
const LIST_NAME = 'problems'

/** The whole workbook as it was sent, remarked likewise; what its last sheet lists is read as no part of a form. */
export function remarkedBook(
  sheets: readonly SheetOfBook[],
  problems: readonly BookProblem[],
  words: Words,
): Promise<Buffer> {
  const head = ['cell', 'header', 'value', 'reason'].map(column => sheetWord(words, column))
  const list = problems.map(problem => [
    ...[`${problem.sheet}!${problem.column}${problem.row}`, problem.header, problem.value].map(disarmed),
    reasonOf(problem, words),
  ])
  const names = new Set(sheets.map(({ name }) => name.toLowerCase()))
  let listName = LIST_NAME
  for (let at = 2; names.has(listName); at++) listName = `${LIST_NAME} ${at}`
  return workbookFile([
    ...sheets.map(({ name, rows }) => ({
      // A file of comma-separated values has one sheet, without a name.
      name: name === '' ? 'data' : name,
      rows: rows.map(row => row.map(disarmed)),
      width: () => 24,
      remarks: remarksOn(
        problems.filter(({ sheet }) => sheet === name),
        words,
      ),
    })),
    { name: listName, rows: [head, ...list], width: column => BOOK_WIDTHS[column] ?? 24 },
  ])
}
