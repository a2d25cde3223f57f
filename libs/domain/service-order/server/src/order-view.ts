import { asc, eq } from 'drizzle-orm'
import type {
  OrderPayment,
  ServiceOrderDetail,
  ServiceOrderRow,
  ServiceOrderStatus,
} from '@tradeport/domain/service-order/contract'
import { rejectionsLeft, sharesOf } from '@tradeport/domain/service-order/rules'
import { fromMinor, normalizeDecimal, subtractMoney } from '@tradeport/kernel/values'
import { iso, isoOrNull, tradeDay } from '@tradeport/node/db'
import { isAbout, towards } from '@tradeport/node/parties'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import { refundableOf, refundedOf } from './after-sales-money'
import { owedCommissionView } from './direct-money'
import { releaseView } from './kept-money'
import { lookAtWork, waitingWork } from './linked-work'
import { actionsOf, nextActor } from './order-facts'
import { DOCUMENT } from './order-progress'
import { timesOf } from './order-times'
import { companiesOf, partyOf } from './party'
import { refundView } from './payback'
import { heldFor } from './payback-hold'
import type { ServiceOrderPorts } from './ports'
import { serviceOrderPayment, type PaymentRecord, type ServiceOrderRecord } from './service-order.table'

/** What a provider that is held does not take on. */
const BEFORE_WORK: readonly ServiceOrderStatus[] = ['pending_quote', 'pending_payment', 'pending_accept']

interface RowFacts {
  isHeld?: boolean | undefined
  isWorkWaiting?: boolean
  /** The companies that the reader, an operator, is one of the people of. */
  stakes?: ReadonlySet<string>
}

export function rowView(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  { isHeld = false, isWorkWaiting = false, stakes = new Set() }: RowFacts = {},
): ServiceOrderRow {
  const { snapshot } = order
  const ownStake = isAbout(stakes, companiesOf(order))
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    version: order.version,
    ownStake,
    actions: actionsOf(towards(ctx, ownStake), order, isHeld),
    serviceId: order.serviceId,
    serviceTitle: snapshot.title,
    categoryCode: order.categoryCode,
    flowCode: order.flowCode,
    skuId: snapshot.skuId,
    skuName: snapshot.skuName,
    qty: normalizeDecimal(order.qty),
    unit: snapshot.unit,
    customerCompanyId: order.customerCompanyId,
    customerName: order.customerName,
    providerCompanyId: order.providerCompanyId,
    providerName: order.providerName,
    currency: order.currency,
    payable: money(order.payableMinor, order),
    money: order.money,
    nextActor: nextActor(ctx, order, isWorkWaiting),
    dueAt: isoOrNull(order.dueAt),
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
  }
}

function money(minor: bigint | null, { currency }: ServiceOrderRecord): string | null {
  return minor === null ? null : fromMinor(minor, currency)
}

export async function detailView(
  ctx: ActorContext,
  order: ServiceOrderRecord,
  ports: Pick<ServiceOrderPorts, 'funds' | 'linkedWork' | 'organisation'>,
): Promise<ServiceOrderDetail> {
  const payments = await ctx.db
    .select()
    .from(serviceOrderPayment)
    .where(eq(serviceOrderPayment.orderId, order.id))
    .orderBy(asc(serviceOrderPayment.createdAt), asc(serviceOrderPayment.id))
  const today = tradeDay(ctx.now())
  const isCustomer = partyOf(ctx) === 'customer'
  const held = isCustomer || !BEFORE_WORK.includes(order.status) ? null : await heldFor(ctx, order)
  return {
    ...rowView(ctx, order, {
      isHeld: held !== null,
      isWorkWaiting: (await waitingWork(ctx, ports, [order])).has(order.id),
      stakes: await ports.organisation.stakesOf(ctx),
    }),
    ...priceView(order, isCustomer),
    payMode: order.payMode,
    directPay: order.directPay ? { instructions: order.directPayInstructions } : null,
    paymentReports: order.paymentReports,
    paymentClaims: order.paymentClaims,
    directRefund: refundView(order, ctx.now()),
    heldFor: held,
    owedCommission: isCustomer ? null : await owedCommissionView(ctx, order),
    payments: payments.filter(payment => !isCustomer || payment.kind !== 'release').map(paymentView),
    simulatedFunds: ports.funds.simulated,
    quotes: order.quotes.map(quote => ({
      ...quote,
      payable: subtractMoney(quote.amount, quote.discount, order.currency),
      status: quote.status === 'open' && quote.validTo < today ? 'expired' : quote.status,
    })),
    contact: order.contact,
    remark: order.remark,
    form: order.form,
    materials: order.materials,
    deliverables: order.deliverables,
    process: order.process,
    rejectionsLeft: rejectionsLeft(order.rejections, timesOf(ctx, order).region),
    cancelProposal: order.cancelProposal,
    reason: order.reason,
    openCaseId: order.openCaseId,
    customsOrderId: order.customsOrderId,
    linkedWork: await lookAtWork(ctx, ports, order),
    tradeOrder:
      order.tradeOrderId === null || partyOf(ctx) === 'provider'
        ? null
        : { id: order.tradeOrderId, no: order.tradeOrderNo ?? '' },
    moneyStuck: order.stuckSince !== null,
    caseRefund: fromMinor(order.caseRefundMinor, order.currency),
    refundable: fromMinor(refundableOf(order), order.currency),
    release: isCustomer ? null : releaseView(order),
    settlement: settlementView(order, isCustomer),
    rating: order.rating,
    paidAt: isoOrNull(order.paidAt),
    acceptedAt: isoOrNull(order.acceptedAt),
    handedOverAt: isoOrNull(order.handedOverAt),
    completedAt: isoOrNull(order.completedAt),
    timeline: await timeline(ctx, DOCUMENT, order.id),
  }
}

function priceView(order: ServiceOrderRecord, isCustomer: boolean) {
  const { currency, commissionRate } = order
  const payable = money(order.payableMinor, order)
  // Of what stays paid, also once it is over.
  const refund = fromMinor(refundedOf(order), currency)
  const shares = payable === null || isCustomer ? null : sharesOf({ payable, refund, commissionRate, currency })
  return {
    unitPrice: order.unitPrice === null ? null : normalizeDecimal(order.unitPrice),
    amount: money(order.amountMinor, order),
    discount: fromMinor(order.discountMinor, currency),
    taxRate: normalizeDecimal(order.taxRate),
    tax: money(order.taxMinor, order),
    commission: shares && {
      rate: normalizeDecimal(commissionRate),
      amount: shares.commission,
      providerAmount: shares.provider,
    },
  }
}

/** What the provider got and what the platform kept is between those two. */
function settlementView(order: ServiceOrderRecord, isCustomer: boolean): ServiceOrderDetail['settlement'] {
  const refund = money(order.refundMinor, order)
  if (refund === null) return null
  return {
    refund,
    providerAmount: isCustomer ? null : money(order.providerMinor, order),
    commission: isCustomer ? null : money(order.commissionMinor, order),
  }
}

function paymentView(payment: PaymentRecord): OrderPayment {
  return {
    id: payment.id,
    kind: payment.kind === 'reclaim' ? 'refund' : payment.kind,
    status: payment.status,
    amount: fromMinor(payment.amountMinor, payment.currency),
    failure: payment.failure,
    createdAt: iso(payment.createdAt),
    settledAt: isoOrNull(payment.settledAt),
  }
}
