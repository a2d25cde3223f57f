import { type Attachment, type InquiryContent, type PaymentMethod } from '@tradeport/domain/sourcing/contract'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type { ChosenStore } from '../shared/store-picker'
import type { HeaderInput } from './use-basket'

/** The request as it is typed. */
export interface HeaderValues {
  title: string
  requirement?: string
  tradeType: TradeType
  destCountry?: string | undefined
  destPort?: string | undefined
  incotermWish?: IncotermCode | undefined
  paymentWish: PaymentMethod[]
  currencyWish?: string | undefined
  neededBy?: string | undefined
  quoteDays?: string | undefined
  sampleWanted: boolean
  inspectionWanted: InquiryContent['inspectionWanted']
  anonymous: boolean
  files: Attachment[]
  /** Stores of the goods that are not asked. */
  skippedStores: string[]
  moreStores: ChosenStore[]
}

/** All regions trade from here: goods that leave it are foreign trade. */
const HOME_COUNTRY = 'CN'

/** What goods that leave the country are quoted in until the buyer says otherwise. */
const EXPORT_CURRENCY = 'USD'

/** The kind of trade with a country, where the region has it. */
export function tradeTypeWith(country: string | undefined, tradeTypes: readonly TradeType[]): TradeType | undefined {
  const type = country === undefined || country === HOME_COUNTRY ? 'domestic' : 'foreign'
  return tradeTypes.includes(type) ? type : undefined
}

/** What is known when a request is begun. */
export interface FirstHeader {
  readonly title: string
  readonly currency: string
  readonly tradeTypes: readonly TradeType[]
  /** Of the buyer's company: goods go there until they say otherwise. */
  readonly country: string | undefined
}

export function headerValuesOf(
  draft: InquiryContent,
  otherwise: FirstHeader,
): Omit<HeaderValues, 'skippedStores' | 'moreStores'> {
  // A draft that only lines were put into says nothing about itself yet.
  const isBegun = draft.title !== null || draft.requirement !== null || draft.destCountry !== null
  const destCountry = isBegun ? (draft.destCountry ?? undefined) : otherwise.country
  const tradeType = isBegun ? draft.tradeType : (tradeTypeWith(destCountry, otherwise.tradeTypes) ?? draft.tradeType)
  return {
    title: draft.title ?? otherwise.title.slice(0, 120),
    requirement: draft.requirement ?? '',
    tradeType,
    destCountry,
    destPort: draft.destPort ?? undefined,
    incotermWish: draft.incotermWish ?? undefined,
    paymentWish: draft.paymentWish,
    currencyWish: draft.currencyWish ?? (tradeType === 'foreign' ? EXPORT_CURRENCY : otherwise.currency),
    neededBy: draft.neededBy ?? undefined,
    quoteDays: String(draft.quoteDays),
    sampleWanted: draft.sampleWanted,
    inspectionWanted: draft.inspectionWanted,
    anonymous: draft.visibility === 'anonymous',
    files: draft.files,
  }
}

export function headerOf(values: HeaderValues): HeaderInput {
  const said = (text: string | undefined) => (text?.trim() ? text.trim() : undefined)
  return {
    title: said(values.title),
    requirement: said(values.requirement),
    tradeType: values.tradeType,
    destCountry: values.destCountry,
    destPort: said(values.destPort),
    incotermWish: values.incotermWish,
    paymentWish: values.paymentWish,
    currencyWish: values.currencyWish,
    neededBy: values.neededBy,
    quoteDays: Number(values.quoteDays) || undefined,
    sampleWanted: values.sampleWanted,
    inspectionWanted: values.inspectionWanted,
    visibility: values.anonymous ? 'anonymous' : 'company',
    files: values.files,
  }
}
