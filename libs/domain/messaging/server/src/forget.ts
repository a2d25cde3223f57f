import type { ActorContext } from '@tradeport/node/server-kit'

/** All that somebody was told. */
export async function forgetNotificationsOf(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('messaging_forget', 'delete from notification where user_id = $1', [userId])
}
