import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PriceVisibility,
  type StoreDetail,
  type StoreInput,
} from '@tradeport/domain/catalogue/contract'
import { INCOTERM_CODES, TRADE_TYPES } from '@tradeport/kernel/config'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'

/** The store's page as it is typed. */
export interface StoreForm {
  slug: string
  sourceLocale: LocaleCode
  languages: LocaleCode[]
  name: StoreDetail['name']
  intro: StoreDetail['intro']
  logoFileId: string | null
  bannerFileIds: string[]
  mainCategoryIds: string[]
  priceVisibility: PriceVisibility
  languagesSpoken: LocaleCode[]
  acceptTradeTypes: StoreDetail['acceptTradeTypes']
  acceptIncoterms: StoreDetail['acceptIncoterms']
  acceptPayments: PaymentMethod[]
  minOrderAmount: string | null
  minOrderCurrency: string | null
  closedFrom: string | null
  closedTo: string | null
}

export function storeFormOf(detail: StoreDetail): StoreForm {
  const written = LOCALE_CODES.filter(
    code => code !== detail.sourceLocale && (detail.name[code]?.trim() || detail.intro[code]?.trim()),
  )
  return {
    slug: detail.slug,
    sourceLocale: detail.sourceLocale,
    languages: [detail.sourceLocale, ...written],
    name: detail.name,
    intro: detail.intro,
    logoFileId: detail.logoFileId,
    bannerFileIds: detail.bannerFileIds,
    mainCategoryIds: detail.mainCategoryIds,
    priceVisibility: detail.priceVisibility,
    languagesSpoken: detail.languagesSpoken,
    acceptTradeTypes: detail.acceptTradeTypes,
    acceptIncoterms: detail.acceptIncoterms,
    acceptPayments: detail.acceptPayments,
    minOrderAmount: detail.minOrderAmount,
    minOrderCurrency: detail.minOrderCurrency,
    closedFrom: detail.closedFrom,
    closedTo: detail.closedTo,
  }
}

/** What is sent: only the languages that have a tab, lists in the order they are known in. */
export function storeInputOf({ languages, ...form }: StoreForm, version: number): StoreInput {
  const texts = (text: StoreForm['name']) =>
    Object.fromEntries(
      languages.flatMap(code => {
        const value = text[code]?.trim()
        return value ? [[code, value]] : []
      }),
    )
  return {
    ...form,
    version,
    name: texts(form.name),
    intro: texts(form.intro),
    acceptTradeTypes: TRADE_TYPES.filter(type => form.acceptTradeTypes.includes(type)),
    acceptIncoterms: INCOTERM_CODES.filter(code => form.acceptIncoterms.includes(code)),
    acceptPayments: PAYMENT_METHODS.filter(method => form.acceptPayments.includes(method)),
    minOrderCurrency: form.minOrderAmount === null ? null : form.minOrderCurrency,
  }
}
