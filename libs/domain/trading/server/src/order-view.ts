import { asc, eq, sql } from 'drizzle-orm'
import { timerOf } from '@tradeport/kernel/config'
import { fromMinor } from '@tradeport/kernel/values'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull } from '@tradeport/node/db'
import { isAbout, peopleSeenBy, towards } from '@tradeport/node/parties'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import {
  type MilestoneReceipt,
  type OrderDetail,
  type OrderItem,
  type OrderTerms,
  type PaymentMilestone,
  type ProductionUpdate,
  type Shipment,
} from '@tradeport/domain/trading/contract'
import { milestoneActions, orderActions, termsActions, type OrderSide } from '@tradeport/domain/trading/rules'
import { ACCEPT_TIMERS } from './order-acceptance'
import { listOrders } from './order-list.repository'
import { DAY_MS } from './order-progress'
import { factsOf, itemsOf, loadOrder, milestonesOf, termsOf } from './order.repository'
import {
  productionTable,
  receiptTable,
  shipmentTable,
  type MilestoneRecord,
  type OrderItemRecord,
  type OrderRecord,
  type ProductionRecord,
  type ReceiptRecord,
  type ShipmentRecord,
  type TermsRecord,
} from './order.table'
import { companiesOf, readerOf } from './party'
import type { TradingPorts } from './ports'

export async function orderDetailView(
  ctx: ActorContext,
  id: string,
  ports: Pick<TradingPorts, 'reachedPapers' | 'stakesOf'>,
): Promise<OrderDetail> {
  const order = await loadOrder(ctx, id)
  const stakes = await ports.stakesOf(ctx)
  const toward = towards(ctx, isAbout(stakes, companiesOf(order)))
  const [row] = await listOrders(ctx, stakes, sql`trade_order.id = ${id}`)
  const versions = await termsOf(ctx, id)
  const [terms] = versions
  if (!row || !terms) throw new AppError('MALL600404')
  const items = await itemsOf(ctx, id)
  const milestones = await milestonesOf(ctx, id)
  const receipts = await ctx.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, id))
    .orderBy(asc(receiptTable.reportedAt), asc(receiptTable.id))
  const production = await ctx.db
    .select()
    .from(productionTable)
    .where(eq(productionTable.orderId, id))
    .orderBy(asc(productionTable.at), asc(productionTable.id))
  const shipments = await ctx.db
    .select()
    .from(shipmentTable)
    .where(eq(shipmentTable.orderId, id))
    .orderBy(asc(shipmentTable.at), asc(shipmentTable.id))
  const reader = readerOf(toward, order)
  return {
    ...row,
    ...moneyView(order),
    actions: orderActions(factsOf(order, milestones, items, ctx), reader),
    destCountry: order.destCountry,
    destPort: order.destPort,
    contentHash: order.contentHash,
    items: items.map(item => itemView(order, item)),
    terms: termsView(ctx, order, terms),
    termsHistory: versions.map(({ id: termsId, versionNo, status, createdAt }) => ({
      id: termsId,
      versionNo,
      status,
      createdAt: iso(createdAt),
    })),
    milestones: milestones.map(milestone =>
      milestoneView(
        toward,
        order,
        milestone,
        receipts.filter(receipt => receipt.milestoneId === milestone.id),
      ),
    ),
    production: production.map(productionView),
    shipments: shipments.map(shipment => shipmentView(order, shipment, reader.side === 'buyer')),
    ...dateView(ctx, order),
    related: await relatedOf(ctx, order, ports),
    timeline: await timeline(ctx, 'order', id),
  }
}

/** The papers that the order comes from; of the buyer's people to those whom they concern. */
async function relatedOf(ctx: ActorContext, order: OrderRecord, ports: Pick<TradingPorts, 'reachedPapers'>) {
  const seesAll = ctx.actor.kind !== 'buyer' || peopleSeenBy(ctx.actor) === undefined
  const reached = seesAll ? { inquiry: true, thread: true } : await ports.reachedPapers(ctx, order)
  const { inquiryId, inquiryNo, threadId, quotationId, quotationNo, quotationVersionNo } = order
  const papers: OrderDetail['related'] = []
  if (reached.inquiry) papers.push({ type: 'inquiry', id: inquiryId, no: inquiryNo })
  if (reached.thread)
    papers.push(
      { type: 'thread', id: threadId, no: inquiryNo },
      { type: 'quotation', id: quotationId, no: `${quotationNo} v${quotationVersionNo}` },
    )
  return papers
}

function moneyView(order: OrderRecord) {
  return {
    subtotal: fromMinor(order.subtotalMinor, order.currency),
    chargesTotal: fromMinor(order.chargesMinor, order.currency),
    taxTotal: fromMinor(order.taxMinor, order.currency),
    charges: order.charges,
  }
}

function dateView(ctx: ActorContext, order: OrderRecord) {
  const requested = order.cancelRequestedBy !== null && order.cancelRequestedAt !== null
  const autoAcceptAt =
    order.status === 'delivered' && order.deliveredAt
      ? new Date(order.deliveredAt.getTime() + timerOf(ctx.region, ACCEPT_TIMERS[order.tradeType]) * DAY_MS)
      : null
  return {
    cancelRequest: requested
      ? {
          bySide: order.cancelRequestedBy ?? 'buyer',
          byName: order.cancelRequestName,
          reason: order.cancelRequestReason ?? '',
          at: iso(order.cancelRequestedAt ?? order.updatedAt),
        }
      : null,
    cancelReason: order.cancelReason,
    frozenReason: order.frozenReason,
    suspendedSides: order.suspendedSides,
    deliveredAt: isoOrNull(order.deliveredAt),
    acceptedAt: isoOrNull(order.acceptedAt),
    claimUntil: isoOrNull(order.claimUntil),
    autoAcceptAt: isoOrNull(autoAcceptAt),
  }
}

function itemView(order: OrderRecord, item: OrderItemRecord): OrderItem {
  const { orderId: _order, amountMinor, ...shown } = item
  return { ...shown, amount: fromMinor(amountMinor, order.currency) }
}

export function signedSides(terms: TermsRecord): OrderSide[] {
  const sides: OrderSide[] = []
  if (terms.buyerSignedAt !== null) sides.push('buyer')
  if (terms.sellerSignedAt !== null) sides.push('seller')
  return sides
}

function termsView(ctx: ActorContext, order: OrderRecord, terms: TermsRecord): OrderTerms {
  const facts = {
    status: terms.status,
    proposedBy: terms.proposedBySide,
    signedBy: signedSides(terms),
    orderOpen: order.status === 'contracting' && !order.frozen,
  }
  return {
    id: terms.id,
    versionNo: terms.versionNo,
    status: terms.status,
    version: terms.version,
    actions: termsActions(facts, readerOf(ctx, order)),
    body: terms.body,
    contentHash: terms.contentHash,
    proposedBySide: terms.proposedBySide,
    buyerSigned: terms.buyerSignedAt && { name: terms.buyerSignedName ?? '', at: iso(terms.buyerSignedAt) },
    sellerSigned: terms.sellerSignedAt && { name: terms.sellerSignedName ?? '', at: iso(terms.sellerSignedAt) },
    rejectNote: terms.rejectNote,
    createdAt: iso(terms.createdAt),
  }
}

function milestoneView(
  ctx: ActorContext,
  order: OrderRecord,
  milestone: MilestoneRecord,
  receipts: readonly ReceiptRecord[],
): PaymentMilestone {
  const { status, method, currency } = milestone
  return {
    id: milestone.id,
    seq: milestone.seq,
    status,
    version: milestone.version,
    actions: milestoneActions(
      { status, method, orderHeld: order.frozen, paymentsHeld: order.suspendedSides.length > 0 },
      readerOf(ctx, order).roles,
    ),
    percent: milestone.percent,
    amount: fromMinor(milestone.amountMinor, currency),
    paidAmount: fromMinor(milestone.paidMinor, currency),
    currency,
    method,
    dueEvent: milestone.dueEvent,
    dueDays: milestone.dueDays,
    dueAt: isoOrNull(milestone.dueAt),
    gate: milestone.gate,
    remitReference: milestone.remitReference,
    receipts: receipts.map(receipt => receiptView(receipt, currency)),
  }
}

function receiptView(receipt: ReceiptRecord, currency: string): MilestoneReceipt {
  return {
    id: receipt.id,
    amount: fromMinor(receipt.amountMinor, currency),
    valueDate: receipt.valueDate,
    reference: receipt.reference,
    slip: receipt.slip,
    note: receipt.note,
    state: receipt.state,
    receivedAmount: receipt.receivedMinor === null ? null : fromMinor(receipt.receivedMinor, currency),
    reportedByName: receipt.reportedName,
    decidedByName: receipt.decidedName,
    decisionNote: receipt.decisionNote,
    reportedAt: iso(receipt.reportedAt),
    decidedAt: isoOrNull(receipt.decidedAt),
  }
}

function productionView(update: ProductionRecord): ProductionUpdate {
  const { orderId: _order, at, ...shown } = update
  return { ...shown, at: iso(at) }
}

/** Shipping documents are title to the goods: the buyer gets them when what they wait for is paid. */
function shipmentView(order: OrderRecord, shipment: ShipmentRecord, forBuyer: boolean): Shipment {
  const { orderId: _order, at, documents, ...shown } = shipment
  return {
    ...shown,
    documents: forBuyer && !order.docsReleased ? [] : documents,
    docsReleased: order.docsReleased,
    at: iso(at),
  }
}
