import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import {
  DECLARATION_STATUSES,
  type DeclarationStatus,
  type IeFlag,
  type ReviewedBy,
} from '@tradeport/domain/customs/contract'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { PRODUCT_PARAMETERS, isGone, type CustomsParameterValues } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { COUNT_LIMIT, countCap, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import { declarationForm, type DeclarationRecord } from './customs.table'
import { keptCounts } from './declaration-counts'
import { visible } from './declaration-scope'
import { parametersOf } from './parameters'
import { WORD_CAP, amongForms, keywordCondition, termsOf, type KeywordCondition } from './declaration-search'

const {
  content: _content,
  issues: _issues,
  searchText: _searchText,
  ...LIST_COLUMNS
} = getTableColumns(declarationForm)
/** A form as lists read it: without what is declared and what the checks said of it. */
export type DeclarationListRecord = Omit<DeclarationRecord, 'content' | 'issues' | 'searchText'>

/** Whose a form is, and who acts for them. */
export const companiesOf = ({
  companyId,
  brokerCompanyId,
}: Pick<DeclarationRecord, 'companyId' | 'brokerCompanyId'>) => [companyId, brokerCompanyId]

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
  /** Number of the document that it was begun from, where that is one of ours. */
  sourceNo: string | null
  /** Forms of other parts of that document stand. */
  isOneOfMany: boolean
  isAnswered: boolean
  clientSeqNo: string | null
  isAmended: boolean
}

/** With whether customs said something of it, and whether they were asked to change it: most forms have neither. */
export async function loadWholeForm(ctx: ActorContext, id: string): Promise<WholeForm> {
  const [found] = await ctx.db
    .select({
      row: declarationForm,
      sourceNo: sql<
        string | null
      >`(case declaration_form.source_type when 'customs_order' then (select o.no from customs_order o where o.id = declaration_form.source_id)
        when 'declaration' then (select f.no from declaration_form f where f.id = declaration_form.source_id) end)`,
      isOneOfMany: sql<boolean>`exists (select 1 from declaration_form o where o.source_id = declaration_form.source_id and o.source_part <> declaration_form.source_part
        and o.company_id = declaration_form.company_id)`,
      isAnswered: sql<boolean>`exists (select 1 from declaration_receipt r where r.form_id = declaration_form.id and r.amendment_id is null)`,
      clientSeqNo: sql<
        string | null
      >`(select p.client_seq_no from declaration_push p where p.form_id = declaration_form.id and p.attempt = declaration_form.attempt and p.amendment_id is null)`,
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
  sourceId?: string | undefined
  declareDateFrom?: string | undefined
  declareDateTo?: string | undefined
  reviewed?: ReviewedBy | undefined
  refundEligible?: boolean | undefined
  stuck?: boolean | undefined
  linkableTo?: string | undefined
  keyword?: string | undefined
}

const NARROWING = [
  ...(['ieFlag', 'channel', 'tradeMode', 'entryId', 'billNo', 'containerNo', 'contractNo', 'tradeOrderId'] as const),
  ...(['sourceId', 'declareDateFrom', 'declareDateTo', 'reviewed', 'refundEligible', 'stuck'] as const),
  ...(['linkableTo', 'keyword'] as const),
] as const satisfies readonly (keyof DeclarationFilter)[]

/** Sent without an answer, or declared without one, for longer than operators let it be. */
function isStuck(ctx: ActorContext, { stuckMinutes }: CustomsParameterValues): SQL {
  const before = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000).toISOString()
  return sql`status in ('pushing', 'declaring') and updated_at < case status when 'pushing' then ${before(stuckMinutes.pushing)}::timestamptz
    else ${before(stuckMinutes.declaring)}::timestamptz end`
}

/** Of both sides of the order, on no order yet and not taken off this one by the desk, and not come to nothing: as linking has it. */
const isLinkable = (
  orderId: string,
): SQL => sql`customs_order_id is null and taken_off_order_id is distinct from ${orderId}
  and status <> all(${sql.param(DECLARATION_STATUSES.filter(isGone))})
  and company_id = (select o.client_company_id from customs_order o where o.id = ${orderId})
  and broker_company_id = (select o.provider_company_id from customs_order o where o.id = ${orderId})`

async function matching(ctx: ActorContext, filter: DeclarationFilter): Promise<SQL> {
  const isTimed = filter.stuck || filter.refundEligible
  const parameters = isTimed ? await parametersOf(ctx) : PRODUCT_PARAMETERS
  const parts: SQL[] = [visible(ctx)]
  if (filter.status) parts.push(sql`status = ${filter.status}`)
  if (filter.ieFlag) parts.push(sql`ie_flag = ${filter.ieFlag}`)
  if (filter.channel === 'offline') parts.push(sql`channel = 'offline'`)
  if (filter.channel === 'online') parts.push(sql`channel = 'online'`)
  if (filter.tradeMode) parts.push(sql`trade_mode = ${filter.tradeMode}`)
  if (filter.entryId) parts.push(sql`entry_id = ${filter.entryId}`)
  if (filter.billNo) parts.push(sql`bill_no = ${filter.billNo}`)
  if (filter.containerNo) parts.push(sql`container_nos @> array[${filter.containerNo.toUpperCase()}]`)
  if (filter.contractNo) parts.push(sql`contract_no = ${filter.contractNo}`)
  if (filter.companyId) parts.push(sql`company_id = ${filter.companyId}`)
  // What is in a list of values is looked up first: PostgreSQL takes it for one row in two hundred, and would walk along all forms for it.
  if (filter.tradeOrderId)
    parts.push(
      sql`id = any (array(select f.id from declaration_form f where f.trade_order_ids @> array[${filter.tradeOrderId}]::uuid[]))`,
    )
  if (filter.sourceId) parts.push(sql`source_id = ${filter.sourceId}`)
  if (filter.declareDateFrom) parts.push(sql`declare_date >= ${filter.declareDateFrom}::date`)
  if (filter.declareDateTo) parts.push(sql`declare_date <= ${filter.declareDateTo}::date`)
  if (filter.reviewed === 'nobody') parts.push(sql`reviewer_id is null`)
  if (filter.reviewed === 'me') parts.push(sql`reviewer_id = ${ctx.actor.userId}`)
  if (filter.reviewed === 'others') parts.push(sql`reviewer_id <> ${ctx.actor.userId}`)
  if (filter.refundEligible)
    parts.push(
      sql`status = 'cleared' and ie_flag = 'E' and trade_mode <> all(${sql.param([...parameters.withoutRefund])})`,
    )
  if (filter.stuck) parts.push(isStuck(ctx, parameters))
  if (filter.linkableTo) parts.push(isLinkable(filter.linkableTo))
  for (const number of [filter.contractNo, filter.billNo, filter.containerNo]) {
    const [word] = termsOf(number ?? '')
    if (word) parts.push(amongForms(ctx, sql`w.word = ${word}`))
  }
  return sql.join(parts, sql` and `)
}

async function conditions(ctx: ActorContext, filter: DeclarationFilter): Promise<KeywordCondition> {
  const where = await matching(ctx, filter)
  if (!filter.keyword?.trim()) return { where, isBroad: false }
  const keyword = await keywordCondition(ctx, filter.keyword)
  return { where: sql`${where} and ${keyword.where}`, isBroad: keyword.isBroad }
}

/** Nothing but whose they are and a status: what counts are kept of. */
function isPlain(filter: DeclarationFilter): boolean {
  return NARROWING.every(name => !filter[name])
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0)

const ORDERS = {
  updatedAt: sql`updated_at, id`,
  '-updatedAt': sql`updated_at desc, id desc`,
  declareDate: sql`declare_date nulls last, id`,
  '-declareDate': sql`declare_date desc nulls last, id desc`,
} as const

type PageQuestion = DeclarationFilter & { pageNum: number; pageSize: number; sort?: keyof typeof ORDERS | undefined }

export interface FormPage {
  rows: DeclarationListRecord[]
  count: number
  /** There are more than were counted. */
  isCapped: boolean
}

async function rowsOf(ctx: ActorContext, input: PageQuestion, where: SQL): Promise<DeclarationListRecord[]> {
  const { limit, offset } = limits(input)
  // Nobody reads page 600; a robot that asks for it does not make the database walk there.
  if (offset >= TOTAL_CAP) return []
  return ctx.db
    .select(LIST_COLUMNS)
    .from(declarationForm)
    .where(where)
    .orderBy(ORDERS[input.sort ?? '-updatedAt'])
    .limit(limit)
    .offset(offset)
}

async function countOf(ctx: ActorContext, where: SQL, most: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from declaration_form where ${where} limit ${most}) as counted`)
  return rows[0]?.count ?? 0
}

/** What a page itself tells of the total: the last one shows it, one in the middle only that there are more. */
function endOf(input: PageQuestion, shown: number): number | undefined {
  const { limit, offset } = limits(input)
  return (shown > 0 || offset === 0) && shown < limit ? offset + shown : undefined
}

/** The page in one query; its total from what is kept, from the page itself, or counted up to a limit. */
export async function formPage(ctx: ActorContext, input: PageQuestion): Promise<FormPage> {
  const { where, isBroad } = await conditions(ctx, input)
  const rows = await rowsOf(ctx, input, where)
  const end = endOf(input, rows.length)
  if (end !== undefined) return { rows, count: end, isCapped: false }
  if (isPlain(input)) {
    const kept = await keptCounts(ctx, input.companyId)
    const count = input.status ? (kept.get(input.status) ?? 0) : sumOf(kept.values())
    return { rows, count, isCapped: false }
  }
  // A keyword that is in thousands of forms is not counted out: who reads a next page learns that there is one.
  if (isBroad) return { rows, count: limits(input).offset + rows.length + 1, isCapped: true }
  const cap = countCap(input)
  const count = await countOf(ctx, where, cap + 1)
  return { rows, count: Math.min(count, cap), isCapped: count > cap }
}

/** How many there are, up to `most`. */
export async function countToExport(ctx: ActorContext, filter: DeclarationFilter, most: number): Promise<number> {
  return countOf(ctx, (await conditions(ctx, filter)).where, most)
}

/** The newest first, as of a moment: along what never changes, so that nothing is told twice or left out in between. */
export async function formsToExport(
  ctx: ActorContext,
  filter: DeclarationFilter,
  { upTo, after, limit }: { upTo: Date; after: string | null; limit: number },
): Promise<DeclarationListRecord[]> {
  const { where } = await conditions(ctx, filter)
  const rest = after === null ? sql`true` : sql`id < ${after}::uuid`
  return ctx.db
    .select(LIST_COLUMNS)
    .from(declarationForm)
    .where(sql`${where} and created_at <= ${upTo.toISOString()} and ${rest}`)
    .orderBy(sql`id desc`)
    .limit(limit)
}

/** Whole, in the order in which they are asked for; whoever asks has found them in their own list. */
export async function formsById(ctx: ActorContext, ids: readonly string[]): Promise<DeclarationRecord[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(declarationForm)
    .where(inArray(declarationForm.id, [...ids]))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** By status; those of a narrowed list up to a `cap`, which is named when it was reached. */
export async function formCounts(ctx: ActorContext, filter: DeclarationFilter): Promise<Record<string, number>> {
  if (isPlain(filter)) {
    const kept = await keptCounts(ctx, filter.companyId)
    return { all: sumOf(kept.values()), ...Object.fromEntries(kept) }
  }
  const { where, isBroad } = await conditions(ctx, filter)
  // Where a keyword is in thousands of forms, how they spread over the statuses is nothing that one could look up.
  if (isBroad) return { all: WORD_CAP + 1, cap: WORD_CAP }
  const whole = await ctx.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from (select status from declaration_form where ${where} limit ${COUNT_LIMIT}) seen
    group by status`)
  const counted = new Map(whole.rows.map(row => [row.status, row.count]))
  if (sumOf(counted.values()) < COUNT_LIMIT) return { all: sumOf(counted.values()), ...Object.fromEntries(counted) }
  return tabCounts(
    ctx.db,
    DECLARATION_STATUSES,
    status => sql`from declaration_form where ${where} and status = ${status}`,
  )
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
