import { sql, type SQL } from 'drizzle-orm'
import type { ActorContext } from '../context'

/** A condition on `file_asset f`: readable by its owner, the owner's company, a company that was granted it, and operators of its region. */
export function fileReadableBy(ctx: ActorContext): SQL {
  const { actor } = ctx
  if (actor.kind === 'operator') return sql`f.region_id = ${ctx.region.regionId}`
  return sql`(f.visibility = 'public' or f.owner_user_id = ${actor.userId} or f.owner_company_id = ${actor.companyId}
    or exists (select 1 from file_grant g where g.file_id = f.id and g.company_id = ${actor.companyId}))`
}

/**
 * Lets companies read files that the acting company owns or may read itself; ids that are not so are left out silently, since for
 * the caller they do not exist.
 */
export async function grantFiles(
  ctx: ActorContext,
  fileIds: readonly string[],
  companyIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0 || companyIds.length === 0) return
  await ctx.db.execute(sql`
    insert into file_grant (file_id, company_id)
    select f.id, c.id from file_asset f cross join unnest(${sql.param([...companyIds])}::uuid[]) as c (id)
    where f.id = any (${sql.param([...fileIds])}::uuid[]) and ${fileReadableBy(ctx)}
    on conflict do nothing`)
}
