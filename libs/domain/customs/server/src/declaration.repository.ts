import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { DeclarationStatus, IeFlag } from '@tradeport/domain/customs/contract'
import { DECLARATION_READERS } from '@tradeport/domain/customs/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern, tradeDay } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { COUNT_LIMIT, limits, type ActorContext } from '@tradeport/node/server-kit'
import { declarationForm, type DeclarationRecord } from './customs.table'

/** A broker's standing with a client today. */
const delegated = (ctx: ActorContext): SQL => sql`exists (
  select 1 from customs_delegation d where d.company_id = declaration_form.company_id
    and d.broker_company_id = ${companyOf(ctx)} and d.ended_at is null and d.valid_to >= ${tradeDay(ctx.now())}::date)`

/** A company's own forms; those that its clients gave a broker; an operator's region, but no drafts: those are still private. */
export function visible(ctx: ActorContext): SQL {
  const region = sql`region_id = ${ctx.region.regionId}`
  switch (ctx.actor.kind) {
    case 'seller':
      return sql`company_id = ${companyOf(ctx)} and ${region}`
    case 'provider':
      return sql`broker_company_id = ${companyOf(ctx)} and ${region} and ${delegated(ctx)}`
    case 'operator':
      if (holds(ctx.actor.roles, DECLARATION_READERS, ['declarationForm', 'customsReceipt', 'declarationAmendment']))
        return sql`${region} and status <> 'draft'`
      throw new AppError('gateway.400019')
    case 'visitor':
    case 'buyer':
    case 'system':
      throw new AppError('gateway.400019')
  }
}

const {
  content: _content,
  issues: _issues,
  searchText: _searchText,
  ...LIST_COLUMNS
} = getTableColumns(declarationForm)
/** A form as lists read it: without what is declared and what the checks said of it. */
export type DeclarationListRecord = Omit<DeclarationRecord, 'content' | 'issues' | 'searchText'>

/** @throws AppError `FT521404`: the same for what does not exist and for what is somebody else's. */
export async function loadForm(ctx: ActorContext, id: string): Promise<DeclarationRecord> {
  const rows = await ctx.db
    .select()
    .from(declarationForm)
    .where(and(eq(declarationForm.id, id), visible(ctx)))
  if (!rows[0]) throw new AppError('FT521404')
  return rows[0]
}

export interface WholeForm {
  row: DeclarationRecord
  isAnswered: boolean
  isAmended: boolean
}

/** With whether customs said something of it, and whether they were asked to change it: most forms have neither. */
export async function loadWholeForm(ctx: ActorContext, id: string): Promise<WholeForm> {
  const [found] = await ctx.db
    .select({
      row: declarationForm,
      isAnswered: sql<boolean>`exists (select 1 from declaration_receipt r where r.form_id = declaration_form.id)`,
      isAmended: sql<boolean>`exists (select 1 from declaration_amendment a where a.form_id = declaration_form.id)`,
    })
    .from(declarationForm)
    .where(and(eq(declarationForm.id, id), visible(ctx)))
  if (!found) throw new AppError('FT521404')
  return found
}

export interface DeclarationFilter {
  status?: DeclarationStatus | undefined
  ieFlag?: IeFlag | undefined
  channel?: 'online' | 'offline' | undefined
  tradeMode?: string | undefined
  entryId?: string | undefined
  billNo?: string | undefined
  containerNo?: string | undefined
  contractNo?: string | undefined
  companyId?: string | undefined
  tradeOrderId?: string | undefined
  declareDateFrom?: string | undefined
  declareDateTo?: string | undefined
  stuck?: boolean | undefined
  keyword?: string | undefined
}

/** How long a form may stand before the operators are shown it: sent without an answer, declared without one. */
const STUCK_MINUTES = { pushing: 10, declaring: 240 } as const

function isStuck(ctx: ActorContext): SQL {
  const before = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000).toISOString()
  return sql`((status = 'pushing' and updated_at < ${before(STUCK_MINUTES.pushing)})
    or (status = 'declaring' and updated_at < ${before(STUCK_MINUTES.declaring)}))`
}

function matching(ctx: ActorContext, filter: DeclarationFilter): SQL {
  const parts: SQL[] = [visible(ctx)]
  if (filter.status) parts.push(sql`status = ${filter.status}`)
  if (filter.ieFlag) parts.push(sql`ie_flag = ${filter.ieFlag}`)
  if (filter.channel) parts.push(sql`channel = ${filter.channel}`)
  if (filter.tradeMode) parts.push(sql`trade_mode = ${filter.tradeMode}`)
  if (filter.entryId) parts.push(sql`entry_id = ${filter.entryId}`)
  if (filter.billNo) parts.push(sql`bill_no = ${filter.billNo}`)
  if (filter.containerNo) parts.push(sql`container_nos @> array[${filter.containerNo.toUpperCase()}]`)
  if (filter.contractNo) parts.push(sql`contract_no = ${filter.contractNo}`)
  if (filter.companyId) parts.push(sql`company_id = ${filter.companyId}`)
  if (filter.tradeOrderId) parts.push(sql`trade_order_id = ${filter.tradeOrderId}`)
  if (filter.declareDateFrom) parts.push(sql`declare_date >= ${filter.declareDateFrom}::date`)
  if (filter.declareDateTo) parts.push(sql`declare_date <= ${filter.declareDateTo}::date`)
  if (filter.stuck) parts.push(isStuck(ctx))
  if (filter.keyword) parts.push(sql`search_text like ${likePattern(filter.keyword)}`)
  return sql.join(parts, sql` and `)
}

const ORDERS = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  declareDate: sql`declare_date nulls last, id`,
  '-declareDate': sql`declare_date desc nulls last, id desc`,
} as const

export async function formPage(
  ctx: ActorContext,
  input: DeclarationFilter & { pageNum: number; pageSize: number; sort?: keyof typeof ORDERS | undefined },
): Promise<{ rows: DeclarationListRecord[]; count: number }> {
  const { limit, offset } = limits(input)
  const where = matching(ctx, input)
  const order = ORDERS[input.sort ?? '-updatedAt']
  const rows = await ctx.db
    .select(LIST_COLUMNS)
    .from(declarationForm)
    .where(where)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
  const counted = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from declaration_form where ${where} limit ${COUNT_LIMIT}) as counted`)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** How many there are, up to `most`. */
export async function countToExport(ctx: ActorContext, filter: DeclarationFilter, most: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from declaration_form where ${matching(ctx, filter)} limit ${most}) as counted`)
  return rows[0]?.count ?? 0
}

/** The newest first, as of a moment: along what never changes, so that nothing is told twice or left out in between. */
export async function formsToExport(
  ctx: ActorContext,
  filter: DeclarationFilter,
  { upTo, after, limit }: { upTo: Date; after: string | null; limit: number },
): Promise<DeclarationListRecord[]> {
  const rest = after === null ? sql`true` : sql`id < ${after}::uuid`
  return ctx.db
    .select(LIST_COLUMNS)
    .from(declarationForm)
    .where(sql`${matching(ctx, filter)} and created_at <= ${upTo.toISOString()} and ${rest}`)
    .orderBy(sql`id desc`)
    .limit(limit)
}

export async function formCounts(ctx: ActorContext, filter: DeclarationFilter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from declaration_form where ${matching(ctx, filter)} group by status`)
  const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
  return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
}

/** @throws AppError `FT521004` unless the broker may work for the company today. */
export async function requireDelegation(ctx: ActorContext, companyId: string, brokerCompanyId: string): Promise<void> {
  const rows = await ctx.query(
    'customs_delegation_active',
    `select 1 from customs_delegation where company_id = $1 and broker_company_id = $2 and region_id = $3 and ended_at is null
       and valid_to >= $4::date`,
    [companyId, brokerCompanyId, ctx.region.regionId, tradeDay(ctx.now())],
  )
  if (rows.length === 0) throw new AppError('FT521004')
}
