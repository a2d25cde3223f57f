import { date, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RestrictionCause } from '@tradeport/domain/identity/contract'
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
  foundedOn: date(),
  exportLicenceNo: text(),
  customsRegNo: text(),
  vatNo: text(),
  contactEmail: text(),
  typeChangedAt: timestamp({ withTimezone: true }),
  productionChangedAt: timestamp({ withTimezone: true }),
  statusReason: text(),
  restrictedFor: text().array().notNull().$type<RestrictionCause[]>().default([]),
  riskReason: text(),
  levelBeforeRisk: smallint(),
  heldStoreIds: uuid().array().notNull().default([]),
})
export type CompanyRecord = typeof companyTable.$inferSelect
