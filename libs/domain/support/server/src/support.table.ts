import { customType, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MessageForm, MessageSource, MessageType, LeaveMessageStatus } from '@tradeport/domain/support/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = () => timestamp({ withTimezone: true })

export const leaveMessage = pgTable('leave_message', {
  ...documentColumns(),
  status: text().$type<LeaveMessageStatus>().notNull(),
  form: text().$type<MessageForm>().notNull(),
  type: text().$type<MessageType>().notNull(),
  needs: text().notNull(),
  country: text().notNull(),
  name: text().notNull(),
  email: text(),
  phone: text(),
  source: text().$type<MessageSource>().notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  pageUrl: text(),
  userId: uuid(),
  party: text().$type<'buyer' | 'seller' | 'provider'>(),
  assignedTo: uuid(),
  assignedName: text(),
  dueAt: moment(),
  firstRepliedAt: moment(),
  repliedAt: moment(),
  resolvedAt: moment(),
  spamScore: integer().notNull(),
  spamReasons: text().array().notNull(),
  csat: smallint(),
  csatComment: text(),
  formNonce: text().notNull(),
  contentHash: bytea().notNull(),
  fingerprint: bytea(),
  ipHash: bytea().notNull(),
  searchText: text().notNull(),
})
export type LeaveMessage = typeof leaveMessage.$inferSelect
