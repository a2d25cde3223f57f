import { NAME_MAX, type ImportedChange } from '@tradeport/domain/reference/contract'
import {
  dayBefore,
  hasCodeForm,
  hsParent,
  isOrdered,
  isTakenAway,
  overlaps,
  succeed,
  wrongChoices,
} from '@tradeport/domain/reference/rules'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import { columnOf, type SheetColumn } from './dictionary-sheet'
import { periodOf, periodsOf, takenElsewhere, type ItemRecord, type ListRecord } from './item.repository'
import { SheetProblems, cellText, isDay } from './sheet-problems'

/** What apply writes: a row of the table, with the state it was read in. */
export interface PlannedItem {
  id: string | null
  version: number
  /** The code can be chosen today and no longer could. */
  leaves: boolean
  /** An open period of the same code that ends the day before. */
  ends: { id: string; version: number; on: string } | null
  value: string
  parent: string | null
  label: Record<string, string>
  color: string | null
  sort: number
  status: 'enabled' | 'disabled'
  validFrom: string | null
  validTo: string | null
  extra: Record<string, string>
}

export interface ReadDictionary {
  rowCount: number
  planned: PlannedItem[]
  changes: ImportedChange[]
  problems: SheetProblems
}

interface Column {
  index: number
  header: string
  column: SheetColumn
}

/** @param at which of several columns of a kind: a name has one in each language. */
type Wrong = (kind: SheetColumn['kind'], rule: string, value?: string, at?: (column: SheetColumn) => boolean) => void

const MAX_VALUE = 1000
const COLOR = /^#[0-9a-f]{6}$/i

/** Reads a file in the columns of the export: empty cells say nothing, rows that change nothing are passed over. */
export async function readDictionary(
  ctx: ActorContext,
  list: ListRecord,
  [header = [], ...lines]: SheetCell[][],
): Promise<ReadDictionary> {
  const problems = new SheetProblems(ctx)
  const columns: Column[] = []
  for (const [index, cell] of header.entries()) {
    const text = cellText(cell).replace(/^\uFEFF/, '')
    const column = columnOf(list.code, text)
    if (column === undefined) problems.add(1, text, text, 'unknown_column')
    else if (column) columns.push({ index, header: text, column })
  }
  const code = columns.find(({ column }) => column.kind === 'code')
  if (!code) problems.add(1, 'code', '', 'required')
  if (lines.length === 0) problems.add(1, 'code', '', 'no_rows')
  if (!code || problems.count > 0) return { rowCount: lines.length, planned: [], changes: [], problems }

  const values = [...new Set(lines.map(line => cellText(line[code.index])).filter(Boolean))]
  const parents = columns.find(({ column }) => column.kind === 'parent')
  const named = parents ? lines.map(line => cellText(line[parents.index])) : values.map(value => hsParent(value) ?? '')
  const asked = [...new Set([...values, ...named.filter(Boolean)])]
  const everybodys = await periodsOf(ctx, list.code, asked)
  const own = await periodsOf(ctx, list.code, asked, ctx.region.regionId)
  const known = Map.groupBy([...everybodys, ...own], row => row.value)
  const taken = await takenElsewhere(ctx, list.code, values)
  const reader = new RowReader({ list, columns, known, taken, values: new Set(values), problems })
  for (const [index, line] of lines.entries())
    if (line.some(cell => cellText(cell) !== '')) reader.read(line, index + 2)
  reader.followEachOther()
  reader.markLeaving(tradeDay(ctx.now()))
  return { rowCount: lines.length, planned: reader.planned, changes: reader.changes, problems }
}

class RowReader {
  readonly planned: PlannedItem[] = []
  readonly changes: ImportedChange[] = []
  private readonly seen = new Map<string, number>()

  private readonly list: ListRecord
  private readonly columns: readonly Column[]
  private readonly known: ReadonlyMap<string, ItemRecord[]>
  private readonly taken: ReadonlySet<string>
  private readonly values: ReadonlySet<string>
  private readonly problems: SheetProblems

  constructor(parts: {
    list: ListRecord
    columns: readonly Column[]
    /** Periods of the codes of the file and of their parents. */
    known: ReadonlyMap<string, ItemRecord[]>
    /** Codes of the file that some region has for itself: a file writes their words, and adds nothing to them. */
    taken: ReadonlySet<string>
    /** Codes of the file. */
    values: ReadonlySet<string>
    problems: SheetProblems
  }) {
    this.list = parts.list
    this.columns = parts.columns
    this.known = parts.known
    this.taken = parts.taken
    this.values = parts.values
    this.problems = parts.problems
  }

  read(line: readonly SheetCell[], row: number): void {
    const before = this.problems.count
    const cells = new Map(this.columns.map(({ index, column }) => [column, cellText(line[index])]))
    const given = (kind: SheetColumn['kind']): string | undefined => {
      const column = this.columns.find(each => each.column.kind === kind)
      const text = column && cells.get(column.column)
      return text === '' ? undefined : text
    }
    const wrong: Wrong = (kind, rule, value = given(kind) ?? '', at) =>
      this.problems.add(row, this.headerOf(kind, at), value, rule)

    const value = given('code')
    if (value === undefined) wrong('code', 'required')
    else if (!hasCodeForm(this.list.code, value)) wrong('code', 'code')
    const validFrom = given('validFrom') ?? null
    for (const kind of ['validFrom', 'validTo'] as const)
      if (given(kind) !== undefined && !isDay(given(kind) ?? '')) wrong(kind, 'date')
    if (this.problems.count > before || value === undefined) return
    const key = `${value} ${validFrom ?? ''}`
    if (this.seen.has(key)) return wrong('code', 'duplicate')
    this.seen.set(key, row)

    const periods = this.known.get(value) ?? []
    const current = this.hasColumn('validFrom')
      ? periods.find(period => period.valid_from === validFrom)
      : periods.at(-1)
    const item = this.itemOf(value, current, cells, given, wrong)
    if (!current && this.taken.has(value)) return wrong('code', 'duplicate')
    if (!current && !this.list.extensible) wrong('code', 'not_offered')
    if (Object.keys(item.label).length === 0) wrong('name', 'required')
    if (!isOrdered(item)) wrong('validTo', 'ends_before_start')
    for (const field of wrongChoices(this.list.code, item.extra))
      wrong(
        'extra',
        'invalid_value',
        item.extra[field] ?? '',
        column => column.kind === 'extra' && column.field === field,
      )
    if (item.parent && !this.known.has(item.parent) && !this.values.has(item.parent))
      wrong('parent', 'invalid_value', item.parent)
    const others = periods
      .filter(period => period !== current)
      .map(period => ({ ...period, validFrom: period.valid_from, validTo: period.valid_to }))
    const succession = succeed(item, others)
    if (!succession.fits) wrong('validFrom', 'duplicate')
    else if (succession.ended && item.validFrom)
      item.ends = { id: succession.ended.id, version: succession.ended.version, on: dayBefore(item.validFrom) }
    if (this.problems.count > before) return
    const differences = differencesOf(current, item)
    if (differences.length === 0) return
    this.planned.push(item)
    this.changes.push({ row, code: value, action: current ? 'change' : 'add', differences })
  }

  /** Once all rows are read: periods that the file itself writes follow each other as they follow those that are there. */
  followEachOther(): void {
    for (const items of Map.groupBy(this.planned, item => item.value).values()) {
      const inOrder = items.toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))
      // Each period is ended once, and by its own row where it has one.
      const ended = new Set(items.map(({ id }) => id))
      for (const [at, item] of inOrder.entries()) {
        const earlier = at > 0 ? inOrder[at - 1] : undefined
        if (earlier && item.validFrom !== null) earlier.validTo ??= dayBefore(item.validFrom)
        if (earlier && overlaps(earlier, item)) this.refuse(item, 'validFrom', 'duplicate')
        if (item.ends && ended.has(item.ends.id)) item.ends = null
        else if (item.ends) ended.add(item.ends.id)
      }
    }
  }

  /** Once all rows are read: another period of the same file may stand in for one that ends. */
  markLeaving(day: string): void {
    for (const [value, items] of Map.groupBy(this.planned, item => item.value)) {
      const before = this.known.get(value) ?? []
      const written = new Set(items.map(({ id }) => id))
      const ends = new Map(items.flatMap(item => (item.ends ? [[item.ends.id, item.ends.on] as const] : [])))
      const kept = before
        .filter(({ id }) => !written.has(id))
        .map(period => ({
          ...periodOf(period),
          ...(ends.has(period.id) ? { validTo: ends.get(period.id) ?? null } : {}),
        }))
      const [last] = items.slice(-1)
      if (last) last.leaves = isTakenAway({ before: before.map(periodOf), after: [...kept, ...items] }, day)
    }
  }

  private refuse(item: PlannedItem, kind: 'validFrom', rule: string): void {
    this.problems.add(this.changes[this.planned.indexOf(item)]?.row ?? 1, this.headerOf(kind), item[kind] ?? '', rule)
  }

  private headerOf(kind: SheetColumn['kind'], at = (column: SheetColumn) => column.kind === kind): string {
    return this.columns.find(({ column }) => at(column))?.header ?? kind
  }

  private hasColumn(kind: SheetColumn['kind']): boolean {
    return this.columns.some(({ column }) => column.kind === kind)
  }

  private itemOf(
    value: string,
    current: ItemRecord | undefined,
    cells: ReadonlyMap<SheetColumn, string>,
    given: (kind: SheetColumn['kind']) => string | undefined,
    wrong: Wrong,
  ): PlannedItem {
    const label: Record<string, string> = { ...current?.label }
    const extra: Record<string, string> = { ...current?.extra }
    for (const [column, text] of cells) {
      if (text === '') continue
      if (column.kind === 'name') {
        if (text.length > NAME_MAX) wrong('name', 'invalid_value', text, each => each === column)
        label[column.locale] = text
      } else if (column.kind === 'extra') {
        if (text.length > MAX_VALUE) wrong('extra', 'invalid_value', text, each => each === column)
        extra[column.field] = text
      }
    }
    const color = given('color') ?? current?.color ?? null
    if (color !== null && !COLOR.test(color)) wrong('color', 'invalid_format')
    const sort = given('sort') ?? String(current?.sort ?? 0)
    if (!/^\d{1,6}$/.test(sort)) wrong('sort', 'integer')
    const status = given('status') ?? current?.status ?? 'enabled'
    if (status !== 'enabled' && status !== 'disabled') wrong('status', 'invalid_value')
    return {
      id: current?.id ?? null,
      version: current?.version ?? 0,
      leaves: false,
      ends: null,
      value,
      parent: this.parentOf(value, given('parent'), current),
      label,
      color,
      sort: Number(sort) || 0,
      status: status === 'disabled' ? 'disabled' : 'enabled',
      validFrom: given('validFrom') ?? current?.valid_from ?? null,
      validTo: given('validTo') ?? current?.valid_to ?? null,
      extra,
    }
  }

  /** The statistics office calls the root of its tree TOTAL; a national tariff names no parents at all. */
  private parentOf(value: string, given: string | undefined, current: ItemRecord | undefined): string | null {
    if (given === 'TOTAL') return null
    if (given !== undefined) return given
    if (current) return current.parent
    return this.list.code === 'hs_code' ? hsParent(value) : null
  }
}

function differencesOf(current: ItemRecord | undefined, item: PlannedItem): ImportedChange['differences'] {
  const before = current
    ? flat({ ...current, validFrom: current.valid_from, validTo: current.valid_to })
    : new Map<string, string>()
  const after = flat(item)
  return [...after].flatMap(([field, text]) =>
    text === (before.get(field) ?? '') ? [] : [{ field, before: before.get(field) ?? '', after: text }],
  )
}

type Written = Pick<PlannedItem, 'parent' | 'color' | 'sort' | 'status' | 'validFrom' | 'validTo'> & {
  label: Readonly<Record<string, string | undefined>>
  extra: Readonly<Record<string, string>>
}

function flat(item: Written): Map<string, string> {
  return new Map<string, string>([
    ...LOCALE_CODES.map((locale): [string, string] => [`name_${locale}`, item.label[locale] ?? '']),
    ...Object.entries(item.extra),
    ['parent', item.parent ?? ''],
    ['color', item.color ?? ''],
    ['sort', item.sort === 0 ? '' : String(item.sort)],
    ['status', item.status],
    ['valid_from', item.validFrom ?? ''],
    ['valid_to', item.validTo ?? ''],
  ])
}
