import { i18nText, id, pageInput, z } from '@tradeport/kernel/contract-kit'
import { NOTIFICATION_CATEGORIES, NOTIFICATION_TABS } from './notification-kinds'

export const NOTIFICATION_STATUSES = ['unread', 'read', 'archived', 'purged'] as const
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number]

/** How long a "mark read" can be taken back. */
export const UNDO_MILLISECONDS = 10_000

const tab = () => z._default(z.enum(['all', ...NOTIFICATION_TABS]), 'all')
const category = () => z.optional(z.enum(NOTIFICATION_CATEGORIES))

export const notificationPageInput = pageInput({
  tab: tab(),
  category: category(),
  unreadOnly: z._default(z.boolean(), false),
  /** `nextCursor` of the page before: continues after it whatever arrived in between; `pageNum` is then ignored. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,17}_[0-9a-f-]{36}$/, { error: 'cursor' }))),
})

export const notificationRow = z.object({
  id: z.string(),
  /** A kind of NOTIFICATION_KINDS; a newer server may send one that an old tab does not know. */
  kind: z.string(),
  tab: z.enum(NOTIFICATION_TABS),
  category: z.nullable(z.enum(NOTIFICATION_CATEGORIES)),
  storeId: z.nullable(z.string()),
  storeName: z.nullable(i18nText(200)),
  verificationTime: z.nullable(z.string()),
  /** Fills the kind's text, which is the spec's description. */
  params: z.record(z.string(), z.string()),
  reply: z.nullable(z.string()),
  link: z.object({ frontEnd: z.string(), route: z.string() }),
  /** How many of the same kind were folded into this one. */
  count: z.int(),
  unread: z.boolean(),
  status: z.enum(NOTIFICATION_STATUSES),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type NotificationRow = z.output<typeof notificationRow>

export const notificationPageOutput = z.object({
  records: z.array(notificationRow),
  total: z.int(),
  totalCapped: z.boolean(),
  pageNum: z.int(),
  pageSize: z.int(),
  nextCursor: z.nullable(z.string()),
})

/** Unread only; each equals the total of the list with the same tab or category and `unreadOnly`. */
export const notificationCountsOutput = z.object({
  all: z.int(),
  business: z.int(),
  system: z.int(),
  logistics: z.int(),
  transactions: z.int(),
  inquiries: z.int(),
  negotiations: z.int(),
})
export type NotificationCounts = z.output<typeof notificationCountsOutput>

export const notificationIdsInput = z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(200)) })

export const notificationReadAllInput = z.object({
  tab: tab(),
  category: category(),
  /** Only what had arrived by then, so that nothing unseen is marked. Now when absent. */
  before: z.optional(z.iso.datetime({ offset: true })),
})

export const notificationMarkOutput = z.object({
  /** How many changed. */
  changed: z.int(),
  /** Takes exactly these back within 10 seconds; null when nothing changed. */
  undoToken: z.nullable(z.string()),
  undoUntil: z.nullable(z.string()),
})

export const notificationUndoInput = z.object({ undoToken: id() })
export const notificationChangedOutput = z.object({ changed: z.int() })
