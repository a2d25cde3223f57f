import type { ActorContext } from '@tradeport/node/server-kit'

/** A company that buys, as relations name it. */
export interface BuyerFacts {
  companyId: string
  no: string
  name: string
  country: string
}

/** What shops need to know of, and tell, the domains in which they trade. */
export interface CataloguePorts {
  /** Orders of the shop that have not ended. */
  openOrders(ctx: ActorContext, shop: { companyId: string; storeId: string }): Promise<number>
  /** Told in the transaction that changes it: a shop that is out of the mall quotes nothing new. */
  quoting(ctx: ActorContext, shop: { companyId: string; storeId: string; quotes: boolean }): Promise<void>
  /** Of these companies those between which and the first nothing new is begun. */
  blocked(ctx: ActorContext, companyId: string, others: readonly string[]): Promise<ReadonlySet<string>>
  /** Active companies of the call's region that buy. */
  buyers: {
    byId(ctx: ActorContext, companyId: string): Promise<BuyerFacts | undefined>
    /** By its number, or by its whole name where only one is called so. */
    named(ctx: ActorContext, text: string): Promise<BuyerFacts | undefined>
  }
}
