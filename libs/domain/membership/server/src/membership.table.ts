import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  AbilityTerms,
  Invoice,
  InvoiceKind,
  InvoiceNeed,
  InvoiceStatus,
  MembershipOrderStatus,
  MembershipParty,
  OfferingKind,
  OfferingStatus,
  OrderPurpose,
  Period,
  SubscriptionStatus,
} from '@tradeport/domain/membership/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'

const moment = () => timestamp({ withTimezone: true })
const minor = () => bigint({ mode: 'bigint' }).notNull()
const kept = <S extends string>() => ({
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  status: text().$type<S>().notNull(),
  version: integer().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})

export const offeringTable = pgTable('membership_offering', {
  ...kept<OfferingStatus>(),
  kind: text().$type<OfferingKind>().notNull(),
  party: text().$type<MembershipParty>().notNull(),
  code: text().notNull(),
  level: integer().notNull(),
  termsId: uuid().notNull(),
  searchText: text().notNull(),
})
export type OfferingRecord = typeof offeringTable.$inferSelect

export const termsTable = pgTable('membership_terms', {
  id: uuid().primaryKey(),
  offeringId: uuid().notNull(),
  number: integer().notNull(),
  name: jsonb().$type<I18nText>().notNull(),
  description: jsonb().$type<I18nText>().notNull(),
  currency: text().notNull(),
  priceMinor: minor(),
  period: text().$type<Period>().notNull(),
  days: integer(),
  abilities: jsonb().$type<AbilityTerms[]>().notNull(),
  trialDays: integer().notNull(),
  benefits: jsonb().$type<I18nText[]>().notNull(),
  requiresPlanLevel: integer(),
  stackable: boolean().notNull(),
  createdAt: moment().notNull(),
  createdBy: uuid(),
  createdByName: text(),
})
export type TermsRecord = typeof termsTable.$inferSelect

export const subscriptionTable = pgTable('membership_subscription', {
  ...kept<SubscriptionStatus>(),
  companyId: uuid().notNull(),
  party: text().$type<MembershipParty>().notNull(),
  offeringId: uuid().notNull(),
  termsId: uuid().notNull(),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  remindedDays: integer(),
  trialEndsAt: moment(),
  autoRenew: boolean().notNull().default(false),
})
export type SubscriptionRecord = typeof subscriptionTable.$inferSelect

export const orderTable = pgTable('membership_order', {
  ...kept<MembershipOrderStatus>(),
  no: text().notNull(),
  companyId: uuid().notNull(),
  companyName: text().notNull(),
  party: text().$type<MembershipParty>().notNull(),
  kind: text().$type<OfferingKind>().notNull(),
  purpose: text().$type<OrderPurpose>().notNull(),
  offeringId: uuid().notNull(),
  termsId: uuid().notNull(),
  quantity: integer().notNull(),
  currency: text().notNull(),
  valueMinor: minor(),
  creditMinor: minor(),
  amountMinor: minor(),
  payUntil: moment().notNull(),
  invoiceNeed: text().$type<InvoiceNeed>().notNull(),
  invoice: jsonb().$type<Omit<Invoice, 'need'>>(),
  bankReference: text(),
  paidOn: date({ mode: 'string' }),
  evidence: jsonb().$type<{ fileId: string; name: string }[]>().notNull(),
  rejectReason: text(),
  subscriptionId: uuid(),
  periodFrom: moment(),
  periodTo: moment(),
  fulfilledAt: moment(),
  reportedAt: moment(),
  renewalOf: uuid(),
  renewalFrom: moment(),
  searchText: text().notNull(),
})
export type OrderRecord = typeof orderTable.$inferSelect

export const invoiceTable = pgTable('membership_invoice', {
  ...kept<InvoiceStatus>(),
  orderId: uuid().notNull(),
  kind: text().$type<InvoiceKind>().notNull(),
  number: text(),
  issuedOn: date({ mode: 'string' }),
  currency: text(),
  amountMinor: bigint({ mode: 'bigint' }),
  file: jsonb().$type<{ fileId: string; name: string }>(),
  searchText: text().notNull(),
})
export type InvoiceRecord = typeof invoiceTable.$inferSelect
