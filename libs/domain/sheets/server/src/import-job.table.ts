import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ImportJobStatus, ImportKind, SheetProblem } from '@tradeport/domain/sheets/contract'
import { uuidv7 } from '@tradeport/node/db'

const moment = () => timestamp({ withTimezone: true })

export const importJob = pgTable('import_job', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  regionId: text().notNull(),
  status: text().$type<ImportJobStatus>().notNull(),
  version: integer().notNull().default(0),
  bizType: text().$type<ImportKind>().notNull(),
  bizId: uuid(),
  bizVersion: integer(),
  lineNo: integer(),
  companyId: uuid(),
  fileId: uuid().notNull(),
  fileName: text().notNull(),
  rowCount: integer().notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  same: integer().notNull(),
  problemCount: integer().notNull(),
  problems: jsonb().$type<SheetProblem[]>().notNull(),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  createdBy: uuid().notNull(),
  updatedBy: uuid(),
})
export type ImportJobRecord = typeof importJob.$inferSelect
