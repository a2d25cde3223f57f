import {
  COP_LIMIT_FIELDS,
  EDOC_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  MAX_COP_LIMITS,
  MAX_EDOCS,
  MAX_ITEMS,
  MAX_LICENCES,
  MAX_LIMITS,
  MAX_OTHER_PACKS,
  MAX_REQUEST_CERTS,
  MAX_USERS,
  MAX_VINS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
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

/** What stands beside the goods: of a line (vehicles, qualifications, supplements), and of the whole form. */
export const PAPER_KINDS = [
  'vin',
  'licence',
  'document',
  'limit',
  'otherPack',
  'requestCert',
  'user',
  'copLimit',
  'supplement',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** The column that names a line. */
export const LINE_FIELD = 'gNo'

type Fields = Readonly<Record<string, DeclarationField>>
interface PaperFacts {
  readonly fields: Fields
  readonly max: number
  readonly tooMany: SheetKey
  /** How the form calls such a row; of the kinds of a line, `line` from 0. */
  path(index: number, line: number): string
  /** Its rows belong to lines, which it names. */
  readonly ofLine?: true
  /** Known by the names of its fields alone: the words of its headings mean something else in other sheets. */
  readonly isExact?: true
}

const PAPERS: Readonly<Record<PaperKind, PaperFacts>> = {
  vin: {
    ...{ fields: VIN_FIELDS, max: MAX_VINS, tooMany: 'vins_count', ofLine: true },
    path: (index, line) => `items[${line}].vins[${index}]`,
  },
  licence: {
    ...{ fields: LICENCE_FIELDS, max: MAX_LICENCES, tooMany: 'papers_count' },
    path: index => `licenceDocs[${index}]`,
  },
  document: { fields: EDOC_FIELDS, max: MAX_EDOCS, tooMany: 'papers_count', path: index => `eDocs[${index}]` },
  limit: {
    ...{ fields: LIMIT_FIELDS, max: MAX_LIMITS, tooMany: 'papers_count', ofLine: true, isExact: true },
    path: (index, line) => `items[${line}].limits[${index}]`,
  },
  otherPack: {
    ...{ fields: OTHER_PACK_FIELDS, max: MAX_OTHER_PACKS, tooMany: 'papers_count', isExact: true },
    path: index => `otherPacks[${index}]`,
  },
  requestCert: {
    ...{ fields: REQUEST_CERT_FIELDS, max: MAX_REQUEST_CERTS, tooMany: 'papers_count', isExact: true },
    path: index => `requestCerts[${index}]`,
  },
  user: {
    ...{ fields: USER_FIELDS, max: MAX_USERS, tooMany: 'papers_count', isExact: true },
    path: index => `users[${index}]`,
  },
  copLimit: {
    ...{ fields: COP_LIMIT_FIELDS, max: MAX_COP_LIMITS, tooMany: 'papers_count', isExact: true },
    path: index => `copLimits[${index}]`,
  },
  supplement: {
    ...{ fields: SUPPLEMENT_FIELDS, max: MAX_ITEMS, tooMany: 'papers_count', ofLine: true, isExact: true },
    path: index => `supplements[${index}]`,
  },
}
const SHOWN_VALUE = 80
export const textOf = (cell: SheetValue | undefined): string => String(cell ?? '').trim()

/** The field that a heading stands for: its name, its tag in the message, or a word of the pages. */
export function paperFieldOf(kind: PaperKind, heading: string, words: FieldWords): string | undefined {
  const said = (/\[([^[\]]+)\]\s*$/.exec(heading)?.[1] ?? heading).trim().toLowerCase()
  const { fields, ofLine = false, isExact = false } = PAPERS[kind]
  const names = [...new Set([...(ofLine ? [LINE_FIELD] : []), ...Object.keys(fields)])]
  const named = (word: string) =>
    names.find(name => name.toLowerCase() === word || fields[name]?.tag.toLowerCase() === word)
  if (said === '') return undefined
  const worded = isExact ? undefined : words.get(said)
  return named(said) ?? (worded === undefined ? undefined : named(worded.toLowerCase()))
}

/** How many headings of a sheet say that it is of this kind; none where it would have to name lines and does not. */
export function paperHeadings(kind: PaperKind, sheet: BookSheet, words: FieldWords): number {
  const named = (sheet.rows[0] ?? []).map(cell => paperFieldOf(kind, textOf(cell), words))
  const { ofLine = false, isExact = false } = PAPERS[kind]
  if (isExact && ofLine && !named.includes(LINE_FIELD)) return 0
  return named.filter(name => name !== undefined).length
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
  /** Of the kinds of a line: from 1. */
  readonly line: number
  /** Among those that the form has in one list. */
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

/**
 * Rows that could be read; of the others their problems.
 *
 * @param formOf which of the forms a line, from 1, goes into
 */
export function readPapers(
  sheet: BookSheet,
  kind: PaperKind,
  words: FieldWords,
  { lines, formOf }: { lines: number; formOf(line: number): number },
): PaperReading {
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
  const { fields, max, tooMany, ofLine = false } = PAPERS[kind]
  sheet.rows.forEach((cells, row) => {
    if (row === 0 || cells.every(cell => textOf(cell) === '')) return
    const values: Record<string, string> = {}
    columns.forEach((name, column) => {
      const field = name === undefined ? undefined : fields[name]
      if (name === undefined || !field) return
      const text = fieldText(name, field, cells[column] ?? null)
      if (text !== '') values[name] = text
    })
    const lineColumn = columns.indexOf(LINE_FIELD)
    const said = textOf(cells[lineColumn])
    const line = ofLine ? Number(said) : 0
    if (ofLine && !(Number.isInteger(line) && line >= 1 && line <= lines)) {
      if (said === '') add(row, lineColumn, 'required')
      else add(row, lineColumn, 'container_unknown_item', { line: said })
      return
    }
    const { vinCode } = values
    if (kind === 'vin' && vinCode !== undefined) {
      if (vehicles.has(vinCode)) return void add(row, columns.indexOf('vinCode'), 'vin_twice')
      vehicles.add(vinCode)
    }
    // Supplements stand beside the lines: each form has a list of its own.
    const list = kind === 'supplement' ? formOf(line) : line
    const count = counted.get(list) ?? 0
    counted.set(list, count + 1)
    if (count >= max) {
      if (count === max) add(row, 0, tooMany, { max: String(max) })
      return
    }
    rows.push({ row, line, index: kind === 'supplement' ? rows.length : count, values })
  })
  return { kind, sheet, columns, rows, problems }
}

/** The wrong cells: what the sheet has wrong itself, and what the checks of the form say of its rows, which name lines through all forms. */
export function paperProblems(
  { kind, sheet, columns, rows, problems }: PaperReading,
  issues: readonly DeclarationIssue[],
): BookProblem[] {
  const prefixOf = ({ line, index }: PaperRow) => PAPERS[kind].path(index, line - 1)
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
