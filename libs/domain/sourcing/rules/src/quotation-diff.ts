import type { QuotationDetail, QuotationItem } from '@tradeport/domain/sourcing/contract'

/** A field that two versions say differently; `line` where it belongs to an item. */
export interface VersionDifference {
  line: { name: string; inquiryItemId: string | null } | null
  field: DifferingField
  before: string | null
  after: string | null
}

const HEADER = [
  'currency',
  'incoterm',
  'namedPlace',
  'leadDays',
  'leadFrom',
  'partialShipment',
  'transhipment',
  'packingNote',
  'warrantyDays',
  'note',
  'taxPercent',
  'validUntilDate',
  'subtotal',
  'chargesTotal',
  'total',
] as const satisfies (keyof QuotationDetail)[]

const ITEM = [
  'kind',
  'name',
  'qty',
  'unit',
  'unitPrice',
  'amount',
  'moq',
  'leadDays',
  'packing',
  'note',
] as const satisfies (keyof QuotationItem)[]

export type DifferingField = (typeof HEADER)[number] | (typeof ITEM)[number] | 'paymentPlan' | 'charges'

const shown = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** What changed from one version to the next, for people: lines are matched by the inquiry line they answer, else by name. */
export function quotationDiff(before: QuotationDetail, after: QuotationDetail): VersionDifference[] {
  const differences: VersionDifference[] = []
  for (const field of HEADER) push(differences, null, field, before[field], after[field])
  push(differences, null, 'paymentPlan', planText(before), planText(after))
  push(differences, null, 'charges', chargeText(before), chargeText(after))
  const rest = [...before.items]
  for (const item of after.items) {
    const index = rest.findIndex(candidate => isSameLine(candidate, item))
    const old = index < 0 ? undefined : rest.splice(index, 1)[0]
    for (const field of ITEM) push(differences, item, field, old?.[field], item[field])
  }
  for (const item of rest) push(differences, item, 'qty', item.qty, null)
  return differences
}

function push(
  differences: VersionDifference[],
  item: QuotationItem | null,
  field: DifferingField,
  before: unknown,
  after: unknown,
): void {
  const [from, to] = [shown(before), shown(after)]
  if (from === to) return
  const line = item && { name: item.name, inquiryItemId: item.inquiryItemId }
  differences.push({ line, field, before: from, after: to })
}

function isSameLine(a: QuotationItem, b: QuotationItem): boolean {
  if (a.inquiryItemId !== null || b.inquiryItemId !== null)
    return a.inquiryItemId === b.inquiryItemId && (a.kind === 'alternative') === (b.kind === 'alternative')
  return a.name === b.name
}

const planText = (version: QuotationDetail) =>
  version.paymentPlan.map(part => `${part.percent} % ${part.method} ${part.dueEvent} +${part.dueDays}`).join(' / ')

const chargeText = (version: QuotationDetail) =>
  version.charges.map(charge => `${charge.kind} ${charge.amount}${charge.included ? ' (in)' : ''}`).join(' / ')
