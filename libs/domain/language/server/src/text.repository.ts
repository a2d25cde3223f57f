import { sql } from 'drizzle-orm'
import { ALL_REGIONS_SCOPE } from '@tradeport/domain/language/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface TextAddress {
  scope: string
  locale: LocaleCode
  namespace: string
  key: string
}

export interface StoredText extends TextAddress, Record<string, unknown> {
  id: string
  draft: string | null
  published: string | null
  version: number
  updated_at: string
  updated_name: string | null
}

const COLUMNS = sql.raw('id, scope, locale, namespace, key, draft, published, version, updated_at, updated_name')

/** What a scope and all regions say in some languages. */
export async function storedTexts(
  ctx: ActorContext,
  scope: string,
  locales: readonly LocaleCode[],
): Promise<StoredText[]> {
  const { rows } = await ctx.db.execute<StoredText>(sql`
    select ${COLUMNS} from language_text
    where scope = any (${sql.param([scope, ALL_REGIONS_SCOPE])}::text[]) and locale = any (${sql.param([...locales])}::text[])`)
  return rows
}

/** Everything of a scope that publishing would change, in a fixed order. */
export async function draftTexts(ctx: ActorContext, scope: string): Promise<StoredText[]> {
  const { rows } = await ctx.db.execute<StoredText>(sql`
    select ${COLUMNS} from language_text
    where scope = ${scope} and draft is distinct from published order by locale, namespace, key`)
  return rows
}

export async function draftCount(ctx: ActorContext, scope: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from language_text where scope = ${scope} and draft is distinct from published`,
  )
  return rows[0]?.count ?? 0
}

async function lockedText(ctx: ActorContext, at: TextAddress): Promise<StoredText | undefined> {
  const { rows } = await ctx.db.execute<StoredText>(sql`
    select ${COLUMNS} from language_text where scope = ${at.scope} and locale = ${at.locale}
      and namespace = ${at.namespace} and key = ${at.key} for update`)
  return rows[0]
}

export interface WrittenText {
  before: StoredText | undefined
  draft: string | null
  published: string | null
  version: number
}

/**
 * Writes the draft of one text; `next` sees what is published. A text that says nothing of its own leaves no row.
 *
 * @throws AppError `FT510006` when somebody else changed it meanwhile.
 */
export async function writeDraft(
  ctx: ActorContext,
  at: TextAddress,
  version: number,
  next: (published: string | null) => string | null,
): Promise<WrittenText> {
  const before = await lockedText(ctx, at)
  if ((before?.version ?? 0) !== version) throw new AppError('FT510006')
  const published = before?.published ?? null
  const draft = next(published)
  const now = ctx.now().toISOString()
  if (!before) {
    if (draft === null) return { before, draft, published, version: 0 }
    const { rowCount } = await ctx.db.execute(sql`
      insert into language_text (id, scope, locale, namespace, key, draft, published, version, updated_at, updated_by, updated_name)
      values (${uuidv7()}, ${at.scope}, ${at.locale}, ${at.namespace}, ${at.key}, ${draft}, null, 1, ${now},
        ${ctx.actor.userId}, ${ctx.actor.displayName}) on conflict do nothing`)
    if (rowCount !== 1) throw new AppError('FT510006')
    return { before, draft, published, version: 1 }
  }
  if (draft === null && published === null) {
    await ctx.db.execute(sql`delete from language_text where id = ${before.id}`)
    return { before, draft, published, version: 0 }
  }
  await ctx.db.execute(sql`
    update language_text set draft = ${draft}, version = version + 1, updated_at = ${now}, updated_by = ${ctx.actor.userId},
      updated_name = ${ctx.actor.displayName} where id = ${before.id}`)
  return { before, draft, published, version: before.version + 1 }
}

export interface PlannedText {
  locale: LocaleCode
  namespace: string
  key: string
  /** As it was when the plan was made. */
  version: number
  text: string
}

/**
 * Writes many drafts at once.
 *
 * @throws AppError `FT510006` when one of them was changed since the plan was made.
 */
export async function writeDrafts(ctx: ActorContext, scope: string, planned: readonly PlannedText[]): Promise<void> {
  const column = <K extends keyof PlannedText>(name: K) => sql.param(planned.map(text => text[name]))
  const { rowCount } = await ctx.db.execute(sql`
    insert into language_text as t (id, scope, locale, namespace, key, draft, published, version, updated_at, updated_by, updated_name)
    select id, ${scope}, locale, namespace, key, text, null, 1, ${ctx.now().toISOString()}, ${ctx.actor.userId}::uuid,
      ${ctx.actor.displayName}
    from unnest(${sql.param(planned.map(() => uuidv7()))}::uuid[], ${column('locale')}::text[], ${column('namespace')}::text[],
      ${column('key')}::text[], ${column('text')}::text[]) as p (id, locale, namespace, key, text)
    on conflict (scope, locale, namespace, key) do update set draft = excluded.draft, version = t.version + 1,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, updated_name = excluded.updated_name
    where t.version = (select version from unnest(${column('locale')}::text[], ${column('namespace')}::text[],
      ${column('key')}::text[], ${column('version')}::int[]) as v (locale, namespace, key, version)
      where v.locale = t.locale and v.namespace = t.namespace and v.key = t.key)`)
  if (rowCount !== planned.length) throw new AppError('FT510006')
}

/** Drafts of texts that were never published leave no row. */
export async function discardDrafts(ctx: ActorContext, scope: string): Promise<void> {
  await ctx.db.execute(sql`delete from language_text where scope = ${scope} and published is null`)
  await ctx.db.execute(sql`
    update language_text set draft = published, version = version + 1, updated_at = ${ctx.now().toISOString()},
      updated_by = ${ctx.actor.userId}, updated_name = ${ctx.actor.displayName}
    where scope = ${scope} and draft is distinct from published`)
}
