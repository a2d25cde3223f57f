import { sql } from 'drizzle-orm'
import { compareContent, type TranslationMark } from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ContentKind, Sourced } from './content-kind'
import { marksOf } from './content-translation'

const MOST = 100

export interface ContentVersion extends Record<string, unknown> {
  id: string
  no: number
  content: Readonly<Record<string, unknown>>
  marks: TranslationMark[]
}

const ofSeries = <Row extends Sourced>(kind: ContentKind<Row>, row: Row) =>
  sql`region_id = ${row.regionId} and entity_type = ${kind.type} and series = ${kind.series(row)}`

/** Keeps what becomes public now. An edition that comes back into force is the version it was. */
export async function keepVersion<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  row: Row,
): Promise<void> {
  const no = kind.no?.(row) ?? sql`(select coalesce(max(no), 0) + 1 from content_version where ${ofSeries(kind, row)})`
  const { userId, displayName, kind: side } = ctx.actor
  await ctx.db.execute(sql`
    insert into content_version (id, region_id, entity_type, series, no, content, marks, published_at, published_by, published_name)
    values (${uuidv7()}, ${row.regionId}, ${kind.type}, ${kind.series(row)}, ${no}, ${JSON.stringify(kind.content(row))}::jsonb,
      ${JSON.stringify(await marksOf(ctx, kind.type, row.id))}::jsonb, ${ctx.now().toISOString()}, ${userId},
      ${side === 'system' ? null : displayName})
    on conflict do nothing`)
}

export async function versionsOf<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  row: Row,
  mayRestore: boolean,
) {
  const { rows } = await ctx.db.execute<{
    id: string
    no: number
    published_at: string
    published_name: string | null
  }>(
    sql`select id, no, published_at, published_name from content_version where ${ofSeries(kind, row)}
      order by no desc limit ${MOST}`,
  )
  return {
    versions: rows.map(({ id, no, published_at: at, published_name: name }) => ({
      id,
      no,
      publishedAt: iso(at),
      publishedName: name,
    })),
    mayRestore,
  }
}

/** @throws AppError `MALL600404`, also for a version of something else. */
export async function versionOf<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  row: Row,
  versionId: string,
): Promise<ContentVersion> {
  const { rows } = await ctx.db.execute<ContentVersion>(
    sql`select id, no, content, marks from content_version where ${ofSeries(kind, row)} and id = ${versionId}`,
  )
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

export async function compareVersions<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  row: Row,
  input: { before: string; after: string | null },
) {
  const before = await versionOf(ctx, kind, row, input.before)
  const now = kind.content(row)
  const after = input.after === null ? now : (await versionOf(ctx, kind, row, input.after)).content
  return { differences: compareContent(before.content, after, Object.keys(now)) }
}

/** Who brought which version back, and what it replaced. */
export async function noteRestored<Row extends Sourced>(
  ctx: ActorContext,
  kind: ContentKind<Row>,
  at: { id: string; no?: string },
  version: ContentVersion,
  replaced: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ctx.event({ documentType: kind.type, documentId: at.id, action: 'restore', note: String(version.no) })
  await ctx.audit({
    action: `${kind.type}:restore`,
    entityType: kind.type,
    entityId: at.id,
    ...(at.no === undefined ? {} : { entityNo: at.no }),
    before: replaced,
    after: { ...version.content, versionNo: version.no },
  })
}
