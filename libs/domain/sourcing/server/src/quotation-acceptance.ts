import { eq } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { type quotationAccept, type AcceptedItem, type AcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { following, holding } from '@tradeport/node/parties'
import { loseOpenThreads, moveInquiry } from './inquiry-moves'
import { refresh, tell } from './notices'
import { requireWithinLimit } from './order-limit'
import type { SourcingPorts } from './ports'
import { approveByAccepting } from './purchase-approval.decision'
import { assertActionable } from './quotation-state'
import { chargeView } from './quotation-view'
import { requireBusiness } from './standing'
import {
  chargesOf,
  hashOf,
  itemsOf,
  lockNegotiation,
  moveQuotation,
  statementOf,
  type Negotiation,
} from './quotation.repository'
import { quotationTable, type QuotationChargeRecord, type QuotationItemRecord } from './quotation.table'
import { dropDrafts, lockOpenThreads, moveThread, post } from './thread.repository'

/**
 * Accepting, all or nothing: the version is accepted, its thread is won, the inquiry is awarded (wholly when the buyer says so or
 * nobody else is left), and the order stands. Whoever comes second finds the version in another state and changes nothing.
 *
 * @param by whose limit it is: who approves a colleague's request has been asked for theirs.
 */
export async function acceptQuotation(
  ctx: ActorContext,
  ports: SourcingPorts,
  input: ParsedInputOf<typeof quotationAccept>,
  by: 'order' | 'approval' = 'order',
) {
  const negotiation = await lockNegotiation(ctx, input.id, 'update')
  const { theirs, inquiry, thread, quotation } = negotiation
  assertActionable(ctx, quotation, input.version)
  requireBusiness(ctx, thread)
  if (by === 'order') await requireWithinLimit(ctx, ports, quotation)
  const items = await itemsOf(ctx, quotation.id)
  const charges = await chargesOf(ctx, quotation.id)
  if (quotation.contentHash !== input.contentHash) throw new AppError('MALL620004')
  if (hashOf(statementOf(quotation, items, charges)) !== quotation.contentHash)
    throw new Error(`quotation ${quotation.id} is not what was sent`)

  await approveByAccepting(ctx, ports, negotiation)
  const accepted = await moveQuotation(
    by === 'order' ? theirs : holding(theirs, 'quotation:accept'),
    quotation,
    'accept',
  )
  const won = await moveThread(following(ctx), thread, 'win', { set: { dueAt: null } })
  await dropDrafts(ctx, thread.id)
  const others = (await lockOpenThreads(ctx, inquiry.id)).filter(other => other.id !== thread.id)
  const endsHere = input.awardAll || others.length === 0
  const awarded = await moveInquiry(following(ctx), inquiry, endsHere ? 'award' : 'award_part')
  if (endsHere) await loseOpenThreads(ctx, awarded, thread.id)

  const order = await ports.orders.createFromQuotation(ctx, snapshotOf(negotiation, items, charges))
  await ctx.db.update(quotationTable).set({ orderId: order.orderId }).where(eq(quotationTable.id, quotation.id))
  await post(ctx, thread.id, {
    kind: 'system',
    side: 'buyer',
    event: 'quotation_accepted',
    quotationId: quotation.id,
    excerpt: `${quotation.no} v${quotation.versionNo}`,
  })
  await tell(ctx, { to: 'seller', kind: 'quotation_accepted', inquiry: awarded, thread: won })
  refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: quotation.id })
  return { id: accepted.id, version: accepted.version, orderId: order.orderId, orderNo: order.orderNo }
}

function snapshotOf(
  negotiation: Negotiation,
  items: readonly QuotationItemRecord[],
  charges: readonly QuotationChargeRecord[],
): AcceptedQuotation {
  const { inquiry, thread, quotation } = negotiation
  if (
    quotation.contentHash === null ||
    quotation.leadDays === null ||
    inquiry.no === null ||
    inquiry.buyerName === null
  )
    throw new Error(`quotation ${quotation.id} is not complete`)
  return {
    quotationId: quotation.id,
    quotationNo: quotation.no,
    quotationVersionNo: quotation.versionNo,
    contentHash: quotation.contentHash,
    inquiryId: inquiry.id,
    inquiryNo: inquiry.no,
    threadId: thread.id,
    tradeType: quotation.tradeType,
    buyerCompanyId: inquiry.buyerCompanyId,
    buyerUserId: inquiry.buyerUserId,
    buyerUserName: inquiry.buyerUserName,
    buyerName: inquiry.buyerName,
    buyerTimeZone: inquiry.buyerTimeZone,
    sellerCompanyId: thread.sellerCompanyId,
    storeId: thread.storeId,
    storeName: thread.storeName,
    assignedTo: thread.assignedTo,
    assignedName: thread.assignedName,
    currency: quotation.currency,
    incoterm: quotation.incoterm,
    namedPlace: quotation.namedPlace,
    destCountry: inquiry.destCountry,
    destPort: inquiry.destPort,
    items: items.flatMap(item => boughtItem(item) ?? []),
    charges: charges.map(chargeView),
    taxPercent: quotation.taxPercent,
    subtotal: quotation.subtotal,
    chargesTotal: quotation.chargesTotal,
    taxTotal: quotation.taxTotal,
    total: quotation.total,
    paymentPlan: quotation.paymentPlan,
    leadDays: quotation.leadDays,
    leadFrom: quotation.leadFrom,
    partialShipment: quotation.partialShipment,
    transhipment: quotation.transhipment,
    packingNote: quotation.packingNote,
    qualityTerms: quotation.qualityTerms,
    warrantyDays: quotation.warrantyDays,
    note: quotation.note,
  }
}

/** Alternatives and lines that cannot be supplied are read, not bought. */
function boughtItem(item: QuotationItemRecord): AcceptedItem | undefined {
  const { kind, unitPrice, amount } = item
  if ((kind !== 'requested' && kind !== 'replacement') || unitPrice === null || amount === null) return undefined
  return {
    quotationItemId: item.id,
    lineNo: item.lineNo,
    kind,
    productId: item.productId,
    skuId: item.skuId,
    imageFileId: item.imageFileId,
    name: item.name,
    specs: item.specs,
    qty: item.qty,
    unit: item.unit,
    unitPrice,
    amount,
    leadDays: item.leadDays,
    hsCode: item.hsCode,
    originCountry: item.originCountry,
    packing: item.packing,
    note: item.note,
  }
}
