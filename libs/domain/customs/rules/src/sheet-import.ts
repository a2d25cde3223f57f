import {
  MAX_CONTAINERS,
  MAX_ITEMS,
  MAX_VINS,
  declarationContent,
  type DeclarationContent,
  type DeclarationIssue,
  type SheetKey,
  type SheetKind,
} from '@tradeport/domain/customs/contract'
import { lineTotal } from './declaration-form.calc'
import { KEY_FIELD, SHEET_FIELDS, columnLetters, fieldOf, fieldText, type SheetValue } from './sheet-columns'

/** What a sheet is read into: the goods of a form, its containers, or the vehicles of one of its lines. */
export interface SheetTarget {
  readonly kind: SheetKind
  /** Of `vin` alone; from 1. */
  readonly gNo?: number | undefined
}

export interface SheetProblem {
  /** As the spreadsheet counts: the heads are row 1. */
  readonly row: number
  readonly column: string
  readonly header: string
  readonly value: string
  readonly key: SheetKey
  readonly params: Readonly<Record<string, string>>
}

/** Where a row of the sheet stands in the form. */
interface Place {
  readonly row: number
  readonly index: number
}

export interface SheetReading {
  /** The form with the rows in it; it may be longer than a form is, which is a problem then. */
  readonly content: DeclarationContent
  readonly rowCount: number
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly problems: readonly SheetProblem[]
  readonly places: readonly Place[]
}

type Line = Readonly<Record<string, unknown>>
interface Row {
  readonly row: number
  readonly values: Readonly<Record<string, string>>
}

const SHOWN_VALUE = 80
const MAX_LINES: Readonly<Record<SheetKind, { max: number; key: SheetKey }>> = {
  item: { max: MAX_ITEMS, key: 'items_count' },
  container: { max: MAX_CONTAINERS, key: 'containers_count' },
  vin: { max: MAX_VINS, key: 'vins_count' },
}
const TWICE: Readonly<Record<SheetKind, SheetKey>> = {
  item: 'container_twice',
  container: 'container_twice',
  vin: 'vin_twice',
}

class Sheet {
  readonly problems: SheetProblem[] = []
  readonly fields: readonly (string | undefined)[]
  private readonly seen = new Set<string>()
  private readonly cells: readonly (readonly SheetValue[])[]

  constructor(cells: readonly (readonly SheetValue[])[], kind: SheetKind) {
    this.cells = cells
    const heads = cells[0] ?? []
    const named = heads.map(head => fieldOf(kind, String(head ?? '')))
    // A column that is there twice is read once.
    this.fields = named.map((field, index) => (named.indexOf(field) === index ? field : undefined))
  }

  /** One finding for a cell: the first says what to mend. */
  add(row: number, column: number, key: SheetKey, params: Readonly<Record<string, string>> = {}): void {
    const cell = `${row} ${column}`
    if (this.seen.has(cell)) return
    this.seen.add(cell)
    const text = (value: SheetValue | undefined) => String(value ?? '').slice(0, SHOWN_VALUE)
    this.problems.push({
      row: row + 1,
      column: columnLetters(column),
      header: text(this.cells[0]?.[column]),
      value: text(this.cells[row]?.[column]),
      key,
      params,
    })
  }

  columnOf(field: string): number {
    return Math.max(0, this.fields.indexOf(field))
  }
}

/** True for a sheet that is none of ours: not one of its heads is a field. */
export const isOtherSheet = (cells: readonly (readonly SheetValue[])[], kind: SheetKind): boolean =>
  !(cells[0] ?? []).some(head => fieldOf(kind, String(head ?? '')) !== undefined)

function rowsOf(sheet: Sheet, cells: readonly (readonly SheetValue[])[], kind: SheetKind): Row[] {
  const rows: Row[] = []
  for (let row = 1; row < cells.length; row++) {
    const line = cells[row] ?? []
    if (line.every(cell => cell === null || String(cell).trim() === '')) continue
    const values: Record<string, string> = {}
    sheet.fields.forEach((name, column) => {
      const field = name === undefined ? undefined : SHEET_FIELDS[kind][name]
      if (name !== undefined && field) values[name] = fieldText(name, field, line[column] ?? null)
    })
    if (kind === 'item' && !values['declTotal']) {
      const { declPrice = '', gQty = '' } = values
      const total = lineTotal({ declPrice, gQty })
      if (total !== undefined) values['declTotal'] = total
    }
    rows.push({ row, values })
  }
  return rows
}

/** What a row says, over what stood there; an empty cell takes nothing away. */
const over = <L extends Line>(line: L, values: Row['values']): L => ({
  ...line,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
})
const isWithin = (line: Line, values: Row['values']) =>
  Object.entries(values).every(([name, value]) => value === '' || line[name] === value)

interface Merged<L> {
  lines: L[]
  places: Place[]
  added: number
  changed: number
  same: number
}

/** Rows with a number of their own go to the line of that number; goods that stand in the form as they are, are not written again. */
function merge<L extends Line>(
  before: readonly L[],
  rows: readonly Row[],
  key: string | null,
  blank: L,
  twice: (row: number) => void,
): Merged<L> {
  const lines = [...before]
  const merged: Merged<L> = { lines, places: [], added: 0, changed: 0, same: 0 }
  const byKey = new Map(key === null ? [] : lines.map((line, index) => [line[key], index] as const))
  const taken = new Set<number>()
  for (const { row, values } of rows) {
    const own = key === null ? '' : (values[key] ?? '')
    const known =
      key === null
        ? before.findIndex((line, index) => !taken.has(index) && isWithin(line, values))
        : own === ''
          ? -1
          : (byKey.get(own) ?? -1)
    if (known >= 0 && taken.has(known)) {
      twice(row)
      continue
    }
    const found = known >= 0 ? lines[known] : undefined
    const index = found === undefined ? lines.length : known
    if (found === undefined) merged.added++
    else if (isWithin(found, values)) merged.same++
    else merged.changed++
    lines[index] = over(found ?? blank, values)
    taken.add(index)
    if (own !== '') byKey.set(own, index)
    merged.places.push({ row, index })
  }
  return merged
}

const BLANK = declarationContent.parse({
  ieFlag: 'E',
  // Customs levies duties as the law says (`1`) unless somebody says otherwise.
  items: [{ dutyMode: '1' }, { vins: [{}] }],
  containers: [{}],
})

/** Reads the cells into the form. What single values are worth is asked of the checks of the form afterwards (`sheetIssues`). */
export function readDeclarationSheet(
  content: DeclarationContent,
  cells: readonly (readonly SheetValue[])[],
  { kind, gNo = 0 }: SheetTarget,
): SheetReading {
  const sheet = new Sheet(cells, kind)
  const rows = rowsOf(sheet, cells, kind)
  sheet.fields.forEach((field, column) => {
    const isUsed = field === undefined && cells.some((line, row) => row > 0 && String(line[column] ?? '').trim() !== '')
    if (isUsed) sheet.add(0, column, 'unknown_column')
  })
  const key = KEY_FIELD[kind]
  const twice = (row: number) => sheet.add(row, sheet.columnOf(key ?? ''), TWICE[kind])
  const required = kind === 'item' ? ['codeTs', 'gName'] : [key ?? '']
  for (const { row, values } of rows)
    for (const name of required) if (!values[name]) sheet.add(row, sheet.columnOf(name), 'required')

  const join = <L extends Line>(before: readonly L[], blank: L | undefined): Merged<L> =>
    blank ? merge(before, rows, key, blank, twice) : { lines: [], places: [], added: 0, changed: 0, same: 0 }
  const summed = ({ places, added, changed, same }: Merged<Line>, next: Partial<DeclarationContent>): SheetReading => {
    const { max, key: tooMany } = MAX_LINES[kind]
    const first = places.find(({ index }) => index >= max)
    if (first) sheet.add(first.row, 0, tooMany, { max: String(max) })
    if (rows.length === 0) sheet.add(1, 0, 'required')
    return {
      ...{ content: { ...content, ...next }, rowCount: rows.length, added, changed, same },
      ...{ problems: sheet.problems, places },
    }
  }
  if (kind === 'container') {
    const merged = join(content.containers, BLANK.containers[0])
    return summed(merged, { containers: merged.lines })
  }
  if (kind === 'item') {
    const merged = join(content.items, BLANK.items[0])
    return summed(merged, { items: merged.lines })
  }
  const merged = join(content.items[gNo - 1]?.vins ?? [], BLANK.items[1]?.vins[0])
  const elsewhere = new Set(
    content.items.flatMap((item, index) => (index === gNo - 1 ? [] : item.vins.map(({ vinCode }) => vinCode))),
  )
  for (const { row, values } of rows) if (elsewhere.has(values['vinCode'] ?? '')) twice(row)
  const items = content.items.map((item, index) => (index === gNo - 1 ? { ...item, vins: merged.lines } : item))
  return summed(merged, { items })
}

/** What a form still lacks is no fault of a cell. */
const MAY_FOLLOW: readonly SheetKey[] = [
  'required',
  'licence_missing',
  'second_unit_missing',
  'item_without_container',
  'vin_count',
]

/** Whether a finding is the fault of a value that is there. */
export const isOwnFault = ({ key, level }: Pick<DeclarationIssue, 'key' | 'level'>): boolean =>
  level !== 'warn' && !MAY_FOLLOW.includes(key)

const escaped = (text: string) => text.replaceAll(/[.[\]]/g, '\\$&')

/** The wrong cells: what the sheet itself has wrong, and what the checks of the form say of its rows. */
export function sheetIssues(
  cells: readonly (readonly SheetValue[])[],
  { kind, gNo = 0 }: SheetTarget,
  reading: SheetReading,
  issues: readonly DeclarationIssue[],
): SheetProblem[] {
  const sheet = new Sheet(cells, kind)
  const prefix = kind === 'vin' ? `items[${gNo - 1}].vins` : `${kind}s`
  const rowAt = new Map(reading.places.map(({ row, index }) => [index, row]))
  const path = new RegExp(`^${escaped(prefix)}\\[(\\d+)\\]\\.(\\w+)$`)
  for (const { path: at, ...finding } of issues) {
    const { key, params } = finding
    const [, index, field = ''] = path.exec(at) ?? []
    const row = rowAt.get(Number(index))
    if (index === undefined || row === undefined || !isOwnFault(finding)) continue
    const column = sheet.fields.indexOf(field)
    // Of a field that the sheet does not have, the form says it itself.
    if (column >= 0) sheet.add(row, column, key, params)
  }
  const own = new Set(reading.problems.map(({ row, column }) => `${row} ${column}`))
  return [...reading.problems, ...sheet.problems.filter(({ row, column }) => !own.has(`${row} ${column}`))].sort(
    (a, b) => a.row - b.row || a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  )
}
