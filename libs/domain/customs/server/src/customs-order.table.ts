import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  ClaimStatus,
  CustomsOrderClaim,
  CustomsOrderContent,
  CustomsOrderDetail,
  CustomsOrderDocument,
  CustomsOrderFee,
  CustomsOrderStatus,
  IeFlag,
} from '@tradeport/domain/customs/contract'
import { documentColumns } from '@tradeport/node/db'
import { paymentColumns } from '@tradeport/node/funds'

const moment = () => timestamp({ withTimezone: true })

export const customsOrder = pgTable('customs_order', {
  ...documentColumns(),
  status: text().$type<CustomsOrderStatus>().notNull(),
  clientCompanyId: uuid().notNull(),
  clientName: text().notNull(),
  providerCompanyId: uuid().notNull(),
  providerName: text().notNull(),
  serviceOrderId: uuid(),
  serviceOrderNo: text(),
  tradeOrderId: uuid(),
  content: jsonb().$type<CustomsOrderContent>().notNull(),
  ieFlag: text().$type<IeFlag>().notNull(),
  tradeMode: text().notNull(),
  customMaster: text().notNull(),
  contractNo: text().notNull(),
  goodsSummary: text().notNull(),
  packNo: text().notNull(),
  grossWt: text().notNull(),
  valueAmount: text().notNull(),
  currency: text().notNull(),
  billNo: text().notNull(),
  expectedDate: date(),
  cutOffAt: moment(),
  documents: jsonb().$type<CustomsOrderDocument[]>().notNull(),
  fees: jsonb().$type<CustomsOrderFee[]>().notNull().default([]),
  delegationNo: text().notNull().default(''),
  delegationValidTo: date(),
  delegationFile: jsonb().$type<NonNullable<CustomsOrderDetail['delegation']['file']>>(),
  declarationCount: integer().notNull().default(0),
  unconfirmedCount: integer().notNull().default(0),
  /** Declarations that were neither cancelled nor deleted, counted once the client confirmed them. */
  standingCount: integer().notNull().default(0),
  /** Percent that the platform keeps of the provider's own fees, as it was at acceptance. */
  commissionRate: numeric(),
  /** Since when the bank has refused to pass on, or to give back, what it holds. */
  stuckSince: moment(),
  dueAt: moment(),
  lateTold: boolean().notNull().default(false),
  /** The due time that its client was reminded of. */
  remindedFor: moment(),
  reason: text(),
  rating: jsonb().$type<NonNullable<CustomsOrderDetail['rating']>>(),
  claims: jsonb().$type<CustomsOrderClaim[]>().notNull().default([]),
  claimStatus: text().$type<ClaimStatus>(),
  claimDueAt: moment(),
  submittedAt: moment(),
  acceptedAt: moment(),
  clearedAt: moment(),
  completedAt: moment(),
  searchText: text().notNull(),
})
export type CustomsOrderRecord = typeof customsOrder.$inferSelect

export const customsOrderPayment = pgTable('customs_order_payment', {
  ...paymentColumns(),
  feeNos: integer().array().notNull(),
  claimNo: integer(),
})
export type FeePaymentRecord = typeof customsOrderPayment.$inferSelect
