import type { ActorContext } from '@tradeport/node/server-kit'
import { DEFAULT_CLAIM_DAYS } from '@tradeport/domain/trading/contract'
import { DAY_MS } from './order-progress'
import { termsOf } from './order.repository'
import type { OrderRecord } from './order.table'

/** What accepting the goods sets: from now on the claim period of the signed contract runs. */
export async function acceptance(ctx: ActorContext, order: OrderRecord): Promise<Partial<OrderRecord>> {
  const signed = (await termsOf(ctx, order.id)).find(terms => terms.status === 'signed')
  const days = signed?.claimDays ?? DEFAULT_CLAIM_DAYS
  const now = ctx.now()
  return { acceptedAt: now, claimUntil: new Date(now.getTime() + days * DAY_MS) }
}
