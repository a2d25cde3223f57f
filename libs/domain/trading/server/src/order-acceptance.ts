import type { ActorContext } from '@tradeport/node/server-kit'
import { timerOf, type RegionTimer, type TradeType } from '@tradeport/kernel/config'
import { DAY_MS } from './order-progress'
import { termsOf } from './order.repository'
import type { OrderRecord } from './order.table'

/** How long after delivery the goods count as accepted. */
export const ACCEPT_TIMERS = {
  foreign: 'acceptForeignDays',
  domestic: 'acceptDomesticDays',
} as const satisfies Record<TradeType, RegionTimer>

/** What accepting the goods sets: from now on the claim period of the signed contract runs. */
export async function acceptance(ctx: ActorContext, order: OrderRecord): Promise<Partial<OrderRecord>> {
  const signed = (await termsOf(ctx, order.id)).find(terms => terms.status === 'signed')
  const days = signed?.claimDays ?? timerOf(ctx.region, 'claimDays')
  const now = ctx.now()
  return { acceptedAt: now, claimUntil: new Date(now.getTime() + days * DAY_MS) }
}
