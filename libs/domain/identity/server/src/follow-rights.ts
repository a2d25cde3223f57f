import type { ActorContext } from '@tradeport/node/server-kit'

/** Open pages of whoever may do something else now offer that, and no longer what may not be done. */
export const followRights = (ctx: ActorContext, userId: string): void =>
  ctx.live({ to: { userId }, topic: 'session', id: userId })
