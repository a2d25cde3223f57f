import { boolean, customType, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { ReviewOutcome } from '@tradeport/domain/catalogue/contract'
import { documentColumns } from '@tradeport/node/db'

/** PostgreSQL's search document, written as its text form. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const storeTable = pgTable('store', {
  ...documentColumns(),
  companyId: uuid().notNull(),
  slug: text().notNull(),
  statusReason: text(),
  sourceLocale: text().notNull(),
  name: jsonb().$type<I18nText>().notNull(),
  intro: jsonb().$type<I18nText>().notNull(),
  logoFileId: uuid(),
  bannerFileIds: uuid().array().notNull(),
  mainCategoryIds: uuid().array().notNull(),
  languagesSpoken: text().array().notNull(),
  acceptTradeTypes: text().array().notNull(),
  acceptIncoterms: text().array().notNull(),
  acceptPayments: text().array().notNull(),
  minOrderAmount: numeric(),
  minOrderCurrency: text(),
  priceVisibility: text().notNull(),
  closedFrom: date(),
  closedTo: date(),
  legalName: text().notNull(),
  companyType: text(),
  country: text().notNull(),
  city: text(),
  foundedYear: integer(),
  employeesBand: text(),
  verifyLevel: integer().notNull(),
  responseRate: integer(),
  responseMinutes: integer(),
  openedAt: timestamp({ withTimezone: true }),
  takesInquiries: boolean().notNull().default(true),
  companyFacts: jsonb().notNull().default({}),
  words: tsvector().notNull(),
})
export type StoreRecord = typeof storeTable.$inferSelect

export const productTable = pgTable('product', {
  ...documentColumns(),
  storeId: uuid().notNull(),
  companyId: uuid().notNull(),
  categoryId: uuid().notNull(),
  changeStatus: text(),
  /** Checked by `storedContent` when read. */
  content: jsonb().notNull(),
  title: jsonb().$type<I18nText>().notNull(),
  sourceLocale: text().notNull(),
  modelNo: text().notNull(),
  coverFileId: uuid(),
  priceMin: numeric(),
  priceMax: numeric(),
  priceCurrency: text(),
  saleUnit: text().notNull(),
  moq: numeric(),
  skuCount: integer().notNull(),
  completeness: integer().notNull(),
  words: tsvector().notNull(),
  review: jsonb().$type<ReviewOutcome>(),
  submittedAt: timestamp({ withTimezone: true }),
  publishedAt: timestamp({ withTimezone: true }),
  offSaleAt: timestamp({ withTimezone: true }),
  /** Since when it is off sale because the membership covers fewer products. */
  hiddenAt: timestamp({ withTimezone: true }),
})
export type ProductRecord = typeof productTable.$inferSelect

export const productChangeTable = pgTable('product_change', {
  id: uuid().primaryKey(),
  productId: uuid().notNull(),
  regionId: text().notNull(),
  status: text().notNull(),
  version: integer().notNull(),
  content: jsonb().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})
export type ProductChangeRecord = typeof productChangeTable.$inferSelect

export const productSkuTable = pgTable('product_sku', {
  id: uuid().primaryKey(),
  productId: uuid().notNull(),
  storeId: uuid().notNull(),
  axesKey: text().notNull(),
  axes: jsonb().$type<Record<string, string>>().notNull(),
  code: text().notNull(),
  barcode: text().notNull(),
  weightG: integer(),
  imageFileId: uuid(),
  stockQty: integer(),
  enabled: boolean().notNull(),
  current: boolean().notNull(),
  position: integer().notNull(),
})
export type ProductSkuRecord = typeof productSkuTable.$inferSelect
