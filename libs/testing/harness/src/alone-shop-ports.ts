import { shopPorts } from '@tradeport/compose/api'
import type { CataloguePorts } from '@tradeport/domain/catalogue/server'

/** Shops of an API that has neither negotiations nor orders: nothing is open, nobody is told, nobody blocks anybody, and the portal says nothing. */
export const aloneShopPorts: CataloguePorts = {
  ...shopPorts,
  openOrders: async () => 0,
  quoting: async () => undefined,
  blocked: async () => new Set(),
  readings: { news: async () => new Map(), document: async () => new Map() },
}
