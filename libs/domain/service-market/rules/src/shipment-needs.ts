import type { ShipmentReason } from '@tradeport/domain/service-market/contract'
import { incoterm, type IncotermCode } from '@tradeport/kernel/config'

/** What is known of the goods of an order and of their way. */
export interface Shipment {
  /** `over`: cancelled. */
  stage: 'ahead' | 'left' | 'over'
  isForeign: boolean
  incoterm: IncotermCode | null
  namedPlace: string | null
  currency: string
  /** Two letters. */
  originCountry: string | null
  destCountry: string | null
  hsCodes: readonly string[]
  /** An instalment is paid by letter of credit. */
  byLetterOfCredit: boolean
}

export interface ShipmentNeed {
  categoryCode: string
  reason: ShipmentReason
  facts: { term: string | null; chapter: string | null; currency: string | null }
}

/** What the delivery term leaves to the seller. */
function duties(code: IncotermCode | null): readonly (readonly [categoryCode: string, reason: ShipmentReason])[] {
  const term = code && incoterm(code)
  if (!term?.exportClearance) return []
  return [
    ['CUSTOMS', 'export_clearance'],
    ['LOGISTICS', term.freight ? 'main_carriage' : 'carriage_to_port'],
    ...(term.insurance ? [['INSURANCE', 'insurance_duty'] as const] : []),
    ...(OWN_RISK.includes(term.code) ? [['INSURANCE', 'own_risk'] as const] : []),
  ]
}
/** The seller carries the risk to the end. */
const OWN_RISK: readonly string[] = ['DAP', 'DPU', 'DDP']
/** What a region goes by. */
export interface NeedsContext {
  readonly currency: string
  /** Beginnings of tariff codes whose goods many countries ask a proof of conformity for; operators keep the list. */
  readonly conformityGoods: readonly string[]
}

/** What a seller may want done for a shipment, the most pressing first; nothing for trade within the country. */
export function shipmentNeeds(shipment: Shipment, own: NeedsContext): ShipmentNeed[] {
  const { stage, currency } = shipment
  if (stage === 'over' || !shipment.isForeign) return []
  const owed = duties(shipment.incoterm)
  const term = [shipment.incoterm, shipment.namedPlace].filter(Boolean).join(' ') || null
  const need = (categoryCode: string, reason: ShipmentReason, chapter: string | null = null): ShipmentNeed => ({
    categoryCode,
    reason,
    facts: { term, chapter, currency },
  })
  const chapter = shipment.hsCodes
    .toSorted()
    .find(code => own.conformityGoods.some(beginning => code.startsWith(beginning)))
    ?.slice(0, 2)
  const ahead = [
    ...(shipment.byLetterOfCredit ? [need('LC_REVIEW', 'letter_of_credit')] : []),
    ...owed.map(([code, reason]) => need(code, reason)),
    ...(chapter === undefined ? [] : [need('CERTIFICATION', 'conformity', chapter)]),
    need('INSPECTION', 'before_shipment'),
  ]
  return [
    ...(stage === 'ahead' ? ahead : []),
    // Who exports claims the refund; under EXW that is the buyer.
    ...(owed.length > 0 ? [need('DRAWBACK', 'tax_refund')] : []),
    ...(currency === own.currency ? [] : [need('FX_COLLECTION', 'foreign_currency')]),
  ]
}
