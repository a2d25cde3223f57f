import type {
  CounterWishes,
  InquiryLine,
  QuotationContentInput,
  QuotationDetail,
  QuotationItem,
  QuotationItemInput,
} from '@tradeport/domain/sourcing/contract'
import {
  listedLead,
  listedLimits,
  listedPrice,
  openingTerms,
  type ListedOffer,
  type OpeningTerms,
  type TermsWanted,
} from './listed-offer'
import { addDays } from './valid-until.calc'

export interface FirstDraftFacts {
  /** Where neither the buyer nor the price list says one. */
  currency: string
  wanted: TermsWanted
  lines: readonly InquiryLine[]
  storeId: string
  /** What the seller's price list says of the products among the lines. */
  offers: readonly ListedOffer[]
  /** Name of a line that is a product, in the language of the seller. */
  nameOf(line: InquiryLine): string
  today: string
  /** How long an offer is usually open. */
  validDays: number
}

/**
 * The first version as it opens for the seller: every line of the inquiry at its largest quantity, with what the seller's own price list says
 * of it; the rest is still to be filled in.
 */
export function firstDraft(facts: FirstDraftFacts): QuotationContentInput {
  const listed = facts.lines.map(line => offerOf(line, facts))
  const terms = openingTerms(
    listed.flatMap(offer => offer ?? []),
    facts.wanted,
  )
  const leads = facts.lines.flatMap((line, index) => {
    const offer = listed[index]
    return (offer && listedLead(offer, largest(line))) ?? []
  })
  const [longest] = leads.toSorted((a, b) => b.days - a.days)
  return {
    currency: terms.currency ?? facts.currency,
    ...(terms.incoterm === null ? {} : { incoterm: terms.incoterm }),
    ...(terms.place === null ? {} : { namedPlace: terms.place }),
    items: facts.lines.map((line, index) => firstItem(line, { ...facts, terms, offer: listed[index] })),
    charges: [],
    paymentPlan: [
      { percent: '30', method: 'tt', dueEvent: 'on_sign', dueDays: 7, gate: 'start_production' },
      { percent: '70', method: 'tt', dueEvent: 'before_shipment', dueDays: 7, gate: 'ship' },
    ],
    ...(longest ? { leadDays: longest.days, leadFrom: longest.from } : {}),
    validUntil: addDays(facts.today, facts.validDays),
  }
}

const largest = (line: InquiryLine) => line.quantities.at(-1) ?? '1'

/** Another seller's product is only what the buyer showed: this seller quotes their own for it. */
const isOwn = (line: InquiryLine, storeId: string) => line.product !== null && line.product.storeId === storeId

/** What the price list says of a line; nothing where it counts in another unit. */
function offerOf(line: InquiryLine, { offers, storeId }: FirstDraftFacts): ListedOffer | undefined {
  if (!isOwn(line, storeId)) return undefined
  return offers.find(
    offer => offer.productId === line.productId && offer.skuId === line.skuId && offer.unit === line.unit,
  )
}

interface ItemFacts extends FirstDraftFacts {
  terms: OpeningTerms
  offer: ListedOffer | undefined
}

function firstItem(line: InquiryLine, facts: ItemFacts): QuotationItemInput {
  const own = isOwn(line, facts.storeId)
  return {
    inquiryItemId: line.id,
    kind: 'requested',
    ...(own && line.productId !== null ? { productId: line.productId } : {}),
    ...(own && line.skuId !== null ? { skuId: line.skuId } : {}),
    name: facts.nameOf(line),
    specs: [...line.specs],
    qty: largest(line),
    unit: line.unit,
    ...(facts.offer ? listedItem(line, facts.offer, facts.terms) : {}),
    ...(line.hsCode === null ? {} : { hsCode: line.hsCode }),
  }
}

function listedItem(line: InquiryLine, offer: ListedOffer, terms: OpeningTerms): Partial<QuotationItemInput> {
  const price = (quantity: string) => listedPrice(offer, terms, quantity)
  const unitPrice = price(largest(line))
  return {
    ...(unitPrice === undefined ? {} : { unitPrice }),
    // The buyer asked for several quantities: the smaller ones are answered beside the largest.
    priceBreaks: line.quantities.slice(0, -1).flatMap(qty => {
      const listed = price(qty)
      return listed === undefined ? [] : [{ qty, unitPrice: listed }]
    }),
    ...listedLimits(offer, largest(line)),
    ...(offer.hsCode === '' ? {} : { hsCode: offer.hsCode }),
    ...(offer.originCountry === null ? {} : { originCountry: offer.originCountry }),
    ...(offer.packing === '' ? {} : { packing: offer.packing }),
  }
}

export type EarlierVersion = Pick<
  QuotationDetail,
  | 'currency'
  | 'incoterm'
  | 'namedPlace'
  | 'items'
  | 'charges'
  | 'taxPercent'
  | 'paymentPlan'
  | 'leadDays'
  | 'leadFrom'
  | 'partialShipment'
  | 'transhipment'
  | 'packingNote'
  | 'qualityTerms'
  | 'warrantyDays'
  | 'note'
  | 'validUntilDate'
  | 'counter'
>

/** The next version: the last one, with what the buyer's counter asks for already filled in. */
export function nextDraft(
  last: EarlierVersion,
  { today, validDays }: Pick<FirstDraftFacts, 'today' | 'validDays'>,
): QuotationContentInput {
  const wishes = last.counter
  const incoterm = wishes?.incoterm ?? last.incoterm
  const namedPlace = wishes?.namedPlace ?? last.namedPlace
  const leadDays = wishes?.leadDays ?? last.leadDays
  const validUntil = addDays(today, validDays)
  return {
    currency: last.currency,
    ...(incoterm === null ? {} : { incoterm }),
    ...(namedPlace === null ? {} : { namedPlace }),
    items: last.items.map(item => nextItem(item, wishes)),
    charges: last.charges.map(charge => ({ ...charge, label: charge.label ?? undefined })),
    taxPercent: last.taxPercent,
    paymentPlan: last.paymentPlan,
    ...(leadDays === null ? {} : { leadDays }),
    leadFrom: last.leadFrom,
    partialShipment: last.partialShipment,
    transhipment: last.transhipment,
    packingNote: last.packingNote ?? undefined,
    qualityTerms: {
      standard: last.qualityTerms.standard ?? undefined,
      aql: last.qualityTerms.aql ?? undefined,
      sealedSampleRef: last.qualityTerms.sealedSampleRef ?? undefined,
    },
    warrantyDays: last.warrantyDays,
    note: last.note ?? undefined,
    validUntil: last.validUntilDate !== null && last.validUntilDate > validUntil ? last.validUntilDate : validUntil,
  }
}

function nextItem(item: QuotationItem, wishes: CounterWishes | null): QuotationItemInput {
  const wish = wishes?.items.find(candidate => candidate.quotationItemId === item.id)
  return {
    inquiryItemId: item.inquiryItemId ?? undefined,
    kind: item.kind,
    productId: item.productId ?? undefined,
    skuId: item.skuId ?? undefined,
    name: item.name,
    specs: item.specs,
    qty: wish?.qty ?? item.qty,
    unit: item.unit,
    unitPrice: wish?.price ?? item.unitPrice ?? undefined,
    priceBreaks: item.priceBreaks,
    moq: item.moq ?? undefined,
    orderMultiple: item.orderMultiple ?? undefined,
    leadDays: wish?.leadDays ?? item.leadDays ?? undefined,
    hsCode: item.hsCode ?? undefined,
    originCountry: item.originCountry ?? undefined,
    packing: item.packing ?? undefined,
    note: item.note ?? undefined,
  }
}
