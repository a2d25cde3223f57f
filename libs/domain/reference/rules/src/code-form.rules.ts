import { choicesOf, fieldsOf } from '@tradeport/domain/reference/contract'

/** An HS code: chapter, heading, subheading, or a national line of 8 or 10 digits; chapter 77 is kept free, 98 and 99 are national. */
export function isHsCode(code: string): boolean {
  if (!/^\d{2}(\d{2}(\d{2}(\d{2}(\d{2})?)?)?)?$/.test(code)) return false
  const chapter = Number(code.slice(0, 2))
  return chapter >= 1 && chapter <= 99 && chapter !== 77
}

/** The code one level up: 6 digits for both national lengths where there is no line of 8. */
export function hsParent(code: string): string | null {
  if (code.length <= 2) return null
  return code.slice(0, Math.min(code.length - 2, 6))
}

const FORMS: Readonly<Partial<Record<string, RegExp>>> = {
  country: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
  unit: /^\d{3}$/,
  place: /^[A-Z]{2}[A-Z2-9]{3}$/,
  customs_office: /^\d{4}$/,
  // Ports abroad and at home, special zones by digits alone.
  world_port: /^(?:[A-Z]{3}\d{3}|\d{6})$/,
  domestic_port: /^\d{6}$/,
  // Zones end with a letter: `W` logistics centres, `N` and `S` new and special ones.
  domestic_district: /^\d{4}[0-9A-Z]$/,
  domestic_destination: /^\d{6}$/,
  origin_region: /^[0-9A-Z]{6}$/,
  supervision_mode: /^\d{4}$/,
  levy_nature: /^\d{3}$/,
  wrap_type: /^[0-9A-Z]{2}$/,
  iso_size_type: /^[0-9A-Z]{4}$/,
  customs_container_spec: /^\d{2}$/,
  edoc_type: /^\d{8}$/,
  bop_income: /^\d{6}$/,
  public_holiday: /^\d{4}-\d{2}-\d{2}$/,
}

/** Whether a value can be a code of this list. */
export function hasCodeForm(list: string, value: string): boolean {
  if (list === 'hs_code' || list === 'conformity_goods') return isHsCode(value)
  if (list === 'public_holiday' && Number.isNaN(Date.parse(`${value}T00:00:00Z`))) return false
  return (FORMS[list] ?? /^[\w./&+-]{1,40}$/).test(value)
}

/** Fields of an item that say none of the few things that they can say. */
export const wrongChoices = (list: string, extra: Readonly<Record<string, string>>): string[] =>
  fieldsOf(list).filter(field => choicesOf(list, field)?.includes(extra[field] ?? '') === false)
