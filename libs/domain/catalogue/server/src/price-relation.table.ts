import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const relationTable = pgTable('buyer_seller_relation', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  buyerCompanyId: uuid().notNull(),
  buyerNo: text().notNull(),
  buyerName: text().notNull(),
  buyerCountry: text().notNull(),
  storeId: uuid().notNull(),
  sellerCompanyId: uuid().notNull(),
  source: text().notNull(),
  status: text().notNull(),
  version: integer().notNull(),
  tier: text(),
  note: text(),
  reason: text(),
  endedBy: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})
export type RelationRecord = typeof relationTable.$inferSelect
