import {
  CONTAINER_FIELDS,
  ITEM_FIELDS,
  VIN_FIELDS,
  type DeclarationField,
  type SheetKind,
} from '@tradeport/domain/customs/contract'
import { checkContainerNo } from './check-digits'
import { customsSpecOf } from './container.checks'

/** As a spreadsheet holds it; dates come as `YYYY-MM-DD`. */
export type SheetValue = string | number | boolean | null

export const SHEET_FIELDS: Readonly<Record<SheetKind, Readonly<Record<string, DeclarationField>>>> = {
  item: ITEM_FIELDS,
  container: CONTAINER_FIELDS,
  vin: VIN_FIELDS,
}

/** The column that says which line a row is; goods have none. */
export const KEY_FIELD: Readonly<Record<SheetKind, string | null>> = {
  item: null,
  container: 'containerId',
  vin: 'vinCode',
}

/** `Name of goods [gName]`: what stands in brackets is read, in whatever language the rest is. */
export const sheetHeader = (name: string, words: string | undefined): string => (words ? `${words} [${name}]` : name)

/** The field that a head stands for: by what it has in brackets, by its own name, or by the tag of the message. */
export function fieldOf(kind: SheetKind, header: string): string | undefined {
  const fields = SHEET_FIELDS[kind]
  const said = (/\[([^[\]]+)\]\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase()
  if (said === '') return undefined
  return Object.keys(fields).find(
    name => name.toLowerCase() === said || (fields[name]?.tag ?? '').toLowerCase() === said,
  )
}

/** A, B … Z, AA … */
export function columnLetters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : `${columnLetters(Math.floor(index / 26) - 1)}${rest}`
}

/** Of its letters, from 0. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Codes of a fixed length, whose zeros at the front a spreadsheet takes away. */
const FIXED = new Set(['codeTs', 'ciqCode', 'purpose'])
const UPPER = new Set(['tradeCurr', 'originCountry', 'destinationCountry', 'vinCode', 'chassisNo'])
const YES = /^(?:1|y|yes|true|是)$/i
const NO = /^(?:0|n|no|false|否)$/i

function numberText(value: number, field: DeclarationField): string {
  // Fifteen digits are what a spreadsheet holds; the rest is how binary numbers are written.
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toFixed(field.scale ?? 0) : text
}

/** What a cell says of a field, written as the form writes it; what cannot be understood stays as it is, for the checks to name. */
export function fieldText(name: string, field: DeclarationField, cell: SheetValue): string {
  if (cell === null) return ''
  if (typeof cell === 'number') {
    const text = numberText(cell, field)
    const hasZeros = field.kind === 'digits' && (field.list !== undefined || FIXED.has(name))
    return hasZeros && /^\d+$/.test(text) ? text.padStart(field.max, '0') : text
  }
  const text = String(cell).trim()
  if (text === '') return ''
  if (field.kind === 'date') {
    const [, year, month = '', day = ''] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(text) ?? []
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  }
  if (field.kind === 'decimal' || field.kind === 'integer') return text.replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
  if (name === 'containerId') return checkContainerNo(text).normalised
  if (name === 'containerMd') return customsSpecOf(text) ?? text
  if (name === 'lclFlag') return YES.test(text) ? '1' : NO.test(text) ? '0' : text
  if (name === 'goodsNo')
    return text
      .split(/[\s,;，；、]+/)
      .filter(Boolean)
      .join(',')
  return UPPER.has(name) ? text.toUpperCase() : text
}
