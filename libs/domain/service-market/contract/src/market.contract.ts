import {
  countryCode,
  defineEndpoint,
  i18nText,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  z,
} from '@tradeport/kernel/contract-kit'
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

export const marketPage = defineEndpoint({
  name: 'serviceMarket.marketPage',
  path: '/comprehensive-service/service/market/page',
  audiences: ['visitor'],
  input: pageInput(
    {
      /** Includes what is below it. */
      categoryCode: z.optional(z.string().check(z.maxLength(40))),
      priceMode: z.optional(z.enum(PRICE_MODES)),
      country: z.optional(countryCode()),
      language: z.optional(z.enum(LOCALE_CODES)),
      providerCompanyId: z.optional(id()),
    },
    MARKET_SORTS,
  ),
  output: pageOutput(marketServiceCard),
  reads: ['service'],
  summary: 'Published services of the region.',
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
  }),
  errors: ['FT520404'],
  reads: ['service'],
  summary: 'A provider with at least one published service.',
})
