import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { delegated, readingSide } from './declaration-scope'

/** Whose counts are summed up: of one company where it is named, else of everything that the caller sees. */
function keptFor(ctx: ActorContext, companyId: string | undefined): SQL {
  const region = sql`c.region_id = ${ctx.region.regionId}`
  const ofCompany = companyId === undefined ? sql`true` : sql`c.company_id = ${companyId}`
  switch (readingSide(ctx)) {
    case 'seller':
      return sql`declaration_count c where c.company_id = ${companyOf(ctx)} and ${ofCompany} and ${region}`
    case 'provider':
      return sql`declaration_count c where c.broker_company_id = ${companyOf(ctx)} and ${ofCompany} and ${region}
        and ${delegated(ctx, sql`c`)}`
    case 'operator':
      return companyId === undefined
        ? sql`declaration_region_count c where ${region} and c.status <> 'draft'`
        : sql`declaration_count c where ${ofCompany} and ${region} and c.status <> 'draft'`
  }
}

/** How many forms there are by status, without counting them. */
export async function keptCounts(ctx: ActorContext, companyId: string | undefined): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select c.status, sum(c.delta)::int as count from ${keptFor(ctx, companyId)} group by c.status having sum(c.delta) > 0`)
  return new Map(rows.map(row => [row.status, row.count]))
}

/** Fewer changes than this are summed up faster than they are folded. */
const FOLD_FROM = 1_000

/** Sums up what has changed. Each in one statement: what is read is what is removed, and nobody waits for it. */
export async function foldDeclarationCounts(db: Db, from = FOLD_FROM): Promise<void> {
  await db.execute(sql`
    with gone as (delete from declaration_count where (select count(*) from declaration_count) > ${from}
      returning region_id, company_id, broker_company_id, status, delta)
    insert into declaration_count
    select region_id, company_id, broker_company_id, status, sum(delta) from gone group by 1, 2, 3, 4 having sum(delta) <> 0`)
  await db.execute(sql`
    with gone as (delete from declaration_region_count where (select count(*) from declaration_region_count) > ${from}
      returning region_id, status, delta)
    insert into declaration_region_count select region_id, status, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
}

export const declarationCountJobs: readonly Job[] = [
  { name: 'customs.foldCounts', everySeconds: 60, run: ctx => foldDeclarationCounts(ctx.db) },
]
