import type { ActorContext } from '@tradeport/node/server-kit'

/** How many open documents of some kind name each of the codes, in all regions; a code that none names may be left out. */
export type UsageCounter = (
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/** Told when a rate has begun to hold, in the transaction of who approved it; and from time to time. */
export type RatesListener = (ctx: ActorContext) => Promise<void>

export interface ReferencePorts {
  readonly usage: readonly UsageCounter[]
  readonly rates: readonly RatesListener[]
}
