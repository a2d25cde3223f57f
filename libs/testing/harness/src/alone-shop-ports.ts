import { shopPorts } from '@tradeport/compose/api'
import type { CataloguePorts } from '@tradeport/domain/catalogue/server'

/** Shops of an API that has neither negotiations nor orders: nothing is open, nobody is told and nobody blocks anybody. */
export const aloneShopPorts: CataloguePorts = {
  ...shopPorts,
  openOrders: async () => 0,
  quoting: async () => undefined,
  blocked: async () => new Set(),
}
