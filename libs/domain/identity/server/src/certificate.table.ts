import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { documentColumns } from '@tradeport/node/db'

export const companyCertificate = pgTable('company_certificate', {
  ...documentColumns(),
  companyId: uuid().notNull(),
  kind: text().notNull(),
  number: text(),
  issuer: text(),
  issuedOn: date({ mode: 'string' }),
  validUntil: date({ mode: 'string' }),
  fileIds: uuid().array().notNull(),
  checkMethod: text().notNull(),
  checkedBy: uuid(),
  checkedAt: timestamp({ withTimezone: true }),
  rejectReason: text(),
  reminded: integer().notNull(),
})
