import type { ActorContext } from '@tradeport/node/server-kit'
import type { InquiryRecord } from './inquiry.table'
import { isUnnamed } from './notices'
import { sideOf } from './party'
import type { ThreadRecord } from './thread.table'

/** Whether the caller may not see who the buyer's people are. */
export function hidesBuyer(ctx: ActorContext, inquiry: InquiryRecord, thread: ThreadRecord): boolean {
  return sideOf(ctx) === 'seller' && isUnnamed(inquiry, thread.status)
}

/** A timeline without the names of the buyer's people while the buyer is not named. */
export function unnamed<E extends { actorSide: string; actorName: string | null }>(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  thread: ThreadRecord,
  entries: E[],
): E[] {
  if (!hidesBuyer(ctx, inquiry, thread)) return entries
  return entries.map(entry => (entry.actorSide === 'buyer' ? { ...entry, actorName: null } : entry))
}

/** What the seller's first answer leaves on a thread: the time, and whose it is now. */
export function firstAnswer(ctx: ActorContext, thread: ThreadRecord): Partial<ThreadRecord> {
  return {
    firstViewedAt: thread.firstViewedAt ?? ctx.now(),
    firstReplyAt: thread.firstReplyAt ?? ctx.now(),
    ...(thread.assignedTo === null ? { assignedTo: ctx.actor.userId, assignedName: ctx.actor.displayName } : {}),
  }
}
