import { SERVICE_ORDER_NEWS, serviceOrderRoutes, type ServiceOrderNews } from '@tradeport/domain/service-order/contract'
import {
  deniedHours,
  dueAfter,
  maySideStep,
  serviceOrderMachine,
  sharesOf,
  unansweredHours,
  type Party,
  type ServiceOrderBeside,
  type ServiceOrderStep,
} from '@tradeport/domain/service-order/rules'
import { timerOf, type TimedRegion } from '@tradeport/kernel/config'
import { fromMinor, toMinor } from '@tradeport/kernel/values'
import { newPayment, type InstructionKind, type PaymentBooks } from '@tradeport/node/funds'
import { requireMay, transition, writeSeen, type ActorContext } from '@tradeport/node/server-kit'
import { isDirect, settleDirectly } from './direct-money'
import { timesOf } from './order-times'
import { partyOf } from './party'
import { serviceOrder, serviceOrderPayment, type ServiceOrderRecord } from './service-order.table'

export const DOCUMENT = 'serviceOrder'

/** Where the bank's part of service orders is kept. */
export const SERVICE_ORDER_BOOKS = {
  document: 'service-order',
  payments: 'service_order_payment',
  orders: 'service_order',
  customer: 'customer_company_id',
  provider: 'provider_company_id',
} as const satisfies Omit<PaymentBooks, 'answered'>

interface Change {
  set?: Partial<ServiceOrderRecord>
  note?: string | null
  /** Another step follows at once, and is told instead. */
  quiet?: boolean
}

/** The one way to another status: what is due next, the history, a notice to the other side, and open pages read again. */
export async function moveOrder(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  action: ServiceOrderStep,
  { set, note, quiet = false }: Change = {},
): Promise<ServiceOrderRecord> {
  const to = serviceOrderMachine.actions[action].to
  const moved = await transition(ctx, {
    table: serviceOrder,
    machine: serviceOrderMachine,
    row: order,
    action,
    set: {
      // Nobody is hurried to confirm what a case is about.
      dueAt: order.openCaseId === null ? dueAfter(to, timesOf(ctx, order), order.snapshot.deliveryDays) : null,
      lateTold: false,
      // Whether it ends by consent is asked of a running service alone.
      cancelProposal: null,
      ...set,
    },
    note: note ?? null,
    documentType: DOCUMENT,
  })
  if (ctx.actor.kind === 'operator')
    await ctx.audit({
      action: `${DOCUMENT}:${action}`,
      entityType: DOCUMENT,
      entityId: order.id,
      entityNo: order.no,
      companyId: order.customerCompanyId,
      before: { status: order.status },
      after: { status: moved.status, ...(set?.refundMinor == null ? {} : { refundMinor: String(set.refundMinor) }) },
      ...(note ? { reason: note } : {}),
    })
  const news = newsOf(action)
  if (news && !quiet && moved.submittedAt !== null) await tell(ctx, moved, news)
  if (set?.commissionDueOn) await tell(ctx, moved, 'commission_owed', ['provider'])
  refresh(ctx, moved)
  return moved
}

/** A running service is told by what made it run, everything else by what it came to. */
function newsOf(action: ServiceOrderStep): ServiceOrderNews | undefined {
  const to: string = serviceOrderMachine.actions[action].to
  return SERVICE_ORDER_NEWS.find(news => news === (to === 'in_service' ? action : to))
}

/**
 * What happens beside the status, under the same rules: role and status allow it, the version was seen, the history tells it.
 *
 * @param says the stage that the other side is told; nothing is told without one
 * @throws AppError `USER_SERVICE530307` for what others decide about the caller's own company, else `MALL600403`
 */
export async function writeBeside(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  action: ServiceOrderBeside,
  { set = {}, note, says }: Change & { says?: ServiceOrderNews },
): Promise<ServiceOrderRecord> {
  requireMay(ctx, roles => maySideStep(action, order.status, roles))
  const written = await writeSeen(ctx, serviceOrder, order, set)
  await recordEvent(ctx, written, action, note ?? null)
  if (says && written.submittedAt !== null) await tell(ctx, written, says)
  refresh(ctx, written)
  return written
}

export async function recordEvent(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  action: string,
  note: string | null,
): Promise<void> {
  await ctx.event({
    documentType: DOCUMENT,
    documentId: order.id,
    action,
    fromStatus: order.status,
    toStatus: order.status,
    note,
  })
}

/** Whoever did not act; both where nobody did. */
export function others(ctx: ActorContext): readonly Party[] {
  const party = partyOf(ctx)
  if (party === null) return ['customer', 'provider']
  return [party === 'customer' ? 'provider' : 'customer']
}

/** How long somebody has for what a stage asks for. */
function hoursOf(stage: ServiceOrderNews, region: TimedRegion): number {
  if (stage === 'receipt_denied' || stage === 'receipt_denied_last') return deniedHours(region)
  if (stage === 'receipt_late') return unansweredHours(region)
  return timerOf(region, stage === 'refund_reported' ? 'caseCustomerHours' : 'serviceAcceptHours')
}

export async function tell(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  stage: ServiceOrderNews,
  to: readonly Party[] = others(ctx),
): Promise<void> {
  const { title } = order.snapshot
  const name = title[ctx.locale] ?? title.en_US ?? Object.values(title)[0] ?? order.serviceNo
  const { region } = timesOf(ctx, order)
  const news = {
    no: order.no,
    name,
    stage,
    hours: String(hoursOf(stage, region)),
    days: String(timerOf(region, 'serviceConfirmDays')),
  }
  for (const party of to) {
    const isCustomer = party === 'customer'
    await ctx.notify({
      kind: 'service_order_changed',
      to: isCustomer
        ? { companyId: order.customerCompanyId, identity: 'seller', permission: 'serviceOrder:read' }
        : { companyId: order.providerCompanyId, identity: 'provider', permission: 'serviceOrder:read' },
      params: { ...news, party: isCustomer ? order.providerName : order.customerName },
      link: { frontEnd: isCustomer ? 'seller' : 'providerAdmin', route: serviceOrderRoutes.order(order.id) },
    })
  }
}

/** Open pages of everybody concerned read again. */
export function refresh(ctx: ActorContext, order: ServiceOrderRecord): void {
  for (const companyId of [order.customerCompanyId, order.providerCompanyId])
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: order.id })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: order.id })
}

/** Writes down what the bank is to do; the job carries it out once this transaction stands. */
export async function instruct(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  kind: InstructionKind,
  amountMinor: bigint,
  rest: { commissionMinor?: bigint; payMode?: ServiceOrderRecord['payMode']; caseId?: string } = {},
): Promise<void> {
  if (amountMinor === 0n) return
  const { caseId = null, ...asked } = rest
  const payment = newPayment(ctx, SERVICE_ORDER_BOOKS, {
    ...{ orderId: order.id, kind, currency: order.currency, amountMinor },
    ...asked,
  })
  await ctx.db.insert(serviceOrderPayment).values({ ...payment, caseId })
}

/**
 * Shares what the bank holds: `refund` to the customer, the rest to provider and platform. Nothing where nothing was paid; what cases
 * gave back before is no longer there. Of what was paid past the platform it only says who owes what to whom.
 */
export async function settlement(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  refund: string | 'all',
): Promise<Partial<ServiceOrderRecord>> {
  if ((order.money !== 'held' && !isDirect(order)) || order.payableMinor === null) return {}
  const { currency, commissionRate } = order
  const payable = fromMinor(order.payableMinor - order.caseRefundMinor, currency)
  const shares = sharesOf({ payable, refund: refund === 'all' ? payable : refund, commissionRate, currency })
  if (isDirect(order)) return settleDirectly(ctx, order, shares)
  const [refundMinor, commissionMinor, providerMinor] = [shares.refund, shares.commission, shares.provider].map(part =>
    toMinor(part, currency),
  )
  if (refundMinor === undefined || commissionMinor === undefined || providerMinor === undefined) return {}
  await instruct(ctx, order, 'refund', refundMinor)
  await instruct(ctx, order, 'release', commissionMinor + providerMinor, { commissionMinor })
  return {
    refundMinor: refundMinor + order.caseRefundMinor,
    commissionMinor,
    providerMinor,
    money: order.payableMinor === order.caseRefundMinor ? 'settled' : 'processing',
  }
}

type PlatformsTurn =
  | 'serviceOrder:decide'
  | 'serviceOrder:decide_payment'
  | 'serviceOrder:decide_refund'
  | 'serviceOrder:retry_payment'
  | 'afterSalesCase:decide_refund'

/** Tells the region's desk that it has to decide; a repeat takes the place of what was not read. */
export async function askPlatform(
  ctx: ActorContext,
  asked: { id: string; no: string; regionId: string; subject: string; route: string; permission: PlatformsTurn },
): Promise<void> {
  const { id, no, regionId, subject, route, permission } = asked
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: permission, regionId },
    params: { no, name: no, subject },
    link: { frontEnd: 'admin', route },
    dedupeKey: `review:${subject}:${id}`,
  })
}
