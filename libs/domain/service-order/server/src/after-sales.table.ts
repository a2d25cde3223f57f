import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  AfterSalesDetail,
  AfterSalesMessage,
  AfterSalesReason,
  AfterSalesStatus,
  AfterSalesType,
  OrderFile,
  Remedy,
  ResponsibleParty,
} from '@tradeport/domain/service-order/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'
import { paybackColumns } from './service-order.table'

const moment = () => timestamp({ withTimezone: true })
const minor = () => bigint({ mode: 'bigint' })

export const afterSalesCase = pgTable('after_sales_case', {
  ...documentColumns(),
  status: text().$type<AfterSalesStatus>().notNull(),
  serviceOrderId: uuid().notNull(),
  serviceOrderNo: text().notNull(),
  serviceTitle: jsonb().$type<I18nText>().notNull(),
  customerCompanyId: uuid().notNull(),
  customerName: text().notNull(),
  providerCompanyId: uuid().notNull(),
  providerName: text().notNull(),
  currency: text().notNull(),
  type: text().$type<AfterSalesType>().notNull(),
  reasonCode: text().$type<AfterSalesReason>().notNull(),
  description: text().notNull(),
  files: jsonb().$type<OrderFile[]>().notNull().default([]),
  requestedMinor: minor(),
  remedy: text().$type<Remedy>(),
  agreedMinor: minor(),
  offer: jsonb().$type<NonNullable<AfterSalesDetail['offer']>>(),
  responsibility: text().$type<ResponsibleParty>(),
  reason: text(),
  messages: jsonb().$type<AfterSalesMessage[]>().notNull().default([]),
  ...paybackColumns(),
  redoneAt: moment(),
  dueAt: moment(),
  remindedFor: moment(),
  searchText: text().notNull(),
})
export type AfterSalesRecord = typeof afterSalesCase.$inferSelect
