import type { ActorContext } from '@tradeport/node/server-kit'

/** How many service orders that have not ended, or whose money is kept, are paid in each of the currencies, in all regions. */
export async function openServiceOrdersWith(
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (list !== 'currency') return new Map()
  const rows = await ctx.query<{ code: string; count: number }>(
    'service_orders_open_with',
    `select currency as code, count(*)::int as count from service_order
     where (status not in ('completed', 'rejected', 'cancelled') or release_due_at is not null) and currency = any($1)
     group by currency`,
    [codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
