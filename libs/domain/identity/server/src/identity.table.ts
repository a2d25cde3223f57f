import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyData, RegistrationKind, RegistrationParty, RiskFlag } from '@tradeport/domain/identity/contract'
import { documentColumns } from '@tradeport/node/db'

export interface FieldRequest {
  field: string
  comment: string
  answer?: string
}

export const registrationApplication = pgTable('registration_application', {
  ...documentColumns(),
  party: text().notNull().$type<RegistrationParty>(),
  kind: text().notNull().$type<RegistrationKind>().default('registration'),
  applicantUserId: uuid().notNull(),
  /** Empty until it is sent for the first time. */
  company: jsonb().notNull().$type<CompanyData | Record<string, never>>(),
  draft: jsonb().notNull().$type<Record<string, string>>().default({}),
  previous: jsonb().$type<CompanyData>(),
  riskFlags: text().array().notNull().$type<RiskFlag[]>().default([]),
  endorsedBy: uuid(),
  dueAt: timestamp({ withTimezone: true }),
  reviewDueAt: timestamp({ withTimezone: true }),
  reminded: integer().notNull().default(0),
  legalName: text().notNull(),
  regNoKey: text().notNull(),
  round: integer().notNull(),
  requests: jsonb().notNull().$type<FieldRequest[]>(),
  reviewerId: uuid(),
  decisionReason: text(),
  decisionNote: text(),
  decidedAt: timestamp({ withTimezone: true }),
  companyId: uuid(),
  contactPhoneVerified: text(),
  contactEmailVerified: text(),
  attested: text().array().notNull().default([]),
  /** When the applicant was told that it will be emptied; earlier than the last change it says nothing. */
  deletionToldAt: timestamp({ withTimezone: true }),
})
