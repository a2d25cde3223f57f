import type { InvoiceInput, OrderPurpose } from '@tradeport/domain/membership/contract'
import { DAY_MS, orderMachine } from '@tradeport/domain/membership/rules'
import { timerOf } from '@tradeport/kernel/config'
import { toMinor } from '@tradeport/kernel/values'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { fulfil } from './fulfilment'
import { invoiceOf } from './invoice'
import { orderTable, type OfferingRecord, type OrderRecord, type TermsRecord } from './membership.table'
import { ORDER_DOCUMENT } from './order-notices'
import { fitToQuota } from './over-quota'
import type { Member } from './party'
import type { MembershipPorts } from './ports'

export function announce(ctx: ActorContext, order: OrderRecord): void {
  ctx.live({ to: { companyId: order.companyId }, topic: ORDER_DOCUMENT, id: order.id })
  ctx.live({ to: { companyId: order.companyId }, topic: 'membership', id: order.id })
  ctx.live({ to: { companyId: order.companyId }, topic: 'ability', id: order.id })
  ctx.live({ to: { operators: true }, topic: ORDER_DOCUMENT, id: order.id })
}

export async function moveOrder(
  ctx: ActorContext,
  order: OrderRecord,
  action: keyof typeof orderMachine.actions,
  version: number,
  set: Partial<OrderRecord> = {},
  note: string | null = null,
): Promise<OrderRecord> {
  const next = await transition(ctx, {
    ...{ table: orderTable, machine: orderMachine, row: order, action, version, set, note },
    documentType: ORDER_DOCUMENT,
  })
  announce(ctx, next)
  return next
}

export interface NewOrder {
  readonly member: Member
  readonly companyName: string
  readonly offering: OfferingRecord
  readonly terms: TermsRecord
  readonly purpose: OrderPurpose
  readonly quantity: number
  readonly credit: string
  readonly amount: string
  readonly invoice?: InvoiceInput | undefined
  /** Of one that is made by itself: the plan that it renews, and where that ends. */
  readonly renewal?: { readonly subscriptionId: string; readonly from: Date }
}

export const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Counted from now: with a new order, and again when a payment was not found, so that there is time to report it once more. */
export const payUntilFrom = (ctx: Pick<ActorContext, 'now' | 'region'>): Date =>
  new Date(ctx.now().getTime() + timerOf(ctx.region, 'planPayDays') * DAY_MS)

/** What renews a plan is paid as long as the plan can be renewed, however short the time to pay is. */
function payUntilOf(ctx: ActorContext, { renewal }: NewOrder): Date {
  const until = payUntilFrom(ctx)
  if (!renewal) return until
  return later(until, new Date(renewal.from.getTime() + timerOf(ctx.region, 'planGraceDays') * DAY_MS))
}

/** Writes an order. What costs nothing begins at once. */
export async function writeOrder(ctx: ActorContext, ports: MembershipPorts, asked: NewOrder): Promise<OrderRecord> {
  const { member, companyName, offering, terms, quantity, renewal } = asked
  const now = ctx.now()
  const no = await nextDocumentNo(ctx.db, 'MO', ctx.region, now)
  const [order] = await ctx.db
    .insert(orderTable)
    .values({
      ...{ id: uuidv7(), no, regionId: ctx.region.regionId, status: orderMachine.initial, version: 0 },
      ...{ companyId: member.companyId, party: member.party, companyName },
      ...{ kind: offering.kind, purpose: asked.purpose, offeringId: offering.id, termsId: terms.id, quantity },
      currency: terms.currency,
      valueMinor: terms.priceMinor * BigInt(quantity),
      creditMinor: toMinor(asked.credit, terms.currency),
      amountMinor: toMinor(asked.amount, terms.currency),
      payUntil: payUntilOf(ctx, asked),
      ...invoiceOf(asked.invoice),
      evidence: [],
      renewalOf: renewal?.subscriptionId ?? null,
      renewalFrom: renewal?.from ?? null,
      searchText: [no, companyName, offering.code].join(' ').toLowerCase(),
      ...{ createdAt: now, updatedAt: now, createdBy: ctx.actor.userId, updatedBy: ctx.actor.userId },
    })
    .returning()
  if (!order) throw new Error('the order was not written')
  const action = renewal ? 'create_renewal' : 'create'
  await ctx.event({ documentType: ORDER_DOCUMENT, documentId: order.id, action, toStatus: order.status })
  announce(ctx, order)
  if (order.amountMinor > 0n) return order
  const settled = await moveOrder(ctx, order, 'settle', order.version)
  await fulfil(ctx, settled)
  await fitToQuota(ctx, ports, settled, false)
  return settled
}
