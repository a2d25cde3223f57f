import type { ActorContext } from '@tradeport/node/server-kit'

const COLUMN = { buyer: 'buyer_company_id', seller: 'seller_company_id' } as const

/**
 * Nothing new is paid in the open orders of a suspended company (marketplace.md 4.4, machine 2). When it is back, what was due is due
 * by as much later as payments were held.
 */
export async function holdPayments(
  ctx: ActorContext,
  { companyId, isSuspended }: { companyId: string; isSuspended: boolean },
): Promise<void> {
  const now = ctx.now().toISOString()
  for (const side of ['buyer', 'seller'] as const) {
    const changed = await ctx.query<{ id: string; buyer: string; seller: string }>(
      `orders_${isSuspended ? 'hold' : 'release'}_${side}`,
      `${isSuspended ? '' : RELEASED_MILESTONES(COLUMN[side])}
       update trade_order set suspended_sides = ${isSuspended ? 'suspended_sides || $2::text' : 'array_remove(suspended_sides, $2::text)'},
         payments_held_at = ${isSuspended ? 'coalesce(payments_held_at, $4::timestamptz)' : 'case when suspended_sides = array[$2::text] then null else payments_held_at end'},
         updated_at = $4::timestamptz, version = version + 1
       where ${COLUMN[side]} = $1 and region_id = $3 and status not in ('completed', 'cancelled')
         and ($2 = any (suspended_sides)) <> ${String(isSuspended)}
       returning id, buyer_company_id as buyer, seller_company_id as seller`,
      [companyId, side, ctx.region.regionId, now],
    )
    for (const order of changed)
      for (const other of [order.buyer, order.seller])
        ctx.live({ to: { companyId: other }, topic: 'order', id: order.id })
  }
}

/** Both parts of the statement see the orders as they were before it. */
const RELEASED_MILESTONES = (column: string) => `
  with later as (
    update payment_milestone m set due_at = m.due_at + ($4::timestamptz - o.payments_held_at)
    from trade_order o where o.id = m.order_id and o.${column} = $1 and o.region_id = $3 and o.suspended_sides = array[$2::text]
      and o.payments_held_at is not null and m.status in ('due', 'overdue', 'partly_paid'))`
