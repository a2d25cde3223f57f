import { eq } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { addDecimal } from '@tradeport/kernel/values'
import { towardCompanies, type StakePort } from '@tradeport/node/parties'
import { grantFiles, requireAllowed, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type * as tradingContract from '@tradeport/domain/trading/contract'
import { type orderShip } from '@tradeport/domain/trading/contract'
import { isContainerNo, orderHoldMachine, shipmentLines } from '@tradeport/domain/trading/rules'
import { othersThan, refresh, tell } from './notices'
import { acceptance } from './order-acceptance'
import { assertOffered, changed, writeBeside } from './order-beside'
import { countOrders, pageOrders } from './order-list.repository'
import { moveOrder, releaseFiles } from './order-progress'
import { factsOf, hasMoney, itemsOf, loadOrder, lockOrder, milestonesOf, note } from './order.repository'
import { orderItemTable, productionTable, shipmentTable, type OrderRecord } from './order.table'
import { companiesOf, orNull, partyOf } from './party'

type OrderHandlers = Omit<
  Handlers<typeof tradingContract>,
  | 'termsPropose'
  | 'termsSign'
  | 'termsReject'
  | 'milestoneReport'
  | 'milestoneConfirm'
  | 'milestoneRefuse'
  | 'milestoneSecure'
  | 'orderPayees'
  | 'orderColleagues'
  | 'orderReassign'
  | 'orderDetail'
>

export const orderHandlers = (ports: StakePort): OrderHandlers => ({
  orderPage: (ctx, input) => pageOrders(ctx, ports, input),
  orderStatusCount: ctx => countOrders(ctx),
  orderCancel: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    const text = orNull(input.note)
    const set = { cancelReason: input.reason, cancelNote: text }
    await assertNoMoney(ctx, order)
    return changed(await moveOrder(ctx, order, 'cancel', { version: input.version, note: text, set }))
  },
  orderCancelUnpaid: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    await assertOffered(ctx, order, 'cancel_unpaid')
    const text = orNull(input.note)
    const set = { cancelReason: 'deposit_overdue', cancelNote: text }
    return changed(await moveOrder(ctx, order, 'cancel_unpaid', { version: input.version, note: text, set }))
  },
  orderRequestCancel: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    await assertNoMoney(ctx, order)
    await assertOffered(ctx, order, 'request_cancel')
    const written = await writeNoted(ctx, order, input.version, {
      ...{ action: 'request_cancel', text: input.reason },
      set: {
        cancelRequestedBy: partyOf(ctx),
        cancelRequestReason: input.reason,
        cancelRequestName: ctx.actor.displayName,
        cancelRequestedAt: ctx.now(),
      },
    })
    for (const to of othersThan(ctx)) await tell(ctx, order, to, 'order_stage_changed', { stage: 'cancel_requested' })
    return changed(written)
  },
  orderAgreeCancel: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    await assertNoMoney(ctx, order)
    await assertOffered(ctx, order, 'agree_cancel')
    const set = { cancelReason: 'agreed', cancelNote: order.cancelRequestReason, cancelRequestedBy: null }
    return changed(await moveOrder(ctx, order, 'agree_cancel', { version: input.version, set }))
  },
  orderRefuseCancel: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    await assertOffered(ctx, order, 'refuse_cancel')
    const written = await writeNoted(ctx, order, input.version, {
      ...{ action: 'refuse_cancel', text: orNull(input.note) },
      set: { cancelRequestedBy: null, cancelRequestReason: null, cancelRequestName: null, cancelRequestedAt: null },
    })
    for (const to of othersThan(ctx)) await tell(ctx, order, to, 'order_stage_changed', { stage: 'cancel_refused' })
    return changed(written)
  },
  orderUpdateProduction: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    const moved = await moveOrder(ctx, order, 'update_production', {
      version: input.version,
      note: orNull(input.note),
    })
    const { kind, percent, plannedOn, actualOn, files } = input
    await recordProduction(ctx, order, { kind, percent, plannedOn, actualOn, note: orNull(input.note), files })
    await tell(ctx, order, 'buyer', 'order_stage_changed', { stage: kind }, `order_production:${order.id}`)
    return changed(moved)
  },
  orderReady: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    const text = orNull(input.note)
    const moved = await moveOrder(ctx, order, 'ready', { version: input.version, note: text })
    await recordProduction(ctx, order, {
      kind: 'ready',
      percent: 100,
      plannedOn: undefined,
      actualOn: ctx.now().toISOString().slice(0, 10),
      note: text,
      files: input.files,
    })
    return changed(moved)
  },
  orderShip: (ctx, input) => ship(ctx, input, 'ship'),
  orderShipMore: (ctx, input) => ship(ctx, input, 'ship_more'),
  orderDeliver: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    const items = await itemsOf(ctx, order.id)
    const facts = factsOf(order, await milestonesOf(ctx, order.id), items, ctx)
    if (order.status === 'shipped' && !facts.fullyShipped) throw new AppError('MALL630005')
    const set = { deliveredAt: ctx.now() }
    return changed(await moveOrder(ctx, order, 'deliver', { version: input.version, note: orNull(input.note), set }))
  },
  orderAccept: async (ctx, input) => {
    const order = await lockOrder(ctx, input.id)
    const set = await acceptance(ctx, order)
    return changed(await moveOrder(ctx, order, 'accept', { version: input.version, note: orNull(input.note), set }))
  },
  orderFreeze: (ctx, input) => hold(ctx, ports, input, 'freeze'),
  orderUnfreeze: (ctx, input) => hold(ctx, ports, input, 'unfreeze'),
})

/** @throws AppError `MALL630006`: an order with money in it ends by a settlement, not by a click. */
async function assertNoMoney(ctx: ActorContext, order: OrderRecord): Promise<void> {
  if (hasMoney(order, await milestonesOf(ctx, order.id))) throw new AppError('MALL630006')
}

/** Writes what does not change the stage, with an entry in the timeline that both sides see. */
async function writeNoted(
  ctx: ActorContext,
  order: OrderRecord,
  seenVersion: number,
  { action, text, set }: { action: string; text: string | null; set: Partial<OrderRecord> },
): Promise<OrderRecord> {
  const written = await writeBeside(ctx, order, seenVersion, set)
  await note(ctx, written, action, text)
  refresh(ctx, written)
  return written
}

async function recordProduction(
  ctx: ActorContext,
  order: OrderRecord,
  update: {
    kind: ParsedInputOf<typeof tradingContract.orderUpdateProduction>['kind']
    percent: number
    plannedOn: string | undefined
    actualOn: string | undefined
    note: string | null
    files: { fileId: string; name: string }[]
  },
): Promise<void> {
  await ctx.db.insert(productionTable).values({
    orderId: order.id,
    kind: update.kind,
    percent: update.percent,
    plannedOn: update.plannedOn ?? null,
    actualOn: update.actualOn ?? null,
    note: update.note,
    files: update.files,
    byName: ctx.actor.displayName,
    at: ctx.now(),
  })
  await grantFiles(
    ctx,
    update.files.map(file => file.fileId),
    [order.buyerCompanyId],
  )
}

async function ship(ctx: ActorContext, input: ParsedInputOf<typeof orderShip>, action: 'ship' | 'ship_more') {
  const order = await lockOrder(ctx, input.id)
  const containerNo = input.containerNo?.toUpperCase() ?? null
  if (containerNo !== null && !isContainerNo(containerNo))
    throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'containerNo', rule: 'container_no' }] })
  const items = await itemsOf(ctx, order.id)
  const lines = shipmentLines(items, input.lines, order.partialShipment)
  if (!lines) throw new AppError('MALL630005')
  for (const line of lines) {
    const item = items.find(candidate => candidate.id === line.orderItemId)
    if (item)
      await ctx.db
        .update(orderItemTable)
        .set({ shippedQty: addDecimal(item.shippedQty, line.qty) })
        .where(eq(orderItemTable.id, item.id))
  }
  await ctx.db.insert(shipmentTable).values({
    orderId: order.id,
    mode: input.mode,
    carrier: orNull(input.carrier),
    containerNo,
    blNo: orNull(input.blNo),
    trackingNo: orNull(input.trackingNo),
    etd: input.etd ?? null,
    eta: input.eta ?? null,
    lines,
    documents: input.documents,
    note: orNull(input.note),
    at: ctx.now(),
  })
  const moved = await moveOrder(ctx, order, action, { version: input.version, note: orNull(input.note) })
  if (action === 'ship_more') await tell(ctx, moved, 'buyer', 'shipped', { date: ctx.now().toISOString() })
  if (order.docsReleased) await releaseFiles(ctx, moved)
  return changed(moved)
}

async function hold(
  ctx: ActorContext,
  ports: StakePort,
  input: { id: string; version: number; reason: string },
  action: 'freeze' | 'unfreeze',
) {
  const order = await loadOrder(ctx, input.id, 'update')
  if (order.status === 'completed' || order.status === 'cancelled') throw new AppError('MALL600403')
  const toward = await towardCompanies(ctx, ports, companiesOf(order))
  requireAllowed(toward, orderHoldMachine, order.frozen ? 'frozen' : 'free', action)
  const frozen = action === 'freeze'
  const written = await writeNoted(ctx, order, input.version, {
    ...{ action, text: input.reason },
    set: { frozen, frozenReason: frozen ? input.reason : null },
  })
  await ctx.audit({
    action: `order.${action}`,
    entityType: 'order',
    entityId: order.id,
    entityNo: order.no,
    before: { frozen: order.frozen },
    after: { frozen },
    reason: input.reason,
  })
  for (const to of ['buyer', 'seller'] as const)
    await tell(ctx, written, to, 'order_stage_changed', { stage: frozen ? 'frozen' : 'unfrozen' })
  return changed(written)
}
