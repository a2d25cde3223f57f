import { fromMinor } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import { SELLERS_WHO_READ, type OrderSide } from '@tradeport/domain/trading/rules'
import type { OrderRecord } from './order.table'

export type OrderNotice =
  | 'order_created'
  | 'contract_to_sign'
  | 'contract_signed'
  | 'order_stage_changed'
  | 'payment_due'
  | 'payment_received'
  | 'payment_overdue'
  | 'shipped'
  | 'arrived'
  | 'documents_released'

/** Tells one side of an order. */
export async function tell(
  ctx: ActorContext,
  order: OrderRecord,
  to: OrderSide,
  kind: OrderNotice,
  params: Record<string, string> = {},
  dedupeKey?: string,
): Promise<void> {
  const store = order.storeName[ctx.locale] ?? order.storeName.en_US ?? Object.values(order.storeName)[0] ?? ''
  await ctx.notify({
    kind,
    to:
      to === 'buyer'
        ? { companyId: order.buyerCompanyId, identity: to, ownerId: order.buyerUserId, permission: 'order:read' }
        : {
            ...{ companyId: order.sellerCompanyId, identity: to, storeId: order.storeId },
            ...{ roles: SELLERS_WHO_READ, permission: 'order:read' },
            ...(order.assignedTo === null ? {} : { assignedTo: order.assignedTo }),
          },
    storeId: order.storeId,
    storeName: order.storeName,
    params: { no: order.no, party: to === 'buyer' ? store : order.buyerName, ...params },
    link: { frontEnd: to, route: tradingRoutes.order(order.id) },
    ...(dedupeKey ? { dedupeKey } : {}),
  })
}

/** Who did not act: the other side, or both when nobody did. */
export function othersThan(ctx: ActorContext): readonly OrderSide[] {
  if (ctx.actor.kind === 'buyer') return ['seller']
  if (ctx.actor.kind === 'seller') return ['buyer']
  return ['buyer', 'seller']
}

/** Makes everybody's open screens of the order read again. */
export function refresh(
  ctx: ActorContext,
  order: Pick<OrderRecord, 'id' | 'buyerCompanyId' | 'sellerCompanyId'>,
): void {
  for (const companyId of [order.buyerCompanyId, order.sellerCompanyId])
    ctx.live({ to: { companyId }, topic: 'order', id: order.id })
  ctx.live({ to: { operators: true }, topic: 'order', id: order.id })
}

export function amountText(minor: bigint, currency: string): string {
  return `${fromMinor(minor, currency)} ${currency}`
}
