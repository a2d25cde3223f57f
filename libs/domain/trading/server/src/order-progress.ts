import { eq } from 'drizzle-orm'
import { grantFiles, type ActorContext } from '@tradeport/node/server-kit'
import { DUE_AT_STAGE, isFullyPaid, isGateOpen, type orderMachine } from '@tradeport/domain/trading/rules'
import { following } from '@tradeport/node/parties'
import { amountText, othersThan, refresh, tell, type OrderNotice } from './notices'
import { milestonesOf, moveMilestone, note, writeStage } from './order.repository'
import { orderTable, shipmentTable, type MilestoneRecord, type OrderRecord } from './order.table'

export const DAY_MS = 24 * 60 * 60 * 1000

type OrderAction = keyof typeof orderMachine.actions

/** Stages that have a kind of notification of their own. */
const NOTICE: Partial<Record<OrderRecord['status'], OrderNotice>> = {
  signed: 'contract_signed',
  shipped: 'shipped',
  delivered: 'arrived',
}

/**
 * The one way an order changes its stage: payments fall due, the other side is told, and whatever can follow by itself does (a
 * signed order whose deposit is paid goes into production, and so on).
 */
export async function moveOrder(
  ctx: ActorContext,
  order: OrderRecord,
  action: OrderAction,
  rest: { version?: number; set?: Partial<OrderRecord>; note?: string | null } = {},
): Promise<OrderRecord> {
  const moved = await writeStage(ctx, order, action, rest)
  if (moved.status !== order.status) {
    if (moved.status === 'cancelled') await waiveOpen(ctx, moved)
    else await fallDue(ctx, moved)
    await tellStage(ctx, moved)
  }
  refresh(ctx, moved)
  return advance(ctx, moved)
}

async function tellStage(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const kind = NOTICE[order.status] ?? 'order_stage_changed'
  const params = { stage: order.status, date: ctx.now().toISOString() }
  for (const to of othersThan(ctx)) await tell(ctx, order, to, kind, params)
}

/** Does what nobody has to be asked for any more, as far as payments and time allow. */
export async function advance(ctx: ActorContext, order: OrderRecord): Promise<OrderRecord> {
  const milestones = await milestonesOf(ctx, order.id)
  const system = following(ctx)
  if (order.status === 'signed' && isGateOpen(milestones, 'start_production')) {
    const shipBy = new Date(ctx.now().getTime() + order.leadDays * DAY_MS).toISOString().slice(0, 10)
    return moveOrder(system, order, 'start_production', { set: { shipBy } })
  }
  const mayShip = isGateOpen(milestones, 'start_production') && isGateOpen(milestones, 'ship')
  if (order.status === 'ready' && mayShip) return moveOrder(system, order, 'clear_shipping')
  const isOut = order.status === 'shipped' || order.status === 'delivered' || order.status === 'accepted'
  if (isOut && !order.docsReleased && isGateOpen(milestones, 'release_documents')) return releaseDocuments(ctx, order)
  const claimOver = order.claimUntil !== null && order.claimUntil < ctx.now()
  if (order.status === 'accepted' && claimOver && isFullyPaid(milestones)) return moveOrder(system, order, 'complete')
  return order
}

async function releaseDocuments(ctx: ActorContext, order: OrderRecord): Promise<OrderRecord> {
  const [released] = await ctx.db
    .update(orderTable)
    .set({ docsReleased: true, updatedAt: ctx.now() })
    .where(eq(orderTable.id, order.id))
    .returning()
  if (!released) return order
  await releaseFiles(ctx, released)
  await note(ctx, released, 'documents_released', null)
  await tell(ctx, released, 'buyer', 'documents_released')
  return advance(ctx, released)
}

/** Lets the buyer read the shipping documents. */
export async function releaseFiles(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const shipments = await ctx.db.select().from(shipmentTable).where(eq(shipmentTable.orderId, order.id))
  await grantFiles(
    ctx,
    shipments.flatMap(shipment => shipment.documents.map(document => document.fileId)),
    [order.buyerCompanyId],
  )
}

/** Instalments tied to the stage fall due; one without an amount is settled at once. */
async function fallDue(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const events = DUE_AT_STAGE[order.status] ?? []
  for (const milestone of await milestonesOf(ctx, order.id)) {
    if (milestone.status !== 'planned' || !events.includes(milestone.dueEvent)) continue
    if (milestone.amountMinor === 0n) {
      await moveMilestone(following(ctx), milestone, 'waive')
      continue
    }
    const dueAt = new Date(ctx.now().getTime() + milestone.dueDays * DAY_MS)
    const due = await moveMilestone(following(ctx), milestone, 'fall_due', { set: { dueAt } })
    await tellDue(ctx, order, due, 'payment_due')
  }
}

export async function tellDue(
  ctx: ActorContext,
  order: OrderRecord,
  milestone: MilestoneRecord,
  kind: 'payment_due' | 'payment_overdue',
): Promise<void> {
  await tell(ctx, order, 'buyer', kind, {
    amount: amountText(milestone.amountMinor - milestone.paidMinor, milestone.currency),
    date: milestone.dueAt?.toISOString() ?? '',
  })
}

/** An order that ended asks for nothing any more. */
async function waiveOpen(ctx: ActorContext, order: OrderRecord): Promise<void> {
  for (const milestone of await milestonesOf(ctx, order.id))
    if (milestone.status !== 'paid' && milestone.status !== 'waived')
      await moveMilestone(following(ctx), milestone, 'waive')
}
