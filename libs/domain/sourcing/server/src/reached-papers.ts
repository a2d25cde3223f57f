import { sql } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'
import { inquiryScope, partyScope } from './party'

/** Which papers of a negotiation one of the buyer's people may open: an order may be with somebody else than what it came from. */
export async function reachedPapers(
  ctx: ActorContext,
  { inquiryId, threadId }: { inquiryId: string; threadId: string },
): Promise<{ inquiry: boolean; thread: boolean }> {
  const { rows } = await ctx.db.execute<{ inquiry: boolean; thread: boolean }>(sql`select
    exists (select 1 from inquiry where inquiry.id = ${inquiryId} and ${inquiryScope(ctx)}) as inquiry,
    exists (select 1 from inquiry_thread t where t.id = ${threadId} and ${partyScope(ctx, 't')}) as thread`)
  return rows[0] ?? { inquiry: false, thread: false }
}
