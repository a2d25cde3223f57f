import type { ActorContext } from '@tradeport/node/server-kit'

/** What somebody has kept for later. */
export async function forgetFavouritesOf(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('catalogue_forget', 'delete from favourite where user_id = $1', [userId])
}
