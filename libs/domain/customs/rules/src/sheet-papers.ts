import {
  EDOC_FIELDS,
  LICENCE_FIELDS,
  MAX_EDOCS,
  MAX_LICENCES,
  MAX_VINS,
  VIN_FIELDS,
  type DeclarationField,
  type DeclarationIssue,
  type SheetKey,
} from '@tradeport/domain/customs/contract'
import { columnLetters, fieldText, type SheetValue } from './sheet-columns'
import { isOwnFault, type SheetProblem } from './sheet-import'

export interface BookSheet {
  readonly name: string
  readonly rows: readonly (readonly SheetValue[])[]
}
export interface BookProblem extends SheetProblem {
  readonly sheet: string
}
/** What a heading calls a field: its own name, or the words that pages have for it. */
export type FieldWords = ReadonlyMap<string, string>

/** What stands beside the goods: vehicles, each of a line, and licences and papers of the whole form. */
export const PAPER_KINDS = ['vin', 'licence', 'document'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The column of vehicles that names their line. */
export const LINE_FIELD = 'gNo'

type Fields = Readonly<Record<string, DeclarationField>>
const PAPER_FIELDS: Readonly<Record<PaperKind, Fields>> = {
  vin: VIN_FIELDS,
  licence: LICENCE_FIELDS,
  document: EDOC_FIELDS,
}
const MOST: Readonly<Record<PaperKind, { max: number; key: SheetKey }>> = {
  vin: { max: MAX_VINS, key: 'vins_count' },
  licence: { max: MAX_LICENCES, key: 'papers_count' },
  document: { max: MAX_EDOCS, key: 'papers_count' },
}
const SHOWN_VALUE = 80
export const textOf = (cell: SheetValue | undefined): string => String(cell ?? '').trim()

/** The field that a heading stands for: its name, its tag in the message, or a word of the pages. */
export function paperFieldOf(kind: PaperKind, heading: string, words: FieldWords): string | undefined {
  const said = (/\[([^[\]]+)\]\s*$/.exec(heading)?.[1] ?? heading).trim().toLowerCase()
  const fields = PAPER_FIELDS[kind]
  const names = kind === 'vin' ? [LINE_FIELD, ...Object.keys(fields)] : Object.keys(fields)
  const named = (word: string) =>
    names.find(name => name.toLowerCase() === word || fields[name]?.tag.toLowerCase() === word)
  if (said === '') return undefined
  const worded = words.get(said)
  return named(said) ?? (worded === undefined ? undefined : named(worded.toLowerCase()))
}

export type Finding = Pick<SheetProblem, 'key' | 'params'>

/** A finding at one cell of a sheet, with what the cell `heading` says; rows and columns from 0. */
export const problemAt = (
  sheet: BookSheet,
  [row, column]: readonly [row: number, column: number],
  heading: SheetValue | undefined,
  { key, params }: Finding,
): BookProblem => ({
  sheet: sheet.name,
  row: row + 1,
  column: columnLetters(column),
  header: textOf(heading).slice(0, SHOWN_VALUE),
  value: textOf(sheet.rows[row]?.[column]).slice(0, SHOWN_VALUE),
  ...{ key, params },
})

/** Of a sheet whose headings stand above its columns. */
export const lineProblem = (sheet: BookSheet, row: number, column: number, finding: Finding): BookProblem =>
  problemAt(sheet, [row, column], sheet.rows[0]?.[column], finding)

interface PaperRow {
  readonly row: number
  /** Of vehicles: from 1. */
  readonly line: number
  /** Among those of its line, or of the form. */
  readonly index: number
  readonly values: Readonly<Record<string, string>>
}

export interface PaperReading {
  readonly kind: PaperKind
  readonly sheet: BookSheet
  readonly columns: readonly (string | undefined)[]
  readonly rows: readonly PaperRow[]
  readonly problems: readonly BookProblem[]
}

/** Rows that could be read; of the others their problems. */
export function readPapers(sheet: BookSheet, kind: PaperKind, words: FieldWords, lines: number): PaperReading {
  const named = (sheet.rows[0] ?? []).map(cell => paperFieldOf(kind, textOf(cell), words))
  const columns = named.map((field, index) => (named.indexOf(field) === index ? field : undefined))
  const rows: PaperRow[] = []
  const problems: BookProblem[] = []
  const add = (row: number, column: number, key: SheetKey, params: Record<string, string> = {}) =>
    problems.push(lineProblem(sheet, row, Math.max(0, column), { key, params }))
  columns.forEach((field, column) => {
    if (field === undefined && sheet.rows.some((row, index) => index > 0 && textOf(row[column]) !== ''))
      add(0, column, 'unknown_column')
  })
  const counted = new Map<number, number>()
  const vehicles = new Set<string>()
  const { max, key: tooMany } = MOST[kind]
  sheet.rows.forEach((cells, row) => {
    if (row === 0 || cells.every(cell => textOf(cell) === '')) return
    const values: Record<string, string> = {}
    columns.forEach((name, column) => {
      const field = name === undefined ? undefined : PAPER_FIELDS[kind][name]
      if (name === undefined || !field) return
      const text = fieldText(name, field, cells[column] ?? null)
      if (text !== '') values[name] = text
    })
    const lineColumn = columns.indexOf(LINE_FIELD)
    const said = textOf(cells[lineColumn])
    const line = kind === 'vin' ? Number(said) : 0
    if (kind === 'vin' && !(Number.isInteger(line) && line >= 1 && line <= lines)) {
      if (said === '') add(row, lineColumn, 'required')
      else add(row, lineColumn, 'container_unknown_item', { line: said })
      return
    }
    const { vinCode } = values
    if (kind === 'vin' && vinCode !== undefined) {
      if (vehicles.has(vinCode)) return void add(row, columns.indexOf('vinCode'), 'vin_twice')
      vehicles.add(vinCode)
    }
    const index = counted.get(line) ?? 0
    counted.set(line, index + 1)
    if (index >= max) {
      if (index === max) add(row, 0, tooMany, { max: String(max) })
      return
    }
    rows.push({ row, line, index, values })
  })
  return { kind, sheet, columns, rows, problems }
}

/** The wrong cells: what the sheet has wrong itself, and what the checks of the form say of its rows, which name lines through all forms. */
export function paperProblems(
  { kind, sheet, columns, rows, problems }: PaperReading,
  issues: readonly DeclarationIssue[],
): BookProblem[] {
  const prefixOf = ({ line, index }: PaperRow) =>
    kind === 'vin' ? `items[${line - 1}].vins[${index}]` : `${kind === 'licence' ? 'licenceDocs' : 'eDocs'}[${index}]`
  const rowAt = new Map(rows.map(row => [prefixOf(row), row.row]))
  const seen = new Set(problems.map(({ row, column }) => `${row} ${column}`))
  const found = issues.flatMap(issue => {
    const [, prefix = '', field = ''] = /^(.+\[\d+\])\.(\w+)$/.exec(issue.path) ?? []
    const row = rowAt.get(prefix)
    const column = columns.indexOf(field)
    if (row === undefined || column < 0 || !isOwnFault(issue)) return []
    const problem = lineProblem(sheet, row, column, issue)
    const cell = `${problem.row} ${problem.column}`
    // Licences and papers stand in every form: what is wrong with them is said once.
    if (seen.has(cell)) return []
    seen.add(cell)
    return [problem]
  })
  return [...problems, ...found].sort((one, other) => one.row - other.row)
}
