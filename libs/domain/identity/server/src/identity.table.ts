import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyData } from '@tradeport/domain/identity/contract'
import { documentColumns } from '@tradeport/node/db'

export interface FieldRequest {
  field: string
  comment: string
}

export const registrationApplication = pgTable('registration_application', {
  ...documentColumns(),
  party: text().notNull().$type<'seller' | 'provider'>(),
  applicantUserId: uuid().notNull(),
  company: jsonb().notNull().$type<CompanyData>(),
  legalName: text().notNull(),
  regNoKey: text().notNull(),
  round: integer().notNull(),
  requests: jsonb().notNull().$type<FieldRequest[]>(),
  reviewerId: uuid(),
  decisionReason: text(),
  decisionNote: text(),
  decidedAt: timestamp({ withTimezone: true }),
  companyId: uuid(),
})
