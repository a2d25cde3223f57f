import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { StoredText } from './text.repository'

export interface PublicationRow extends Record<string, unknown> {
  id: string
  scope: string
  no: number
  note: string | null
  restored_no: number | null
  change_count: number
  locales: LocaleCode[]
  published_at: string
  published_name: string | null
}

const COLUMNS = sql.raw('id, scope, no, note, restored_no, change_count, locales, published_at, published_name')

export interface ChangeRow extends Record<string, unknown> {
  id: string
  locale: LocaleCode
  namespace: string
  key: string
  before: string | null
  after: string | null
  by_name: string | null
}

/** Names a set of drafts exactly: whoever publishes has seen these and no others. */
export function stampOf(drafts: readonly StoredText[]): string {
  const hash = createHash('sha256')
  for (const { id, version } of drafts) hash.update(`${id} ${version}\n`)
  return hash.digest('base64url')
}

/** One publisher at a time in a scope, until the transaction ends. */
export async function lockScope(ctx: ActorContext, scope: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`language ${scope}`}, 0))`)
}

export async function newestPublication(ctx: ActorContext, scope: string): Promise<PublicationRow | undefined> {
  const { rows } = await ctx.db.execute<PublicationRow>(
    sql`select ${COLUMNS} from language_publication where scope = ${scope} order by no desc limit 1`,
  )
  return rows[0]
}

export async function publicationById(ctx: ActorContext, id: string): Promise<PublicationRow | undefined> {
  const { rows } = await ctx.db.execute<PublicationRow>(
    sql`select ${COLUMNS} from language_publication where id = ${id}`,
  )
  return rows[0]
}

export async function publications(
  ctx: ActorContext,
  scope: string,
  at: { limit: number; offset: number },
): Promise<PublicationRow[]> {
  const { rows } = await ctx.db.execute<PublicationRow>(sql`
    select ${COLUMNS} from language_publication where scope = ${scope} order by no desc limit ${at.limit} offset ${at.offset}`)
  return rows
}

export async function changesOf(ctx: ActorContext, publicationId: string, limit: number): Promise<ChangeRow[]> {
  const { rows } = await ctx.db.execute<ChangeRow>(sql`
    select id, locale, namespace, key, before, after, by_name from language_publication_change
    where publication_id = ${publicationId} order by locale, namespace, key limit ${limit}`)
  return rows
}

export interface NewChange {
  locale: string
  namespace: string
  key: string
  before: string | null
  after: string | null
  by: string | null
}

/** A version with the scope's published texts as they stand now; call it after writing them. */
export async function insertPublication(
  ctx: ActorContext,
  publication: {
    scope: string
    no: number
    note: string | null
    restoredNo: number | null
    changes: readonly NewChange[]
  },
): Promise<void> {
  const { scope, changes } = publication
  const id = uuidv7()
  const locales = [...new Set(changes.map(change => change.locale))]
  await ctx.db.execute(sql`
    insert into language_publication (id, scope, no, note, restored_no, change_count, locales, published_at, published_by, published_name)
    values (${id}, ${scope}, ${publication.no}, ${publication.note}, ${publication.restoredNo}, ${changes.length},
      ${sql.param(locales)}::text[], ${ctx.now().toISOString()}, ${ctx.actor.userId}, ${ctx.actor.displayName})`)
  await ctx.db.execute(sql`
    insert into language_publication_file (publication_id, locale, texts)
    select ${id}, locale, jsonb_object_agg(namespace || ':' || key, published) from language_text
    where scope = ${scope} and published is not null group by locale`)
  const column = <K extends keyof NewChange>(name: K) => sql.param(changes.map(change => change[name]))
  await ctx.db.execute(sql`
    insert into language_publication_change (id, publication_id, scope, locale, namespace, key, before, after, by_name)
    select c.id, ${id}, ${scope}, c.locale, c.namespace, c.key, c.before, c.after, c.by_name
    from unnest(${sql.param(changes.map(() => uuidv7()))}::uuid[], ${column('locale')}::text[], ${column('namespace')}::text[],
      ${column('key')}::text[], ${column('before')}::text[], ${column('after')}::text[], ${column('by')}::text[])
      as c (id, locale, namespace, key, before, after, by_name)`)
}

/** What is being prepared becomes what is published. */
export async function publishDrafts(ctx: ActorContext, scope: string): Promise<void> {
  await ctx.db.execute(sql`delete from language_text where scope = ${scope} and draft is null`)
  await ctx.db.execute(sql`
    update language_text set published = draft, version = version + 1 where scope = ${scope} and draft is distinct from published`)
}

/** What going back to an earlier version would change. */
export async function changesBackTo(ctx: ActorContext, publication: PublicationRow): Promise<ChangeRow[]> {
  const { rows } = await ctx.db.execute<ChangeRow>(sql`
    with target as (
      select f.locale, split_part(e.key, ':', 1) as namespace, substr(e.key, strpos(e.key, ':') + 1) as key, e.value as text
      from language_publication_file f, jsonb_each_text(f.texts) e where f.publication_id = ${publication.id}
    ), present as (
      select locale, namespace, key, published as text from language_text
      where scope = ${publication.scope} and published is not null
    )
    select '' as id, locale, namespace, key, p.text as before, t.text as after, null as by_name
    from target t full join present p using (locale, namespace, key)
    where t.text is distinct from p.text order by locale, namespace, key`)
  return rows
}

/** Published texts become what the changes say; what is being prepared over them stays as it is. */
export async function restoreTexts(ctx: ActorContext, scope: string, changes: readonly ChangeRow[]): Promise<void> {
  const column = <K extends keyof ChangeRow>(name: K) => sql.param(changes.map(change => change[name]))
  const wanted = sql`unnest(${column('locale')}::text[], ${column('namespace')}::text[], ${column('key')}::text[],
    ${column('after')}::text[]) as w (locale, namespace, key, text)`
  const same = sql`t.scope = ${scope} and t.locale = w.locale and t.namespace = w.namespace and t.key = w.key`
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    delete from language_text t using ${wanted} where ${same} and w.text is null and (t.draft is null or t.draft = t.published)`)
  await ctx.db.execute(sql`
    update language_text t set published = w.text, version = t.version + 1,
      draft = case when t.draft is distinct from t.published then t.draft else w.text end from ${wanted} where ${same}`)
  await ctx.db.execute(sql`
    insert into language_text (id, scope, locale, namespace, key, draft, published, version, updated_at, updated_by, updated_name)
    select i.id, ${scope}, i.locale, i.namespace, i.key, i.text, i.text, 1, ${now}, ${ctx.actor.userId}::uuid, ${ctx.actor.displayName}
    from unnest(${sql.param(changes.map(() => uuidv7()))}::uuid[], ${column('locale')}::text[], ${column('namespace')}::text[],
      ${column('key')}::text[], ${column('after')}::text[]) as i (id, locale, namespace, key, text)
    where i.text is not null on conflict (scope, locale, namespace, key) do nothing`)
}
