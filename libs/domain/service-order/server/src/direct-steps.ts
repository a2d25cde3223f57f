import type {
  OrderRefundStatus,
  PaymentReport,
  ServiceOrderNews,
  serviceOrderPaymentAnswer,
  serviceOrderPaymentReport,
  serviceOrderReceiveCommission,
} from '@tradeport/domain/service-order/contract'
import {
  MAX_PAYMENT_REPORTS,
  deniedDueAfter,
  dueAfter,
  paymentDeniedBy,
  receiptDueAfter,
  type ServiceOrderBeside,
} from '@tradeport/domain/service-order/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { fromMinor } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { enter, openCommissionOf } from './direct-money'
import { refundCame } from './direct-refund'
import { factsOf } from './order-facts'
import { requireOwnFiles, shareFiles } from './order-files'
import { DOCUMENT, moveOrder, tell, writeBeside } from './order-progress'
import { timesOf } from './order-times'
import { answered, awaitedAnew, paymentClaimOver, refundNow, reported } from './payback'
import { requireOpenProvider } from './payback-hold'
import type { ServiceOrderRecord } from './service-order.table'

const refuse = (path: string, rule: string) => new AppError('FT520400', {}, { fieldErrors: [{ path, rule }] })

/** Nobody has paid tomorrow. @throws AppError `FT520400` */
export function requirePast(ctx: ActorContext, paidOn: string): void {
  if (paidOn > tradeDay(ctx.now())) throw refuse('paidOn', 'in_future')
}

/** Whoever misses money says what it looked for. @throws AppError `FT520400` */
export function reasonIfMissing(decision: 'received' | 'missing', reason: string | undefined): string | null {
  if (decision === 'received') return null
  if (!reason) throw refuse('reason', 'required')
  return reason
}

/** Money that one side says it paid past the platform, and the other one says it has or misses. */
export interface DirectMoney {
  report: { step: ServiceOrderBeside; says: ServiceOrderNews }
  deny: { step: ServiceOrderBeside; says(reports: readonly PaymentReport[]): ServiceOrderNews }
  /** Who reads what shows it: whoever should have got it. */
  payee(order: ServiceOrderRecord): string
  /** @throws AppError where nothing is to be paid now */
  reports(ctx: ActorContext, order: ServiceOrderRecord): Promise<readonly PaymentReport[]> | readonly PaymentReport[]
  /** @throws AppError `MALL600403` where nothing waits for an answer */
  awaited(order: ServiceOrderRecord): readonly PaymentReport[]
  asReported(ctx: ActorContext, order: ServiceOrderRecord, reports: PaymentReport[]): Partial<ServiceOrderRecord>
  asMissing(ctx: ActorContext, order: ServiceOrderRecord, reports: PaymentReport[]): Partial<ServiceOrderRecord>
  asReceived(ctx: ActorContext, order: ServiceOrderRecord, reports: PaymentReport[]): Promise<ServiceOrderRecord>
}

/** Nothing has come: the order waits for its customer to pay as if it had not been reported. */
export const paidAnew = (
  ctx: ActorContext,
  order: ServiceOrderRecord,
  paymentReports: PaymentReport[],
): Partial<ServiceOrderRecord> => ({
  ...{ money: 'none', payMode: null, paymentReports },
  ...{ dueAt: dueAfter('pending_payment', timesOf(ctx, order), null), lateTold: false },
})

/** Of the customer to the provider: what has come lets the order go on like one whose money is in escrow; what has not is paid anew, in any way. */
export const PAYMENT: DirectMoney = {
  report: { step: 'report_payment', says: 'payment_reported' },
  deny: {
    step: 'deny_receipt',
    says: reports => (reports.length < MAX_PAYMENT_REPORTS ? 'receipt_denied' : 'receipt_denied_last'),
  },
  payee: order => order.providerCompanyId,
  async reports(ctx, order) {
    if (order.money === 'processing') throw new AppError('FT526007')
    const { takesDirectPay, isReported } = factsOf(order, ctx.now())
    if (!takesDirectPay || isReported || order.payableMinor === null) throw new AppError('MALL600403')
    await requireOpenProvider(ctx, order)
    return order.paymentReports
  },
  awaited(order) {
    if (order.money === 'reported') return order.paymentReports
    if (paymentDeniedBy(order) === null) throw new AppError('MALL600403')
    return awaitedAnew(order.paymentReports)
  },
  asReported: (ctx, order, paymentReports) => ({
    ...{ money: 'reported', payMode: 'offline', paymentReports },
    ...{ dueAt: receiptDueAfter(timesOf(ctx, order)), lateTold: false },
  }),
  asMissing: (ctx, order, paymentReports) => {
    // What the platform looks at is its to decide, and what was denied is not denied again.
    if (order.money !== 'reported' || order.paymentDisputedAt !== null) throw new AppError('MALL600403')
    return { ...paidAnew(ctx, order, paymentReports), dueAt: deniedDueAfter(timesOf(ctx, order)) }
  },
  async asReceived(ctx, order, paymentReports) {
    const set = {
      ...({ money: 'direct' } as const),
      ...{ paymentReports, paidAt: ctx.now() },
      ...paymentClaimOver(ctx, order),
    }
    const moved = await moveOrder(ctx, order, 'confirm_receipt', { set })
    await enter(ctx, moved, 'paid', moved.payableMinor ?? 0n)
    return moved
  },
}

/** @throws AppError `MALL600403` where the refund does not stand there. */
function refundIn(order: ServiceOrderRecord, statuses: readonly OrderRefundStatus[]) {
  const refund = order.directRefund
  if (refund === null || !statuses.includes(refund.status)) throw new AppError('MALL600403')
  return refund.reports
}

/** Of the provider back to the customer; what the platform looks at stays with it until the money is there. */
export const REFUND: DirectMoney = {
  report: { step: 'report_refund', says: 'refund_reported' },
  deny: { step: 'deny_refund', says: () => 'refund_denied' },
  payee: order => order.customerCompanyId,
  reports: (_ctx, order) => refundIn(order, ['owed', 'in_review']),
  awaited: order => refundIn(order, ['reported', 'in_review']),
  asReported: (ctx, order, reports) =>
    refundNow(ctx, order, order.directRefund?.status === 'in_review' ? 'in_review' : 'reported', reports),
  asMissing: (ctx, order, reports) => {
    refundIn(order, ['reported'])
    return refundNow(ctx, order, 'owed', reports)
  },
  asReceived: refundCame,
}

export async function reportPaid(
  money: DirectMoney,
  ctx: ActorContext,
  order: ServiceOrderRecord,
  input: ParsedInputOf<typeof serviceOrderPaymentReport>,
): Promise<ServiceOrderRecord> {
  const earlier = await money.reports(ctx, order)
  requirePast(ctx, input.paidOn)
  await requireOwnFiles(ctx, input.files)
  const { step, says } = money.report
  const set = money.asReported(ctx, order, [...earlier, reported(ctx, input)])
  const written = await writeBeside(ctx, order, step, { set, note: input.reference, says })
  await shareFiles(ctx, input.files, money.payee(order))
  return written
}

export async function answerPaid(
  money: DirectMoney,
  ctx: ActorContext,
  order: ServiceOrderRecord,
  input: ParsedInputOf<typeof serviceOrderPaymentAnswer>,
): Promise<ServiceOrderRecord> {
  const earlier = money.awaited(order)
  const note = reasonIfMissing(input.decision, input.reason)
  const reports = answered(ctx, earlier, input.decision, note)
  if (input.decision === 'received') return money.asReceived(ctx, order, reports)
  const set = money.asMissing(ctx, order, reports)
  return writeBeside(ctx, order, money.deny.step, { set, note, says: money.deny.says(reports) })
}

/** Finance has seen all that is open of the commission: it came, or what was too much went back. */
export async function receiveCommission(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { reference, reason, files }: ParsedInputOf<typeof serviceOrderReceiveCommission>,
): Promise<ServiceOrderRecord> {
  const open = openCommissionOf(order)
  if (open === 0n) throw new AppError('MALL600403')
  await requireOwnFiles(ctx, files)
  const set = { commissionReceivedMinor: order.commissionReceivedMinor + open }
  const written = await writeBeside(ctx, order, 'receive_commission', { set })
  await enter(ctx, order, 'commission_received', open, { reference, reason, files })
  await shareFiles(ctx, files, order.providerCompanyId)
  await tell(ctx, written, 'commission_received', ['provider'])
  await ctx.audit({
    action: `${DOCUMENT}:receive_commission`,
    entityType: DOCUMENT,
    entityId: order.id,
    entityNo: order.no,
    companyId: order.providerCompanyId,
    before: { open: fromMinor(open, order.currency), currency: order.currency },
    after: { open: fromMinor(0n, order.currency), reference },
    reason,
  })
  return written
}
