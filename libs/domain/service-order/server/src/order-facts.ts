import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  MAX_PAYMENT_REPORTS,
  isPaymentDisputable,
  isWithinAfterSales,
  nextActorOf,
  paymentDeniedBy,
  serviceOrderActions,
  type OrderFacts,
} from '@tradeport/domain/service-order/rules'
import { refundableOf } from './after-sales-money'
import { openCommissionOf } from './direct-money'
import { partyOf } from './party'
import { isDisputable } from './payback'
import type { QuoteRecord, ServiceOrderRecord } from './service-order.table'

/** The quote that can be confirmed now. */
export function openQuote(order: ServiceOrderRecord, now: Date): QuoteRecord | undefined {
  return order.quotes.find(quote => quote.status === 'open' && quote.validTo >= tradeDay(now))
}

export function factsOf(order: ServiceOrderRecord, now: Date): OrderFacts {
  const open = order.process.filter(step => step.doneAt === null)
  return {
    status: order.status,
    hasOpenQuote: openQuote(order, now) !== undefined,
    isPaying: order.money === 'processing',
    cancelProposedBy: order.cancelProposal?.by ?? null,
    hasUnverified: order.materials.some(material => material.status === 'uploaded'),
    isLastStep: open.length <= 1,
    isDelivered: order.deliverables.every(({ status }) => status === 'submitted' || status === 'accepted'),
    isRated: order.rating !== null,
    hasOpenCase: order.openCaseId !== null,
    isClaimable: isClaimable(order, now),
    isStuck: order.stuckSince !== null,
    takesDirectPay: order.directPay && order.paymentReports.length < MAX_PAYMENT_REPORTS,
    isReported: order.money === 'reported',
    isDenied: paymentDeniedBy(order) !== null,
    isPaymentDisputable: isPaymentDisputable(order, now),
    isPaymentDisputed: order.paymentDisputedAt !== null,
    directRefund: order.directRefund?.status ?? null,
    isRefundDisputable: isDisputable(order, now),
    owesCommission: openCommissionOf(order) !== 0n,
  }
}

/** Whether there is money a case could give back, and it is not too late for one. */
export function isClaimable(order: ServiceOrderRecord, now: Date): boolean {
  const inTime = order.completedAt === null || isWithinAfterSales(order.completedAt, order.afterSaleDays, now)
  return inTime && refundableOf(order) > 0n
}

/** @param isHeld the provider takes nothing new on before it has paid back what the platform decided that it owes */
export function actionsOf(ctx: ActorContext, order: ServiceOrderRecord, isHeld: boolean) {
  const party = partyOf(ctx)
  const roles = isHeld && party === 'provider' ? [...ctx.actor.roles, NO_NEW_BUSINESS] : ctx.actor.roles
  return serviceOrderActions(factsOf(order, ctx.now()), { roles, party })
}

export function nextActor(ctx: ActorContext, order: ServiceOrderRecord, isWorkWaiting = false) {
  return nextActorOf(factsOf(order, ctx.now()), isWorkWaiting)
}
