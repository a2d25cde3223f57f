import type { LocaleCode } from '@tradeport/kernel/config'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import type { FieldRule } from '@tradeport/kernel/errors'
import type { ImportColumn } from './import-columns'
import { importText } from './import-texts/import-texts'

/** A cell as a spreadsheet library gives it; dates arrive as `YYYY-MM-DD`. */
export type CellValue = string | number | boolean | null

export type CellReading = { value: unknown } | { rule: FieldRule; params: Record<string, string | number> }

const wrong = (rule: FieldRule, params: Record<string, string | number> = {}): CellReading => ({ rule, params })
const SEPARATOR = /[;；\n、]+/

/** What stands in a cell, as text; a number without its exponent. */
export function cellText(cell: CellValue): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toPrecision(12)))
  return unescaped(String(cell).trim())
}

/** Spreadsheets and what reads them take text that begins like this for a formula, some of them also in signs of full width. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that no program computes. */
export function escaped(text: string): string {
  return LIKE_A_FORMULA.test(text) ? `'${text}` : text
}

function unescaped(text: string): string {
  return text.startsWith("'") && LIKE_A_FORMULA.test(text.slice(1)) ? text.slice(1) : text
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

function optionFor(column: ImportColumn, text: string): string | undefined {
  const wanted = folded(text)
  return column.options.find(
    ({ value, names }) =>
      folded(value) === wanted || Object.values(names).some(name => name !== undefined && folded(name) === wanted),
  )?.value
}

function choices(column: ImportColumn, locale: LocaleCode): string {
  const names = column.options.map(({ value, names: known }) => known[locale] ?? value)
  return names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', ')
}

const YES = new Set(['yes', 'true', '1', 'y', ...LOCALE_CODES.map(locale => folded(importText('yes', locale)))])
const NO = new Set(['no', 'false', '0', 'n', ...LOCALE_CODES.map(locale => folded(importText('no', locale)))])

/** `1 234.50`, `1,234.5`, `1234,5`: one separator is a decimal point unless three digits follow it and more come before. */
function decimalOf(text: string): string | undefined {
  const compact = text.replace(/[\s\u00a0']/g, '')
  if (/^-?\d+(\.\d+)?$/.test(compact)) return compact
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact)) return compact.replaceAll(',', '')
  return /^-?\d+,\d{1,2}$/.test(compact) ? compact.replace(',', '.') : undefined
}

const FILE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Names of pictures, folded by `pictureKey`, to the ids of the files that are meant. */
export type PicturesByName = ReadonlyMap<string, string>

/** What tells the names of pictures apart: neither case nor the way that a system composes its letters. */
export const pictureKey = (name: string) => name.normalize('NFC').toLowerCase().trim()

/** The pictures that a cell names: file names and ids, one after another. Names may have blanks in them, ids may stand apart by blanks alone. */
export function pictureNames(text: string): string[] {
  const parts = text
    .split(/[;；,，\n、|]+/)
    .map(part => part.trim())
    .filter(Boolean)
  return parts.flatMap(part => (part.split(/\s+/).every(word => FILE_ID.test(word)) ? part.split(/\s+/) : [part]))
}

export const isFileId = (name: string) => FILE_ID.test(name)

function readPictures(text: string, pictures: PicturesByName): CellReading {
  const names = pictureNames(text)
  const ids = names.map(name => (isFileId(name) ? name : pictures.get(pictureKey(name))))
  const unknown = names[ids.indexOf(undefined)]
  return unknown === undefined ? { value: ids } : wrong('unknown_picture', { name: unknown.slice(0, 80) })
}

type PlainKind = Exclude<ImportColumn['kind'], 'picture' | 'pictures'>

const READERS: Record<PlainKind, (text: string, column: ImportColumn, locale: LocaleCode) => CellReading> = {
  text: text => ({ value: text }),
  decimal: text => {
    const value = decimalOf(text)
    return value === undefined ? wrong('decimal') : { value }
  },
  integer: text => {
    const value = decimalOf(text)
    return value !== undefined && /^\d{1,9}$/.test(value) ? { value: Number(value) } : wrong('integer')
  },
  bool: (text, _column, locale) => {
    const wanted = folded(text)
    if (YES.has(wanted)) return { value: true }
    if (NO.has(wanted)) return { value: false }
    return wrong('unknown_option', { options: `${importText('yes', locale)}, ${importText('no', locale)}` })
  },
  option: (text, column, locale) => {
    const value = optionFor(column, text)
    return value === undefined ? wrong('unknown_option', { options: choices(column, locale) }) : { value }
  },
  options: (text, column, locale) => {
    const values = text
      .split(SEPARATOR)
      .filter(part => part.trim() !== '')
      .map(part => optionFor(column, part))
    return values.includes(undefined)
      ? wrong('unknown_option', { options: choices(column, locale) })
      : { value: values }
  },
  words: text => ({
    value: text
      .split(SEPARATOR)
      .map(part => part.trim())
      .filter(Boolean),
  }),
  pairs: text => {
    const pairs = text
      .split(SEPARATOR)
      .filter(part => part.trim() !== '')
      .map(part => /^([^=:：]+)[=:：](.*)$/.exec(part))
    if (pairs.includes(null)) return wrong('pairs')
    return { value: pairs.map(pair => ({ name: pair?.[1]?.trim() ?? '', value: pair?.[2]?.trim() ?? '' })) }
  },
  range: text => {
    const [, low = '', high = ''] = /^\s*(-?[\d.,]+)\s*(?:-|–|—|~|to|\.\.)\s*(-?[\d.,]+)\s*$/.exec(text) ?? []
    const min = decimalOf(low)
    const max = decimalOf(high)
    return min === undefined || max === undefined ? wrong('range') : { value: { min, max } }
  },
  composition: (text, column, locale) => {
    const parts = text
      .split(/[;；,，\n、+]+/)
      .filter(part => part.trim() !== '')
      .map(part => sharesOf(part, column))
    if (parts.includes(undefined)) return wrong('unknown_option', { options: choices(column, locale) })
    return { value: parts }
  },
}

/** `70 % Merino wool`, `Merino wool 70`, `merino:70%`. */
function sharesOf(part: string, column: ImportColumn): { option: string; percent: string } | undefined {
  const match = /^\s*(?:(\d{1,3}(?:\.\d)?)\s*%?\s*(.+?)|(.+?)[\s:：=]*(\d{1,3}(?:\.\d)?)\s*%?)\s*$/.exec(part)
  const option = optionFor(column, match?.[2] ?? match?.[3] ?? '')
  const percent = match?.[1] ?? match?.[4]
  return option !== undefined && percent !== undefined ? { option, percent } : undefined
}

/** The value a cell means, or the rule it breaks; `undefined` for an empty cell. */
export function readCell(
  cell: CellValue,
  column: ImportColumn,
  locale: LocaleCode,
  pictures: PicturesByName = new Map(),
): CellReading | undefined {
  const text = cellText(cell)
  if (text === '') return undefined
  if (column.kind !== 'picture' && column.kind !== 'pictures') return READERS[column.kind](text, column, locale)
  const read = readPictures(text, pictures)
  if (column.kind === 'pictures' || 'rule' in read) return read
  const [only, ...others] = Array.isArray(read.value) ? read.value : []
  return others.length > 0 ? wrong('one_picture') : { value: only }
}

function nameOf(column: ImportColumn, value: unknown, locale: LocaleCode): string {
  const known = column.options.find(option => option.value === value)
  return known?.names[locale] ?? String(value)
}

/** List separators inside a value would cut it when it is read back. */
const separable = (value: unknown) => String(value).replace(/[;；\n]+/g, ',')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A value of the content as a cell that reads back to the same, and that no program runs. */
export function writeCell(value: unknown, column: ImportColumn, locale: LocaleCode): CellValue {
  const cell = plainCell(value, column, locale)
  return typeof cell === 'string' ? escaped(cell) : cell
}

function plainCell(value: unknown, column: ImportColumn, locale: LocaleCode): CellValue {
  if (value === null || value === undefined || value === '') return null
  switch (column.kind) {
    case 'bool':
      return importText(value === true ? 'yes' : 'no', locale)
    case 'integer':
      return typeof value === 'number' ? value : String(value)
    case 'option':
      return nameOf(column, value, locale)
    case 'options':
    case 'words':
    case 'pictures':
      return Array.isArray(value) ? value.map(part => nameOf(column, part, locale)).join('; ') || null : null
    case 'pairs':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .map(pair => `${separable(pair['name'])}=${separable(pair['value'])}`)
            .join('; ') || null
        : null
    case 'range':
      return isRecord(value) ? `${String(value['min'])} – ${String(value['max'])}` : null
    case 'composition':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .map(part => `${String(part['percent'])} % ${nameOf(column, part['option'], locale)}`)
            .join('; ') || null
        : null
    case 'decimal':
    case 'picture':
    case 'text':
      return String(value)
  }
}

/** Names of columns as a spreadsheet shows them: A … Z, AA … */
export function columnLetter(index: number): string {
  let letters = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}
