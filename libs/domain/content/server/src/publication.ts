import { sql, type SQL } from 'drizzle-orm'
import { publicationMachine, publishAction, withdrawAction } from '@tradeport/domain/content/rules'
import type { PublicationStatus } from '@tradeport/domain/content/contract'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { refuseWrongFields } from './content-access'
import type { ContentKind, Sourced } from './content-kind'
import { keepVersion } from './content-version'
import type { banner, relatedDocument } from './content.table'

interface Timed extends Sourced {
  status: PublicationStatus
  showFrom: Date | null
  showUntil: Date | null
}

/** Content that nobody reviews: documents and banners. */
export interface Published<Row extends Timed> {
  readonly kind: ContentKind<Row>
  readonly table: typeof banner | typeof relatedDocument
  /** How the audit log calls it. */
  readonly audited: string
  /** Locked until the transaction ends; those that another timer holds are left out. */
  lock(ctx: ActorContext, where: SQL): Promise<Row[]>
  /** What has to end before this one is shown. */
  before?(ctx: ActorContext, row: Row): Promise<void>
}

type Action = keyof typeof publicationMachine.actions

async function step<Row extends Timed>(
  ctx: ActorContext,
  { kind, table, audited }: Published<Row>,
  row: Row,
  action: Action,
  { version, note, showFrom }: { version: number; note?: string; showFrom?: Date },
) {
  const next = await transition(ctx, {
    table,
    machine: publicationMachine,
    row,
    action,
    version,
    note: note ?? null,
    ...(showFrom ? { set: { showFrom } } : {}),
    documentType: kind.type,
  })
  await ctx.audit({
    action: `${audited}:${action}`,
    entityType: kind.type,
    entityId: row.id,
    entityNo: row.no,
    before: { status: row.status },
    after: { status: next.status },
  })
  ctx.live({ to: { operators: true }, topic: kind.type, id: row.id })
  return { id: next.id, version: next.version, status: next.status }
}

/** Shows it, or lets it wait for its time; asked for again, what waits is shown now. */
export async function publishNow<Row extends Timed>(
  ctx: ActorContext,
  content: Published<Row>,
  row: Row,
  version: number,
) {
  const now = ctx.now()
  if (row.showUntil && row.showUntil <= now) refuseWrongFields([{ path: 'showUntil', rule: 'in_past' }])
  const action = publishAction(row.status, row.showFrom, now)
  if (action === 'publish') await content.before?.(ctx, row)
  const isEarly = action === 'publish' && row.showFrom !== null && row.showFrom > now
  const next = await step(ctx, content, row, action, { version, ...(isEarly ? { showFrom: now } : {}) })
  if (action === 'publish') await keepVersion(ctx, content.kind, row)
  return next
}

export function takeBack<Row extends Timed>(
  ctx: ActorContext,
  content: Published<Row>,
  row: Row,
  version: number,
  note?: string,
) {
  return step(ctx, content, row, withdrawAction(row.status), { version, ...(note ? { note } : {}) })
}

/** Ends what has had its day, then shows what was waiting for its time. */
export async function keepTimes<Row extends Timed>(ctx: ActorContext, content: Published<Row>): Promise<void> {
  const now = ctx.now().toISOString()
  const ended = await content.lock(ctx, sql`status in ('scheduled', 'published') and show_until <= ${now}`)
  for (const row of ended) await takeBack(ctx.inRegion(row.regionId), content, row, row.version)
  const due = await content.lock(ctx, sql`status = 'scheduled' and show_from <= ${now}`)
  for (const row of due) await publishNow(ctx.inRegion(row.regionId), content, row, row.version)
}
