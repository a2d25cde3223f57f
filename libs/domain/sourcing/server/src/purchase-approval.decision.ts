import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { purchaseApprovalActions } from '@tradeport/domain/sourcing/rules'
import { companyOf, userOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { approvesUpTo, type LimitPorts } from './order-limit'
import { lockPendingApproval, moveApproval } from './purchase-approval.repository'
import type { PurchaseApprovalRecord } from './purchase-approval.table'
import type { Negotiation } from './quotation.repository'
import { excerpt, textIn } from './texts'

/** Who decides, and when. */
export const decision = (ctx: ActorContext) => ({
  decidedBy: userOf(ctx),
  decidedByName: ctx.actor.displayName,
  decidedAt: ctx.now(),
})

/** What the buyer’s people are told of a request. */
export const notice = (
  ctx: ActorContext,
  { inquiry, thread, quotation }: Negotiation,
  kind: string,
  words: string | null,
) => ({
  kind,
  params: {
    ...{ no: quotation.no, name: inquiry.title ?? inquiry.no ?? '', party: textIn(thread.storeName, ctx.locale) },
    by: ctx.actor.displayName,
  },
  ...(words === null ? {} : { reply: excerpt(words) }),
  link: { frontEnd: 'buyer' as const, route: sourcingRoutes.quotation(quotation.id) },
})

export async function tellPurchaser(
  ctx: ActorContext,
  negotiation: Negotiation,
  { requestedBy }: PurchaseApprovalRecord,
  kind: 'quote_approved' | 'quote_approval_declined',
  reason: string | null = null,
): Promise<void> {
  await ctx.notify({ ...notice(ctx, negotiation, kind, reason), to: { userId: requestedBy, identity: 'buyer' } })
  ctx.live({ to: { companyId: companyOf(ctx) }, topic: 'quotation', id: negotiation.quotation.id })
}

/**
 * Who accepts a version themselves while a colleague's request waits has decided on it: the request is approved, and who asked is told. Who
 * could not decide on it, as who asked, leaves it to be withdrawn with the version.
 */
export async function approveByAccepting(
  ctx: ActorContext,
  ports: LimitPorts,
  negotiation: Negotiation,
): Promise<void> {
  const { theirs, quotation } = negotiation
  const pending = await lockPendingApproval(ctx, quotation.id)
  if (!pending) return
  const actions = purchaseApprovalActions(pending.status, theirs.actor.roles, {
    isOwn: pending.requestedBy === ctx.actor.userId,
    decide: await approvesUpTo(ctx, ports, quotation),
  })
  if (!actions.includes('approve')) return
  await moveApproval(theirs, pending, 'approve', { set: decision(ctx) })
  await tellPurchaser(ctx, negotiation, pending, 'quote_approved')
}
