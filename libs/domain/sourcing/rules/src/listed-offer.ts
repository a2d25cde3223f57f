import { incoterm as incotermFacts, type IncotermCode } from '@tradeport/kernel/config'
import { compareDecimal, isMultipleOf } from '@tradeport/kernel/values'
import type { LeadFrom } from '@tradeport/domain/sourcing/contract'

/** What a seller's price list says of one of its products, for a kind of trade. */
export interface ListedOffer {
  readonly productId: string
  readonly skuId: string | null
  readonly unit: string
  readonly ladders: readonly PriceLadder[]
  readonly leadTimes: readonly { readonly minQty: string; readonly days: number; readonly from: LeadFrom }[]
  readonly moq: string | null
  readonly orderMultiple: string
  /** Empty where nothing is said; so are packing and port. */
  readonly hsCode: string
  readonly originCountry: string | null
  readonly packing: string
  readonly loadPort: string
}

interface PriceLadder {
  readonly currency: string
  readonly incoterm: IncotermCode | null
  readonly place: string
  readonly steps: readonly { readonly minQty: string; readonly price: string }[]
}

/** What the buyer wants it to be quoted in; what is null was left to the seller. */
export interface TermsWanted {
  readonly currency: string | null
  readonly incoterm: IncotermCode | null
  readonly destPort: string | null
}

/** The terms of a version: those of the price list that answer the wish, else the wish. */
export interface OpeningTerms {
  readonly currency: string | null
  readonly incoterm: IncotermCode | null
  readonly place: string | null
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Terms that end where the buyer is hold for their own place alone. */
const endsAtBuyer = (code: IncotermCode | null) =>
  code !== null && (incotermFacts(code)?.namedPlace.endsWith('destination') ?? false)

function answers(ladder: PriceLadder, { currency, incoterm, destPort }: TermsWanted): boolean {
  if (currency !== null && ladder.currency !== currency) return false
  if (incoterm !== null && ladder.incoterm !== incoterm) return false
  return !endsAtBuyer(ladder.incoterm) || destPort === null || sameText(ladder.place, destPort)
}

export function openingTerms(offers: readonly ListedOffer[], wanted: TermsWanted): OpeningTerms {
  const ladder = offers.flatMap(({ ladders }) => ladders).find(each => answers(each, wanted))
  if (ladder) return { currency: ladder.currency, incoterm: ladder.incoterm, place: ladder.place || null }
  const { currency, incoterm, destPort } = wanted
  return { currency, incoterm, place: endsAtBuyer(incoterm) ? destPort : portOfShipment(offers, incoterm) }
}

function portOfShipment(offers: readonly ListedOffer[], incoterm: IncotermCode | null): string | null {
  if (incoterm === null || incotermFacts(incoterm)?.namedPlace !== 'port_of_shipment') return null
  return offers.find(({ loadPort }) => loadPort !== '')?.loadPort ?? null
}

/** The listed price of a quantity in these terms; undefined where the list gives none, also below its first step. */
export function listedPrice(offer: ListedOffer, terms: OpeningTerms, quantity: string): string | undefined {
  const ladder = offer.ladders.find(
    each =>
      each.currency === terms.currency && each.incoterm === terms.incoterm && sameText(each.place, terms.place ?? ''),
  )
  return ladder && reached(ladder.steps, quantity)?.price
}

/** Days until goods of this quantity are ready, and what they count from. */
export const listedLead = (offer: ListedOffer, quantity: string) => reached(offer.leadTimes, quantity)

/** The least that is sold, and in which steps, where the quantity keeps to them. */
export function listedLimits(offer: ListedOffer, quantity: string): { moq?: string; orderMultiple?: string } {
  const { moq, orderMultiple } = offer
  return {
    ...(moq !== null && compareDecimal(moq, quantity) <= 0 ? { moq } : {}),
    ...(compareDecimal(orderMultiple, '1') > 0 && isMultipleOf(quantity, orderMultiple) ? { orderMultiple } : {}),
  }
}

function reached<Step extends { readonly minQty: string }>(steps: readonly Step[], quantity: string): Step | undefined {
  let best: Step | undefined
  for (const step of steps)
    if (compareDecimal(step.minQty, quantity) <= 0 && (!best || compareDecimal(step.minQty, best.minQty) > 0))
      best = step
  return best
}
