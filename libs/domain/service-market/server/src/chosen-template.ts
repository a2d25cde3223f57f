import { sql } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'

/** The templates of agreements that providers chose, by service, whether it is on the market or not. */
export async function chosenTemplates(
  ctx: ActorContext,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await ctx.db.execute<{ id: string; code: string }>(sql`
    select id, agreement_template_code as code from service
    where id = any (${sql.param([...serviceIds])}::uuid[]) and agreement_template_code is not null`)
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Enough for a message. */
const MOST_NAMED = 10

/** Numbers of services on the market that are offered under a template, but for those of the categories that it stays for. */
export async function servicesUnder(
  ctx: ActorContext,
  templateCode: string,
  stays: 'nowhere' | readonly string[],
): Promise<readonly string[]> {
  const elsewhere = stays === 'nowhere' ? sql`` : sql` and category_code <> all (${sql.param([...stays])}::text[])`
  const { rows } = await ctx.db.execute<{ no: string }>(sql`
    select no from service
    where region_id = ${ctx.region.regionId} and agreement_template_code = ${templateCode}
      and status in ('on_shelf', 'revision_review')${elsewhere}
    order by no limit ${MOST_NAMED}`)
  return rows.map(({ no }) => no)
}
