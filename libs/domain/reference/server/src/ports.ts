import type { ActorContext } from '@tradeport/node/server-kit'

/** How often open documents of some kind use an item. */
export interface ItemUse {
  /** As the permission catalogue calls it. */
  readonly document: string
  readonly count: number
}

/** Counts open documents that name an item, in all regions; asked before it is switched off. */
export type UsageCounter = (ctx: ActorContext, list: string, value: string) => Promise<readonly ItemUse[]>

/** Told when a rate has begun to hold, in the transaction of who approved it; and from time to time. */
export type RatesListener = (ctx: ActorContext) => Promise<void>

export interface ReferencePorts {
  readonly usage: readonly UsageCounter[]
  readonly rates: readonly RatesListener[]
}
