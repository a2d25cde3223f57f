import { TRADE_TYPES } from '@tradeport/kernel/config'
import { LOCALE_CODES, currencyCode, decimal, documentEvent, i18nText, id, z } from '@tradeport/kernel/contract-kit'
import { PAYMENT_METHODS, PRICE_VISIBILITIES, incotermCode, list, open, tradeType, unitCode } from './vocabulary'

/** A company's first store comes with its registration; for another one it applies. */
export const STORE_STATUSES = ['applied', 'rejected', 'preparing', 'open', 'suspended', 'closed'] as const
export type StoreStatus = (typeof STORE_STATUSES)[number]

/** What a store in preparation still lacks before it opens (marketplace.md 4.4, machine 5). */
export const STORE_GAPS = ['product', 'address', 'payments'] as const
export type StoreGap = (typeof STORE_GAPS)[number]

/** 0 none · 1 contact · 2 licence · 3 site or inspection. */
export const VERIFY_LEVELS = [0, 1, 2, 3] as const

/** What the mall shows of a store's company; kept with the store and refreshed when the company changes. */
export const companySnapshot = z.object({
  legalName: z.string().check(z.minLength(1), z.maxLength(200)),
  companyType: z.nullable(z.string().check(z.maxLength(40))),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' })),
  city: z.nullable(z.string().check(z.maxLength(100))),
  foundedYear: z.nullable(z.int().check(z.minimum(1800), z.maximum(2100))),
  employeesBand: z.nullable(z.string().check(z.maxLength(40))),
  verifyLevel: z.int().check(z.minimum(0), z.maximum(3)),
})
export type CompanySnapshot = z.output<typeof companySnapshot>

const machine = z.object({ type: z.string(), count: z.int(), year: z.nullable(z.int()) })

/** How the company works, in its own words, and until when somebody's look at it holds; kept with the store as well. */
const workingFacts = {
  /** Of the list `annual_revenue_band`. */
  annualRevenue: z._default(z.nullable(z.string()), null),
  factoryAreaM2: z._default(z.nullable(z.int()), null),
  productionLines: z._default(z.nullable(z.int()), null),
  machines: z._default(z.array(machine), []),
  /** Null where it is the company's own word. */
  typeProvenUntil: z._default(z.nullable(z.string()), null),
  productionProvenUntil: z._default(z.nullable(z.string()), null),
}
export const companyFacts = z.object({
  ...workingFacts,
  monthlyCapacity: z._default(
    z.array(z.object({ categoryId: z.string(), quantity: z.string(), unit: unitCode() })),
    [],
  ),
})

/** The few facts of a store beside a product. */
export const storeCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logoFileId: z.nullable(z.string()),
  country: z.string(),
  city: z.nullable(z.string()),
  verifyLevel: z.int(),
  /** Whole years since the company was founded. */
  years: z.nullable(z.int()),
  /** Share of inquiries answered within 24 hours in the last 90 days, in per cent; null before there were any. */
  responseRate: z.nullable(z.int()),
  responseMinutes: z.nullable(z.int()),
})
export type StoreCard = z.output<typeof storeCard>

export const storeListRow = z.extend(storeCard, {
  intro: z.string(),
  companyType: z.nullable(z.string()),
  productCount: z.int(),
  mainCategories: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Pictures of up to four products on sale. */
  products: z.array(z.object({ id: z.string(), title: z.string(), coverFileId: z.nullable(z.string()) })),
})
export type StoreListRow = z.output<typeof storeListRow>

const trade = {
  languagesSpoken: list(z.enum(LOCALE_CODES), LOCALE_CODES.length),
  acceptTradeTypes: list(tradeType(), TRADE_TYPES.length),
  acceptIncoterms: list(incotermCode(), 11),
  acceptPayments: list(z.enum(PAYMENT_METHODS), PAYMENT_METHODS.length),
  /** Smallest order the store takes at all. */
  minOrderAmount: open(decimal({ integer: 12, scale: 2 })),
  minOrderCurrency: open(currencyCode()),
  closedFrom: open(z.iso.date()),
  closedTo: open(z.iso.date()),
}

/** The public page of a store. */
export const storePublicDetail = z.extend(storeCard, {
  legalName: z.string(),
  companyType: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  employeesBand: z.nullable(z.string()),
  intro: z.string(),
  bannerFileIds: z.array(z.string()),
  mainCategories: z.array(z.object({ id: z.string(), name: z.string() })),
  productCount: z.int(),
  openedAt: z.nullable(z.string()),
  /** False while the company may not take new business. */
  takesInquiries: z.boolean(),
  priceVisibility: z.enum(PRICE_VISIBILITIES),
  facts: z.object({
    ...workingFacts,
    /** What the company can make in a month, by the name of the category. */
    monthlyCapacity: z.array(z.object({ category: z.string(), quantity: z.string(), unit: unitCode() })),
  }),
  ...trade,
})
export type StorePublicDetail = z.output<typeof storePublicDetail>

/** Everything about a store that its seller may edit. */
export const storeInput = z.object({
  version: z.int(),
  slug: z.string().check(z.trim(), z.regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, { error: 'slug' })),
  sourceLocale: z.enum(LOCALE_CODES),
  name: i18nText(100),
  intro: z._default(i18nText(2000), {}),
  logoFileId: open(id()),
  bannerFileIds: list(id(), 5),
  mainCategoryIds: list(id(), 10),
  priceVisibility: z._default(z.enum(PRICE_VISIBILITIES), 'public'),
  ...trade,
})
export type StoreInput = z.input<typeof storeInput>
export type StoreValues = z.output<typeof storeInput>

export const storeRow = z.object({
  id: z.string(),
  no: z.string(),
  slug: z.string(),
  name: i18nText(100),
  legalName: z.string(),
  country: z.string(),
  verifyLevel: z.int(),
  status: z.enum(STORE_STATUSES),
  statusReason: z.nullable(z.string()),
  version: z.int(),
  /** The caller, an operator, is one of the people of its company: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  productCount: z.int(),
  createdAt: z.string(),
})
export type StoreRow = z.output<typeof storeRow>

/** A shop of the caller's company that they work for. */
export const ownStore = z.object({
  id: z.string(),
  no: z.string(),
  slug: z.string(),
  name: i18nText(100),
  logoFileId: z.nullable(z.string()),
  status: z.enum(STORE_STATUSES),
  statusReason: z.nullable(z.string()),
  productCount: z.int(),
  /** The one that the caller's session works for. */
  current: z.boolean(),
})
export type OwnStore = z.output<typeof ownStore>

export const storeDetailOutput = z.extend(storeRow, {
  sourceLocale: z.enum(LOCALE_CODES),
  intro: i18nText(2000),
  logoFileId: z.nullable(z.string()),
  bannerFileIds: z.array(z.string()),
  mainCategoryIds: z.array(z.string()),
  priceVisibility: z.enum(PRICE_VISIBILITIES),
  company: companySnapshot,
  responseRate: z.nullable(z.int()),
  responseMinutes: z.nullable(z.int()),
  openedAt: z.nullable(z.string()),
  /** Only of one in preparation. */
  gaps: z.array(z.enum(STORE_GAPS)),
  timeline: z.array(documentEvent()),
  ...trade,
})
export type StoreDetail = z.output<typeof storeDetailOutput>
