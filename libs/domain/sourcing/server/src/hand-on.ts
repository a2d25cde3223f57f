import type { ActorContext } from '@tradeport/node/server-kit'

/** Whose open work goes to whom, inside one company. */
export interface WorkHandedOn {
  companyId: string
  side: 'buyer' | 'seller'
  from: { userId: string; name: string }
  to: { userId: string; name: string }
}

const ENDED_THREADS = `('won', 'lost', 'declined', 'closed')`
const OPEN_INQUIRIES = `('open', 'quoting_closed', 'partly_awarded')`

/**
 * Hands a member's open inquiries and negotiations on to a colleague; each says so to its own side.
 *
 * @returns how many documents went over.
 */
export async function handOnNegotiations(ctx: ActorContext, work: WorkHandedOn): Promise<number> {
  const { companyId, side, from, to } = work
  const now = ctx.now().toISOString()
  const threads =
    side === 'seller'
      ? await ctx.query<{ id: string }>(
          'threads_hand_on_seller',
          `update inquiry_thread set assigned_to = $3, assigned_name = $4, version = version + 1, updated_at = $5
           where seller_company_id = $1 and assigned_to = $2 and status not in ${ENDED_THREADS} returning id`,
          [companyId, from.userId, to.userId, to.name, now],
        )
      : await ctx.query<{ id: string }>(
          'threads_hand_on_buyer',
          `update inquiry_thread set buyer_user_id = $3, version = version + 1, updated_at = $4
           where buyer_company_id = $1 and buyer_user_id = $2 and (status not in ${ENDED_THREADS} or inquiry_id in (
             select id from inquiry where buyer_company_id = $1 and buyer_user_id = $2 and status in ${OPEN_INQUIRIES})) returning id`,
          [companyId, from.userId, to.userId, now],
        )
  const inquiries =
    side === 'seller'
      ? []
      : await ctx.query<{ id: string }>(
          'inquiries_hand_on',
          `update inquiry set buyer_user_id = $3, buyer_user_name = $5, version = version + 1, updated_at = $4
           where buyer_company_id = $1 and buyer_user_id = $2 and status in ${OPEN_INQUIRIES} returning id`,
          [companyId, from.userId, to.userId, now, to.name],
        )
  const note = `${from.name} → ${to.name}`
  for (const { id } of threads) {
    await ctx.event({ documentType: 'thread', documentId: id, action: 'hand_on', note, visibleTo: [side, 'operator'] })
    ctx.live({ to: { companyId }, topic: 'thread', id })
  }
  for (const { id } of inquiries) {
    await ctx.event({ documentType: 'inquiry', documentId: id, action: 'hand_on', note, visibleTo: [side, 'operator'] })
    ctx.live({ to: { companyId }, topic: 'inquiry', id })
  }
  return threads.length + inquiries.length
}
