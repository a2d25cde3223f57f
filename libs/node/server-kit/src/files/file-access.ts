import { sql, type SQL } from 'drizzle-orm'
import type { ActorContext } from '../context'

/**
 * A condition on `file_asset f`: readable by its owner, the owner's company, a company that was granted it, and operators of its region
 * who may read a document that it belongs to.
 */
export function fileReadableBy(ctx: ActorContext): SQL {
  const { actor } = ctx
  if (actor.kind === 'operator') {
    const ways = [
      sql`f.visibility = 'public'`,
      sql`f.owner_user_id = ${actor.userId}`,
      ...ctx.files.sourcesFor(actor.roles).map(({ found }) => sql`exists (${found})`),
    ]
    return sql`(f.region_id = ${ctx.region.regionId} and (${sql.join(ways, sql` or `)}))`
  }
  return sql`(f.visibility = 'public' or f.owner_user_id = ${actor.userId} or f.owner_company_id = ${actor.companyId}
    or exists (select 1 from file_grant g where g.file_id = f.id and g.company_id = ${actor.companyId}))`
}

/** Whether whoever acts may read every one of these files; of one kind, where one is said. */
export async function readsAllFiles(
  ctx: ActorContext,
  fileIds: readonly string[],
  kind?: 'document',
): Promise<boolean> {
  const ofKind = kind ? sql`f.kind = ${kind}` : sql`true`
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from file_asset f
    where f.id = any (${sql.param([...fileIds])}::uuid[]) and ${ofKind} and ${fileReadableBy(ctx)}`)
  return rows[0]?.n === new Set(fileIds).size
}

export interface FileDocument extends Record<string, unknown> {
  document: string
  id: string
  no: string | null
  company_id: string | null
}

/** A document that an operator may read and that has the file: why the file is read. */
export async function documentOfFile(ctx: ActorContext, fileId: string): Promise<FileDocument | undefined> {
  const sources = ctx.files.sourcesFor(ctx.actor.roles)
  if (sources.length === 0) return undefined
  const all = sql.join(
    sources.map(({ found }) => sql`(${found})`),
    sql` union all `,
  )
  const { rows } = await ctx.db.execute<FileDocument>(
    sql`select d.* from file_asset f, lateral (${all}) as d where f.id = ${fileId} limit 1`,
  )
  return rows[0]
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
