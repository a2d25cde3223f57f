import { sql, type SQL } from 'drizzle-orm'
import { timerOf, type IncotermCode, type TradeType } from '@tradeport/kernel/config'
import type { I18nText, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { fromMinor } from '@tradeport/kernel/values'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { isAbout, towards, type StakePort } from '@tradeport/node/parties'
import { countedPage, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import {
  ORDER_STATUSES,
  type orderPage,
  type MilestoneStatus,
  type OrderRow,
  type OrderStatus,
} from '@tradeport/domain/trading/contract'
import { orderActions, paymentState, type OrderSide } from '@tradeport/domain/trading/rules'
import { DAY_MS } from './order-progress'
import { orderScope, readerOf, sideOf } from './party'

interface OrderListRow extends Record<string, unknown> {
  id: string
  no: string
  kind: OrderRow['kind']
  trade_type: TradeType
  status: OrderStatus
  version: number
  frozen: boolean
  suspended_sides: string[]
  cancel_requested_by: OrderSide | null
  partial_shipment: boolean
  buyer_company_id: string
  buyer_name: string
  buyer_user_id: string
  buyer_user_name: string | null
  seller_company_id: string
  store_id: string
  store_name: I18nText
  assigned_to: string | null
  assigned_name: string | null
  currency: string
  total_minor: string
  paid_minor: string
  incoterm: IncotermCode | null
  named_place: string | null
  item_count: number
  first_item_name: string | null
  image_file_id: string | null
  quotation_id: string
  quotation_no: string
  quotation_version_no: number
  inquiry_id: string
  inquiry_no: string
  thread_id: string
  ship_by: string | null
  sign_by: string
  created_at: string
  updated_at: string
  next_seq: number | null
  next_amount: string | null
  next_status: MilestoneStatus | null
  next_due_at: string | null
  is_left: boolean
  has_report: boolean
  is_lapsed: boolean
}

type Sort = NonNullable<ParsedInputOf<typeof orderPage>['sort']>

/** The same in words of the rows that are shown, whose order the database then knows: it sorts no page again. */
function orderOf(sort: Sort, rows: 'trade_order' | 'shown'): SQL {
  const [created, updated, id] = ['created_at', 'updated_at', 'id'].map(column => sql.raw(`${rows}.${column}`))
  const orders: Record<Sort, SQL> = {
    newest: sql`${created} desc, ${id} desc`,
    oldest: sql`${created}, ${id}`,
    updated: sql`${updated} desc, ${id} desc`,
  }
  return orders[sort]
}

/**
 * One page of orders. The orders themselves are read, and what stands beside them looked up, for those of the page alone: what is skipped
 * before it is an index’s business.
 *
 * @param stakes the companies that the reader, an operator, is one of the people of
 */
export async function listOrders(
  ctx: ActorContext,
  stakes: ReadonlySet<string>,
  where: SQL,
  sort: Sort = 'newest',
  slice: SQL = sql``,
): Promise<OrderRow[]> {
  const graceOver = new Date(ctx.now().getTime() - timerOf(ctx.region, 'depositGraceDays') * DAY_MS).toISOString()
  const { rows } = await ctx.db.execute<OrderListRow>(sql`
    select trade_order.id, trade_order.no, trade_order.kind, trade_order.trade_type, trade_order.status, trade_order.version,
      trade_order.frozen, trade_order.suspended_sides, trade_order.cancel_requested_by, trade_order.partial_shipment, trade_order.buyer_company_id, trade_order.buyer_name, trade_order.buyer_user_id,
      trade_order.buyer_user_name, trade_order.assigned_to, trade_order.assigned_name,
      trade_order.seller_company_id, trade_order.store_id, trade_order.store_name, trade_order.currency, trade_order.total_minor::text as total_minor,
      trade_order.paid_minor::text as paid_minor, trade_order.incoterm, trade_order.named_place, trade_order.item_count,
      trade_order.first_item_name, trade_order.image_file_id, trade_order.quotation_id, trade_order.quotation_no,
      trade_order.quotation_version_no, trade_order.inquiry_id, trade_order.inquiry_no, trade_order.thread_id,
      trade_order.ship_by::text as ship_by, trade_order.sign_by, trade_order.created_at, trade_order.updated_at,
      next.seq as next_seq, (next.amount_minor - next.paid_minor)::text as next_amount, next.status as next_status,
      next.due_at as next_due_at, money.has_report, money.is_lapsed,
      exists (select 1 from order_item i where i.order_id = trade_order.id and i.shipped_qty < i.qty) as is_left
    from (select trade_order.id, trade_order.created_at, trade_order.updated_at from trade_order
        where ${where} and ${orderScope(ctx)} order by ${orderOf(sort, 'trade_order')} ${slice}) shown
      join trade_order on trade_order.id = shown.id
      left join lateral (select m.seq, m.amount_minor, m.paid_minor, m.status, m.due_at from payment_milestone m
        where m.order_id = trade_order.id and m.status in ('due', 'overdue', 'reported', 'secured', 'partly_paid')
        order by m.seq limit 1) next on true
      cross join lateral (select coalesce(bool_or(m.status in ('reported', 'secured')), false) as has_report,
          coalesce(bool_or(m.gate = 'start_production' and m.status in ('due', 'overdue') and m.due_at < ${graceOver}), false)
            as is_lapsed
        from payment_milestone m where m.order_id = trade_order.id) money
    order by ${orderOf(sort, 'shown')}`)
  return rows.map(row => rowView(ctx, row, stakes))
}

const mineIn = (ctx: ActorContext): SQL =>
  sideOf(ctx) === 'seller'
    ? sql`trade_order.assigned_to = ${ctx.actor.userId}`
    : sql`trade_order.buyer_user_id = ${ctx.actor.userId}`

export async function pageOrders(ctx: ActorContext, ports: StakePort, input: ParsedInputOf<typeof orderPage>) {
  const conditions: SQL[] = [sql`true`]
  if (input.status) conditions.push(sql`trade_order.status = ${input.status}`)
  if (input.storeId) conditions.push(sql`trade_order.store_id = ${input.storeId}`)
  if (input.frozen !== undefined) conditions.push(sql`trade_order.frozen = ${input.frozen}`)
  if (input.mineOnly) conditions.push(mineIn(ctx))
  if (input.unassignedOnly) conditions.push(sql`trade_order.assigned_to is null`)
  if (input.keyword) conditions.push(sql`trade_order.search_text like ${likePattern(input.keyword)}`)
  const where = sql.join(conditions, sql` and `)
  const { limit, offset } = limits(input)
  const records = await listOrders(
    ctx,
    await ports.stakesOf(ctx),
    where,
    input.sort,
    sql`limit ${limit} offset ${offset}`,
  )
  return countedPage(ctx.db, input, records, sql`from trade_order where ${where} and ${orderScope(ctx)}`)
}

export const countOrders = (ctx: ActorContext): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    ORDER_STATUSES,
    status => sql`from trade_order where ${orderScope(ctx)} and trade_order.status = ${status}`,
  )

function rowView(ctx: ActorContext, row: OrderListRow, stakes: ReadonlySet<string>): OrderRow {
  const [total, paid] = [BigInt(row.total_minor), BigInt(row.paid_minor)]
  const facts = {
    status: row.status,
    frozen: row.frozen,
    cancelRequestedBy: row.cancel_requested_by,
    hasReceivedMoney: paid > 0n || row.has_report,
    depositLapsed: row.is_lapsed && row.suspended_sides.length === 0,
    mayShipMore: row.partial_shipment && row.is_left,
    fullyShipped: !row.is_left,
  }
  const ownStake = isAbout(stakes, [row.buyer_company_id, row.seller_company_id])
  const reader = readerOf(towards(ctx, ownStake), { buyerUserId: row.buyer_user_id, assignedTo: row.assigned_to })
  return {
    id: row.id,
    no: row.no,
    kind: row.kind,
    tradeType: row.trade_type,
    status: row.status,
    version: row.version,
    ownStake,
    actions: orderActions(facts, reader),
    frozen: row.frozen,
    buyerName: row.buyer_name,
    // Who does what inside the other company is none of one's own.
    buyerUserName: reader.side === 'seller' ? null : row.buyer_user_name,
    storeId: row.store_id,
    storeName: row.store_name,
    assignedTo: reader.side === 'buyer' ? null : row.assigned_to,
    assignedName: reader.side === 'buyer' ? null : row.assigned_name,
    currency: row.currency,
    total: fromMinor(total, row.currency),
    paidTotal: fromMinor(paid, row.currency),
    paymentState: paymentState(total, paid),
    incoterm: row.incoterm,
    namedPlace: row.named_place,
    itemCount: row.item_count,
    firstItemName: row.first_item_name,
    imageFileId: row.image_file_id,
    quotationId: row.quotation_id,
    quotationNo: row.quotation_no,
    quotationVersionNo: row.quotation_version_no,
    inquiryId: row.inquiry_id,
    inquiryNo: row.inquiry_no,
    threadId: row.thread_id,
    nextPayment: nextPayment(row),
    shipBy: row.ship_by,
    signBy: row.status === 'contracting' ? iso(row.sign_by) : null,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  }
}

function nextPayment(row: OrderListRow): OrderRow['nextPayment'] {
  if (row.next_seq === null || row.next_amount === null || row.next_status === null) return null
  return {
    seq: row.next_seq,
    amount: fromMinor(BigInt(row.next_amount), row.currency),
    status: row.next_status,
    dueAt: isoOrNull(row.next_due_at),
  }
}
