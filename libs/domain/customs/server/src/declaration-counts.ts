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

/** Fewer changes of one number than this are summed up faster than they are folded. */
const FOLD_FROM = 50

/**
 * Sums up what has changed, of those numbers alone that change often. Each in one statement: what is read is what is removed, and nobody
 * waits for it.
 */
export async function foldDeclarationCounts(db: Db, from = FOLD_FROM): Promise<void> {
  await db.execute(sql`
    with busy as (select region_id, company_id, broker_company_id, status from declaration_count
        group by 1, 2, 3, 4 having count(*) > ${from}),
      gone as (delete from declaration_count c using busy b
        where c.company_id = b.company_id and c.region_id = b.region_id and c.status = b.status
          and c.broker_company_id is not distinct from b.broker_company_id
        returning c.region_id, c.company_id, c.broker_company_id, c.status, c.delta)
    insert into declaration_count
    select region_id, company_id, broker_company_id, status, sum(delta) from gone group by 1, 2, 3, 4 having sum(delta) <> 0`)
  await db.execute(sql`
    with busy as (select region_id, status from declaration_region_count group by 1, 2 having count(*) > ${from}),
      gone as (delete from declaration_region_count c using busy b where c.region_id = b.region_id and c.status = b.status
        returning c.region_id, c.status, c.delta)
    insert into declaration_region_count select region_id, status, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
}

export const declarationCountJobs: readonly Job[] = [
  { name: 'customs.foldCounts', everySeconds: 60, run: ctx => foldDeclarationCounts(ctx.db) },
]
