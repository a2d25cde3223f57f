import type { ActorContext } from '@tradeport/node/server-kit'

/** How many products on sale or before a reviewer name each of the codes, in all regions. Their units are the trade's own, not those of a list. */
export async function productsWith(
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.query<{ code: string; count: number }>(
    'products_with',
    `select code, count(distinct p.id)::int as count from product p
     cross join lateral (
       select case $1
         when 'currency' then p.price_currency
         when 'country' then p.content ->> 'originCountry'
         when 'hs_code' then p.content ->> 'hsCode'
       end as code
       union all
       select term #>> '{}' from jsonb_path_query(p.content, '$.incoterms[*]') as term where $1 = 'incoterm'
     ) named
     where p.status in ('pending_review', 'on_sale') and code = any($2) group by code`,
    [list, codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
