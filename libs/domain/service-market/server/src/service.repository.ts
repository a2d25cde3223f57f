import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ServiceStatus } from '@tradeport/domain/service-market/contract'
import { daysAfter, proofWarnings } from '@tradeport/domain/service-market/rules'
import type { Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern, tradeDay } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { branchCodes } from './service-category.repository'
import { service, type Service } from './service-market.table'

/** A provider's own services; an operator's region, but no drafts: those are still the provider's private matter. */
function visible(ctx: ActorContext): SQL {
  const region = sql`region_id = ${ctx.region.regionId}`
  if (ctx.actor.kind === 'operator') return sql`${region} and status not in ('draft', 'removed')`
  return sql`${region} and provider_company_id = ${ctx.actor.companyId} and status <> 'removed'`
}

/** @throws AppError `FT520404`: the same for what does not exist and for what is somebody else's. */
export async function loadService(ctx: ActorContext, id: string): Promise<Service> {
  const rows = await ctx.db
    .select()
    .from(service)
    .where(and(eq(service.id, id), visible(ctx)))
  if (!rows[0]) throw new AppError('FT520404')
  return rows[0]
}

interface Filter {
  status?: ServiceStatus | undefined
  categoryCode?: string | undefined
  providerCompanyId?: string | undefined
  proof?: 'expiring' | 'expired' | undefined
  keyword?: string | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

function proofWithin(ctx: ActorContext, proof: 'expiring' | 'expired'): SQL {
  const day = tradeDay(ctx.now())
  return proof === 'expired'
    ? sql` and proof_valid_to < ${day}::date`
    : sql` and proof_valid_to between ${day}::date and ${daysAfter(day, proofWarnings(ctx.region)[0])}::date`
}

async function matching(ctx: ActorContext, filter: Filter): Promise<SQL> {
  const codes = filter.categoryCode ? await branchCodes(ctx, filter.categoryCode) : []
  const isOperator = ctx.actor.kind === 'operator'
  // Civil days of the trade's own zone.
  const day = sql`(updated_at at time zone 'Asia/Shanghai')::date`
  return sql.join(
    [
      visible(ctx),
      filter.status ? sql` and status = ${filter.status}` : sql``,
      filter.categoryCode ? sql` and category_code = any (${sql.param(codes)}::text[])` : sql``,
      filter.providerCompanyId && isOperator ? sql` and provider_company_id = ${filter.providerCompanyId}` : sql``,
      filter.proof ? proofWithin(ctx, filter.proof) : sql``,
      filter.dateFrom ? sql` and ${day} >= ${filter.dateFrom}::date` : sql``,
      filter.dateTo ? sql` and ${day} <= ${filter.dateTo}::date` : sql``,
      filter.keyword
        ? sql` and (search_text like ${likePattern(filter.keyword)} or lower(no) like ${likePattern(filter.keyword)})`
        : sql``,
    ],
    sql``,
  )
}

const ORDERS = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  submittedAt: sql`submitted_at nulls last, id`,
  '-submittedAt': sql`submitted_at desc nulls last, id desc`,
} as const

export async function servicePageRows(
  ctx: ActorContext,
  input: Filter & { pageNum: number; pageSize: number; sort?: string | undefined },
): Promise<Page<Service>> {
  const { limit, offset } = limits(input)
  const where = await matching(ctx, input)
  const order = Object.entries(ORDERS).find(([name]) => name === input.sort)?.[1] ?? ORDERS['-updatedAt']
  const rows = await ctx.db.select().from(service).where(where).orderBy(order).limit(limit).offset(offset)
  return countedPage(ctx.db, input, rows, sql`from service where ${where}`)
}

/** The newest of them, at most so many. */
export async function servicesToExport(ctx: ActorContext, filter: Filter, most: number): Promise<Service[]> {
  const where = await matching(ctx, filter)
  return ctx.db.select().from(service).where(where).orderBy(ORDERS['-updatedAt']).limit(most)
}

export async function serviceStatusCounts(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from service where ${await matching(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}
