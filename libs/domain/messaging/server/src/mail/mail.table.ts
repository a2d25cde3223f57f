import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MailStatus } from '@tradeport/domain/messaging/contract'

const moment = () => timestamp({ withTimezone: true })

/** What operators see of a message on its way out; what it says stays with the worker. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey(),
  regionId: text().notNull(),
  toAddress: text().notNull(),
  locale: text().notNull(),
  template: text().notNull(),
  status: text().$type<MailStatus>().notNull(),
  version: integer().notNull(),
  attempts: integer().notNull(),
  nextAttemptAt: moment().notNull(),
  lastError: text(),
  createdAt: moment().notNull(),
  sentAt: moment(),
  updatedAt: moment(),
  updatedBy: uuid(),
})
export type OutgoingRow = typeof mailOutbox.$inferSelect
