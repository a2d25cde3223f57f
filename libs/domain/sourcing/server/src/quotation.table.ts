import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { INCOTERM_YEAR, type IncotermCode, type TradeType } from '@tradeport/kernel/config'
import { documentColumns } from '@tradeport/node/db'
import type {
  ChargeKind,
  CounterWishes,
  LeadFrom,
  PaymentInstalment,
  QuotationDetail,
  QuotationItemKind,
  QuotationStatus,
  SpecLine,
} from '@tradeport/domain/sourcing/contract'

const instant = () => timestamp({ withTimezone: true })

export const quotationTable = pgTable('quotation', {
  ...documentColumns(),
  versionNo: integer().notNull(),
  status: text().$type<QuotationStatus>().notNull(),
  threadId: uuid().notNull(),
  inquiryId: uuid().notNull(),
  inquiryRevision: integer().notNull(),
  storeId: uuid().notNull(),
  sellerCompanyId: uuid().notNull(),
  buyerCompanyId: uuid().notNull(),
  tradeType: text().$type<TradeType>().notNull(),
  currency: text().notNull(),
  incoterm: text().$type<IncotermCode>(),
  incotermYear: integer().notNull().default(INCOTERM_YEAR),
  namedPlace: text(),
  taxPercent: numeric().notNull().default('0'),
  paymentPlan: jsonb().$type<PaymentInstalment[]>().notNull().default([]),
  leadDays: integer(),
  leadFrom: text().$type<LeadFrom>().notNull(),
  partialShipment: boolean().notNull().default(false),
  transhipment: boolean().notNull().default(false),
  packingNote: text(),
  qualityTerms: jsonb().$type<QuotationDetail['qualityTerms']>().notNull(),
  warrantyDays: integer().notNull().default(0),
  note: text(),
  validUntilDate: date(),
  validUntil: instant(),
  dueTz: text().notNull(),
  subtotal: numeric().notNull().default('0'),
  chargesTotal: numeric().notNull().default('0'),
  taxTotal: numeric().notNull().default('0'),
  total: numeric().notNull().default('0'),
  itemCount: integer().notNull().default(0),
  firstItemName: text(),
  contentHash: text(),
  supersedes: uuid(),
  counter: jsonb().$type<CounterWishes>(),
  answersCounter: jsonb().$type<CounterWishes>(),
  endReason: text(),
  endNote: text(),
  sentAt: instant(),
  firstViewedAt: instant(),
  reminders: integer().notNull().default(0),
  orderId: uuid(),
  searchText: text().notNull().default(''),
})
export type QuotationRecord = typeof quotationTable.$inferSelect

export const quotationItemTable = pgTable('quotation_item', {
  id: uuid().primaryKey(),
  quotationId: uuid().notNull(),
  lineNo: integer().notNull(),
  inquiryItemId: uuid(),
  kind: text().$type<QuotationItemKind>().notNull(),
  productId: uuid(),
  skuId: uuid(),
  imageFileId: uuid(),
  name: text().notNull(),
  specs: jsonb().$type<SpecLine[]>().notNull().default([]),
  qty: numeric().notNull(),
  unit: text().notNull(),
  unitPrice: numeric(),
  amount: numeric(),
  priceBreaks: jsonb().$type<{ qty: string; unitPrice: string }[]>().notNull().default([]),
  moq: numeric(),
  orderMultiple: numeric(),
  leadDays: integer(),
  hsCode: text(),
  originCountry: text(),
  packing: text(),
  note: text(),
})
export type QuotationItemRecord = typeof quotationItemTable.$inferSelect

export const quotationChargeTable = pgTable('quotation_charge', {
  quotationId: uuid().notNull(),
  lineNo: integer().notNull(),
  kind: text().$type<ChargeKind>().notNull(),
  label: text(),
  amount: numeric().notNull(),
  included: boolean().notNull(),
})
export type QuotationChargeRecord = typeof quotationChargeTable.$inferSelect
