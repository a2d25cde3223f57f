import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ListExportFormat, ListExportStatus } from '@tradeport/domain/customs/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { DeclarationFilter } from './declaration.repository'

const at = () => timestamp({ withTimezone: true })

export const declarationListExport = pgTable('declaration_list_export', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  side: text().$type<'seller' | 'provider'>().notNull(),
  companyId: uuid().notNull(),
  createdBy: uuid().notNull(),
  status: text().$type<ListExportStatus>().notNull(),
  format: text().$type<ListExportFormat>().notNull(),
  filters: jsonb().$type<DeclarationFilter>().notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  rowsDone: integer().notNull().default(0),
  rowsTotal: integer().notNull(),
  parts: integer().notNull().default(0),
  lastId: uuid(),
  failures: integer().notNull().default(0),
  workedAt: at(),
  expiresAt: at(),
  downloads: integer().notNull().default(0),
  createdAt: at().notNull(),
})
export type ListExportRecord = typeof declarationListExport.$inferSelect
