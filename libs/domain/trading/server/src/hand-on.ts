import type { ActorContext } from '@tradeport/node/server-kit'

/**
 * Hands a buyer's open orders on to a colleague; each says so to the buyers' side. A seller's orders belong to the shop, not to a person.
 *
 * @returns how many orders went over.
 */
export async function handOnOrders(
  ctx: ActorContext,
  work: { companyId: string; from: { userId: string; name: string }; to: { userId: string; name: string } },
): Promise<number> {
  const { companyId, from, to } = work
  const orders = await ctx.query<{ id: string }>(
    'orders_hand_on',
    `update trade_order set buyer_user_id = $3, version = version + 1, updated_at = $4
     where buyer_company_id = $1 and buyer_user_id = $2 and status not in ('completed', 'cancelled') returning id`,
    [companyId, from.userId, to.userId, ctx.now().toISOString()],
  )
  for (const { id } of orders) {
    const note = `${from.name} → ${to.name}`
    await ctx.event({
      documentType: 'order',
      documentId: id,
      action: 'hand_on',
      note,
      visibleTo: ['buyer', 'operator'],
    })
    ctx.live({ to: { companyId }, topic: 'order', id })
  }
  return orders.length
}
