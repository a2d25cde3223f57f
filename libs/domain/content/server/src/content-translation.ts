import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  confirmedMarks,
  nextMarks,
  staleLocales,
  type SourcedTexts,
  type TranslationMark,
} from '@tradeport/domain/content/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { requireEditor } from './content-access'
import type { ContentKind, Sourced } from './content-kind'

const hash = (words: string) => createHash('sha256').update(words).digest('base64url')

type Texts<Row extends Sourced> = Parameters<ContentKind<Row>['texts']>[0] & { sourceLocale: LocaleCode }

const sourced = <Row extends Sourced>(kind: ContentKind<Row>, row: Texts<Row>): SourcedTexts => ({
  source: row.sourceLocale,
  texts: kind.texts(row),
})

export async function marksOf(ctx: ActorContext, type: string, id: string): Promise<TranslationMark[]> {
  const { rows } = await ctx.db.execute<TranslationMark & Record<string, unknown>>(sql`
    select field, locale, state, source_hash as "sourceHash" from translation_state
    where entity_type = ${type} and entity_id = ${id} order by field, locale`)
  return rows
}

/** The columns that follow from how the translations stand: readers are shown no stale language. */
export function languageColumns<Row extends Sourced>(
  kind: ContentKind<Row>,
  row: Texts<Row>,
  marks: readonly TranslationMark[],
) {
  const stale = staleLocales(marks)
  return { staleLocales: stale, locales: kind.complete(row).filter(locale => !stale.includes(locale)) }
}

/** How the translations of what is about to be written stand beside what stood before. */
export async function marksAfter<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  before: (Texts<Row> & { id: string }) | null,
  after: Texts<Row>,
): Promise<TranslationMark[]> {
  const known = before && { ...sourced(kind, before), marks: await marksOf(ctx, kind.type, before.id) }
  return nextMarks(known, sourced(kind, after), hash)
}

/**
 * The marks of a working version when it takes its article's place: what somebody confirmed on the article meanwhile stays confirmed
 * where the words are the same.
 */
export async function marksOfSuccessor<Row extends Sourced & Texts<Row>>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  article: Row,
  successor: Row,
): Promise<TranslationMark[]> {
  const known = await marksOf(ctx, kind.type, article.id)
  const [old, now] = [kind.texts(article), kind.texts(successor)]
  const isSame = (field: string, locale: LocaleCode) => old[field]?.[locale] === now[field]?.[locale]
  return (await marksOf(ctx, kind.type, successor.id)).map(mark => {
    const isUntouched =
      article.sourceLocale === successor.sourceLocale &&
      isSame(mark.field, mark.locale) &&
      isSame(mark.field, successor.sourceLocale)
    return (isUntouched && known.find(one => one.field === mark.field && one.locale === mark.locale)) || mark
  })
}

/** The marks of many rows at once. */
export async function marksOfAll(
  ctx: ActorContext,
  type: string,
  ids: readonly string[],
): Promise<Map<string, TranslationMark[]>> {
  const { rows } = await ctx.db.execute<TranslationMark & { id: string } & Record<string, unknown>>(sql`
    select entity_id as id, field, locale, state, source_hash as "sourceHash" from translation_state
    where entity_type = ${type} and entity_id = any (${sql.param([...ids])}::uuid[]) order by field, locale`)
  return Map.groupBy(rows, row => row.id)
}

export async function keepMarks(
  ctx: ActorContext,
  type: string,
  id: string,
  marks: readonly TranslationMark[],
): Promise<void> {
  await ctx.db.execute(sql`delete from translation_state where entity_type = ${type} and entity_id = ${id}`)
  if (marks.length === 0) return
  await ctx.db.execute(sql`
    insert into translation_state (entity_type, entity_id, field, locale, state, source_hash, reviewer_id, updated_at)
    select ${type}, ${id}, field, locale, state, "sourceHash", case when state = 'approved' then ${ctx.actor.userId}::uuid end,
      ${ctx.now().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (field text, locale text, state text, "sourceHash" text)`)
}

export interface ConfirmRequest {
  id: string
  version: number
  locale: LocaleCode
}

/**
 * The translation is still right for the source that stands: readers see it again. The content itself does not change, so that this is
 * done to what is public, too.
 *
 * @throws AppError `FT510006` when the content is no longer what was looked at.
 */
export async function confirmTranslation<Row extends Sourced & Texts<Row>>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  load: (ctx: ActorContext, id: string) => Promise<Row>,
  input: ConfirmRequest,
) {
  requireEditor(ctx)
  // Two languages confirmed at once must not forget each other.
  await ctx.db.execute(sql`select 1 from ${kind.table} where id = ${input.id} for update`)
  const row = await load(ctx, input.id)
  if (row.version !== input.version) throw new AppError('FT510006')
  const before = await marksOf(ctx, kind.type, row.id)
  const marks = confirmedMarks(before, input.locale, sourced(kind, row), hash)
  await keepMarks(ctx, kind.type, row.id, marks)
  const { locales, staleLocales: stale } = languageColumns(kind, row, marks)
  await ctx.db.execute(sql`
    update ${kind.table} set locales = ${sql.param(locales)}::text[], stale_locales = ${sql.param(stale)}::text[]
    where id = ${row.id}`)
  await ctx.event({
    documentType: kind.type,
    documentId: row.id,
    action: 'confirm_translation',
    note: input.locale,
  })
  await ctx.audit({
    action: `${kind.type}:confirm_translation`,
    entityType: kind.type,
    entityId: row.id,
    entityNo: row.no,
    before: { stale: staleLocales(before) },
    after: { stale },
  })
  return { id: row.id, version: row.version, status: row.status }
}
