export interface Incoterm {
  readonly code: string
  /** Only for sea and inland waterway transport. */
  readonly sea: boolean
  /** What the seller arranges and the price therefore contains. */
  readonly exportClearance: boolean
  readonly freight: boolean
  readonly insurance: boolean
  readonly unloading: boolean
  readonly duty: boolean
  /** What the named place behind the code is. */
  readonly namedPlace: 'place_of_delivery' | 'port_of_shipment' | 'port_of_destination' | 'place_of_destination'
}

export const INCOTERM_YEAR = 2020

/**
 * Incoterms 2020, from the least to the most that the seller does. `insurance` is the seller's duty to insure for the
 * buyer: only CIP and CIF have it. In the D terms the seller carries the risk to the end and insures for itself or not.
 */
export const INCOTERMS = [
  {
    code: 'EXW',
    sea: false,
    exportClearance: false,
    freight: false,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'place_of_delivery',
  },
  {
    code: 'FCA',
    sea: false,
    exportClearance: true,
    freight: false,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'place_of_delivery',
  },
  {
    code: 'FAS',
    sea: true,
    exportClearance: true,
    freight: false,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'port_of_shipment',
  },
  {
    code: 'FOB',
    sea: true,
    exportClearance: true,
    freight: false,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'port_of_shipment',
  },
  {
    code: 'CFR',
    sea: true,
    exportClearance: true,
    freight: true,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'port_of_destination',
  },
  {
    code: 'CIF',
    sea: true,
    exportClearance: true,
    freight: true,
    insurance: true,
    unloading: false,
    duty: false,
    namedPlace: 'port_of_destination',
  },
  {
    code: 'CPT',
    sea: false,
    exportClearance: true,
    freight: true,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'place_of_destination',
  },
  {
    code: 'CIP',
    sea: false,
    exportClearance: true,
    freight: true,
    insurance: true,
    unloading: false,
    duty: false,
    namedPlace: 'place_of_destination',
  },
  {
    code: 'DAP',
    sea: false,
    exportClearance: true,
    freight: true,
    insurance: false,
    unloading: false,
    duty: false,
    namedPlace: 'place_of_destination',
  },
  {
    code: 'DPU',
    sea: false,
    exportClearance: true,
    freight: true,
    insurance: false,
    unloading: true,
    duty: false,
    namedPlace: 'place_of_destination',
  },
  {
    code: 'DDP',
    sea: false,
    exportClearance: true,
    freight: true,
    insurance: false,
    unloading: false,
    duty: true,
    namedPlace: 'place_of_destination',
  },
] as const satisfies readonly Incoterm[]

export type IncotermCode = (typeof INCOTERMS)[number]['code']

export const INCOTERM_CODES = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const satisfies readonly IncotermCode[]

export function incoterm(code: string): (typeof INCOTERMS)[number] | undefined {
  return INCOTERMS.find(term => term.code === code)
}
