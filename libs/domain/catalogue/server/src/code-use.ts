import type { ActorContext } from '@tradeport/node/server-kit'

/** Products on sale or before a reviewer that name a code, in all regions. Their units are the trade's own, not those of a list. */
export async function productsWith(ctx: ActorContext, list: string, value: string): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'products_with',
    `select count(*)::int as count from product where status in ('pending_review', 'on_sale')
       and case $1
         when 'currency' then price_currency = $2
         when 'country' then content ->> 'originCountry' = $2
         when 'hs_code' then content ->> 'hsCode' = $2
         when 'incoterm' then content -> 'incoterms' ? $2
       end`,
    [list, value],
  )
  return row?.count ?? 0
}
