import { and, eq, sql, type SQL } from 'drizzle-orm'
import { TOTAL_CAP, mayStep, type I18nText, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { companyOf, following, userOf } from '@tradeport/node/parties'
import { countedPage, limits, transition, type ActorContext } from '@tradeport/node/server-kit'
import type {
  PurchaseApprovalRow,
  PurchaseApprovalStatus,
  purchaseApprovalPage,
} from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_APPROVE, purchaseApprovalActions, purchaseApprovalMachine } from '@tradeport/domain/sourcing/rules'
import { reaches } from './order-limit'
import { partyScope } from './party'
import type { SourcingPorts } from './ports'
import { purchaseApprovalTable, type PurchaseApprovalRecord } from './purchase-approval.table'
import { rolesIn } from './standing'

type LimitPorts = Pick<SourcingPorts, 'organisation' | 'rates'>

interface ApprovalListRow extends Record<string, unknown> {
  id: string
  status: PurchaseApprovalStatus
  version: number
  quotation_id: string
  no: string
  version_no: number
  store_name: I18nText
  total: string
  currency: string
  valid_until: string | null
  note: string | null
  award_all: boolean
  requested_by: string
  requested_by_name: string
  created_at: string
  decided_by_name: string | null
  decided_at: string | null
  reason: string | null
  barred_sides: string[]
  buyer_user_id: string
  assigned_to: string | null
}

const FROM = sql.raw(`from purchase_approval a
  join quotation q on q.id = a.quotation_id
  join inquiry_thread t on t.id = a.thread_id`)

async function list(ctx: ActorContext, ports: LimitPorts, where: SQL, tail: SQL): Promise<PurchaseApprovalRow[]> {
  const { rows } = await ctx.db.execute<ApprovalListRow>(sql`
    select a.id, a.status, a.version, a.quotation_id, q.no, q.version_no, t.store_name, q.total::text as total, q.currency,
      q.valid_until, a.note, a.award_all, a.requested_by, a.requested_by_name, a.created_at, a.decided_by_name, a.decided_at, a.reason,
      t.barred_sides, t.buyer_user_id, t.assigned_to
    ${FROM} where ${where} and ${partyScope(ctx, 't')} order by a.created_at desc, a.id desc ${tail}`)
  if (rows.length === 0) return []
  const limit = await ports.organisation.approveLimit(ctx)
  const decides = await Promise.all(rows.map(row => reaches(ctx, ports, limit, row)))
  return rows.map((row, index) => ({
    id: row.id,
    status: row.status,
    version: row.version,
    actions: purchaseApprovalActions(row.status, rolesIn(ctx, row), {
      isOwn: row.requested_by === ctx.actor.userId,
      decide: decides[index] ?? false,
    }),
    quotationId: row.quotation_id,
    quotationNo: row.no,
    versionNo: row.version_no,
    storeName: row.store_name,
    total: row.total,
    currency: row.currency,
    validUntil: isoOrNull(row.valid_until),
    note: row.note,
    awardAll: row.award_all,
    requestedByName: row.requested_by_name,
    requestedAt: iso(row.created_at),
    decidedByName: row.decided_by_name,
    decidedAt: isoOrNull(row.decided_at),
    reason: row.reason,
  }))
}

/** Of the quotation `q`: the caller's limit reaches it, by the rates of now. */
async function withinLimit(ctx: ActorContext, { organisation, rates }: LimitPorts): Promise<SQL> {
  const limit = await organisation.approveLimit(ctx)
  if (!limit) return sql`true`
  const { rows } = await ctx.db.execute<{ currency: string }>(
    sql`select distinct q.currency ${FROM} where a.buyer_company_id = ${companyOf(ctx)} and a.status = 'pending'`,
  )
  const reached = [sql`false`]
  for (const { currency } of rows) {
    const rate = currency === limit.currency ? '1' : (await rates.rate(currency, limit.currency, ctx))?.rate
    if (rate !== undefined)
      reached.push(sql`(q.currency = ${currency} and q.total * ${rate}::numeric <= ${limit.amount}::numeric)`)
  }
  return sql`(${sql.join(reached, sql` or `)})`
}

export async function pagePurchaseApprovals(
  ctx: ActorContext,
  ports: LimitPorts,
  input: ParsedInputOf<typeof purchaseApprovalPage>,
) {
  const conditions: SQL[] = [sql`a.buyer_company_id = ${companyOf(ctx)}`]
  if (input.status) conditions.push(sql`a.status = ${input.status}`)
  if (input.toDecide) {
    const decides = mayStep(BUYERS_WHO_APPROVE, ctx.actor.roles, 'purchaseApproval:approve')
    conditions.push(
      decides
        ? sql`a.status = 'pending' and a.requested_by <> ${userOf(ctx)} and ${await withinLimit(ctx, ports)}`
        : sql`false`,
    )
  }
  const where = sql.join(conditions, sql` and `)
  const { limit, offset } = limits(input)
  const records = await list(ctx, ports, where, sql`limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, input, records, sql`${FROM} where ${where} and ${partyScope(ctx, 't')}`, TOTAL_CAP)
}

/** The latest request for a version, as one of the buyer's people sees it. */
export async function approvalOf(
  ctx: ActorContext,
  ports: LimitPorts,
  quotationId: string,
): Promise<PurchaseApprovalRow | null> {
  const [row] = await list(ctx, ports, sql`a.quotation_id = ${quotationId}`, sql`limit 1`)
  return row ?? null
}

/** @throws AppError `MALL600404`, also for what is another company's or out of the caller's reach. */
export async function loadApproval(ctx: ActorContext, id: string, lock?: 'update'): Promise<PurchaseApprovalRecord> {
  const query = ctx.db
    .select()
    .from(purchaseApprovalTable)
    .where(
      and(
        eq(purchaseApprovalTable.id, id),
        eq(purchaseApprovalTable.buyerCompanyId, companyOf(ctx)),
        sql`exists (select from inquiry_thread t where t.id = ${purchaseApprovalTable.threadId} and ${partyScope(ctx, 't')})`,
      ),
    )
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

/** The request for a version that nobody has decided on, locked. */
export async function lockPendingApproval(
  ctx: ActorContext,
  quotationId: string,
): Promise<PurchaseApprovalRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(purchaseApprovalTable)
    .where(and(eq(purchaseApprovalTable.quotationId, quotationId), eq(purchaseApprovalTable.status, 'pending')))
    .for('update')
  return row
}

/** The one way a request changes its state; only the buyer's company reads of it. */
export async function moveApproval(
  ctx: ActorContext,
  row: PurchaseApprovalRecord,
  action: keyof typeof purchaseApprovalMachine.actions,
  rest: { version?: number; set?: Partial<PurchaseApprovalRecord>; note?: string } = {},
): Promise<PurchaseApprovalRecord> {
  const moved = await transition(ctx, {
    ...{ table: purchaseApprovalTable, machine: purchaseApprovalMachine, row, action, ...rest },
    documentType: 'purchaseApproval',
    visibleTo: ['buyer'],
  })
  ctx.live({ to: { companyId: row.buyerCompanyId }, topic: 'purchaseApproval', id: row.id })
  return moved
}

/** What is about a version goes with it: once that has changed or ended there is nothing left to approve. */
export async function dropPendingApproval(ctx: ActorContext, quotationId: string): Promise<void> {
  const pending = await lockPendingApproval(ctx, quotationId)
  if (pending) await moveApproval(following(ctx), pending, 'withdraw')
}
