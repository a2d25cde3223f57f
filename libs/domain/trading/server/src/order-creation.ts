import { toMinor } from '@tradeport/kernel/values'
import { nextDocumentNo } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { timerOf } from '@tradeport/kernel/config'
import { allocateMilestones, remitReference, termsFrom } from '@tradeport/domain/trading/rules'
import { refresh, tell } from './notices'
import { DAY_MS } from './order-progress'
import { hashTerms } from './order.repository'
import { milestoneTable, orderItemTable, orderTable, termsTable, type OrderRecord } from './order.table'

/**
 * The order of an accepted quotation: the same lines, prices and terms, a contract draft, and the payment plan in amounts that add up
 * to the total. Runs inside the transaction that accepts; what fails here undoes the acceptance.
 */
export async function createFromQuotation(
  ctx: ActorContext,
  accepted: AcceptedQuotation,
): Promise<{ orderId: string; orderNo: string }> {
  if (accepted.items.length === 0) throw new Error(`quotation ${accepted.quotationId} has nothing to buy`)
  const order = await insertOrder(ctx, accepted)
  await ctx.db.insert(orderItemTable).values(
    accepted.items.map(item => ({
      orderId: order.id,
      lineNo: item.lineNo,
      quotationItemId: item.quotationItemId,
      productId: item.productId,
      skuId: item.skuId,
      imageFileId: item.imageFileId,
      name: item.name,
      specs: [...item.specs],
      qty: item.qty,
      unit: item.unit,
      unitPrice: item.unitPrice,
      amountMinor: toMinor(item.amount, accepted.currency),
      leadDays: item.leadDays,
      hsCode: item.hsCode,
      originCountry: item.originCountry,
      packing: item.packing,
      note: item.note,
    })),
  )
  await insertTerms(ctx, order, accepted)
  await insertMilestones(ctx, order, accepted)
  await ctx.event({ documentType: 'order', documentId: order.id, action: 'create', toStatus: order.status })
  for (const to of ['buyer', 'seller'] as const)
    await tell(ctx, order, to, 'order_created', { name: order.firstItemName })
  refresh(ctx, order)
  return { orderId: order.id, orderNo: order.no }
}

async function insertOrder(ctx: ActorContext, accepted: AcceptedQuotation): Promise<OrderRecord> {
  const now = ctx.now()
  const { currency } = accepted
  const no = await nextDocumentNo(ctx.db, 'TO', ctx.region, now)
  const [order] = await ctx.db
    .insert(orderTable)
    .values({
      no,
      regionId: ctx.region.regionId,
      status: 'contracting',
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      tradeType: accepted.tradeType,
      buyerCompanyId: accepted.buyerCompanyId,
      buyerUserId: accepted.buyerUserId,
      buyerUserName: accepted.buyerUserName,
      buyerName: accepted.buyerName,
      buyerTimeZone: accepted.buyerTimeZone,
      sellerCompanyId: accepted.sellerCompanyId,
      storeId: accepted.storeId,
      storeName: accepted.storeName,
      assignedTo: accepted.assignedTo,
      assignedName: accepted.assignedName,
      quotationId: accepted.quotationId,
      quotationNo: accepted.quotationNo,
      quotationVersionNo: accepted.quotationVersionNo,
      contentHash: accepted.contentHash,
      inquiryId: accepted.inquiryId,
      inquiryNo: accepted.inquiryNo,
      threadId: accepted.threadId,
      currency,
      subtotalMinor: toMinor(accepted.subtotal, currency),
      chargesMinor: toMinor(accepted.chargesTotal, currency),
      taxMinor: toMinor(accepted.taxTotal, currency),
      totalMinor: toMinor(accepted.total, currency),
      taxPercent: accepted.taxPercent,
      charges: [...accepted.charges],
      incoterm: accepted.incoterm,
      namedPlace: accepted.namedPlace,
      destCountry: accepted.destCountry,
      destPort: accepted.destPort,
      leadDays: accepted.leadDays,
      leadFrom: accepted.leadFrom,
      partialShipment: accepted.partialShipment,
      transhipment: accepted.transhipment,
      itemCount: accepted.items.length,
      firstItemName: accepted.items[0]?.name ?? '',
      imageFileId: accepted.items.find(item => item.imageFileId !== null)?.imageFileId ?? null,
      signBy: new Date(now.getTime() + timerOf(ctx.region, 'orderSignDays') * DAY_MS),
      searchText: [no, accepted.quotationNo, accepted.inquiryNo, accepted.buyerName]
        .concat(
          Object.values(accepted.storeName),
          accepted.items.map(item => item.name),
        )
        .join(' ')
        .toLowerCase()
        .slice(0, 4000),
    })
    .returning()
  if (!order) throw new Error('an order was not stored')
  return order
}

async function insertTerms(ctx: ActorContext, order: OrderRecord, accepted: AcceptedQuotation): Promise<void> {
  const now = ctx.now()
  const claimDays = timerOf(ctx.region, 'claimDays')
  const body = termsFrom(accepted, { claimDays, clauses: null })
  await ctx.db.insert(termsTable).values({
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    createdBy: ctx.actor.userId,
    orderId: order.id,
    versionNo: 1,
    body,
    contentHash: hashTerms(body),
    claimDays,
  })
}

async function insertMilestones(ctx: ActorContext, order: OrderRecord, accepted: AcceptedQuotation): Promise<void> {
  const now = ctx.now()
  const amounts = allocateMilestones(
    order.totalMinor,
    accepted.paymentPlan.map(part => part.percent),
  )
  await ctx.db.insert(milestoneTable).values(
    accepted.paymentPlan.map((part, index) => ({
      regionId: order.regionId,
      status: 'planned' as const,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      orderId: order.id,
      seq: index + 1,
      percent: part.percent,
      amountMinor: amounts[index] ?? 0n,
      currency: order.currency,
      method: part.method,
      dueEvent: part.dueEvent,
      dueDays: part.dueDays,
      gate: part.gate,
      remitReference: remitReference(order.no, index + 1),
    })),
  )
}
