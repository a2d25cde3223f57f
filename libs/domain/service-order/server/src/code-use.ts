import type { ActorContext } from '@tradeport/node/server-kit'

/** Service orders that have not ended and are paid in a currency, in all regions. */
export async function openServiceOrdersWith(ctx: ActorContext, list: string, value: string): Promise<number> {
  if (list !== 'currency') return 0
  const [row] = await ctx.query<{ count: number }>(
    'service_orders_open_with',
    `select count(*)::int as count from service_order
     where status not in ('completed', 'rejected', 'cancelled') and currency = $1`,
    [value],
  )
  return row?.count ?? 0
}
