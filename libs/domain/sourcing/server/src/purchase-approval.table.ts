import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PurchaseApprovalStatus } from '@tradeport/domain/sourcing/contract'

const instant = () => timestamp({ withTimezone: true })

export const purchaseApprovalTable = pgTable('purchase_approval', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  status: text().$type<PurchaseApprovalStatus>().notNull(),
  version: integer().notNull().default(0),
  quotationId: uuid().notNull(),
  threadId: uuid().notNull(),
  buyerCompanyId: uuid().notNull(),
  contentHash: text().notNull(),
  awardAll: boolean().notNull(),
  note: text(),
  requestedBy: uuid().notNull(),
  requestedByName: text().notNull(),
  decidedBy: uuid(),
  decidedByName: text(),
  decidedAt: instant(),
  reason: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})
export type PurchaseApprovalRecord = typeof purchaseApprovalTable.$inferSelect
