import {
  EDOC_FIELDS,
  declarationContent,
  type DeclarationContent,
  type DeclarationItem,
} from '@tradeport/domain/customs/contract'
import { convertQuantity, lineTotal, nameInGbk } from '@tradeport/domain/customs/rules'
import { divDecimal, isDecimal, isPositive, normalizeDecimal } from '@tradeport/kernel/values'

/** Lists of rows outside of the goods. */
export const ROW_LISTS = [
  'containers',
  'licenceDocs',
  'eDocs',
  'otherPacks',
  'requestCerts',
  'users',
  'copLimits',
  'supplements',
] as const
export type RowList = (typeof ROW_LISTS)[number]
/** Lists inside of a line of goods. */
export type LineList = 'limits' | 'vins'

const BLANK = declarationContent.parse({
  ieFlag: 'E',
  items: [{ limits: [{}], vins: [{}] }],
  containers: [{ lclFlag: '0' }],
  licenceDocs: [{}],
  eDocs: [{ edocFormatType: 'US' }],
  otherPacks: [{}],
  requestCerts: [{}],
  users: [{}],
  copLimits: [{}],
  supplements: [{}],
})

const isKey = <T extends object>(row: T, name: string): boolean => Object.hasOwn(row, name)
const put = <T extends object>(row: T, name: string, value: string): T =>
  isKey(row, name) ? Object.assign({ ...row }, { [name]: value }) : row
const at = <T>(rows: readonly T[], index: number, change: (row: T) => T): T[] =>
  rows.map((row, position) => (position === index ? change(row) : row))
const without = <T>(rows: readonly T[], index: number): T[] => rows.filter((_row, position) => position !== index)

/** Legal quantities that follow the declared one, until somebody writes another. */
const LEGAL = [
  ['firstUnit', 'firstQty'],
  ['secondUnit', 'secondQty'],
] as const

const KILOGRAM = '035'

/** Of the declared quantity where that is of the same kind; in kilograms what the goods weigh. */
const followingFrom = ({ gQty, gUnit, netWt }: DeclarationItem, unit: string): string =>
  convertQuantity(gQty, gUnit, unit) ?? (unit === KILOGRAM ? netWt : '')

function withLegalQuantities(before: DeclarationItem, item: DeclarationItem): DeclarationItem {
  const next = { ...item }
  for (const [unit, quantity] of LEGAL) {
    if (before[quantity] !== '' && before[quantity] !== followingFrom(before, before[unit])) continue
    next[quantity] = item[unit] === '' ? '' : followingFrom(item, item[unit])
  }
  return next
}

/** What legal quantities are made of, besides the declared one. */
const FOLLOWED: ReadonlySet<string> = new Set(['gUnit', 'firstUnit', 'secondUnit', 'netWt'])

/** A field of a line with what follows from it: the total of price and quantity, the legal quantities. */
export function withItemValue(before: DeclarationItem, name: string, value: string): DeclarationItem {
  const item = put(before, name, value)
  if (name === 'gQty' || name === 'declPrice') {
    const total = lineTotal(item)
    const priced = total === undefined ? item : { ...item, declTotal: total }
    return name === 'gQty' ? withLegalQuantities(before, priced) : priced
  }
  if (
    name === 'declTotal' &&
    item.declPrice === '' &&
    isDecimal(value) &&
    isDecimal(item.gQty) &&
    isPositive(item.gQty)
  )
    return { ...item, declPrice: normalizeDecimal(divDecimal(value, item.gQty, 5)) }
  if (FOLLOWED.has(name)) return withLegalQuantities(before, item)
  return item
}

/** The units that the tariff wants for the line. */
export function withTariffUnits(
  item: DeclarationItem,
  tariff: { readonly unit1: string | null; readonly unit2: string | null },
): DeclarationItem {
  let next = item
  if (next.gUnit === '' && tariff.unit1) next = withItemValue(next, 'gUnit', tariff.unit1)
  next = withItemValue(next, 'firstUnit', tariff.unit1 ?? '')
  next = withItemValue(next, 'secondUnit', tariff.unit2 ?? '')
  return tariff.unit2 ? next : { ...next, secondQty: '' }
}

/** A single field by its path (`items.2.gQty`). */
export function withValue(content: DeclarationContent, path: string, value: string): DeclarationContent {
  const [group = '', first = '', second = '', third = '', fourth = ''] = path.split('.')
  if (group === 'head') return { ...content, head: put(content.head, first, value) }
  if (group === 'freeText') return { ...content, freeText: put(content.freeText, first, value) }
  if (group === 'items')
    return withItem(content, Number(first), item => {
      if (second === 'limits')
        return { ...item, limits: at(item.limits, Number(third), row => put(row, fourth, value)) }
      if (second === 'vins') return { ...item, vins: at(item.vins, Number(third), row => put(row, fourth, value)) }
      return withItemValue(item, second, value)
    })
  const list = ROW_LISTS.find(name => name === group)
  if (!list) return content
  return { ...content, [list]: at<object>(content[list], Number(first), row => put(row, second, value)) }
}

export const withItem = (
  content: DeclarationContent,
  index: number,
  change: (item: DeclarationItem) => DeclarationItem,
): DeclarationContent => ({ ...content, items: at(content.items, index, change) })

export const withRow = (content: DeclarationContent, list: RowList): DeclarationContent => ({
  ...content,
  [list]: [...content[list], ...BLANK[list]],
})

export const withoutRow = (content: DeclarationContent, list: RowList, index: number): DeclarationContent => ({
  ...content,
  [list]: without<object>(content[list], index),
})

const blankItem = (): DeclarationItem => {
  const [item] = BLANK.items
  if (!item) throw new Error('a line has its blank')
  return { ...item, limits: [], vins: [] }
}

export const withLineRow = (content: DeclarationContent, index: number, list: LineList): DeclarationContent =>
  withItem(content, index, item => ({ ...item, [list]: [...item[list], ...(BLANK.items[0]?.[list] ?? [])] }))

export const withoutLineRow = (
  content: DeclarationContent,
  index: number,
  list: LineList,
  row: number,
): DeclarationContent => withItem(content, index, item => ({ ...item, [list]: without<object>(item[list], row) }))

/** Numbers of vehicles as they were pasted, one a line; those that the line has already are left out. */
export function withVins(content: DeclarationContent, index: number, pasted: string): DeclarationContent {
  const [blank] = BLANK.items[0]?.vins ?? []
  if (!blank) return content
  const numbers = pasted
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  return withItem(content, index, item => {
    const known = new Set(item.vins.map(({ vinCode }) => vinCode))
    const added = [...new Set(numbers)].filter(number => !known.has(number)).map(vinCode => ({ ...blank, vinCode }))
    return { ...item, vins: [...item.vins.filter(({ vinCode }) => vinCode !== ''), ...added].slice(0, 1000) }
  })
}

/**
 * Lines in another order: whatever names a line by its number goes on naming the same one.
 *
 * @param numberOf where a line stands now, by where it stood; undefined when it is gone. Both count from 1.
 */
function renumbered(content: DeclarationContent, numberOf: (line: number) => number | undefined): DeclarationContent {
  const follow = (text: string) => {
    if (!/^\d+$/.test(text.trim())) return text
    const next = numberOf(Number(text))
    return next === undefined ? undefined : String(next)
  }
  return {
    ...content,
    containers: content.containers.map(container => ({
      ...container,
      goodsNo: container.goodsNo
        .split(',')
        .flatMap(part => follow(part) ?? [])
        .join(','),
    })),
    supplements: content.supplements.map(row => ({ ...row, gNo: follow(row.gNo) ?? '' })),
  }
}

const insertAt = (content: DeclarationContent, index: number, item: DeclarationItem): DeclarationContent => ({
  ...renumbered(content, line => (line > index ? line + 1 : line)),
  items: [...content.items.slice(0, index), item, ...content.items.slice(index)],
})

/** A line at the end, with what is usually the same as in the line before. */
export function withNewItem(content: DeclarationContent): DeclarationContent {
  const last = content.items.at(-1)
  const isExport = content.ieFlag === 'E'
  return insertAt(content, content.items.length, {
    ...blankItem(),
    dutyMode: last?.dutyMode ?? '1',
    tradeCurr: last?.tradeCurr ?? '',
    originCountry: last?.originCountry ?? (isExport ? 'CHN' : content.head.tradeCountry),
    destinationCountry: last?.destinationCountry ?? (isExport ? content.head.tradeCountry : 'CHN'),
    districtCode: last?.districtCode ?? '',
    destCode: last?.destCode ?? '',
  })
}

/** The same line again, right below; vehicles have numbers of their own. */
export function withItemCopy(content: DeclarationContent, index: number): DeclarationContent {
  const item = content.items[index]
  return item ? insertAt(content, index + 1, { ...item, vins: [] }) : content
}

export const withoutItem = (content: DeclarationContent, index: number): DeclarationContent => ({
  ...renumbered(content, line => (line === index + 1 ? undefined : line > index + 1 ? line - 1 : line)),
  items: without(content.items, index),
})

/** A line one place up or down. */
export function withItemMoved(content: DeclarationContent, index: number, by: 1 | -1): DeclarationContent {
  const other = index + by
  const moving = content.items[index]
  const there = content.items[other]
  if (!moving || !there) return content
  const swapped = (line: number) => (line === index + 1 ? other + 1 : line === other + 1 ? index + 1 : line)
  return {
    ...renumbered(content, swapped),
    items: content.items.map((item, position) => (position === index ? there : position === other ? moving : item)),
  }
}

/** The papers that have files: new ones get a row, those of dropped files go. Rows without a file stay. */
export function withFiles(
  content: DeclarationContent,
  files: readonly { readonly fileId: string; readonly name: string }[],
  sizes: ReadonlyMap<string, number>,
): DeclarationContent {
  const kept = content.eDocs.filter(({ fileId }) => fileId === null || files.some(file => file.fileId === fileId))
  const [blank] = BLANK.eDocs
  if (!blank) return content
  const added = files
    .filter(file => !kept.some(({ fileId }) => fileId === file.fileId))
    .map(file => ({
      ...blank,
      fileId: file.fileId,
      edocId: nameInGbk(file.name, EDOC_FIELDS.edocId.max),
      edocSize: String(sizes.get(file.fileId) ?? ''),
    }))
  return { ...content, eDocs: [...kept, ...added] }
}
