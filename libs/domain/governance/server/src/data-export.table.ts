import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  ExportFormat,
  ExportList,
  ExportParty,
  ExportRow,
  ExportStatus,
} from '@tradeport/domain/governance/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'

export const dataExport = pgTable('data_export', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  regionId: text().notNull(),
  status: text().$type<ExportStatus>().notNull(),
  version: integer().notNull().default(0),
  list: text().$type<ExportList>().notNull(),
  format: text().$type<ExportFormat>().notNull(),
  /** Files that were asked for before lists brought their own filters have no `more`. */
  filters: jsonb().$type<Omit<ExportRow['filters'], 'more'> & Partial<Pick<ExportRow['filters'], 'more'>>>().notNull(),
  party: text().$type<ExportParty>(),
  companyId: uuid(),
  storeId: uuid(),
  regionIds: text().array(),
  people: uuid().array(),
  columns: text().array(),
  full: boolean().notNull(),
  reason: text(),
  locale: text().$type<LocaleCode>().notNull(),
  timeZone: text().notNull(),
  rowsDone: integer().notNull().default(0),
  rowsTotal: integer(),
  cut: boolean().notNull().default(false),
  parts: integer().notNull().default(0),
  lastKey: text(),
  failures: integer().notNull().default(0),
  workedAt: timestamp({ withTimezone: true }),
  finishedAt: timestamp({ withTimezone: true }),
  expiresAt: timestamp({ withTimezone: true }),
  downloads: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: uuid().notNull(),
  updatedBy: uuid(),
})

export type DataExport = typeof dataExport.$inferSelect
