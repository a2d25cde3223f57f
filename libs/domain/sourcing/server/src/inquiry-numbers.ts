import type { ActorContext } from '@tradeport/node/server-kit'

/** Numbers of the sent ones among these inquiries, in any region; drafts are their buyers' alone. */
export async function inquiryNumbers(ctx: ActorContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.query<{ id: string; no: string }>(
    'inquiry_numbers',
    `select id, no from inquiry where id = any ($1::uuid[]) and status <> 'draft'`,
    [[...ids]],
  )
  return new Map(rows.map(row => [row.id, row.no]))
}
