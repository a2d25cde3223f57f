import { fieldsOf } from '@tradeport/domain/reference/contract'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import type { ItemRecord } from './item.repository'

export type SheetColumn = { readonly header: string; readonly wide?: boolean } & (
  | { readonly kind: 'code' | 'parent' | 'color' | 'sort' | 'status' | 'validFrom' | 'validTo' }
  | { readonly kind: 'name'; readonly locale: LocaleCode }
  | { readonly kind: 'extra'; readonly field: string }
)

const name = (locale: LocaleCode): SheetColumn => ({ header: `name_${locale}`, kind: 'name', locale, wide: true })

/** The columns of a list's file, the same in every language. */
export function columnsOf(list: string, locales: readonly LocaleCode[]): readonly SheetColumn[] {
  return [
    { header: 'code', kind: 'code' },
    { header: 'parent', kind: 'parent' },
    ...locales.map(name),
    ...fieldsOf(list).map((field): SheetColumn => ({ header: field, kind: 'extra', field })),
    { header: 'color', kind: 'color' },
    { header: 'sort', kind: 'sort' },
    { header: 'status', kind: 'status' },
    { header: 'valid_from', kind: 'validFrom' },
    { header: 'valid_to', kind: 'validTo' },
  ]
}

/** How files of others call the same: those of the statistics offices, of UN/LOCODE, of the container register. */
const ALIASES: Readonly<Record<string, string>> = {
  value: 'code',
  hscode: 'code',
  unlocode: 'code',
  locode: 'code',
  description: 'name_en_US',
  name: 'name_en_US',
}

/** What such files have besides and a list does not need. */
const IGNORED = new Set(['level'])

/** The column a header names; null: one that is passed over; undefined: none that the list has. */
export function columnOf(list: string, header: string): SheetColumn | null | undefined {
  const text = header.trim()
  if (text === '' || IGNORED.has(text.toLowerCase())) return null
  const wanted = (ALIASES[text.toLowerCase()] ?? text).toLowerCase()
  return columnsOf(list, LOCALE_CODES).find(column => column.header.toLowerCase() === wanted)
}

export function sheetRow(columns: readonly SheetColumn[], row: ItemRecord): SheetCell[] {
  return columns.map(column => {
    switch (column.kind) {
      case 'code':
        return row.value
      case 'parent':
        return row.parent
      case 'name':
        return row.label[column.locale] ?? null
      case 'extra':
        return row.extra[column.field] ?? null
      case 'color':
        return row.color
      case 'sort':
        return row.sort
      case 'status':
        return row.status
      case 'validFrom':
        return row.valid_from
      case 'validTo':
        return row.valid_to
    }
  })
}
