import {
  BUSINESS_MATTERS,
  DECLARATION_TYPES,
  FREE_FIELDS,
  HEAD_FIELDS,
  MAX_BOOK_FORMS,
  MAX_CONTAINERS,
  MAX_SHEET_ROWS,
  declarationContent,
  type DeclarationContent,
  type DeclarationField,
  type DeclarationIssue,
  type IeFlag,
  type ItemFieldName,
  type SheetKey,
} from '@tradeport/domain/customs/contract'
import type { Drawn, DrawnForm } from './conversion'
import { sharesOf, supplementsIn, unplacedContainers, type FormShare } from './form-shares'
import {
  PAPER_KINDS,
  lineProblem,
  problemAt,
  paperHeadings,
  paperProblems,
  readPapers,
  textOf,
  type BookProblem,
  type BookSheet,
  type FieldWords,
  type Finding,
  type PaperKind,
} from './sheet-papers'
import { columnLetters, fieldOf, fieldText, type SheetValue } from './sheet-columns'
import { isOwnFault, readDeclarationSheet, sheetIssues, type SheetReading } from './sheet-import'

type LineKind = 'item' | 'container'
type SheetOf = 'head' | LineKind | PaperKind

export type { BookProblem, BookSheet, FieldWords } from './sheet-papers'

const BY_WORDS = 0.9

/** What stands below each other in the sheet of the head, by where the form has it. */
const PLACES: Readonly<Record<string, DeclarationField>> = {
  ...Object.fromEntries(Object.entries(HEAD_FIELDS).map(([name, field]) => [`head.${name}`, field])),
  ...Object.fromEntries(Object.entries(FREE_FIELDS).map(([name, field]) => [`freeText.${name}`, field])),
}
/** Beside the fields: what kind of form it is, and what goes with it. Both are words of ours, not of customs' lists. */
export const KIND_ROW = 'declType'
export const MATTERS_ROW = 'businessMatters'
const WORD_ROWS = [KIND_ROW, MATTERS_ROW] as const

const nameAt = (path: string): string => path.split('.').at(-1) ?? ''

const ALL_PLACES = [...Object.keys(PLACES), ...WORD_ROWS]
/** The first place of each name. A workbook may have tens of thousands of rows, of which each could be a field of the head. */
const firstOf = (named: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(named.toReversed().filter(([name]) => name !== ''))
const PLACE_OF_NAME = firstOf(ALL_PLACES.map(path => [nameAt(path), path]))
/** By what a form calls a field itself, or by the tag of the message, in small letters. */
const PLACE_OF_HEADING = firstOf(
  ALL_PLACES.flatMap(path => [nameAt(path), PLACES[path]?.tag ?? ''].map(said => [said.toLowerCase(), path] as const)),
)

/** The place in the form that a heading stands for, and how sure that is. */
function headPlaceOf(heading: string, words: FieldWords): { path: string; confidence: number } | undefined {
  const said = (/\[([^[\]]+)\]\s*$/.exec(heading)?.[1] ?? heading).trim().toLowerCase()
  const exact = PLACE_OF_HEADING.get(said)
  if (exact !== undefined) return { path: exact, confidence: 1 }
  const path = PLACE_OF_NAME.get(words.get(said) ?? '')
  return path === undefined ? undefined : { path, confidence: BY_WORDS }
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

/** What a sheet is about: whatever most of its headings are. The head stands below each other, lines beside each other. */
function kindOf(sheet: BookSheet, words: FieldWords): SheetOf | undefined {
  const across = sheet.rows[0] ?? []
  const counted: (readonly [SheetOf, number])[] = [
    ['head', sheet.rows.filter(row => headPlaceOf(textOf(row[0]), words)).length],
    ['item', across.filter(cell => lineFieldOf('item', textOf(cell), words)).length],
    ['container', across.filter(cell => lineFieldOf('container', textOf(cell), words)).length],
    ...PAPER_KINDS.map(kind => [kind, paperHeadings(kind, sheet, words)] as const),
  ]
  const [kind, count] = counted.reduce((best, each) => (each[1] > best[1] ? each : best))
  return count >= 2 ? kind : undefined
}

interface HeadReading {
  /** By their places in the form. */
  readonly values: ReadonlyMap<string, Drawn>
  /** Where each value stands. */
  readonly rows: ReadonlyMap<string, number>
  readonly problems: readonly BookProblem[]
}

/** Of a sheet with the heading of each row before it. */
const cellProblem = (sheet: BookSheet, row: number, column: number, finding: Finding): BookProblem =>
  problemAt(sheet, [row, column], sheet.rows[row]?.[0], finding)

/** One field a row: what it is called, and its value. */
function readHead(sheet: BookSheet, words: FieldWords): HeadReading {
  const values = new Map<string, Drawn>()
  const rows = new Map<string, number>()
  const problems: BookProblem[] = []
  sheet.rows.forEach((row, index) => {
    const heading = textOf(row[0])
    const place = headPlaceOf(heading, words)
    if (!place) {
      // The first row may say what the columns are.
      if (index > 0 && heading !== '' && textOf(row[1]) !== '')
        problems.push(cellProblem(sheet, index, 0, { key: 'unknown_column', params: {} }))
      return
    }
    const { path, confidence } = place
    const field = PLACES[path]
    const value = field ? fieldText(nameAt(path), field, row[1] ?? null) : textOf(row[1])
    if (value === '' || rows.has(path)) return
    rows.set(path, index)
    values.set(path, { value, from: `${sheet.name}!B${index + 1}`, confidence })
    if (!field && wordsIn(path, value, words) === undefined)
      problems.push(cellProblem(sheet, index, 1, { key: 'not_in_list', params: {} }))
  })
  return { values, rows, problems }
}

/** The codes that a cell names, by themselves or by the words of the pages; undefined where it names anything else. */
function wordsIn(path: string, value: string, words: FieldWords): readonly string[] | undefined {
  const known: readonly string[] = path === KIND_ROW ? DECLARATION_TYPES : BUSINESS_MATTERS
  const parts = path === KIND_ROW ? [value] : value.split(/[,;，；、·\n]+/)
  const said = parts.map(part => part.trim().toLowerCase()).filter(Boolean)
  const codes = said.map(part => known.find(code => code === part || code === words.get(part)))
  return codes.every(code => code !== undefined) ? codes : undefined
}

/** What the sheet of the head says, by the parts of the form. */
function drawnHead({ values }: HeadReading, words: FieldWords): Omit<DrawnForm, 'ieFlag' | 'items' | 'containers'> {
  const under = (prefix: string) =>
    Object.fromEntries(
      [...values].flatMap(([path, drawn]) => (path.startsWith(prefix) ? [[nameAt(path), drawn] as const] : [])),
    )
  const kind = values.get(KIND_ROW)
  const type = kind && wordsIn(KIND_ROW, kind.value, words)?.[0]
  const declType = DECLARATION_TYPES.find(known => known === type)
  const matters = values.get(MATTERS_ROW)
  const named = matters && wordsIn(MATTERS_ROW, matters.value, words)
  return {
    head: under('head.'),
    freeText: under('freeText.'),
    ...(kind && declType ? { declType: { ...kind, value: declType } } : {}),
    ...(matters && named
      ? { businessMatters: { ...matters, matters: BUSINESS_MATTERS.filter(matter => named.includes(matter)) } }
      : {}),
  }
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
  const reading = readDeclarationSheet(content, cells, { kind })
  // What one form does not take goes into the next; how many containers each has is seen when they are shared out.
  const problems = reading.problems.filter(({ key }) => key !== 'items_count' && key !== 'containers_count')
  return { sheet, kind, cells, columns, reading: { ...reading, problems } }
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

/** A workbook as forms, and what its cells say. */
export interface BookReading {
  readonly drawn: DrawnForm
  /** Names of sheets that say nothing of a form. */
  readonly unread: readonly string[]
  /** False where no sheet says anything of a form. */
  readonly isForm: boolean
  /** Some sheet, other than that of containers, has more rows than are read. */
  readonly isTooLong: boolean
  /** Containers that none of its forms has a place for: to be checked, never made. */
  readonly beside: readonly DeclarationContent[]
  /** Every wrong cell, by what the checks say of each of the forms that were made of it, and of what stands `beside` them. */
  problems(issues: readonly (readonly DeclarationIssue[])[]): BookProblem[]
}

const LIST_PATH = /^(items|containers|supplements)\[(\d+)\]/

/** A finding at the place where the workbook has it, which numbers its lines through all forms. */
function wholeIssue(
  issue: DeclarationIssue,
  { from, containers }: Pick<FormShare, 'from' | 'containers'>,
  supplements: readonly { readonly index: number }[],
): DeclarationIssue {
  const path = issue.path.replace(LIST_PATH, (_, kind: string, at: string) => {
    const own = kind === 'containers' ? containers : supplements
    const index = kind === 'items' ? Number(at) + from : (own[Number(at)]?.index ?? Number(at))
    return `${kind}[${index}]`
  })
  return { ...issue, path }
}

/**
 * Reads all groups of a form out of a workbook; the first sheet of each kind counts. A form takes fifty lines and ninety-nine
 * containers: of more, several are made.
 */
export function readDeclarationBook(ieFlag: IeFlag, sheets: readonly BookSheet[], words: FieldWords): BookReading {
  const known = new Map<SheetOf, BookSheet>()
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
  const itemCount = items?.reading.content.items.length ?? 0
  const containers = lines.find(({ kind }) => kind === 'container')
  const boxes = containers?.reading.content.containers ?? []
  const shares = sharesOf(itemCount, boxes)
  const unplaced = unplacedContainers(boxes, shares, itemCount)
  const places = {
    lines: itemCount,
    formOf: (line: number) => shares.findIndex(({ from, to }) => line > from && line <= to),
  }
  const papers = PAPER_KINDS.flatMap(kind => {
    const sheet = known.get(kind)
    return sheet ? [readPapers(sheet, kind, words, places)] : []
  })
  const rowsOf = (kind: PaperKind) => papers.find(paper => paper.kind === kind)?.rows ?? []
  const valuesOf = (kind: PaperKind) => rowsOf(kind).map(({ values }) => values)
  /** By the lines that they belong to. */
  const ofLines = (kind: PaperKind) => {
    const lists = Array.from({ length: itemCount }, (): Readonly<Record<string, string>>[] => [])
    for (const { line, values } of rowsOf(kind)) lists[line - 1]?.push(values)
    return lists
  }
  const supplements = valuesOf('supplement')
  /** At the first cell of a row of the workbook. */
  const tooMany = (lines: LineReading | undefined, index: number, key: SheetKey, max: number): BookProblem[] => {
    const place = lines?.reading.places.find(each => each.index === index)
    return lines && place ? [lineProblem(lines.sheet, place.row, 0, { key, params: { max: String(max) } })] : []
  }
  return {
    drawn: {
      ieFlag,
      head: {},
      ...(head ? drawnHead(head, words) : {}),
      items: items ? drawnItems(items) : [],
      containers: boxes.map(container => Object.fromEntries(kept(container))),
      vins: ofLines('vin'),
      limits: ofLines('limit'),
      licenceDocs: valuesOf('licence'),
      eDocs: valuesOf('document'),
      otherPacks: valuesOf('otherPack'),
      requestCerts: valuesOf('requestCert'),
      users: valuesOf('user'),
      copLimits: valuesOf('copLimit'),
      supplements,
    },
    unread,
    isForm: known.size > 0,
    isTooLong: [...known].some(([kind, { rows }]) => kind !== 'container' && rows.length > MAX_SHEET_ROWS.item + 1),
    beside: unplaced.map(some => ({
      ...blank,
      containers: some.flatMap(({ index, goodsNo }) => {
        const box = boxes[index]
        return box ? [{ ...box, goodsNo }] : []
      }),
    })),
    problems: found => {
      const ofForms = shares.flatMap((share, part) => {
        const own = supplementsIn(supplements, share)
        return (found[part] ?? []).map(issue => wholeIssue(issue, share, own))
      })
      const ofOthers = unplaced.flatMap((some, part) =>
        (found[shares.length + part] ?? [])
          .filter(({ path }) => path.startsWith('containers['))
          .map(issue => wholeIssue(issue, { from: 0, containers: some }, [])),
      )
      const issues = [...ofForms, ...ofOthers]
      const overfull = new Set(shares.flatMap(share => (share.tooMany === undefined ? [] : [share.tooMany])))
      const headIssues = new Map(
        issues.flatMap(issue => {
          const row = head?.rows.get(issue.path)
          return row !== undefined && isOwnFault(issue) ? [[row, issue] as const] : []
        }),
      )
      return [
        ...(head?.problems ?? []),
        ...(headSheet ? [...headIssues].map(([row, issue]) => cellProblem(headSheet, row, 1, issue)) : []),
        ...lines.flatMap(({ sheet, kind, cells, reading }) =>
          sheetIssues(cells, { kind }, reading, issues).map(problem => ({ ...problem, sheet: sheet.name })),
        ),
        ...[...overfull].flatMap(index => tooMany(containers, index, 'containers_count', MAX_CONTAINERS)),
        ...tooMany(items, shares.at(-1)?.to ?? 0, 'forms_count', MAX_BOOK_FORMS),
        ...papers.flatMap(paper => paperProblems(paper, issues)),
      ]
    },
  }
}
