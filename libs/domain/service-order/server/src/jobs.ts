import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import type { ActorContext, Job, JobStep } from '@tradeport/node/server-kit'
import { timeOutCases } from './after-sales-jobs'
import { caseSettled } from './after-sales-remedy'
import { followRefunds } from './direct-refund'
import { dueOrders as ordersDue } from './due-orders'
import { finishWork, stopWork } from './linked-work'
import { completeOrder } from './order-ends'
import { DOCUMENT, askPlatform, moveOrder, recordEvent, refresh, settlement, tell } from './order-progress'
import type { AgreementPort, FundsOutcome, ServiceOrderPorts } from './ports'
import { remindBeforeDue } from './reminders'
import { serviceOrder, serviceOrderPayment, type PaymentRecord, type ServiceOrderRecord } from './service-order.table'

/** So many payments are carried out in one run. */
const PAYMENTS = 20
/** For so long nobody else takes a payment that is being carried out; the reference keeps a second one from doing it again. */
const CLAIM_MS = 60_000
const LONGEST_WAIT_MS = 60 * 60_000

export const serviceOrderJobs = (ports: ServiceOrderPorts): readonly Job[] => [
  { name: 'service-order.settlePayments', everySeconds: 2, steps: step => settlePayments(step, ports) },
  { name: 'service-order.cancelUnpaid', everySeconds: 300, run: ctx => cancelUnpaid(ctx, ports.agreements) },
  { name: 'service-order.rejectUnaccepted', everySeconds: 60, run: ctx => rejectUnaccepted(ctx, ports) },
  { name: 'service-order.confirmHandedOver', everySeconds: 300, run: ctx => confirmHandedOver(ctx, ports) },
  { name: 'service-order.tellLate', everySeconds: 3600, run: tellLate },
  { name: 'service-order.followRefunds', everySeconds: 300, run: followRefunds },
  { name: 'service-order.remindBeforeDue', everySeconds: 600, run: remindBeforeDue },
  { name: 'service-order.timeOutCases', everySeconds: 300, run: ctx => timeOutCases(ctx, ports) },
]

/**
 * Carries out what was written down for the bank. Claimed, asked, written down: whatever stops in between is asked again under the same
 * reference, which the bank carries out once.
 */
async function settlePayments(step: JobStep, ports: ServiceOrderPorts): Promise<void> {
  const claimed = await step(claim)
  for (const { payment, order } of claimed) {
    let outcome: FundsOutcome
    try {
      outcome = await ports.funds.settle(step, {
        reference: payment.reference,
        kind: payment.kind,
        customerCompanyId: order.customerCompanyId,
        providerCompanyId: order.providerCompanyId,
        currency: payment.currency,
        amountMinor: payment.amountMinor,
        commissionMinor: payment.commissionMinor,
        payMode: payment.payMode,
      })
    } catch (error) {
      // The claim runs out, and it is tried again.
      await step(async ctx => ctx.log.warn({ err: error, payment: payment.id }, 'the bank did not answer'))
      continue
    }
    await step(ctx => settled(ctx.inRegion(order.regionId), ports, payment.id, outcome))
  }
}

interface Claimed {
  payment: PaymentRecord
  order: Pick<ServiceOrderRecord, 'customerCompanyId' | 'providerCompanyId' | 'regionId'>
}

async function claim(ctx: ActorContext): Promise<Claimed[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from service_order_payment where status = 'pending' and next_attempt_at <= ${ctx.now().toISOString()}
    order by next_attempt_at limit ${PAYMENTS} for update skip locked`)
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return []
  const from = ctx.now().toISOString()
  await ctx.db.execute(sql`
    update service_order_payment set attempts = attempts + 1, next_attempt_at = ${from}::timestamptz
      + least(${CLAIM_MS} * power(2, least(attempts, 10)), ${LONGEST_WAIT_MS}) * interval '1 millisecond'
    where id = any (${sql.param(ids)}::uuid[])`)
  return ctx.db
    .select({
      payment: serviceOrderPayment,
      order: {
        customerCompanyId: serviceOrder.customerCompanyId,
        providerCompanyId: serviceOrder.providerCompanyId,
        regionId: serviceOrder.regionId,
      },
    })
    .from(serviceOrderPayment)
    .innerJoin(serviceOrder, eq(serviceOrder.id, serviceOrderPayment.orderId))
    .where(inArray(serviceOrderPayment.id, ids))
    .orderBy(serviceOrderPayment.createdAt)
}

/** Writes down what the bank said; the order is locked first, as everybody does who changes one. */
async function settled(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  paymentId: string,
  outcome: FundsOutcome,
): Promise<void> {
  const [found] = await ctx.db
    .select({ order: serviceOrder })
    .from(serviceOrder)
    .innerJoin(serviceOrderPayment, eq(serviceOrderPayment.orderId, serviceOrder.id))
    .where(eq(serviceOrderPayment.id, paymentId))
    .for('update', { of: serviceOrder })
  const [payment] = await ctx.db
    .update(serviceOrderPayment)
    .set(
      outcome.ok
        ? { status: 'done', settledAt: ctx.now(), bankReference: outcome.bankReference }
        : { status: 'failed', settledAt: ctx.now(), failure: outcome.failure },
    )
    .where(and(eq(serviceOrderPayment.id, paymentId), eq(serviceOrderPayment.status, 'pending')))
    .returning()
  // Somebody else was told first.
  if (!found || !payment) return
  if (payment.kind === 'hold') return held(ctx, found.order, outcome)
  const { caseId } = payment
  if (caseId !== null) return caseSettled(ctx, ports, found.order, { ...payment, caseId }, outcome)
  if (!outcome.ok) return stuck(ctx, found.order)
  if (found.order.stuckSince !== null || (await hasPending(ctx, found.order.id))) return refresh(ctx, found.order)
  const over = await writeMoney(ctx, found.order, 'settled')
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
    role: 'op_finance',
  })
  refresh(ctx, order)
}

async function hasPending(ctx: ActorContext, orderId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from service_order_payment where order_id = ${orderId} and status = 'pending' limit 1`,
  )
  return rows.length > 0
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
    await moveOrder(ctx, order, 'cancel')
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
  for (const order of await dueOrders(
    system,
    sql`(status in ('pending_quote', 'in_service') or (status = 'pending_payment' and money = 'reported')) and not late_told`,
  )) {
    const ctx = system.inRegion(order.regionId)
    await ctx.db.update(serviceOrder).set({ lateTold: true }).where(eq(serviceOrder.id, order.id))
    await tell(ctx, order, 'late')
  }
}
