import type { CataloguePorts } from '@tradeport/domain/catalogue/server'
import { articlesToRead, documentsToRead } from '@tradeport/domain/content/server'
import { buyerCompany, buyerCompanyNamed, stakesOf } from '@tradeport/domain/identity/server'
import { barThreadsOfStore, blockedWith } from '@tradeport/domain/sourcing/server'
import { openOrdersOfStore } from '@tradeport/domain/trading/server'

/** What shops know of, and tell, the negotiations and orders in which they trade, and what their buyers read in the portal. */
export const shopPorts: CataloguePorts = {
  openOrders: openOrdersOfStore,
  quoting: barThreadsOfStore,
  blocked: blockedWith,
  stakesOf,
  readings: { news: articlesToRead, document: documentsToRead },
  buyers: { byId: buyerCompany, named: buyerCompanyNamed },
}
