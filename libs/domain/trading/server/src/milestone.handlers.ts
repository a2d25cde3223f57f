import { and, eq } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { scaleOf, toMinor } from '@tradeport/kernel/values'
import { currency } from '@tradeport/kernel/config'
import { grantFiles, requireMay, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type * as tradingContract from '@tradeport/domain/trading/contract'
import {
  type milestoneConfirm,
  type milestoneRefuse,
  type milestoneReport,
  type milestoneSecure,
} from '@tradeport/domain/trading/contract'
import { milestoneActions } from '@tradeport/domain/trading/rules'
import { following, towardCompanies, type StakePort } from '@tradeport/node/parties'
import { amountText, othersThan, refresh, tell } from './notices'
import { advance } from './order-progress'
import { lockOrder, moveMilestone, note } from './order.repository'
import { milestoneTable, orderTable, receiptTable, type MilestoneRecord, type OrderRecord } from './order.table'
import { companiesOf, orNull, readerOf, sideOf } from './party'

type MilestoneHandlers = Pick<
  Handlers<typeof tradingContract>,
  'milestoneReport' | 'milestoneConfirm' | 'milestoneRefuse' | 'milestoneSecure'
>

export const milestoneHandlers = (ports: StakePort): MilestoneHandlers => ({
  milestoneReport: (ctx, input) => report(ctx, ports, input),
  milestoneConfirm: (ctx, input) => confirm(ctx, ports, input),
  milestoneRefuse: (ctx, input) => refuse(ctx, ports, input),
  milestoneSecure: (ctx, input) => secure(ctx, ports, input),
})

/** An instalment with its order, both locked, the order first. */
async function lockMilestone(
  ctx: ActorContext,
  ports: StakePort,
  { id, version }: { id: string; version: number },
  action: string,
): Promise<{ order: OrderRecord; milestone: MilestoneRecord }> {
  // Who takes no part is refused alike for what is there and what is not.
  sideOf(ctx)
  const [seen] = await ctx.db.select().from(milestoneTable).where(eq(milestoneTable.id, id))
  if (!seen) throw new AppError('MALL600404')
  const order = await lockOrder(ctx, seen.orderId)
  const [milestone] = await ctx.db.select().from(milestoneTable).where(eq(milestoneTable.id, id)).for('update')
  if (!milestone) throw new AppError('MALL600404')
  if (milestone.version !== version) throw new AppError('FT510006')
  const { status, method } = milestone
  const isOffered = (roles: readonly string[], paymentsHeld: boolean) =>
    milestoneActions({ status, method, orderHeld: order.frozen, paymentsHeld }, roles).includes(action)
  const reader = readerOf(await towardCompanies(ctx, ports, companiesOf(order)), order)
  requireMay({ actor: reader }, roles => isOffered(roles, false))
  if (!isOffered(reader.roles, order.suspendedSides.length > 0)) throw new AppError('MALL630008')
  return { order, milestone }
}

/** @throws AppError `MALL600400` for more decimals than the currency has. */
function minorAmount(amount: string, code: string, path: string): bigint {
  if (scaleOf(amount) > currency(code).exponent)
    throw new AppError('MALL600400', {}, { fieldErrors: [{ path, rule: 'decimal' }] })
  return toMinor(amount, code)
}

function answer(order: OrderRecord, milestone: MilestoneRecord) {
  return { id: milestone.id, version: milestone.version, status: milestone.status, orderStatus: order.status }
}

async function report(ctx: ActorContext, ports: StakePort, input: ParsedInputOf<typeof milestoneReport>) {
  const { order, milestone } = await lockMilestone(ctx, ports, input, 'report')
  const amountMinor = minorAmount(input.amount, milestone.currency, 'amount')
  const moved = await moveMilestone(ctx, milestone, 'report', { note: orNull(input.note) })
  await ctx.db.insert(receiptTable).values({
    orderId: order.id,
    milestoneId: milestone.id,
    state: 'reported',
    amountMinor,
    valueDate: input.valueDate,
    reference: orNull(input.reference),
    slip: input.slip ?? null,
    note: orNull(input.note),
    reportedBy: ctx.actor.userId,
    reportedName: ctx.actor.displayName,
    reportedAt: ctx.now(),
  })
  if (input.slip) await grantFiles(ctx, [input.slip.fileId], [order.sellerCompanyId])
  await note(ctx, order, 'payment_reported', amountText(amountMinor, milestone.currency))
  await tell(ctx, order, 'seller', 'order_stage_changed', { stage: 'payment_reported' })
  refresh(ctx, order)
  return answer(order, moved)
}

async function confirm(ctx: ActorContext, ports: StakePort, input: ParsedInputOf<typeof milestoneConfirm>) {
  const { order, milestone } = await lockMilestone(ctx, ports, input, 'confirm')
  // A seller knows its own account; who confirms from outside says by what.
  if (ctx.actor.kind === 'operator' && orNull(input.note) === null)
    throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'note', rule: 'required' }] })
  const received = minorAmount(input.receivedAmount, milestone.currency, 'receivedAmount')
  const paidMinor = milestone.paidMinor + received
  const isAll = paidMinor >= milestone.amountMinor
  const moved = await moveMilestone(following(ctx), milestone, isAll ? 'confirm' : 'confirm_part', {
    note: orNull(input.note),
    set: { paidMinor },
  })
  await settleReceipt(ctx, milestone, received, orNull(input.note))
  const [paid] = await ctx.db
    .update(orderTable)
    .set({ paidMinor: order.paidMinor + received, updatedAt: ctx.now() })
    .where(eq(orderTable.id, order.id))
    .returning()
  if (!paid) throw new AppError('FT510006')
  const amount = amountText(received, milestone.currency)
  await note(ctx, paid, 'payment_received', amount)
  await tell(ctx, paid, 'buyer', 'payment_received', { amount })
  if (ctx.actor.kind === 'operator') await tell(ctx, paid, 'seller', 'payment_received', { amount })
  refresh(ctx, paid)
  return answer(await advance(ctx, paid), moved)
}

/** The report that was waiting is matched; money that nobody announced gets a receipt of its own. */
async function settleReceipt(
  ctx: ActorContext,
  milestone: MilestoneRecord,
  received: bigint,
  decisionNote: string | null,
): Promise<void> {
  const decision = {
    state: 'matched' as const,
    receivedMinor: received,
    decidedBy: ctx.actor.userId,
    decidedName: ctx.actor.displayName,
    decidedAt: ctx.now(),
    decisionNote,
  }
  const matched = await ctx.db
    .update(receiptTable)
    .set(decision)
    .where(and(eq(receiptTable.milestoneId, milestone.id), eq(receiptTable.state, 'reported')))
    .returning({ id: receiptTable.id })
  if (matched.length > 0) return
  await ctx.db.insert(receiptTable).values({
    ...decision,
    orderId: milestone.orderId,
    milestoneId: milestone.id,
    amountMinor: received,
    valueDate: ctx.now().toISOString().slice(0, 10),
    reportedAt: ctx.now(),
  })
}

async function refuse(ctx: ActorContext, ports: StakePort, input: ParsedInputOf<typeof milestoneRefuse>) {
  const { order, milestone } = await lockMilestone(ctx, ports, input, 'refuse')
  const moved = await moveMilestone(ctx, milestone, 'refuse', { note: input.note })
  await ctx.db
    .update(receiptTable)
    .set({
      state: 'rejected',
      decidedBy: ctx.actor.userId,
      decidedName: ctx.actor.displayName,
      decidedAt: ctx.now(),
      decisionNote: input.note,
    })
    .where(and(eq(receiptTable.milestoneId, milestone.id), eq(receiptTable.state, 'reported')))
  await note(ctx, order, 'payment_refused', input.note)
  await tell(ctx, order, 'buyer', 'payment_due', {
    amount: amountText(milestone.amountMinor - milestone.paidMinor, milestone.currency),
    date: milestone.dueAt?.toISOString() ?? '',
  })
  refresh(ctx, order)
  return answer(order, moved)
}

async function secure(ctx: ActorContext, ports: StakePort, input: ParsedInputOf<typeof milestoneSecure>) {
  const { order, milestone } = await lockMilestone(ctx, ports, input, 'secure')
  const moved = await moveMilestone(ctx, milestone, 'secure', { note: input.reference })
  await note(ctx, order, 'payment_secured', input.reference)
  refresh(ctx, order)
  const next = await advance(ctx, order)
  // A stage that follows is told of by itself.
  if (next.status === order.status)
    for (const to of othersThan(ctx)) await tell(ctx, order, to, 'order_stage_changed', { stage: 'payment_secured' })
  return answer(next, moved)
}
