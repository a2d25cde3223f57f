import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { documentColumns } from '@tradeport/node/db'

/** Without the sealed number and its hash: who selects an account does not get them along. */
export const bankAccountTable = pgTable('bank_account', {
  ...documentColumns(),
  companyId: uuid().notNull(),
  holderName: text().notNull(),
  bankName: text().notNull(),
  swift: text().notNull(),
  country: text().notNull(),
  currency: text().notNull(),
  purpose: text().notNull(),
  last4: text().notNull(),
  fileIds: uuid().array().notNull(),
  reason: text().notNull(),
  checkMethod: text(),
  checkedBy: uuid(),
  checkedAt: timestamp({ withTimezone: true }),
  decisionReason: text(),
  effectiveAt: timestamp({ withTimezone: true }),
})
export type BankAccountRecord = typeof bankAccountTable.$inferSelect
