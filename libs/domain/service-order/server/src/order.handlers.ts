import type * as serviceOrderContract from '@tradeport/domain/service-order/contract'
import {
  MAX_MATERIALS,
  serviceOrderRoutes,
  type OrderMaterial,
  type serviceOrderCancelNegotiate,
} from '@tradeport/domain/service-order/contract'
import {
  orderPrice,
  quoteDueAt,
  rejectionStep,
  isToBring,
  serviceOrderMachine,
} from '@tradeport/domain/service-order/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal, fromMinor, isZero, roundMoney, subtractMoney, toMinor } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import { towardCompanies } from '@tradeport/node/parties'
import { requireAllowed, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { afterSalesHandlers } from './after-sales.handlers'
import type { messageHandlers } from './message.handlers'
import { decideRefund, escalateRefund } from './direct-refund'
import { PAYMENT, REFUND, answerPaid, receiveCommission, reportPaid } from './direct-steps'
import { requireOwnFiles, shareFiles } from './order-files'
import { factsOf, openQuote } from './order-facts'
import { exportOrders } from './order-export'
import { boardOf, countOrders, pageOrders } from './order-list.repository'
import { placeDraft, rewriteDraft, submitDraft } from './order-placing'
import { commissionReport, exportCommission } from './commission-report'
import { finishWork, stopWork } from './linked-work'
import { acceptOrder, completeOrder } from './order-ends'
import { DOCUMENT, askPlatform, instruct, moveOrder, settlement, writeBeside } from './order-progress'
import { timesOf } from './order-times'
import { detailView } from './order-view'
import { companiesOf, loadOrder, lockOrder, partyOf } from './party'
import { paymentClaimOver } from './payback'
import { decidePayment, escalatePayment } from './payment-claim'
import { requireOpenProvider } from './payback-hold'
import type { ServiceOrderPorts } from './ports'
import { retryPayments } from './stuck-money'
import type { ServiceOrderRecord } from './service-order.table'

const changed = ({ id, no, version, status }: ServiceOrderRecord) => ({ id, no, version, status })
const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)
const refuse = (path: string, rule: string) => new AppError('FT520400', {}, { fieldErrors: [{ path, rule }] })

export const orderHandlers = (
  ports: ServiceOrderPorts,
): Omit<
  Handlers<typeof serviceOrderContract>,
  keyof ReturnType<typeof afterSalesHandlers> | keyof typeof messageHandlers
> => ({
  serviceOrderPage: (ctx, input) => pageOrders(ctx, ports, input),
  serviceOrderStatusCount: countOrders,
  serviceOrderBoard: (ctx, input) => boardOf(ctx, ports, input),
  serviceOrderDetail: async (ctx, input) => detailView(ctx, await loadOrder(ctx, input.id), ports),
  serviceOrderOperationLog: async (ctx, input) => timeline(ctx, DOCUMENT, (await loadOrder(ctx, input.id)).id),
  serviceOrderExport: (ctx, input) => exportOrders(ctx, ports, input),

  serviceOrderForm: async (ctx, input) => {
    const offer = await ports.offers.offer(ctx, input.serviceId)
    if (!offer) throw new AppError('FT520404')
    return offer.template
  },

  serviceOrderCreate: async (ctx, input) => changed(await placeDraft(ctx, ports, input)),

  serviceOrderUpdate: async (ctx, input) => changed(await rewriteDraft(ctx, ports, await lockOrder(ctx, input), input)),

  serviceOrderSubmit: async (ctx, input) =>
    changed(await submitDraft(ctx, ports, await lockOrder(ctx, input), input.agreement)),

  serviceOrderQuote: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    await requireOpenProvider(ctx, order)
    const amount = roundMoney(input.amount, order.currency)
    if (isZero(amount)) throw refuse('amount', 'positive')
    const discount = roundMoney(input.discount ?? '0', order.currency)
    if (compareDecimal(discount, amount) >= 0) throw refuse('discount', 'below_amount')
    if (input.validTo < tradeDay(ctx.now())) throw refuse('validTo', 'in_past')
    const earlier = order.quotes.map(quote =>
      quote.status === 'open' ? { ...quote, status: 'superseded' as const } : quote,
    )
    const quote = {
      no: earlier.length + 1,
      amount,
      discount,
      validTo: input.validTo,
      note: orNull(input.note),
      byName: ctx.actor.displayName || null,
      status: 'open' as const,
      at: ctx.now().toISOString(),
    }
    const set = { quotes: [...earlier, quote], dueAt: quoteDueAt(input.validTo), lateTold: false }
    const note = `${subtractMoney(amount, discount, order.currency)} ${order.currency}`
    return changed(await writeBeside(ctx, order, 'quote', { set, note, says: 'quoted' }))
  },

  serviceOrderConfirmQuote: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    const quote = openQuote(order, ctx.now())
    if (!quote) throw new AppError('FT526006')
    const { currency, taxRate } = order
    const price = orderPrice({ unitPrice: quote.amount, qty: '1', discount: quote.discount, taxRate, currency })
    const set = {
      amountMinor: toMinor(price.amount, currency),
      discountMinor: toMinor(price.discount, currency),
      payableMinor: toMinor(price.payable, currency),
      taxMinor: toMinor(price.tax, currency),
      quotes: order.quotes.map(each => (each.no === quote.no ? { ...each, status: 'confirmed' as const } : each)),
    }
    return changed(await moveOrder(ctx, order, 'confirm_quote', { set }))
  },

  serviceOrderPay: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    if (order.money !== 'none') throw new AppError('FT526007')
    if (order.payableMinor === null) throw new AppError('MALL600403')
    await requireOpenProvider(ctx, order)
    const set = { money: 'processing' as const, payMode: input.payMode }
    const paying = await writeBeside(ctx, order, 'pay', { set })
    await instruct(ctx, paying, 'hold', order.payableMinor, { payMode: input.payMode })
    return changed(paying)
  },

  serviceOrderPaymentReport: async (ctx, input) =>
    changed(await reportPaid(PAYMENT, ctx, await lockOrder(ctx, input), input)),
  serviceOrderPaymentAnswer: async (ctx, input) =>
    changed(await answerPaid(PAYMENT, ctx, await lockOrder(ctx, input), input)),
  serviceOrderEscalatePayment: async (ctx, input) =>
    changed(await escalatePayment(ctx, await lockOrder(ctx, input), input)),
  serviceOrderDecidePayment: async (ctx, input) =>
    changed(await decidePayment(...(await lockTowards(ctx, ports, input)), input)),
  serviceOrderRefundReport: async (ctx, input) =>
    changed(await reportPaid(REFUND, ctx, await lockOrder(ctx, input), input)),
  serviceOrderRefundAnswer: async (ctx, input) =>
    changed(await answerPaid(REFUND, ctx, await lockOrder(ctx, input), input)),
  serviceOrderEscalateRefund: async (ctx, input) =>
    changed(await escalateRefund(ctx, await lockOrder(ctx, input), input)),
  serviceOrderDecideRefund: async (ctx, input) =>
    changed(await decideRefund(...(await lockTowards(ctx, ports, input)), input)),
  serviceOrderReceiveCommission: async (ctx, input) =>
    changed(await receiveCommission(...(await lockTowards(ctx, ports, input)), input)),

  serviceOrderAcceptOrder: async (ctx, input) => changed(await acceptOrder(ctx, ports, await lockOrder(ctx, input))),

  serviceOrderReject: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    const set = { reason: input.reason, ...(await settlement(ctx, order, 'all')) }
    const rejected = await moveOrder(ctx, order, 'reject', { set, note: input.reason })
    await ports.agreements?.revoke(ctx, order.id)
    await stopWork(ctx, ports, rejected)
    await ports.turnedDown?.(ctx, order)
    return changed(rejected)
  },

  serviceOrderCancel: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    if (order.money === 'processing') throw new AppError('FT526007')
    const set = { reason: input.reason, ...(await settlement(ctx, order, 'all')), ...paymentClaimOver(ctx, order) }
    const cancelled = await moveOrder(ctx, order, 'cancel', { set, note: input.reason })
    await ports.agreements?.revoke(ctx, order.id)
    await stopWork(ctx, ports, cancelled)
    return changed(cancelled)
  },

  serviceOrderNextStatus: async (ctx, input) =>
    changed(await goOn(ctx, await lockOrder(ctx, input), orNull(input.note))),

  serviceOrderMaterialUpload: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    await requireOwnFiles(ctx, input.files)
    const materials = withPart(order.materials, input.no, {
      status: 'uploaded',
      files: input.files,
      uploadedAt: ctx.now().toISOString(),
      reason: null,
    })
    const written = await writeBeside(ctx, order, 'upload_material', { set: { materials }, says: 'material_uploaded' })
    // A draft may still be dropped: its papers go to the provider together with it.
    if (order.status !== 'draft') await shareFiles(ctx, input.files, order.providerCompanyId)
    return changed(written)
  },

  serviceOrderMaterialVerify: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    const isPass = input.result === 'pass'
    const reason = orNull(input.reason)
    if (!isPass && reason === null) throw refuse('reason', 'required')
    if (order.materials.find(material => material.no === input.no)?.status !== 'uploaded')
      throw refuse('no', 'invalid_value')
    const change: Partial<OrderMaterial> = { status: isPass ? 'verified' : 'refused', reason: isPass ? null : reason }
    const set = { materials: withPart(order.materials, input.no, change) }
    const rest = isPass ? {} : { note: reason, says: 'material_refused' as const }
    return changed(await writeBeside(ctx, order, 'verify_material', { set, ...rest }))
  },

  serviceOrderMaterialRequest: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    const note = orNull(input.note)
    const materials = withRequested(order.materials, input.docType, note === null ? {} : { [ctx.locale]: note })
    return changed(
      await writeBeside(ctx, order, 'request_material', { set: { materials }, note, says: 'material_requested' }),
    )
  },

  serviceOrderDeliverableSubmit: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    await requireOwnFiles(ctx, input.files)
    const deliverables = withPart(order.deliverables, input.no, {
      status: 'submitted',
      files: input.files,
      note: orNull(input.note),
      submittedAt: ctx.now().toISOString(),
      reason: null,
    })
    const written = await writeBeside(ctx, order, 'submit_deliverable', {
      set: { deliverables },
      note: orNull(input.note),
    })
    await shareFiles(ctx, input.files, order.customerCompanyId)
    return changed(written)
  },

  serviceOrderDeliverableReject: async (ctx, input) => {
    const order = free(await lockOrder(ctx, input))
    if (input.nos.some(no => !order.deliverables.some(each => each.no === no))) throw refuse('nos', 'invalid_value')
    const set = {
      rejections: order.rejections + 1,
      deliverables: order.deliverables.map(each =>
        input.nos.includes(each.no) ? { ...each, status: 'refused' as const, reason: input.reason } : each,
      ),
      // The last step is to be done again.
      process: order.process.map((step, index) =>
        index === order.process.length - 1 ? { ...step, doneAt: null } : step,
      ),
    }
    const step = rejectionStep(order.rejections, timesOf(ctx, order).region)
    const moved = await moveOrder(ctx, order, step, { set, note: input.reason })
    if (step === 'dispute')
      await askPlatform(ctx, {
        ...moved,
        subject: DOCUMENT,
        route: serviceOrderRoutes.order(moved.id),
        permission: 'serviceOrder:decide',
      })
    return changed(moved)
  },

  serviceOrderConfirm: async (ctx, input) => {
    const completed = await completeOrder(ctx, free(await lockOrder(ctx, input)))
    await finishWork(ctx, ports, completed)
    return changed(completed)
  },

  serviceOrderCancelNegotiate: async (ctx, input) =>
    changed(await negotiate(ctx, ports, await lockOrder(ctx, input), input)),

  serviceOrderDecide: async (ctx, input) => {
    const [toward, order] = await lockTowards(ctx, ports, input)
    requireAllowed(toward, serviceOrderMachine, order.status, 'decide')
    const refund = sharedRefund(order, input.refund)
    const set = { reason: input.reason, ...(await settlement(ctx, order, refund)) }
    const decided = await moveOrder(toward, order, 'decide', { set, note: input.reason })
    await stopWork(ctx, ports, decided)
    return changed(decided)
  },

  serviceOrderRetryPayment: async (ctx, input) => changed(await retryPayments(ctx, await lockOrder(ctx, input))),
  serviceOrderCommissionReport: async (ctx, input) => ({ rows: await commissionReport(ctx, ports, input) }),
  serviceOrderCommissionExport: (ctx, input) => exportCommission(ctx, ports, input),

  serviceOrderEvaluate: async (ctx, input) => {
    const order = await lockOrder(ctx, input)
    if (order.rating !== null) throw new AppError('MALL600403')
    const { score, tags, text } = input
    const rating = { score, tags: [...new Set(tags)], text, at: ctx.now().toISOString() }
    return changed(await writeBeside(ctx, order, 'evaluate', { set: { rating }, says: 'rated' }))
  },
})

/** The locked order of a decision of the platform's, and the call towards both of its sides. */
async function lockTowards(
  ctx: ActorContext,
  { organisation }: ServiceOrderPorts,
  input: { id: string; version: number },
): Promise<[ActorContext, ServiceOrderRecord]> {
  const order = await lockOrder(ctx, input)
  return [await towardCompanies(ctx, organisation, companiesOf(order)), order]
}

/** The next step of the process is done; the last one hands the result over. */
async function goOn(ctx: ActorContext, order: ServiceOrderRecord, note: string | null): Promise<ServiceOrderRecord> {
  const next = order.process.findIndex(step => step.doneAt === null)
  const at = ctx.now().toISOString()
  const process = order.process.map((step, index) => (index === next ? { ...step, doneAt: at } : step))
  const { isLastStep, isDelivered } = factsOf(order, ctx.now())
  if (!isLastStep) return writeBeside(ctx, order, 'finish_step', { set: { process }, note, says: 'step_finished' })
  if (!isDelivered) throw new AppError('FT526008')
  return moveOrder(ctx, order, 'hand_over', { set: { process, handedOverAt: ctx.now() }, note })
}

async function negotiate(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  order: ServiceOrderRecord,
  input: ParsedInputOf<typeof serviceOrderCancelNegotiate>,
): Promise<ServiceOrderRecord> {
  const { cancelProposal } = input.decision === 'refuse' ? order : free(order)
  const party = partyOf(ctx)
  if (party === null) throw new AppError('MALL600403')
  if (input.decision === 'propose') {
    const reason = orNull(input.reason)
    if (cancelProposal?.by === party) throw new AppError('MALL600403')
    if (input.refund === undefined) throw refuse('refund', 'required')
    if (reason === null) throw refuse('reason', 'required')
    const refund = sharedRefund(order, input.refund)
    const byName = ctx.actor.displayName || null
    const set = { cancelProposal: { by: party, byName, refund, reason, at: ctx.now().toISOString() } }
    const note = `${refund} ${order.currency} · ${reason}`
    return writeBeside(ctx, order, 'propose_cancel', { set, note, says: 'cancel_proposed' })
  }
  if (cancelProposal === null) throw new AppError('MALL600403')
  if (input.decision === 'refuse')
    return writeBeside(ctx, order, 'refuse_cancel', {
      set: { cancelProposal: null },
      note: orNull(input.reason),
      says: 'cancel_refused',
    })
  // Nobody agrees with themselves.
  if (cancelProposal.by === party) throw new AppError('MALL600403')
  const set = { reason: cancelProposal.reason, ...(await settlement(ctx, order, cancelProposal.refund)) }
  const ended = await moveOrder(ctx, order, 'agree_cancel', { set, note: cancelProposal.reason })
  // What customs has cannot be called back by the two of them: a case shares the money of it.
  if (!(await stopWork(ctx, ports, ended))) throw new AppError('FT526017')
  return ended
}

/** @throws AppError `FT526009` while an after-sales case keeps the money where it is. */
function free(order: ServiceOrderRecord): ServiceOrderRecord {
  if (order.openCaseId !== null) throw new AppError('FT526009')
  return order
}

/** @throws AppError `FT520400` for more than is still there. */
function sharedRefund(order: ServiceOrderRecord, refund: string): string {
  const paid = fromMinor((order.payableMinor ?? 0n) - order.caseRefundMinor, order.currency)
  const amount = roundMoney(refund, order.currency)
  if (compareDecimal(amount, paid) > 0) throw refuse('refund', 'invalid_value')
  return amount
}

/**
 * A paper of a kind that is not there yet is asked for once more, in other words where there are some; "other" papers may be several.
 *
 * @throws AppError `FT520400` for more of them than an order has
 */
function withRequested(
  materials: readonly OrderMaterial[],
  docType: OrderMaterial['docType'],
  note: OrderMaterial['note'],
): OrderMaterial[] {
  const open = materials.find(
    material => docType !== 'other' && material.docType === docType && isToBring(material.status),
  )
  const hasNote = Object.keys(note).length > 0
  if (open) return withPart(materials, open.no, { required: true, ...(hasNote ? { note } : {}) })
  if (materials.length >= MAX_MATERIALS) throw refuse('docType', 'too_many')
  const no = Math.max(0, ...materials.map(material => material.no)) + 1
  return [
    ...materials,
    { no, docType, required: true, note, status: 'missing', files: [], uploadedAt: null, reason: null },
  ]
}

/** @throws AppError `FT520400` for a part that is not on the list. */
function withPart<P extends { no: number }>(parts: readonly P[], no: number, change: Partial<P>): P[] {
  if (!parts.some(part => part.no === no)) throw refuse('no', 'invalid_value')
  return parts.map(part => (part.no === no ? { ...part, ...change } : part))
}
