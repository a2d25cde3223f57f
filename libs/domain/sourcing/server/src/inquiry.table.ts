import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import type {
  Attachment,
  INQUIRY_ORIGINS,
  INSPECTION_KINDS,
  InquiryStatus,
  PaymentMethod,
  ProductSnapshot,
  SpecLine,
} from '@tradeport/domain/sourcing/contract'

const instant = () => timestamp({ withTimezone: true })

export const inquiryTable = pgTable('inquiry', {
  ...documentColumns(),
  /** Null in a draft. */
  no: text(),
  status: text().$type<InquiryStatus>().notNull(),
  buyerCompanyId: uuid().notNull(),
  buyerUserId: uuid().notNull(),
  buyerName: text(),
  buyerUserName: text(),
  buyerTimeZone: text().notNull().default('UTC'),
  origin: text().$type<(typeof INQUIRY_ORIGINS)[number]>().notNull().default('form'),
  title: text(),
  requirement: text(),
  requirementLocale: text().$type<LocaleCode>(),
  tradeType: text().$type<TradeType>().notNull().default('foreign'),
  destCountry: text(),
  destPort: text(),
  incotermWish: text().$type<IncotermCode>(),
  paymentWish: text().array().$type<PaymentMethod[]>().notNull().default([]),
  currencyWish: text(),
  neededBy: date(),
  quoteDays: integer().notNull().default(7),
  quoteDeadline: instant(),
  sampleWanted: boolean().notNull().default(false),
  inspectionWanted: text().array().$type<(typeof INSPECTION_KINDS)[number][]>().notNull().default([]),
  visibility: text().$type<'company' | 'anonymous'>().notNull().default('company'),
  files: jsonb().$type<Attachment[]>().notNull().default([]),
  revision: integer().notNull().default(1),
  extensions: integer().notNull().default(0),
  completeness: integer().notNull().default(0),
  lineSeq: integer().notNull().default(0),
  itemCount: integer().notNull().default(0),
  firstItemName: text(),
  imageFileId: uuid(),
  closeReason: text(),
  closeNote: text(),
  submittedAt: instant(),
  searchText: text().notNull().default(''),
})
export type InquiryRecord = typeof inquiryTable.$inferSelect

export const inquiryItemTable = pgTable('inquiry_item', {
  id: uuid().primaryKey(),
  inquiryId: uuid().notNull(),
  lineNo: integer().notNull(),
  productId: uuid(),
  skuId: uuid(),
  product: jsonb().$type<ProductSnapshot>(),
  name: text(),
  specs: jsonb().$type<SpecLine[]>().notNull().default([]),
  quantities: numeric().array().notNull(),
  unit: text().notNull(),
  targetPrice: numeric(),
  targetCurrency: text(),
  customisation: text(),
  hsCode: text(),
  files: jsonb().$type<Attachment[]>().notNull().default([]),
  removedAt: instant(),
})
export type InquiryItemRecord = typeof inquiryItemTable.$inferSelect
