import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  IN_HAND_STATUSES,
  OPEN_CLAIM_STATUSES,
  SLA_GROUPS,
  WORKBENCH_STATUSES,
  type CustomsOrderBoard,
  type CustomsOrderSort,
  type SlaGroup,
  type customsOrderBoard,
  type customsOrderExport,
  type customsOrderPage,
  type customsOrderStatusCount,
} from '@tradeport/domain/customs/contract'
import { BESIDE_CUSTOMS_ORDER, DECLARATION_READERS, UNSENT_STATUSES } from '@tradeport/domain/customs/rules'
import { timerOf } from '@tradeport/kernel/config'
import { holds, type Page, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'

/** The companies of both sides. */
export const companiesOf = ({
  clientCompanyId,
  providerCompanyId,
}: Pick<CustomsOrderRecord, 'clientCompanyId' | 'providerCompanyId'>) => [clientCompanyId, providerCompanyId]

/** The caller's own orders on either side, or an operator's region. What was never sent is the client's alone. */
export function orderScope(ctx: ActorContext): SQL {
  const region = sql`region_id = ${ctx.region.regionId}`
  const sent = sql`submitted_at is not null and ${region}`
  const { kind, roles } = ctx.actor
  if (kind === 'seller') return sql`client_company_id = ${companyOf(ctx)} and ${region}`
  if (kind === 'provider') return sql`provider_company_id = ${companyOf(ctx)} and ${sent}`
  if (kind === 'operator' && holds(roles, DECLARATION_READERS, ['customsOrder'])) return sent
  throw new AppError('gateway.400019')
}

/** @throws AppError `FT520404`: the same for what does not exist and for what is somebody else's. */
export async function loadOrder(ctx: ActorContext, id: string, lock?: 'update'): Promise<CustomsOrderRecord> {
  const query = ctx.db
    .select()
    .from(customsOrder)
    .where(and(eq(customsOrder.id, id), orderScope(ctx)))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('FT520404')
  return row
}

/** The locked order of a change. @throws AppError `FT520404`, `FT510006` when it is not the version that was seen. */
export async function lockOrder(
  ctx: ActorContext,
  input: { id: string; version: number },
): Promise<CustomsOrderRecord> {
  const order = await loadOrder(ctx, input.id, 'update')
  if (order.version !== input.version) throw new AppError('FT510006')
  return order
}

/** Whether the broker is at work on an order of this client that a declaration can be linked to. */
export async function takesLinks(
  ctx: ActorContext,
  { companyId, brokerCompanyId }: { companyId: string; brokerCompanyId: string },
): Promise<boolean> {
  const rows = await ctx.query(
    'customs_order_takes_links',
    `select 1 from customs_order where provider_company_id = $1 and client_company_id = $2 and region_id = $3 and status = any ($4) limit 1`,
    [brokerCompanyId, companyId, ctx.region.regionId, BESIDE_CUSTOMS_ORDER.link_declaration.in],
  )
  return rows.length > 0
}

/** For what follows by itself alone: locked, whoever's it is. */
export async function lockAnyOrder(ctx: ActorContext, id: string): Promise<CustomsOrderRecord | undefined> {
  const [row] = await ctx.db.select().from(customsOrder).where(eq(customsOrder.id, id)).for('update')
  return row
}

const { content: _content, searchText: _searchText, ...LIST_COLUMNS } = getTableColumns(customsOrder)
/** An order as lists read it: without all that it says of the goods. */
export type CustomsOrderListRecord = Omit<CustomsOrderRecord, 'content' | 'searchText'>

/** Of orders in making those whose drafts nobody can confirm yet: there is none, or a check finds an error in one. They are the broker's. */
export async function beingWritten(
  ctx: ActorContext,
  orders: readonly Pick<CustomsOrderRecord, 'id' | 'status'>[],
): Promise<ReadonlySet<string>> {
  const ids = orders.filter(({ status }) => status === 'making').map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const rows = await ctx.query<{ id: string }>(
    'customs_orders_being_written',
    `select made.id from unnest($1::uuid[]) as made (id)
     where not exists (select 1 from declaration_form where customs_order_id = made.id and status not in ('cancelled', 'deleted'))
       or exists (select 1 from declaration_form where customs_order_id = made.id and status = any($2::text[]) and channel = 'online'
         and jsonb_path_exists(issues, '$[*] ? (@.level == "error")'))`,
    [ids, UNSENT_STATUSES],
  )
  return new Set(rows.map(({ id }) => id))
}

const ORDERS: Readonly<Record<CustomsOrderSort, SQL>> = {
  newest: sql`created_at desc, id desc`,
  updated: sql`updated_at desc, id desc`,
  due: sql`due_at nulls last, id`,
}

const HOUR_MS = 3_600_000

/** The orders of one group of time limits, by conditions that the index of status and due time serves. */
function hurting(ctx: ActorContext, group: SlaGroup): SQL {
  const now = ctx.now()
  const close = timerOf(ctx.region, 'agencyCloseHours')
  const stuck = timerOf(ctx.region, 'agencyStuckHours')
  const from = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString()
  const inHand = sql`status in (${sql.join(
    IN_HAND_STATUSES.map(status => sql`${status}`),
    sql`, `,
  )})`
  const conditions: Readonly<Record<SlaGroup, SQL>> = {
    acceptance: sql`status = 'submitted' and due_at < ${from(0)}`,
    overdue: sql`${inHand} and due_at < ${from(0)}`,
    close: sql`${inHand} and due_at >= ${from(0)} and due_at < ${from(close)}`,
    stuck: sql`${inHand} and (due_at is null or due_at >= ${from(close)}) and updated_at < ${from(-stuck)}`,
  }
  return conditions[group]
}

type Filter = ParsedInputOf<typeof customsOrderStatusCount>

function matching(ctx: ActorContext, filter: Filter & { status?: string | undefined }): SQL {
  // Civil days of the trade's own zone, as moments, so that the index of the time serves them.
  const day = (date: string, plus = 0) => sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
  const parts: SQL[] = [orderScope(ctx)]
  if (filter.status) parts.push(sql`status = ${filter.status}`)
  if (filter.ieFlag) parts.push(sql`ie_flag = ${filter.ieFlag}`)
  if (filter.tradeMode) parts.push(sql`trade_mode = ${filter.tradeMode}`)
  if (filter.clientCompanyId) parts.push(sql`client_company_id = ${filter.clientCompanyId}`)
  if (filter.providerCompanyId) parts.push(sql`provider_company_id = ${filter.providerCompanyId}`)
  if (filter.serviceOrderId) parts.push(sql`service_order_id = ${filter.serviceOrderId}`)
  if (filter.tradeOrderId) parts.push(sql`trade_order_id = ${filter.tradeOrderId}`)
  if (filter.late) parts.push(sql`due_at < ${ctx.now().toISOString()}`)
  if (filter.claim === 'disputed') parts.push(sql`claim_status = 'disputed'`)
  if (filter.claim === 'open') parts.push(inArray(customsOrder.claimStatus, [...OPEN_CLAIM_STATUSES]))
  if (filter.moneyStuck) parts.push(sql`stuck_since is not null`)
  if (filter.sla) parts.push(hurting(ctx, filter.sla))
  if (filter.dateFrom) parts.push(sql`created_at >= ${day(filter.dateFrom)}`)
  if (filter.dateTo) parts.push(sql`created_at < ${day(filter.dateTo, 1)}`)
  if (filter.keyword) parts.push(sql`search_text like ${likePattern(filter.keyword)}`)
  return sql.join(parts, sql` and `)
}

export async function orderPage(
  ctx: ActorContext,
  input: ParsedInputOf<typeof customsOrderPage>,
): Promise<Page<CustomsOrderListRecord>> {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const rows = await ctx.db
    .select(LIST_COLUMNS)
    .from(customsOrder)
    .where(where)
    .orderBy(ORDERS[input.sort ?? 'newest'])
    .limit(limit)
    .offset(offset)
  return countedPage(ctx.db, input, rows, sql`from customs_order where ${where}`)
}

export async function orderCounts(ctx: ActorContext, filter: Filter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from customs_order where ${matching(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}

type BoardKey = CustomsOrderBoard['columns'][number]['key']
export interface BoardColumn {
  key: BoardKey
  count: number
  rows: CustomsOrderListRecord[]
}

/** All columns of a board: their counts in one statement, their most urgent orders in another. */
export async function orderBoard(
  ctx: ActorContext,
  { by, size }: ParsedInputOf<typeof customsOrderBoard>,
): Promise<BoardColumn[]> {
  const columns: { key: BoardKey; where: SQL }[] =
    by === 'sla'
      ? SLA_GROUPS.map(key => ({ key, where: hurting(ctx, key) }))
      : WORKBENCH_STATUSES.map(key => ({ key, where: sql`status = ${key}` }))
  const scope = orderScope(ctx)
  const counted = await ctx.db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(
      columns.map(({ where }) => sql`(select count(*)::int from customs_order where ${scope} and ${where})`),
      sql`, `,
    )}] as counts`)
  const counts = counted.rows[0]?.counts ?? []
  const firstOf = ({ key, where }: (typeof columns)[number]) =>
    ctx.db
      .select({ key: sql<BoardKey>`${key}::text`.as('key'), ...LIST_COLUMNS })
      .from(customsOrder)
      .where(sql`${scope} and ${where}`)
      .orderBy(ORDERS.due)
      .limit(size)
  const [first, second, ...rest] = columns.filter((_, index) => (counts[index] ?? 0) > 0).map(firstOf)
  const found = first && second ? await unionAll(first, second, ...rest) : ((await first) ?? [])
  return columns.map(({ key }, index) => ({
    key,
    count: counts[index] ?? 0,
    rows: found.filter(row => row.key === key),
  }))
}

/** The newest first. */
export async function ordersToExport(
  ctx: ActorContext,
  input: ParsedInputOf<typeof customsOrderExport>,
  most: number,
): Promise<CustomsOrderListRecord[]> {
  return ctx.db.select(LIST_COLUMNS).from(customsOrder).where(matching(ctx, input)).orderBy(ORDERS.newest).limit(most)
}
