import type { ActorContext } from '@tradeport/node/server-kit'

/** How many inquiries that can still be quoted name each of the codes, in all regions. */
export async function openInquiriesWith(
  ctx: ActorContext,
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.query<{ code: string; count: number }>(
    'inquiries_open_with',
    `select code, count(distinct i.id)::int as count from inquiry i
     cross join lateral (
       select case $1
         when 'country' then i.dest_country
         when 'incoterm' then i.incoterm_wish
         when 'currency' then i.currency_wish
         when 'place' then i.dest_port end as code
       union all
       select case $1 when 'currency' then n.target_currency when 'hs_code' then n.hs_code end
       from inquiry_item n where $1 in ('currency', 'hs_code') and n.inquiry_id = i.id and n.removed_at is null
     ) named
     where i.status in ('open', 'quoting_closed', 'partly_awarded') and code = any($2) group by code`,
    [list, codes],
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
