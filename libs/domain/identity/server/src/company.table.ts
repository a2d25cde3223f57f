import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documentColumns } from '@tradeport/node/db'

export const companyTable = pgTable('company', {
  ...documentColumns(),
  parties: text().array().notNull(),
  legalName: text().notNull(),
  displayName: jsonb().notNull().$type<Record<string, string>>(),
  country: text().notNull(),
  regNo: text(),
  companyType: text(),
  foundedYear: integer(),
  employees: text(),
  mainProducts: text().array().notNull(),
  mainMarkets: text().array().notNull(),
  province: text(),
  city: text(),
  address: text(),
  contactName: text(),
  contactPhone: text(),
  contactPhoneVerified: text(),
  verifyLevel: integer().notNull(),
  statusReason: text(),
  heldStoreIds: uuid().array().notNull().default([]),
})
export type CompanyRecord = typeof companyTable.$inferSelect
