import { INCOTERM_YEAR } from '@tradeport/kernel/config'
import type { AcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import type { TermsBody } from '@tradeport/domain/trading/contract'

/** The contract as the accepted version makes it; only the claim period and free clauses are added. */
export function termsFrom(
  accepted: AcceptedQuotation,
  added: { claimDays: number; clauses: string | null },
): TermsBody {
  return {
    quotationNo: accepted.quotationNo,
    quotationVersionNo: accepted.quotationVersionNo,
    quotationHash: accepted.contentHash,
    buyerName: accepted.buyerName,
    sellerName: accepted.storeName,
    tradeType: accepted.tradeType,
    currency: accepted.currency,
    incoterm: accepted.incoterm,
    incotermYear: INCOTERM_YEAR,
    namedPlace: accepted.namedPlace,
    destCountry: accepted.destCountry,
    destPort: accepted.destPort,
    items: accepted.items.map(item => ({
      lineNo: item.lineNo,
      name: item.name,
      specs: [...item.specs],
      qty: item.qty,
      unit: item.unit,
      unitPrice: item.unitPrice,
      amount: item.amount,
    })),
    charges: accepted.charges.map(charge => ({ ...charge })),
    taxPercent: accepted.taxPercent,
    subtotal: accepted.subtotal,
    chargesTotal: accepted.chargesTotal,
    taxTotal: accepted.taxTotal,
    total: accepted.total,
    paymentPlan: accepted.paymentPlan.map(part => ({ ...part })),
    leadDays: accepted.leadDays,
    leadFrom: accepted.leadFrom,
    partialShipment: accepted.partialShipment,
    transhipment: accepted.transhipment,
    packingNote: accepted.packingNote,
    qualityTerms: accepted.qualityTerms,
    warrantyDays: accepted.warrantyDays,
    note: accepted.note,
    claimDays: added.claimDays,
    clauses: added.clauses,
  }
}

/** The terms as one text that is the same whenever they say the same, however the keys are ordered; its hash is what is signed. */
export function canonicalTerms(body: TermsBody): string {
  return JSON.stringify(['tradeport contract 1', ordered(body)])
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, inner]) => [key, ordered(inner)])
}
