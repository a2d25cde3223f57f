import { INCOTERMS, incoterm as incotermFacts, type IncotermCode } from '@tradeport/kernel/config'
import {
  addDecimal,
  compareDecimal,
  convertMoney,
  divDecimal,
  isZero,
  mulDecimal,
  roundDecimal,
} from '@tradeport/kernel/values'
import type {
  ChargeKind,
  ComparisonCell,
  ComparisonColumn,
  MissingAssumption,
  QuotationItem,
  QuotationItemKind,
} from '@tradeport/domain/sourcing/contract'
import { isCounted } from './quotation-totals.calc'

export interface ComparedOffer {
  quotationId: string
  /** It can be accepted now. */
  live: boolean
  foreign: boolean
  currency: string
  /** One unit of the offer's currency in the comparison's; null when no rate is known. */
  rate: string | null
  incoterm: IncotermCode | null
  charges: readonly { kind: ChargeKind; amount: string; included: boolean }[]
  subtotal: string
  chargesTotal: string
  total: string
  leadDays: number | null
  basedOnOldRevision: boolean
  items: readonly Pick<
    QuotationItem,
    'inquiryItemId' | 'kind' | 'name' | 'qty' | 'unit' | 'unitPrice' | 'moq' | 'leadDays'
  >[]
}

export interface ComparedLine {
  inquiryItemId: string
  unit: string
}

export interface Comparison {
  /** Per offer, in the given order. */
  columns: Pick<ComparisonColumn, 'totalNormalised' | 'missing' | 'best'>[]
  /** Per line, a cell for each offer. */
  rows: ComparisonCell[][]
}

type Component = 'export_clearance' | 'main_freight' | 'insurance' | 'destination_delivery' | 'import_duties'

/** Charges that say what a component costs, so that it is not missing though the delivery term leaves it out. */
const NAMED_BY: Record<Component, readonly ChargeKind[]> = {
  export_clearance: ['customs'],
  main_freight: ['freight'],
  insurance: ['insurance'],
  destination_delivery: [],
  import_duties: [],
}

const COMPONENTS: readonly Component[] = [
  'export_clearance',
  'main_freight',
  'insurance',
  'destination_delivery',
  'import_duties',
]

/** What the seller's price covers under a delivery term. Under the D terms goods travel at the seller's risk: nothing to insure. */
function covers(code: IncotermCode): Record<Component, boolean> {
  const term = incotermFacts(code)
  const toTheDoor = code.startsWith('D')
  return {
    export_clearance: term?.exportClearance ?? false,
    main_freight: term?.freight ?? false,
    insurance: (term?.insurance ?? false) || toTheDoor,
    destination_delivery: toTheDoor,
    import_duties: term?.duty ?? false,
  }
}

/** The term among these under which the seller does most. */
export function furthestIncoterm(codes: readonly IncotermCode[]): IncotermCode | null {
  let furthest: IncotermCode | null = null
  let most = -1
  for (const { code } of INCOTERMS) {
    const covered = COMPONENTS.filter(component => covers(code)[component]).length
    if (codes.includes(code) && covered >= most) {
      furthest = code
      most = covered
    }
  }
  return furthest
}

/** What lies between the term of an offer and the term to compare at, and is not priced in its charges. */
export function missingCosts(
  offer: Pick<ComparedOffer, 'foreign' | 'incoterm' | 'charges'>,
  target: IncotermCode | null,
): MissingAssumption[] {
  if (!offer.foreign) return []
  if (offer.incoterm === null) return ['incoterm']
  if (target === null) return []
  const wanted = covers(target)
  const given = covers(offer.incoterm)
  return COMPONENTS.filter(
    component =>
      wanted[component] &&
      !given[component] &&
      !offer.charges.some(charge => NAMED_BY[component].includes(charge.kind)),
  )
}

/** Puts offers side by side in one currency and at one delivery term, saying of each what it leaves open. */
export function compareOffers(request: {
  currency: string
  incoterm: IncotermCode | null
  lines: readonly ComparedLine[]
  offers: readonly ComparedOffer[]
}): Comparison {
  const { offers, lines } = request
  const rows = lines.map(line =>
    markBest(
      offers.map(offer => cellOf(line, offer)),
      line,
      offers,
    ),
  )
  const columns = offers.map((offer, index) => {
    const missing = [...missingCosts(offer, request.incoterm)]
    if (offer.rate === null) missing.unshift('rate')
    if (offer.basedOnOldRevision) missing.push('old_revision')
    const cells = rows.map(row => row[index])
    if (cells.some(cell => cell?.missing.includes('item_missing'))) missing.push('item_missing')
    if (cells.some(cell => cell?.missing.includes('item_not_available'))) missing.push('item_not_available')
    const totalNormalised = offer.rate === null ? null : convertMoney(offer.total, offer.rate, request.currency)
    return { totalNormalised, missing, best: false }
  })
  const comparable = columns.filter((column, index) => offers[index]?.live && column.missing.length === 0)
  const lowest = lowestOf(comparable.map(column => column.totalNormalised))
  for (const column of comparable) column.best = lowest !== null && isEqual(column.totalNormalised, lowest)
  return { columns, rows }
}

const RANK: Record<QuotationItemKind, number> = { requested: 0, replacement: 1, not_available: 2, alternative: 3 }

function cellOf(line: ComparedLine, offer: ComparedOffer): ComparisonCell {
  const item = offer.items
    .filter(candidate => candidate.inquiryItemId === line.inquiryItemId)
    .sort((a, b) => RANK[a.kind] - RANK[b.kind])[0]
  const empty = { quotationId: offer.quotationId, unitPriceNormalised: null, unitPriceAllIn: null, best: false }
  if (!item) {
    const nothing = { kind: null, name: null, qty: null, unit: null, unitPrice: null, moq: null, leadDays: null }
    return { ...empty, ...nothing, missing: ['item_missing'] }
  }
  const leadDays = item.leadDays ?? offer.leadDays
  const said = {
    kind: item.kind,
    name: item.name,
    qty: item.qty,
    unit: item.unit,
    unitPrice: item.unitPrice,
    moq: item.moq,
    leadDays,
  }
  if (item.kind === 'not_available' || item.unitPrice === null)
    return { ...empty, ...said, unitPrice: null, missing: ['item_not_available'] }
  const missing: MissingAssumption[] = []
  if (!isCounted(item.kind)) missing.push('item_missing')
  if (offer.rate === null) missing.push('rate')
  if (item.moq === null) missing.push('moq')
  if (leadDays === null) missing.push('lead_time')
  return {
    ...empty,
    ...said,
    missing,
    unitPriceNormalised: offer.rate === null ? null : roundDecimal(mulDecimal(item.unitPrice, offer.rate), 4),
    unitPriceAllIn: offer.rate === null ? null : allIn(item.unitPrice, offer.rate, offer),
  }
}

/** Charges on top are spread over the lines by value. */
function allIn(unitPrice: string, rate: string, offer: ComparedOffer): string {
  if (isZero(offer.subtotal)) return roundDecimal(mulDecimal(unitPrice, rate), 4)
  const withCharges = mulDecimal(unitPrice, addDecimal(offer.subtotal, offer.chargesTotal))
  return divDecimal(mulDecimal(withCharges, rate), offer.subtotal, 4)
}

function markBest(cells: ComparisonCell[], line: ComparedLine, offers: readonly ComparedOffer[]): ComparisonCell[] {
  const fair = cells.filter(
    (cell, index) => offers[index]?.live && cell.unit === line.unit && cell.kind !== null && isCounted(cell.kind),
  )
  const lowest = lowestOf(fair.map(cell => cell.unitPriceAllIn))
  for (const cell of fair) cell.best = lowest !== null && isEqual(cell.unitPriceAllIn, lowest)
  return cells
}

function lowestOf(values: readonly (string | null)[]): string | null {
  return values.reduce<string | null>((lowest, value) => {
    if (value === null) return lowest
    return lowest === null || compareDecimal(value, lowest) < 0 ? value : lowest
  }, null)
}

function isEqual(value: string | null, other: string): boolean {
  return value !== null && compareDecimal(value, other) === 0
}
