import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type {
  Attachment,
  MESSAGE_KINDS,
  MESSAGE_SIDES,
  MessageOffer,
  ThreadMessage,
  ThreadStatus,
} from '@tradeport/domain/sourcing/contract'
import { uuidv7 } from '@tradeport/node/db'

const instant = () => timestamp({ withTimezone: true })

export const threadTable = pgTable('inquiry_thread', {
  id: uuid().primaryKey().$defaultFn(uuidv7),
  regionId: text().notNull(),
  status: text().$type<ThreadStatus>().notNull(),
  version: integer().notNull().default(0),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  createdBy: uuid(),
  updatedBy: uuid(),
  inquiryId: uuid().notNull(),
  storeId: uuid().notNull(),
  storeName: jsonb().$type<I18nText>().notNull(),
  sellerCompanyId: uuid().notNull(),
  buyerCompanyId: uuid().notNull(),
  buyerUserId: uuid().notNull(),
  quoteDeadline: instant().notNull(),
  assignedTo: uuid(),
  assignedName: text(),
  firstViewedAt: instant(),
  firstReplyAt: instant(),
  dueAt: instant(),
  declineReason: text(),
  closeReason: text(),
  endNote: text(),
  quotationNo: text(),
  lastVersionNo: integer().notNull().default(0),
  latestQuotationId: uuid(),
  lastSeq: integer().notNull().default(0),
  lastMessageAt: instant(),
  lastMessageSide: text(),
  lastMessageExcerpt: text(),
  activeAt: instant().notNull(),
  searchText: text().notNull().default(''),
  barredSides: text().array().$type<('buyer' | 'seller' | 'store')[]>().notNull().default([]),
})
export type ThreadRecord = typeof threadTable.$inferSelect

export const messageTable = pgTable('thread_message', {
  id: uuid().primaryKey(),
  threadId: uuid().notNull(),
  seq: integer().notNull(),
  kind: text().$type<(typeof MESSAGE_KINDS)[number]>().notNull(),
  side: text().$type<(typeof MESSAGE_SIDES)[number]>().notNull(),
  senderId: uuid(),
  senderName: text(),
  body: text(),
  bodyLocale: text(),
  event: text(),
  files: jsonb().$type<Attachment[]>().notNull().default([]),
  anchor: jsonb().$type<NonNullable<ThreadMessage['anchor']>>(),
  offer: jsonb().$type<MessageOffer>(),
  quotationId: uuid(),
  replyTo: uuid(),
  clientMsgId: text(),
  createdAt: instant().notNull(),
})
export type MessageRecord = typeof messageTable.$inferSelect

export const participantTable = pgTable('thread_participant', {
  threadId: uuid().notNull(),
  userId: uuid().notNull(),
  side: text().$type<'buyer' | 'seller'>().notNull(),
  lastReadSeq: integer().notNull().default(0),
  joinedAt: instant().notNull(),
})
