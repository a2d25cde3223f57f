import {
  HEAD_FIELDS,
  declarationContent,
  type DeclarationContent,
  type DeclarationField,
  type DeclarationIssue,
  type HeadFieldName,
  type IeFlag,
  type ItemFieldName,
} from '@tradeport/domain/customs/contract'
import type { Drawn, DrawnForm } from './conversion'
import { columnLetters, fieldOf, fieldText, type SheetValue } from './sheet-columns'
import { isOwnFault, readDeclarationSheet, sheetIssues, type SheetProblem, type SheetReading } from './sheet-import'

export interface BookSheet {
  readonly name: string
  readonly rows: readonly (readonly SheetValue[])[]
}
export interface BookProblem extends SheetProblem {
  readonly sheet: string
}

type LineKind = 'item' | 'container'
/** What a heading calls a field: its own name, or the words that pages have for it. */
export type FieldWords = ReadonlyMap<string, string>

const BY_WORDS = 0.9
const SHOWN_VALUE = 80
const textOf = (cell: SheetValue | undefined): string => String(cell ?? '').trim()

const headNames: readonly string[] = Object.keys(HEAD_FIELDS)
const isHeadName = (name: string): name is HeadFieldName => headNames.includes(name)
const headFields: Readonly<Record<string, DeclarationField>> = HEAD_FIELDS

/** The field of the head that a heading stands for, and how sure that is. */
function headFieldOf(heading: string, words: FieldWords): { name: HeadFieldName; confidence: number } | undefined {
  const said = (/\[([^[\]]+)\]\s*$/.exec(heading)?.[1] ?? heading).trim().toLowerCase()
  if (said === '') return undefined
  const exact = headNames.find(
    name => name.toLowerCase() === said || (headFields[name]?.tag ?? '').toLowerCase() === said,
  )
  const name = exact ?? words.get(said)
  return name !== undefined && isHeadName(name) ? { name, confidence: exact ? 1 : BY_WORDS } : undefined
}

function lineFieldOf(
  kind: LineKind,
  heading: string,
  words: FieldWords,
): { name: string; confidence: number } | undefined {
  const exact = fieldOf(kind, heading)
  if (exact !== undefined) return { name: exact, confidence: 1 }
  const worded = words.get(heading.trim().toLowerCase())
  const name = worded === undefined ? undefined : fieldOf(kind, worded)
  return name === undefined ? undefined : { name, confidence: BY_WORDS }
}

interface KnownSheet extends BookSheet {
  readonly kind: 'head' | LineKind
}

/** What a sheet is about: whatever most of its headings are. The head stands below each other, lines beside each other. */
function kindOf(sheet: BookSheet, words: FieldWords): KnownSheet['kind'] | undefined {
  const across = sheet.rows[0] ?? []
  const counted = [
    ['head', sheet.rows.filter(row => headFieldOf(textOf(row[0]), words)).length],
    ['item', across.filter(cell => lineFieldOf('item', textOf(cell), words)).length],
    ['container', across.filter(cell => lineFieldOf('container', textOf(cell), words)).length],
  ] as const
  const [kind, count] = counted.reduce((best, each) => (each[1] > best[1] ? each : best))
  return count >= 2 ? kind : undefined
}

interface HeadReading {
  readonly fields: Partial<Record<HeadFieldName, Drawn>>
  /** Where each value stands. */
  readonly rows: ReadonlyMap<string, number>
  readonly problems: readonly BookProblem[]
}

const cellProblem = (
  sheet: BookSheet,
  row: number,
  column: number,
  { key, params }: Pick<SheetProblem, 'key' | 'params'>,
): BookProblem => ({
  sheet: sheet.name,
  row: row + 1,
  column: columnLetters(column),
  header: textOf(sheet.rows[row]?.[0]).slice(0, SHOWN_VALUE),
  value: textOf(sheet.rows[row]?.[column]).slice(0, SHOWN_VALUE),
  ...{ key, params },
})

/** One field a row: what it is called, and its value. */
function readHead(sheet: BookSheet, words: FieldWords): HeadReading {
  const fields: Partial<Record<HeadFieldName, Drawn>> = {}
  const rows = new Map<string, number>()
  const problems: BookProblem[] = []
  sheet.rows.forEach((row, index) => {
    const heading = textOf(row[0])
    const field = headFieldOf(heading, words)
    if (!field) {
      // The first row may say what the columns are.
      if (index > 0 && heading !== '' && textOf(row[1]) !== '')
        problems.push(cellProblem(sheet, index, 0, { key: 'unknown_column', params: {} }))
      return
    }
    const value = fieldText(field.name, HEAD_FIELDS[field.name], row[1] ?? null)
    if (value === '' || rows.has(field.name)) return
    rows.set(field.name, index)
    fields[field.name] = { value, from: `${sheet.name}!B${index + 1}`, confidence: field.confidence }
  })
  return { fields, rows, problems }
}

interface LineReading {
  readonly sheet: BookSheet
  readonly kind: LineKind
  /** Headings by the names of their fields, as they are read. */
  readonly cells: readonly (readonly SheetValue[])[]
  readonly reading: SheetReading
  readonly columns: ReadonlyMap<string, { column: number; confidence: number }>
}

function readLines(sheet: BookSheet, kind: LineKind, content: DeclarationContent, words: FieldWords): LineReading {
  const columns = new Map<string, { column: number; confidence: number }>()
  const heads = (sheet.rows[0] ?? []).map((cell, column) => {
    const field = lineFieldOf(kind, textOf(cell), words)
    if (!field) return cell
    if (!columns.has(field.name)) columns.set(field.name, { column, confidence: field.confidence })
    return field.name
  })
  const cells = [heads, ...sheet.rows.slice(1)]
  return { sheet, kind, cells, columns, reading: readDeclarationSheet(content, cells, { kind }) }
}

const kept = (row: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(row).flatMap<[string, string]>(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )

/** Each value of the lines with its cell; a total that follows from price and quantity says so. */
function drawnItems({ sheet, reading, columns }: LineReading): DrawnForm['items'] {
  const rows = new Map(reading.places.map(({ index, row }) => [index, row]))
  return reading.content.items.map((item, index) => {
    const drawn: Partial<Record<ItemFieldName, Drawn>> = {}
    for (const [name, value] of kept(item)) {
      const at = columns.get(name)
      const isSaid = at !== undefined && textOf(sheet.rows[rows.get(index) ?? -1]?.[at.column]) !== ''
      const source: Omit<Drawn, 'value'> = isSaid
        ? { from: `${sheet.name}!${columnLetters(at.column)}${(rows.get(index) ?? 0) + 1}`, confidence: at.confidence }
        : name === 'declTotal'
          ? { from: 'declPrice', confidence: BY_WORDS }
          : { from: 'default', confidence: 0.5 }
      Object.assign(drawn, { [name]: { value, ...source } })
    }
    return drawn
  })
}

/** A workbook as a form, and what its cells say. */
export interface BookReading {
  readonly drawn: DrawnForm
  /** Names of sheets that say nothing of a form. */
  readonly unread: readonly string[]
  /** False where no sheet says anything of a form. */
  readonly isForm: boolean
  /** Every wrong cell, by what the checks say of the form that was made of it. */
  problems(issues: readonly DeclarationIssue[]): BookProblem[]
}

/** Reads the head, the goods and the containers of a form out of a workbook; the first sheet of each kind counts. */
export function readDeclarationBook(ieFlag: IeFlag, sheets: readonly BookSheet[], words: FieldWords): BookReading {
  const known = new Map<KnownSheet['kind'], BookSheet>()
  const unread: string[] = []
  for (const sheet of sheets) {
    const kind = kindOf(sheet, words)
    if (kind === undefined || known.has(kind)) unread.push(sheet.name)
    else known.set(kind, sheet)
  }
  const blank = declarationContent.parse({ ieFlag })
  const headSheet = known.get('head')
  const head = headSheet && readHead(headSheet, words)
  const lines = (['item', 'container'] as const).flatMap(kind => {
    const sheet = known.get(kind)
    // Only its headings: the template as it was fetched.
    return sheet && sheet.rows.length > 1 ? [readLines(sheet, kind, blank, words)] : []
  })
  const items = lines.find(({ kind }) => kind === 'item')
  const containers = lines.find(({ kind }) => kind === 'container')
  return {
    drawn: {
      ieFlag,
      head: head?.fields ?? {},
      items: items ? drawnItems(items) : [],
      containers: (containers?.reading.content.containers ?? []).map(container => Object.fromEntries(kept(container))),
    },
    unread,
    isForm: known.size > 0,
    problems: issues => [
      ...(head?.problems ?? []),
      ...issues.flatMap(issue => {
        const row = head?.rows.get(issue.path.replace(/^head\./, ''))
        if (!headSheet || row === undefined || !issue.path.startsWith('head.') || !isOwnFault(issue)) return []
        return [cellProblem(headSheet, row, 1, issue)]
      }),
      ...lines.flatMap(({ sheet, kind, cells, reading }) =>
        sheetIssues(cells, { kind }, reading, issues).map(problem => ({ ...problem, sheet: sheet.name })),
      ),
    ],
  }
}
