import { eq, sql, type SQL } from 'drizzle-orm'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { isPaymentDisputable } from '@tradeport/domain/service-order/rules'
import { hasPendingPayments, settlePayments, type FundsOutcome, type PaymentBooks } from '@tradeport/node/funds'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { timeOutCases } from './after-sales-jobs'
import { caseSettled } from './after-sales-remedy'
import { followRefunds } from './direct-refund'
import { dueOrders as ordersDue } from './due-orders'
import { releaseKept } from './kept-money'
import { finishWork, stopWork } from './linked-work'
import { completeOrder } from './order-ends'
import {
  DOCUMENT,
  SERVICE_ORDER_BOOKS,
  askPlatform,
  moveOrder,
  recordEvent,
  refresh,
  settlement,
  tell,
} from './order-progress'
import { escalateUnanswered } from './payment-claim'
import type { AgreementPort, ServiceOrderPorts } from './ports'
import { remindBeforeDue } from './reminders'
import { serviceOrder, serviceOrderPayment, type ServiceOrderRecord } from './service-order.table'

const booksOf = (ports: ServiceOrderPorts): PaymentBooks => ({
  ...SERVICE_ORDER_BOOKS,
  answered: (ctx, answer) => answered(ctx, ports, answer),
})

export const serviceOrderJobs = (ports: ServiceOrderPorts): readonly Job[] => [
  {
    name: 'service-order.settlePayments',
    everySeconds: 2,
    steps: step => settlePayments(step, ports.funds, booksOf(ports)),
  },
  { name: 'service-order.cancelUnpaid', everySeconds: 300, run: ctx => cancelUnpaid(ctx, ports.agreements) },
  { name: 'service-order.rejectUnaccepted', everySeconds: 60, run: ctx => rejectUnaccepted(ctx, ports) },
  { name: 'service-order.confirmHandedOver', everySeconds: 300, run: ctx => confirmHandedOver(ctx, ports) },
  { name: 'service-order.releaseKept', everySeconds: 300, run: releaseKept },
  { name: 'service-order.tellLate', everySeconds: 3600, run: tellLate },
  { name: 'service-order.followRefunds', everySeconds: 300, run: followRefunds },
  { name: 'service-order.remindBeforeDue', everySeconds: 600, run: remindBeforeDue },
  { name: 'service-order.timeOutCases', everySeconds: 300, run: ctx => timeOutCases(ctx, ports) },
]

/** Writes down what follows from what the bank said. */
async function answered(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  { paymentId, orderId, outcome }: { paymentId: string; orderId: string; outcome: FundsOutcome },
): Promise<void> {
  const [order] = await ctx.db.select().from(serviceOrder).where(eq(serviceOrder.id, orderId))
  const [payment] = await ctx.db.select().from(serviceOrderPayment).where(eq(serviceOrderPayment.id, paymentId))
  if (!order || !payment) return
  if (payment.kind === 'hold') return held(ctx, order, outcome)
  const { caseId } = payment
  if (caseId !== null) return caseSettled(ctx, ports, order, { ...payment, caseId }, outcome)
  if (!outcome.ok) return stuck(ctx, order)
  if (order.stuckSince !== null || (await hasPendingPayments(ctx, booksOf(ports), order.id))) return refresh(ctx, order)
  const over = await writeMoney(ctx, order, 'settled')
  await recordEvent(ctx, over, 'money_settled', null)
  refresh(ctx, over)
}

async function held(ctx: ActorContext, order: ServiceOrderRecord, outcome: FundsOutcome): Promise<void> {
  if (outcome.ok) {
    await moveOrder(ctx, order, 'hold', { set: { money: 'held', paidAt: ctx.now() } })
    return
  }
  const unpaid = await writeMoney(ctx, order, 'none')
  await recordEvent(ctx, unpaid, 'payment_failed', null)
  await tell(ctx, unpaid, 'payment_failed', ['customer'])
  refresh(ctx, unpaid)
}

/** Nobody of the two can do anything about it: finance is told, and asks again. */
async function stuck(ctx: ActorContext, order: ServiceOrderRecord): Promise<void> {
  const [kept] = await ctx.db
    .update(serviceOrder)
    .set({ stuckSince: order.stuckSince ?? ctx.now(), version: order.version + 1, updatedAt: ctx.now() })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  await recordEvent(ctx, kept ?? order, 'settlement_failed', null)
  await askPlatform(ctx, {
    ...order,
    subject: DOCUMENT,
    route: serviceOrderRoutes.order(order.id),
    permission: 'serviceOrder:retry_payment',
  })
  refresh(ctx, order)
}

async function writeMoney(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  money: ServiceOrderRecord['money'],
): Promise<ServiceOrderRecord> {
  const [written] = await ctx.db
    .update(serviceOrder)
    .set({ money, version: order.version + 1, updatedAt: ctx.now() })
    .where(eq(serviceOrder.id, order.id))
    .returning()
  return written ?? order
}

const dueOrders = (ctx: ActorContext, condition: SQL) =>
  ordersDue(ctx, sql`${condition} and due_at < ${ctx.now().toISOString()}`, sql`due_at`)

async function cancelUnpaid(system: ActorContext, agreements: AgreementPort | undefined): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'pending_payment' and money = 'none'`)) {
    const ctx = system.inRegion(order.regionId)
    // Whose payment was denied could have taken that to the platform, and was told so.
    const isDenied = isPaymentDisputable(order, ctx.now())
    const cancelled = await moveOrder(ctx, order, 'cancel', { quiet: isDenied })
    if (isDenied) await tell(ctx, cancelled, 'payment_lapsed')
    await agreements?.revoke(ctx, order.id)
  }
}

async function rejectUnaccepted(system: ActorContext, ports: ServiceOrderPorts): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'pending_accept'`)) {
    const ctx = system.inRegion(order.regionId)
    const rejected = await moveOrder(ctx, order, 'reject', { set: await settlement(ctx, order, 'all') })
    await ports.agreements?.revoke(ctx, order.id)
    await stopWork(ctx, ports, rejected)
    await ports.turnedDown?.(ctx, order)
  }
}

async function confirmHandedOver(system: ActorContext, ports: ServiceOrderPorts): Promise<void> {
  for (const order of await dueOrders(system, sql`status = 'pending_confirm'`)) {
    const ctx = system.inRegion(order.regionId)
    await finishWork(ctx, ports, await completeOrder(ctx, order))
  }
}

async function tellLate(system: ActorContext): Promise<void> {
  // What was told before, and still has no answer; what is told now has its time yet.
  await escalateUnanswered(system)
  for (const order of await dueOrders(
    system,
    sql`(status in ('pending_quote', 'in_service') or (status = 'pending_payment' and money = 'reported' and payment_disputed_at is null)) and not late_told`,
  )) {
    const ctx = system.inRegion(order.regionId)
    await ctx.db
      .update(serviceOrder)
      .set({ lateTold: true, lateToldAt: ctx.now() })
      .where(eq(serviceOrder.id, order.id))
    await tell(ctx, order, order.status === 'pending_payment' ? 'receipt_late' : 'late')
  }
}
