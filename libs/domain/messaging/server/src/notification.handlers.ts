import type { SQL } from 'drizzle-orm'
import { UNDO_MILLISECONDS } from '@tradeport/domain/messaging/contract'
import type * as messagingContract from '@tradeport/domain/messaging/contract'
import { countsOf, statusOfNotification } from '@tradeport/domain/messaging/rules'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import {
  arrivedBy,
  listedRows,
  markRead,
  markUnread,
  markedBy,
  pageRows,
  unreadGroups,
  withIds,
  type NotificationDbRow,
} from './notification.repository'

const toDto = (row: NotificationDbRow) => ({
  id: row.id,
  kind: row.kind,
  tab: row.tab,
  category: row.category,
  storeId: row.store_id,
  storeName: row.store_name,
  verificationTime: isoOrNull(row.verification_time),
  params: row.params,
  reply: row.reply,
  link: { frontEnd: row.link_front_end, route: row.link_route },
  count: row.count,
  unread: row.read_at === null,
  status: statusOfNotification({ readAt: row.read_at, archivedAt: row.archived_at }),
  createdAt: iso(row.created_at),
  readAt: isoOrNull(row.read_at),
})

function parseCursor(cursor: string | undefined): { at: Date; id: string } | null {
  const [at, id] = cursor?.split('_') ?? []
  return at && id ? { at: new Date(Number(at)), id } : null
}

const cursorOf = (row: NotificationDbRow) => `${new Date(row.created_at).getTime()}_${row.id}`

/** The reader's other tabs and devices count again. */
function tellReader(ctx: ActorContext): void {
  if (ctx.actor.userId !== null)
    ctx.live({ to: { userId: ctx.actor.userId }, topic: 'notification', id: ctx.actor.userId })
}

async function read(ctx: ActorContext, which: SQL) {
  const batch = uuidv7()
  const changed = await markRead(ctx, batch, which)
  if (changed === 0) return { changed, undoToken: null, undoUntil: null }
  tellReader(ctx)
  return { changed, undoToken: batch, undoUntil: new Date(ctx.now().getTime() + UNDO_MILLISECONDS).toISOString() }
}

type NotificationEndpoints = {
  [K in keyof typeof messagingContract as K extends `notification${string}` ? K : never]: (typeof messagingContract)[K]
}

export const notificationHandlers: Handlers<NotificationEndpoints> = {
  async notificationPage(ctx, input) {
    const after = parseCursor(input.cursor)
    // One row more tells whether there is a next page.
    const found = await pageRows(ctx, input, { ...limits(input), limit: input.pageSize + 1, after })
    const rows = found.slice(0, input.pageSize)
    const last = rows.at(-1)
    return {
      ...(await countedPage(ctx.db, input, rows.map(toDto), listedRows(ctx, input), TOTAL_CAP)),
      nextCursor: found.length > rows.length && last ? cursorOf(last) : null,
    }
  },

  async notificationCounts(ctx) {
    return countsOf(await unreadGroups(ctx))
  },

  notificationRead: (ctx, input) => read(ctx, withIds(input.ids)),

  notificationReadAll: (ctx, input) =>
    read(ctx, arrivedBy(input, input.before === undefined ? ctx.now() : new Date(input.before))),

  async notificationUnread(ctx, input) {
    const changed = await markUnread(ctx, withIds(input.ids))
    if (changed > 0) tellReader(ctx)
    return { changed }
  },

  async notificationUndo(ctx, input) {
    const changed = await markUnread(ctx, markedBy(input.undoToken, new Date(ctx.now().getTime() - UNDO_MILLISECONDS)))
    if (changed === 0) throw new AppError('MALL640410')
    tellReader(ctx)
    return { changed }
  },
}
