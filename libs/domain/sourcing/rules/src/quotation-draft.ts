import type { IncotermCode } from '@tradeport/kernel/config'
import {
  type CounterWishes,
  type InquiryLine,
  type QuotationContentInput,
  type QuotationDetail,
  type QuotationItem,
  type QuotationItemInput,
} from '@tradeport/domain/sourcing/contract'
import { addDays } from './valid-until.calc'

export interface FirstDraftFacts {
  currency: string
  incotermWish: IncotermCode | null
  lines: readonly InquiryLine[]
  storeId: string
  /** Name of a line that is a product, in the language of the seller. */
  nameOf(line: InquiryLine): string
  today: string
  /** How long an offer is usually open. */
  validDays: number
}

/** The first version as it opens for the seller: every line of the inquiry at its largest quantity, prices still to be filled in. */
export function firstDraft(facts: FirstDraftFacts): QuotationContentInput {
  return {
    currency: facts.currency,
    ...(facts.incotermWish === null ? {} : { incoterm: facts.incotermWish }),
    items: facts.lines.map(line => firstItem(line, facts)),
    charges: [],
    paymentPlan: [
      { percent: '30', method: 'tt', dueEvent: 'on_sign', dueDays: 7, gate: 'start_production' },
      { percent: '70', method: 'tt', dueEvent: 'before_shipment', dueDays: 7, gate: 'ship' },
    ],
    validUntil: addDays(facts.today, facts.validDays),
  }
}

function firstItem(line: InquiryLine, facts: FirstDraftFacts): QuotationItemInput {
  // Another seller's product is only what the buyer showed: this seller quotes their own for it.
  const own = line.product !== null && line.product.storeId === facts.storeId
  return {
    inquiryItemId: line.id,
    kind: 'requested',
    ...(own && line.productId !== null ? { productId: line.productId } : {}),
    ...(own && line.skuId !== null ? { skuId: line.skuId } : {}),
    name: facts.nameOf(line),
    specs: [...line.specs],
    qty: line.quantities.at(-1) ?? '1',
    unit: line.unit,
    ...(line.hsCode === null ? {} : { hsCode: line.hsCode }),
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
