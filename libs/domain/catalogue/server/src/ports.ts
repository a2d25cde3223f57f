import type { ActorContext } from '@tradeport/node/server-kit'

/** What shops need to know of, and tell, the domains in which they trade. */
export interface CataloguePorts {
  /** Orders of the shop that have not ended. */
  openOrders(ctx: ActorContext, shop: { companyId: string; storeId: string }): Promise<number>
  /** Told in the transaction that changes it: a shop that is out of the mall quotes nothing new. */
  quoting(ctx: ActorContext, shop: { companyId: string; storeId: string; quotes: boolean }): Promise<void>
}
