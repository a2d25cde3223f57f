import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { GroupKind, ReportStatus } from '@tradeport/domain/reporting/contract'
import type { SeenPlace } from '@tradeport/domain/reporting/rules'
import type { AppKey } from '@tradeport/kernel/config'

const moment = () => timestamp({ withTimezone: true })

export const reportGroup = pgTable('report_group', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  status: text().$type<ReportStatus>().notNull(),
  version: integer().notNull(),
  kind: text().$type<GroupKind>().notNull(),
  code: text().notNull(),
  frontEnd: text().$type<AppKey>().notNull(),
  build: text().notNull(),
  message: text().notNull(),
  fingerprint: text().notNull(),
  places: jsonb().$type<SeenPlace[]>().notNull(),
  count: bigint({ mode: 'number' }).notNull(),
  firstSeenAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
  resolvedAt: moment(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
})
export type ReportGroup = typeof reportGroup.$inferSelect
