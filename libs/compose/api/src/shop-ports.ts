import type { CataloguePorts } from '@tradeport/domain/catalogue/server'
import { buyerCompany, buyerCompanyNamed } from '@tradeport/domain/identity/server'
import { barThreadsOfStore, blockedWith } from '@tradeport/domain/sourcing/server'
import { openOrdersOfStore } from '@tradeport/domain/trading/server'

/** What shops know of, and tell, the negotiations and orders in which they trade. */
export const shopPorts: CataloguePorts = {
  openOrders: openOrdersOfStore,
  quoting: barThreadsOfStore,
  blocked: blockedWith,
  buyers: { byId: buyerCompany, named: buyerCompanyNamed },
}
