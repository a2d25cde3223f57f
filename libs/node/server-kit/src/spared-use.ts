import type { ActorContext } from './context'

const spared = new WeakSet<ActorContext>()

/** Says that this call did nothing of what its ability is paid for, as the repetition of one that did: no use of it is counted. */
export function spareUse(ctx: ActorContext): void {
  spared.add(ctx)
}

export const isUseSpared = (ctx: ActorContext): boolean => spared.has(ctx)
