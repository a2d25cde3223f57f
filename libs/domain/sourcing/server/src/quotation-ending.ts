import { and, eq, inArray } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import { LIVE_QUOTATION_STATUSES } from '@tradeport/domain/sourcing/rules'
import { following } from '@tradeport/node/parties'
import { moveQuotation } from './quotation.repository'
import { quotationTable, type QuotationRecord } from './quotation.table'
import type { ThreadRecord } from './thread.table'

/** The version of a thread that could still be accepted, locked. */
export async function lockLiveQuotation(ctx: ActorContext, threadId: string): Promise<QuotationRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(quotationTable)
    .where(and(eq(quotationTable.threadId, threadId), inArray(quotationTable.status, [...LIVE_QUOTATION_STATUSES])))
    .for('update')
  return row
}

/** Ends what a thread still offers, because the thread itself has ended. */
export async function endLiveQuotation(
  ctx: ActorContext,
  thread: Pick<ThreadRecord, 'id'>,
  action: 'withdraw' | 'reject',
  end: { reason: string; note: string | null },
): Promise<void> {
  const live = await lockLiveQuotation(ctx, thread.id)
  if (!live) return
  await moveQuotation(following(ctx), live, action, {
    note: end.note,
    set: { endReason: end.reason, endNote: end.note },
  })
}
