import { asc, eq } from 'drizzle-orm'
import type { CustomsOrderDetail, CustomsOrderNews } from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { customsOrderMachine, gaveBack } from '@tradeport/domain/customs/rules'
import { fromMinor, isPositive } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { settlePayments, type FundsOutcome, type FundsPayMode, type PaymentBooks } from '@tradeport/node/funds'
import type { ActorContext, Handlers, Job } from '@tradeport/node/server-kit'
import { claimSettled } from './customs-order-claims'
import { CUSTOMS_ORDER_BOOKS, askBankAgain, giveBack, holdFees, settleFees, withMoney } from './customs-order-funds'
import {
  ORDER_DOCUMENT,
  dueAtOf,
  recordBesideOrder,
  refreshOrder,
  tellOperators,
  tellOrder,
  writeBesideOrder,
} from './customs-order-progress'
import { lockOrder } from './customs-order.repository'
import {
  customsOrder,
  customsOrderPayment,
  type CustomsOrderRecord,
  type FeePaymentRecord,
} from './customs-order.table'
import type { CustomsPorts } from './ports'

const changed = ({ id, no, version, status }: CustomsOrderRecord) => ({ id, no, version, status })

/** What finance asks the bank for again. */
export const moneyHandlers: Pick<Handlers<typeof customsContract>, 'customsOrderRetryPayment'> = {
  async customsOrderRetryPayment(ctx, target) {
    const order = await lockOrder(ctx, target)
    const written = await writeBesideOrder(ctx, order, 'retry_payment', { set: { stuckSince: null } })
    const payments = await askBankAgain(ctx, order.id)
    await ctx.audit({
      action: `${ORDER_DOCUMENT}:retry_payment`,
      entityType: ORDER_DOCUMENT,
      entityId: order.id,
      entityNo: order.no,
      companyId: order.clientCompanyId,
      before: { stuckSince: order.stuckSince?.toISOString() ?? null },
      after: { payments },
    })
    return changed(written)
  },
}

/** All that is due, into escrow. @throws AppError `MALL600403` */
export async function payFees(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  payMode: FundsPayMode,
): Promise<CustomsOrderRecord> {
  const fees = await holdFees(ctx, order, order.fees, payMode)
  return writeBesideOrder(ctx, order, 'pay', { set: { fees } })
}

const BOOKS: PaymentBooks = { ...CUSTOMS_ORDER_BOOKS, answered }

export const customsMoneyJob = ({ funds }: Pick<CustomsPorts, 'funds'>): Job => ({
  name: 'customs.settlePayments',
  everySeconds: 2,
  steps: step => settlePayments(step, funds, BOOKS),
})

/** What follows from what the bank said of a payment. */
async function answered(
  ctx: ActorContext,
  { paymentId, orderId, outcome }: { paymentId: string; orderId: string; outcome: FundsOutcome },
): Promise<void> {
  const [order] = await ctx.db.select().from(customsOrder).where(eq(customsOrder.id, orderId))
  const [payment] = await ctx.db.select().from(customsOrderPayment).where(eq(customsOrderPayment.id, paymentId))
  if (!order || !payment) return
  if (payment.kind === 'hold') return outcome.ok ? held(ctx, order, payment) : notHeld(ctx, order, payment)
  if (!outcome.ok) return stuck(ctx, order)
  if (payment.claimNo !== null) return paidBack(ctx, order, payment)
  const isRelease = payment.kind === 'release'
  const fees = withMoney(order.fees, payment.feeNos, isRelease ? 'released' : 'refunded')
  const done = isRelease ? 'fees_released' : 'fees_refunded'
  const written = await write(ctx, order, { fees }, done)
  await tellOrder(ctx, written, done, isRelease ? 'provider' : 'client')
  // A complaint may have waited for it, to take some of it back.
  const claim = order.claims.at(-1)
  if (isRelease && claim?.status === 'refunding') await giveBack(ctx, order, fees, claim.no)
}

/** What a complaint came to is back, or a part of it. */
async function paidBack(ctx: ActorContext, order: CustomsOrderRecord, { feeNos }: FeePaymentRecord): Promise<void> {
  const fees = gaveBack(order.fees, feeNos)
  const isAll = !fees.some(({ returning }) => isPositive(returning))
  const written = await write(ctx, order, { fees, ...(isAll ? claimSettled(ctx, order) : {}) }, 'claim_refunded')
  if (isAll) await tellOrder(ctx, written, 'claim_refunded')
}

const isOver = ({ status }: CustomsOrderRecord) => customsOrderMachine.final.some(final => final === status)

/** The quote is paid, or its client has the time for it once more. */
const dueWith = async (ctx: ActorContext, order: CustomsOrderRecord, fees: CustomsOrderRecord['fees']) =>
  order.status === 'accepted' ? { dueAt: await dueAtOf(ctx, { ...order, fees }, order.status) } : {}

async function held(ctx: ActorContext, order: CustomsOrderRecord, { feeNos }: FeePaymentRecord): Promise<void> {
  const fees = withMoney(order.fees, feeNos, 'held')
  // What came after the end is passed on, or goes back, at once.
  const settled = isOver(order) ? await settleFees(ctx, order, fees) : fees
  const set = { fees: settled, ...(await dueWith(ctx, order, settled)) }
  await tellOrder(ctx, await write(ctx, order, set, 'fees_paid'), 'fees_paid', 'provider')
}

async function notHeld(ctx: ActorContext, order: CustomsOrderRecord, { feeNos }: FeePaymentRecord): Promise<void> {
  const fees = withMoney(order.fees, feeNos, 'due')
  const settled = isOver(order) ? await settleFees(ctx, order, fees) : fees
  const set = { fees: settled, ...(await dueWith(ctx, order, settled)) }
  await tellOrder(ctx, await write(ctx, order, set, 'payment_failed'), 'payment_failed', 'client')
}

/** Nobody of the two can do anything about it: finance is told, and asks again. */
async function stuck(ctx: ActorContext, order: CustomsOrderRecord): Promise<void> {
  const written = await write(ctx, order, { stuckSince: order.stuckSince ?? ctx.now() }, 'money_stuck')
  await tellOperators(ctx, written, 'customsOrder:retry_payment', 'money_stuck')
}

async function write(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  set: Partial<CustomsOrderRecord>,
  action: CustomsOrderNews,
): Promise<CustomsOrderRecord> {
  const [kept] = await ctx.db
    .update(customsOrder)
    .set({ ...set, version: order.version + 1, updatedAt: ctx.now() })
    .where(eq(customsOrder.id, order.id))
    .returning()
  const written = kept ?? order
  await recordBesideOrder(ctx, order, action)
  refreshOrder(ctx, written)
  return written
}

/** What the bank was asked to do, for whoever reads the order. */
export async function feePaymentsView(
  ctx: ActorContext,
  order: CustomsOrderRecord,
): Promise<CustomsOrderDetail['payments']> {
  const isClient = ctx.actor.kind === 'seller'
  const payments = await ctx.db
    .select()
    .from(customsOrderPayment)
    .where(eq(customsOrderPayment.orderId, order.id))
    .orderBy(asc(customsOrderPayment.createdAt), asc(customsOrderPayment.id))
  return payments.flatMap(payment => {
    const { kind } = payment
    if (isClient && kind === 'release') return []
    const isShared = !isClient && (kind === 'release' || kind === 'reclaim')
    return {
      id: payment.id,
      kind,
      status: payment.status,
      currency: payment.currency,
      amount: fromMinor(payment.amountMinor, payment.currency),
      commission: isShared ? fromMinor(payment.commissionMinor, payment.currency) : null,
      claimNo: payment.claimNo,
      failure: payment.failure,
      createdAt: iso(payment.createdAt),
      settledAt: isoOrNull(payment.settledAt),
    }
  })
}
