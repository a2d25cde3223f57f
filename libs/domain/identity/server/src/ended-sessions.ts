import type { ActorContext } from '@tradeport/node/server-kit'

/** Open pages of sessions that have ended leave at once, in every front-end that shares them. */
export function tellEnded(ctx: ActorContext, sessions: readonly { readonly id: string }[]): void {
  for (const { id } of sessions) ctx.live({ to: { sessionId: id }, topic: 'sessionEnded', id })
}

/** The browser goes on with another session: its lines are opened anew, and nobody has to sign in. */
export function tellReplaced(ctx: ActorContext, sessions: readonly { readonly id: string }[]): void {
  for (const { id } of sessions) ctx.live({ to: { sessionId: id }, topic: 'sessionReplaced', id })
}
