import type { ActorContext } from '@tradeport/node/server-kit'

/** Inquiries that can still be quoted and name a code, in all regions. */
export async function openInquiriesWith(ctx: ActorContext, list: string, value: string): Promise<number> {
  const [row] = await ctx.query<{ count: number }>(
    'inquiries_open_with',
    `select count(*)::int as count from inquiry i where i.status in ('open', 'quoting_closed', 'partly_awarded')
       and case $1
         when 'country' then i.dest_country = $2
         when 'incoterm' then i.incoterm_wish = $2
         when 'currency' then i.currency_wish = $2
           or exists (select 1 from inquiry_item n where n.inquiry_id = i.id and n.removed_at is null and n.target_currency = $2)
         when 'place' then i.dest_port = $2
         when 'hs_code' then exists (select 1 from inquiry_item n where n.inquiry_id = i.id and n.removed_at is null and n.hs_code = $2)
       end`,
    [list, value],
  )
  return row?.count ?? 0
}
