import type { ActorContext } from '@tradeport/node/server-kit'

/** All that somebody has talked about here, and under which name. */
export async function forgetConversationsOf(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('assistant_forget', 'delete from ai_conversation where user_id = $1', [userId])
}
