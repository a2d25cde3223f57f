import type { ActorContext } from '@tradeport/node/server-kit'
import type { Member } from './party'

/** Orders of plans and packages that a company has not paid for, or whose payment nobody has confirmed. */
export async function openMembershipOrdersOf(ctx: ActorContext, companyId: string): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'membership_orders_open_of',
    `select count(*)::int as count from membership_order
     where company_id = $1 and region_id = $2 and status in ('pending_payment', 'payment_reported')`,
    [companyId, ctx.region.regionId],
  )
  return row?.count ?? 0
}

/** The order for a plan that is not finished. */
export async function openPlanOrder(ctx: ActorContext, { companyId, party }: Member): Promise<string | null> {
  const [row] = await ctx.query<{ id: string }>(
    'membership_open_order',
    `select id from membership_order where company_id = $1 and party = $2 and kind = 'plan'
       and status in ('pending_payment', 'payment_reported')`,
    [companyId, party],
  )
  return row?.id ?? null
}
