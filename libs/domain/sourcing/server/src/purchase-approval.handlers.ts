import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import type { purchaseApprovalAsk } from '@tradeport/domain/sourcing/contract'
import { purchaseApprovalActions, quotationMachine } from '@tradeport/domain/sourcing/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { companyOf, userOf } from '@tradeport/node/parties'
import { requireAllowed, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { changedView } from './inquiry-view'
import { approversOf, approvesUpTo, overLimit } from './order-limit'
import type { SourcingPorts } from './ports'
import { decision, notice, tellPurchaser } from './purchase-approval.decision'
import { loadApproval, lockPendingApproval, moveApproval, pagePurchaseApprovals } from './purchase-approval.repository'
import { purchaseApprovalTable, type PurchaseApprovalRecord } from './purchase-approval.table'
import { acceptQuotation } from './quotation-acceptance'
import { assertActionable } from './quotation-state'
import { lockNegotiation, type Negotiation } from './quotation.repository'
import { requireBusiness } from './standing'
import { orNull } from './texts'

type ApprovalHandlers = Pick<
  Handlers<typeof sourcingContract>,
  | 'purchaseApprovalPage'
  | 'purchaseApprovalAsk'
  | 'purchaseApprovalApprove'
  | 'purchaseApprovalDecline'
  | 'purchaseApprovalWithdraw'
>

export const purchaseApprovalHandlers = (ports: SourcingPorts): ApprovalHandlers => ({
  purchaseApprovalPage: (ctx, input) => pagePurchaseApprovals(ctx, ports, input),

  purchaseApprovalAsk: (ctx, input) => ask(ctx, ports, input),

  purchaseApprovalApprove: async (ctx, { id, version }) => {
    const { negotiation, approval } = await decided(ctx, ports, { id, action: 'approve' })
    const { quotation } = negotiation
    await moveApproval(negotiation.theirs, approval, 'approve', { version, set: decision(ctx) })
    // Who asked and who approved stand in the request; the order is that of whose inquiry it was.
    const accepted = { ...approval, id: quotation.id, version: quotation.version }
    const order = await acceptQuotation(ctx, ports, accepted, 'approval')
    await tellPurchaser(ctx, negotiation, approval, 'quote_approved')
    return { id, orderId: order.orderId, orderNo: order.orderNo }
  },

  purchaseApprovalDecline: async (ctx, { id, version, reason }) => {
    const { negotiation, approval } = await decided(ctx, ports, { id, action: 'decline' })
    const moved = await moveApproval(negotiation.theirs, approval, 'decline', {
      ...{ version, note: reason },
      set: { ...decision(ctx), reason },
    })
    await tellPurchaser(ctx, negotiation, approval, 'quote_approval_declined', reason)
    return changedView(moved)
  },

  purchaseApprovalWithdraw: async (ctx, { id, version }) => {
    const seen = await loadApproval(ctx, id)
    const { theirs } = await lockNegotiation(ctx, seen.quotationId, 'share')
    const approval = await loadApproval(ctx, id, 'update')
    if (approval.requestedBy !== ctx.actor.userId) throw new AppError('MALL600403')
    return changedView(await moveApproval(theirs, approval, 'withdraw', { version }))
  },
})

async function ask(
  ctx: ActorContext,
  ports: SourcingPorts,
  { quotationId, contentHash, note, awardAll }: ParsedInputOf<typeof purchaseApprovalAsk>,
) {
  const negotiation = await lockNegotiation(ctx, quotationId, 'share')
  const { theirs, thread, quotation } = negotiation
  assertActionable(ctx, quotation, quotation.version)
  requireBusiness(ctx, thread)
  requireAllowed(theirs, quotationMachine, quotation.status, 'accept')
  if (quotation.contentHash !== contentHash) throw new AppError('MALL620004')
  const over = await overLimit(ctx, ports, quotation)
  // What is within the limit is accepted.
  if (!over) throw new AppError('MALL600403')
  const asked = await lockPendingApproval(ctx, quotationId)
  if (asked) return changedView(asked)
  const [row] = await ctx.db
    .insert(purchaseApprovalTable)
    .values({
      ...{ id: uuidv7(), regionId: ctx.region.regionId, status: 'pending', version: 0 },
      ...{
        quotationId,
        threadId: thread.id,
        buyerCompanyId: companyOf(ctx),
        contentHash,
        awardAll,
        note: orNull(note),
      },
      ...{ requestedBy: userOf(ctx), requestedByName: ctx.actor.displayName },
      ...{ createdAt: ctx.now(), updatedAt: ctx.now(), createdBy: userOf(ctx), updatedBy: userOf(ctx) },
    })
    .returning()
  if (!row) throw new Error('not written')
  await ctx.event({
    ...{ documentType: 'purchaseApproval', documentId: row.id, action: 'ask', fromStatus: null, toStatus: row.status },
    ...{ note: row.note, visibleTo: ['buyer'] },
  })
  for (const { userId } of await approversOf(ctx, ports, quotation))
    await ctx.notify({
      ...notice(ctx, negotiation, 'quote_approval_needed', row.note),
      to: { userId, identity: 'buyer' },
    })
  for (const [topic, id] of [
    ['purchaseApproval', row.id],
    ['quotation', quotationId],
  ] as const)
    ctx.live({ to: { companyId: row.buyerCompanyId }, topic, id })
  return changedView(row)
}

/**
 * A request with what it is about, locked as everything in a negotiation is, from the outside in.
 *
 * @throws AppError `MALL600403` for who asked, for whom their own limit does not reach it, and for other roles.
 */
async function decided(
  ctx: ActorContext,
  ports: SourcingPorts,
  { id, action }: { id: string; action: 'approve' | 'decline' },
): Promise<{ negotiation: Negotiation; approval: PurchaseApprovalRecord }> {
  const seen = await loadApproval(ctx, id)
  const negotiation = await lockNegotiation(ctx, seen.quotationId, action === 'approve' ? 'update' : 'share')
  const approval = await loadApproval(ctx, id, 'update')
  const actions = purchaseApprovalActions(approval.status, negotiation.theirs.actor.roles, {
    isOwn: approval.requestedBy === ctx.actor.userId,
    decide: await approvesUpTo(ctx, ports, negotiation.quotation),
  })
  if (!actions.includes(action)) {
    requireBusiness(ctx, negotiation.thread)
    throw new AppError('MALL600403')
  }
  return { negotiation, approval }
}
