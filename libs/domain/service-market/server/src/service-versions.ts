import { and, desc, eq, sql } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { MAX_SERVICE_VERSIONS, type ServiceContent } from '@tradeport/domain/service-market/contract'
import { serviceChanges } from '@tradeport/domain/service-market/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { serviceVersion, type Service } from './service-market.table'
import { loadService } from './service.repository'

/** Keeps what the service says from now on, in the transaction that has just written it. */
export async function keepVersion(
  ctx: ActorContext,
  row: Pick<Service, 'id' | 'content'>,
  { origin, note }: { origin: 'review' | 'provider'; note: string | null },
): Promise<void> {
  await ctx.db.insert(serviceVersion).values({
    serviceId: row.id,
    no: sql`(select coalesce(max(no), 0) + 1 from service_version where service_id = ${row.id})`,
    content: row.content,
    origin,
    at: ctx.now(),
    byName: ctx.actor.displayName || null,
    note,
  })
}

async function contentOf(ctx: ActorContext, serviceId: string, no: number): Promise<ServiceContent> {
  const [row] = await ctx.db
    .select({ content: serviceVersion.content })
    .from(serviceVersion)
    .where(and(eq(serviceVersion.serviceId, serviceId), eq(serviceVersion.no, no)))
  if (!row) throw new AppError('FT520404')
  return row.content
}

type VersionHandlers = Pick<Handlers<typeof serviceMarketContract>, 'serviceVersionList' | 'serviceVersionDiff'>

export const versionHandlers: VersionHandlers = {
  async serviceVersionList(ctx, { id }) {
    await loadService(ctx, id)
    const rows = await ctx.db
      .select({
        no: serviceVersion.no,
        at: serviceVersion.at,
        origin: serviceVersion.origin,
        byName: serviceVersion.byName,
        note: serviceVersion.note,
      })
      .from(serviceVersion)
      .where(eq(serviceVersion.serviceId, id))
      .orderBy(desc(serviceVersion.no))
      .limit(MAX_SERVICE_VERSIONS)
    return { versions: rows.map(row => ({ ...row, at: iso(row.at) })) }
  },

  async serviceVersionDiff(ctx, { id, from, to }) {
    const { content, revision } = await loadService(ctx, id)
    if (from === undefined && !revision) return { changes: [], before: null, after: null }
    const before = from === undefined ? content : await contentOf(ctx, id, from)
    const after = to === undefined ? (revision ?? content) : await contentOf(ctx, id, to)
    return { changes: serviceChanges(before, after), before, after }
  },
}
