import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OrderTemplate, ServiceFlow, ServiceUnit } from '@tradeport/domain/service-market/contract'
import type {
  OrderRefundStatus,
  RefundClaim,
  MoneyState,
  OrderAnswers,
  OrderContact,
  OrderDeliverable,
  OrderFile,
  OrderMaterial,
  OrderProcessStep,
  OrderQuote,
  PayMode,
  PaymentClaim,
  PaymentReport,
  ServiceOrderDetail,
  ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'
import { paymentColumns } from '@tradeport/node/funds'

export interface OrderSnapshot {
  title: I18nText
  skuId: string
  skuName: I18nText
  unit: ServiceUnit
  /** The longest the provider promises; null where it promises nothing. */
  deliveryDays: number | null
}

/** What the provider gives back past the platform; the amount is that of the order or case it is part of. */
export interface RefundRecord {
  amountMinor: string
  status: OrderRefundStatus
  reports: PaymentReport[]
}

/** What is to be paid follows from the rest. */
export type QuoteRecord = Omit<OrderQuote, 'payable'>

const moment = () => timestamp({ withTimezone: true })
const minor = () => bigint({ mode: 'bigint' })

/** What is owed back past the platform, as orders and cases keep it. */
export const paybackColumns = () => ({
  directRefund: jsonb().$type<RefundRecord>(),
  refundDueAt: moment(),
  refundRemindAt: moment(),
  refundClaims: jsonb().$type<RefundClaim[]>().notNull().default([]),
  /** The platform decided that it is still owed. */
  refundUpheldAt: moment(),
  lateTold: boolean().notNull().default(false),
})

export const serviceOrder = pgTable('service_order', {
  ...documentColumns(),
  status: text().$type<ServiceOrderStatus>().notNull(),
  customerCompanyId: uuid().notNull(),
  customerName: text().notNull(),
  providerCompanyId: uuid().notNull(),
  providerName: text().notNull(),
  serviceId: uuid().notNull(),
  serviceNo: text().notNull(),
  snapshot: jsonb().$type<OrderSnapshot>().notNull(),
  categoryCode: text().notNull(),
  flowCode: text().$type<ServiceFlow>().notNull().default('GENERIC'),
  qty: numeric().notNull(),
  currency: text().notNull(),
  unitPrice: numeric(),
  taxRate: numeric().notNull(),
  amountMinor: minor(),
  discountMinor: minor().notNull().default(0n),
  payableMinor: minor(),
  taxMinor: minor(),
  commissionRate: numeric().notNull(),
  afterSaleDays: integer().notNull(),
  /** So long what the bank holds stays with it after the end. */
  settlementDays: integer().notNull().default(0),
  payMode: text().$type<PayMode>(),
  money: text().$type<MoneyState>().notNull().default('none'),
  refundMinor: minor(),
  commissionMinor: minor(),
  providerMinor: minor(),
  contact: jsonb().$type<OrderContact>().notNull(),
  remark: text().notNull().default(''),
  form: jsonb().$type<OrderTemplate & { answers: OrderAnswers }>().notNull(),
  quotes: jsonb().$type<QuoteRecord[]>().notNull().default([]),
  materials: jsonb().$type<OrderMaterial[]>().notNull().default([]),
  deliverables: jsonb().$type<OrderDeliverable[]>().notNull().default([]),
  process: jsonb().$type<OrderProcessStep[]>().notNull().default([]),
  rejections: integer().notNull().default(0),
  cancelProposal: jsonb().$type<NonNullable<ServiceOrderDetail['cancelProposal']>>(),
  reason: text(),
  rating: jsonb().$type<NonNullable<ServiceOrderDetail['rating']>>(),
  dueAt: moment(),
  /** When it was told that it is late, where `lateTold` says so. */
  lateToldAt: moment(),
  remindedFor: moment(),
  submittedAt: moment(),
  paidAt: moment(),
  acceptedAt: moment(),
  handedOverAt: moment(),
  completedAt: moment(),
  /** Until when the bank keeps what is the provider's of an order that is over. */
  releaseDueAt: moment(),
  openCaseId: uuid(),
  customsOrderId: uuid(),
  tradeOrderId: uuid(),
  tradeOrderNo: text(),
  stuckSince: moment(),
  caseRefundMinor: minor().notNull().default(0n),
  directPay: boolean().notNull().default(false),
  directPayInstructions: text().notNull().default(''),
  paymentClaims: jsonb().$type<PaymentClaim[]>().notNull().default([]),
  /** Since when the platform is to decide whether what was paid past it came. */
  paymentDisputedAt: moment(),
  paymentReports: jsonb().$type<PaymentReport[]>().notNull().default([]),
  ...paybackColumns(),
  commissionDueOn: date({ mode: 'string' }),
  commissionReceivedMinor: minor().notNull().default(0n),
  searchText: text().notNull(),
})
export type ServiceOrderRecord = typeof serviceOrder.$inferSelect

export const serviceOrderPayment = pgTable('service_order_payment', { ...paymentColumns(), caseId: uuid() })
export type PaymentRecord = typeof serviceOrderPayment.$inferSelect

export type DirectEntryKind = 'paid' | 'refunded' | 'commission' | 'commission_received'

export const serviceOrderDirectEntry = pgTable('service_order_direct_entry', {
  id: uuid().primaryKey(),
  orderId: uuid().notNull(),
  kind: text().$type<DirectEntryKind>().notNull(),
  currency: text().notNull(),
  amountMinor: minor().notNull(),
  reference: text().notNull().default(''),
  reason: text().notNull().default(''),
  files: jsonb().$type<OrderFile[]>().notNull().default([]),
  byName: text(),
  at: moment().notNull(),
})
export type DirectEntryRecord = typeof serviceOrderDirectEntry.$inferSelect

export const serviceOrderMessage = pgTable('service_order_message', {
  id: uuid().primaryKey(),
  orderId: uuid().notNull(),
  side: text().$type<'customer' | 'provider'>().notNull(),
  userId: uuid(),
  name: text(),
  text: text().notNull(),
  files: jsonb().$type<OrderFile[]>().notNull().default([]),
  createdAt: moment().notNull(),
})
export type MessageRecord = typeof serviceOrderMessage.$inferSelect
