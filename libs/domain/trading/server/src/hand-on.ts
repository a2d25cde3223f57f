import type { ActorContext } from '@tradeport/node/server-kit'

/**
 * Hands a member's open orders on to a colleague; each says so to its own side.
 *
 * @returns how many orders went over.
 */
export async function handOnOrders(
  ctx: ActorContext,
  work: {
    companyId: string
    side: 'buyer' | 'seller'
    from: { userId: string; name: string }
    to: { userId: string; name: string }
  },
): Promise<number> {
  const { companyId, side, from, to } = work
  const values = [companyId, from.userId, to.userId, to.name, ctx.now().toISOString()]
  const orders =
    side === 'buyer'
      ? await ctx.query<{ id: string }>(
          'orders_hand_on',
          `update trade_order set buyer_user_id = $3, buyer_user_name = $4, version = version + 1, updated_at = $5
           where buyer_company_id = $1 and buyer_user_id = $2 and status not in ('completed', 'cancelled') returning id`,
          values,
        )
      : await ctx.query<{ id: string }>(
          'orders_hand_on_seller',
          `update trade_order set assigned_to = $3, assigned_name = $4, version = version + 1, updated_at = $5
           where seller_company_id = $1 and assigned_to = $2 and status not in ('completed', 'cancelled') returning id`,
          values,
        )
  for (const { id } of orders) {
    const note = `${from.name} → ${to.name}`
    await ctx.event({ documentType: 'order', documentId: id, action: 'hand_on', note, visibleTo: [side, 'operator'] })
    ctx.live({ to: { companyId }, topic: 'order', id })
  }
  return orders.length
}
