import { showStanding } from '@tradeport/domain/catalogue/server'
import type { IdentityPorts } from '@tradeport/domain/identity/server'
import { barThreads } from '@tradeport/domain/sourcing/server'
import { holdPayments } from '@tradeport/domain/trading/server'

/** Where a change of a company's standing shows: the mall, its negotiations and the payments of its orders. */
export const companyStanding: IdentityPorts['standing'] = async (ctx, standing) => {
  await showStanding(ctx, standing)
  await barThreads(ctx, standing)
  await holdPayments(ctx, standing)
}
