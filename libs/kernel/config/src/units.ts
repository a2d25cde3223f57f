export interface Unit {
  readonly code: string
  /** UN/ECE Recommendation 20; packages come from Recommendation 21 with its `X` in front. */
  readonly unece: string
  readonly kind: 'count' | 'mass' | 'length' | 'area' | 'volume' | 'package'
  /** Whether half of one can be sold. */
  readonly fraction: boolean
}

export const UNITS = [
  { code: 'piece', unece: 'H87', kind: 'count', fraction: false },
  { code: 'set', unece: 'SET', kind: 'count', fraction: false },
  { code: 'pair', unece: 'PR', kind: 'count', fraction: false },
  { code: 'dozen', unece: 'DZN', kind: 'count', fraction: false },
  { code: 'gross', unece: 'GRO', kind: 'count', fraction: false },
  { code: 'sheet', unece: 'ST', kind: 'count', fraction: false },
  { code: 'kilogram', unece: 'KGM', kind: 'mass', fraction: true },
  { code: 'gram', unece: 'GRM', kind: 'mass', fraction: true },
  { code: 'tonne', unece: 'TNE', kind: 'mass', fraction: true },
  { code: 'pound', unece: 'LBR', kind: 'mass', fraction: true },
  { code: 'ounce', unece: 'ONZ', kind: 'mass', fraction: true },
  { code: 'metre', unece: 'MTR', kind: 'length', fraction: true },
  { code: 'centimetre', unece: 'CMT', kind: 'length', fraction: true },
  { code: 'yard', unece: 'YRD', kind: 'length', fraction: true },
  { code: 'foot', unece: 'FOT', kind: 'length', fraction: true },
  { code: 'inch', unece: 'INH', kind: 'length', fraction: true },
  { code: 'square_metre', unece: 'MTK', kind: 'area', fraction: true },
  { code: 'cubic_metre', unece: 'MTQ', kind: 'volume', fraction: true },
  { code: 'litre', unece: 'LTR', kind: 'volume', fraction: true },
  { code: 'carton', unece: 'XCT', kind: 'package', fraction: false },
  { code: 'box', unece: 'XBX', kind: 'package', fraction: false },
  { code: 'bag', unece: 'XBG', kind: 'package', fraction: false },
  { code: 'roll', unece: 'XRO', kind: 'package', fraction: false },
  { code: 'cone', unece: 'XAJ', kind: 'package', fraction: false },
  { code: 'pack', unece: 'XPK', kind: 'package', fraction: false },
  { code: 'pallet', unece: 'XPX', kind: 'package', fraction: false },
] as const satisfies readonly Unit[]

export type UnitCode = (typeof UNITS)[number]['code']

export const UNIT_CODES: readonly UnitCode[] = UNITS.map(unit => unit.code)

export function isUnitCode(value: unknown): value is UnitCode {
  return UNITS.some(unit => unit.code === value)
}

export function unit(code: string): (typeof UNITS)[number] | undefined {
  return UNITS.find(candidate => candidate.code === code)
}
