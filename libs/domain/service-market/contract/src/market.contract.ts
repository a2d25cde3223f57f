import {
  countryCode,
  decimal,
  defineEndpoint,
  i18nText,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import { QUALIFICATION_TYPES } from './service-category.schema'
import { PRICE_MODES, SERVICE_UNITS } from './service-price'
import { PROOF_STATUSES } from './service.schema'

/** Who offers a service, as visitors see it. */
export const marketProvider = z.object({
  companyId: z.string(),
  name: z.string(),
  logoFileId: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  introduction: i18nText(2000),
  verified: z.boolean(),
  memberSince: z.nullable(z.string()),
})
export type MarketProvider = z.output<typeof marketProvider>

/** What became of the orders of a service, or of all of a provider's. */
export const serviceRecord = z.object({
  /** Completed orders. */
  orders: z.int(),
  ratings: z.int(),
  /** Mean of the ratings, of five, to one decimal; null before the first. */
  score: z.nullable(z.string()),
  /** Median of the latest answers of a year: until a paid order is accepted, a request quoted, a question answered. Null for too few. */
  responseMinutes: z.nullable(z.int()),
  /** Percent of the paid orders of a year that came to an end: completed ones, to one decimal. Null for too few. */
  completionRate: z.nullable(z.string()),
  /** False where its provider takes on nothing new for now. */
  takesOrders: z.boolean(),
})
export type ServiceRecord = z.output<typeof serviceRecord>

export const marketServiceCard = z.object({
  id: z.string(),
  categoryCode: z.string(),
  title: i18nText(160),
  subtitle: i18nText(300),
  coverFileId: z.nullable(z.string()),
  priceMode: z.enum(PRICE_MODES),
  priceFrom: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  unit: z.enum(SERVICE_UNITS),
  deliveryDaysMin: z.nullable(z.int()),
  deliveryDaysMax: z.nullable(z.int()),
  languages: z.array(z.enum(LOCALE_CODES)),
  provider: z.object({
    companyId: z.string(),
    name: z.string(),
    logoFileId: z.nullable(z.string()),
    verified: z.boolean(),
  }),
  publishedAt: z.string(),
  record: serviceRecord,
})
export type MarketServiceCard = z.output<typeof marketServiceCard>

export const marketServiceDetail = z.extend(marketServiceCard, {
  no: z.string(),
  sourceLocale: z.enum(LOCALE_CODES),
  gallery: z.array(z.string()),
  /** Sanitised HTML. */
  description: i18nText(30_000),
  faq: z.array(z.object({ question: i18nText(300), answer: i18nText(2000) })),
  skus: z.array(
    z.object({
      id: z.string(),
      name: i18nText(120),
      spec: i18nText(300),
      unit: z.enum(SERVICE_UNITS),
      priceMode: z.enum(PRICE_MODES),
      price: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      minQty: z.string(),
      taxRate: z.string(),
    }),
  ),
  serviceRegions: z.array(z.string()),
  countries: z.array(z.string()),
  ports: z.array(z.string()),
  workingHours: z.string(),
  process: z.array(z.object({ step: i18nText(160), days: z.nullable(z.int()), deliverable: i18nText(200) })),
  materials: z.array(z.object({ docType: z.string(), required: z.boolean(), note: i18nText(300) })),
  /** Kind and validity only; numbers and scans stay between provider and platform. */
  qualifications: z.array(
    z.object({ type: z.string(), validTo: z.nullable(z.string()), status: z.enum(PROOF_STATUSES) }),
  ),
  afterSalePolicy: i18nText(2000),
  /** The provider also takes payments past the platform, which then holds no money of the order. */
  directPay: z.boolean(),
  /** What an order of it is made under; null where it needs none. */
  agreement: z.nullable(z.object({ code: z.string(), edition: z.int(), title: i18nText(200) })),
  providerDetail: z.extend(marketProvider, { record: serviceRecord }),
  related: z.array(marketServiceCard),
})
export type MarketServiceDetail = z.output<typeof marketServiceDetail>

/** A service beside others. */
export const marketServiceCompared = z.omit(marketServiceDetail, { related: true, providerDetail: true })
export type MarketServiceCompared = z.output<typeof marketServiceCompared>

/** More do not fit beside each other. */
export const MAX_COMPARED_SERVICES = 4

/**
 * `recommended`: with the most proofs of qualification first. Prices in the region's own currency come first: amounts in several
 * currencies have no order without a rate.
 */
export const MARKET_SORTS = ['recommended', 'newest', 'price_asc', 'price_desc', 'delivery'] as const
export type MarketSort = (typeof MARKET_SORTS)[number]

/** What visitors narrow the market by. */
const marketFilter = {
  /** Includes what is below it. */
  categoryCode: z.optional(z.string().check(z.maxLength(40))),
  priceMode: z.optional(z.enum(PRICE_MODES)),
  country: z.optional(countryCode()),
  language: z.optional(z.enum(LOCALE_CODES)),
  providerCompanyId: z.optional(id()),
  /** Whoever left a provider looks among the others. */
  exceptProviderId: z.optional(id()),
  /** UN/LOCODE. */
  port: z.optional(z.string().check(z.regex(/^[A-Z]{2}[A-Z2-9]{3}$/, { error: 'port' }))),
  /** As providers write it. */
  serviceRegion: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** That the provider shows and that has not expired. */
  proof: z.optional(z.enum(QUALIFICATION_TYPES)),
  /** Of verified companies alone. */
  verified: z.optional(z.boolean()),
  /** Of prices in the region's own currency: others cannot be told apart without a rate. */
  priceMin: z.optional(decimal({ integer: 12, scale: 4 })),
  priceMax: z.optional(decimal({ integer: 12, scale: 4 })),
}

export const marketPage = defineEndpoint({
  name: 'serviceMarket.marketPage',
  path: '/comprehensive-service/service/market/page',
  audiences: ['visitor'],
  input: pageInput(marketFilter, MARKET_SORTS),
  output: pageOutput(marketServiceCard),
  reads: ['service'],
  summary: 'Published services of the region.',
})

const choice = () => z.object({ value: z.string(), count: z.int() })

/** Longer lists are no choice. */
export const MAX_FACET_VALUES = 40

export const marketFacets = defineEndpoint({
  name: 'serviceMarket.marketFacets',
  path: '/comprehensive-service/service/market/facets',
  audiences: ['visitor'],
  input: z.object({ ...marketFilter, keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: z.object({
    priceModes: z.array(choice()),
    /** Services that name none work for all of them, and count everywhere. */
    countries: z.array(choice()),
    languages: z.array(choice()),
    ports: z.array(choice()),
    serviceRegions: z.array(choice()),
    proofs: z.array(choice()),
    providers: z.array(z.extend(choice(), { name: z.string() })),
    verified: z.int(),
    /** Lowest and highest price in the region's own currency; null where nothing is priced in it. */
    prices: z.nullable(z.object({ currency: z.string(), min: z.string(), max: z.string() })),
  }),
  reads: ['service'],
  summary:
    'How many services each choice of a filter would leave, given the other filters; what is left most often comes first.',
})

export const marketDetail = defineEndpoint({
  name: 'serviceMarket.marketDetail',
  path: '/comprehensive-service/service/market/detail',
  audiences: ['visitor'],
  input: z.object({ id: id() }),
  output: marketServiceDetail,
  errors: ['FT520404'],
  reads: ['service'],
})

export const marketCompare = defineEndpoint({
  name: 'serviceMarket.marketCompare',
  path: '/comprehensive-service/service/market/compare',
  audiences: ['visitor'],
  input: z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(MAX_COMPARED_SERVICES)) }),
  output: z.object({
    /** In the order they were asked for. */
    services: z.array(marketServiceCompared),
    /** What is not on the market, or no longer. */
    gone: z.array(z.string()),
  }),
  reads: ['service'],
  summary: 'Services side by side.',
})

export const marketProviderDetail = defineEndpoint({
  name: 'serviceMarket.marketProviderDetail',
  path: '/comprehensive-service/service/market/provider',
  audiences: ['visitor'],
  input: z.object({ companyId: id() }),
  output: z.extend(marketProvider, {
    serviceCount: z.int(),
    categoryCodes: z.array(z.string()),
    record: serviceRecord,
    /** Its own word, but for what a site check has seen. */
    company: z.object({
      /** Of the list `company_type`. */
      companyType: z.nullable(z.string()),
      foundedYear: z.nullable(z.int()),
      /** Of the list `employee_band`. */
      employees: z.nullable(z.string()),
      /** Of the list `annual_revenue_band`. */
      annualRevenue: z.nullable(z.string()),
      /** Until when the site check holds that saw what kind of company it is. */
      typeProvenUntil: z.nullable(z.string()),
    }),
  }),
  errors: ['FT520404'],
  reads: ['service'],
  summary: 'A provider with at least one published service.',
})
