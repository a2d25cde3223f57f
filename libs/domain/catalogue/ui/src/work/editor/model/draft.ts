import type {
  AttributeValue,
  CustomisationOption,
  LeadTimeTier,
  PriceTier,
  ProductContent,
  SampleOffer,
  SkuValues,
} from '@tradeport/domain/catalogue/contract'
import { priceLadders } from '@tradeport/domain/catalogue/rules'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { markupOf } from '../../rich-text/html-to-markup'
import { PLAIN_SKU, axesOf, type AxisDraft } from './variants'

/** One step of a ladder as it is typed: anything may still be missing. */
export interface PriceStepDraft {
  minQty: string
  price: string
  priceTo: string
}

export interface LadderDraft extends Pick<PriceTier, 'skuCode' | 'tradeType' | 'currency' | 'incoterm' | 'port'> {
  steps: PriceStepDraft[]
}

export type LeadTimeDraft = Omit<LeadTimeTier, 'days'> & { days: number | null }
export type CustomisationDraft = Omit<CustomisationOption, 'extraDays'> & { extraDays: number | null }
export type SampleDraft = Omit<SampleOffer, 'maxQty' | 'days'> & { maxQty: number | null; days: number | null }

type AsTyped = 'priceTiers' | 'leadTimes' | 'customisations' | 'sample' | 'axes' | 'orderMultiple'

/** The form's own state: the content with rows that are half filled in, and what a draft on the server has no place for. */
export interface ProductDraft extends Omit<ProductContent, AsTyped> {
  /** Languages with a tab of their own, the source language first. */
  languages: LocaleCode[]
  /** By language, as the textarea holds it; the server keeps the HTML of it. */
  descriptionMarkup: ProductContent['description']
  orderMultiple: string | null
  ladders: LadderDraft[]
  leadTimes: LeadTimeDraft[]
  sample: SampleDraft | null
  customisations: CustomisationDraft[]
  axes: AxisDraft[]
  /** Variants whose options were taken away: they come back as they were when the option does. */
  parkedSkus: SkuValues[]
}

export const EMPTY_STEP: PriceStepDraft = { minQty: '', price: '', priceTo: '' }
export const NEW_SAMPLE: SampleDraft = {
  available: true,
  price: null,
  currency: null,
  maxQty: 1,
  days: 7,
  refundableOnBulk: false,
  shipFeeBy: 'buyer',
}

function languagesOf(content: ProductContent): LocaleCode[] {
  const written = new Set<LocaleCode>([content.sourceLocale])
  for (const text of [content.title, content.summary, content.description])
    for (const [locale, value] of localeEntries(text)) if (value.trim() !== '') written.add(locale)
  return [...written]
}

function localeEntries(text: ProductContent['title']): [LocaleCode, string][] {
  return LOCALE_CODES.flatMap(locale => {
    const value = text[locale]
    return value === undefined ? [] : [[locale, value] satisfies [LocaleCode, string]]
  })
}

/** What the form shows of a product as the server has it. */
export function draftOf(content: ProductContent): ProductDraft {
  const { priceTiers, axes, ...rest } = content
  return {
    ...rest,
    languages: languagesOf(content),
    descriptionMarkup: Object.fromEntries(
      localeEntries(content.description).map(([locale, html]) => [locale, markupOf(html)]),
    ),
    ladders: priceLadders(priceTiers).map(({ tiers, ...ladder }) => ({
      ...ladder,
      steps: tiers.map(({ minQty, price, priceTo }) => ({ minQty, price, priceTo: priceTo ?? '' })),
    })),
    axes: axesOf(axes, content.skus),
    skus: content.skus.length > 0 || axes.length > 0 ? content.skus : [PLAIN_SKU],
    parkedSkus: [],
  }
}

export function withAttribute(draft: ProductDraft, code: string, value: AttributeValue | undefined): ProductDraft {
  const { [code]: _before, ...others } = draft.attributes
  return { ...draft, attributes: value === undefined ? others : { ...others, [code]: value } }
}
