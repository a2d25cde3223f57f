import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { rolesToward } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ThreadRecord } from './thread.table'

type Side = 'buyer' | 'seller'

const COLUMN: Record<Side, string> = { buyer: 'buyer_company_id', seller: 'seller_company_id' }

/** Keeps with the company's open threads whether it takes new business, so that lists need not ask. */
export async function barThreads(
  ctx: ActorContext,
  { companyId, takesBusiness }: { companyId: string; takesBusiness: boolean },
): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    const changed = await ctx.query<{ id: string; other: string }>(
      `threads_bar_${side}`,
      `update inquiry_thread set barred_sides = case when $2 then array_remove(barred_sides, $3) else barred_sides || $3 end
       where ${COLUMN[side]} = $1 and region_id = $4 and status not in ('won', 'lost', 'declined', 'closed')
         and $3 = any (barred_sides) = $2
       returning id, ${COLUMN[side === 'buyer' ? 'seller' : 'buyer']} as other`,
      [companyId, takesBusiness, side, ctx.region.regionId],
    )
    for (const { id, other } of changed) ctx.live({ to: { companyId: other }, topic: 'thread', id })
  }
}

/** The threads of one shop: while it is out of the mall nothing new is quoted or accepted in them, and everything is read. */
export async function barThreadsOfStore(
  ctx: ActorContext,
  { companyId, storeId, quotes }: { companyId: string; storeId: string; quotes: boolean },
): Promise<void> {
  const changed = await ctx.query<{ id: string; buyer: string }>(
    'threads_bar_store',
    `update inquiry_thread set barred_sides = case when $3 then array_remove(barred_sides, 'store') else barred_sides || 'store'::text end
     where seller_company_id = $1 and store_id = $2 and region_id = $4 and status not in ('won', 'lost', 'declined', 'closed')
       and 'store' = any (barred_sides) = $3
     returning id, buyer_company_id as buyer`,
    [companyId, storeId, quotes, ctx.region.regionId],
  )
  for (const { id, buyer } of changed) {
    ctx.live({ to: { companyId: buyer }, topic: 'thread', id })
    ctx.live({ to: { companyId }, topic: 'thread', id })
  }
}

/** The caller's roles as they count in a thread: those that reach it; where one side takes no new business, neither side begins any. */
export function rolesIn(
  ctx: ActorContext,
  thread: { barred_sides: readonly string[]; buyer_user_id: string; assigned_to: string | null },
): readonly string[] {
  const roles = rolesToward(ctx.actor, { buyerUserId: thread.buyer_user_id, assignedTo: thread.assigned_to })
  return thread.barred_sides.length === 0 ? roles : [...roles, NO_NEW_BUSINESS]
}

/**
 * @throws AppError `USER_SERVICE530154` when the caller's company takes no new business, `MALL620016` when the other one does not,
 *   `MALL620017` when the shop is out of the mall.
 */
export function requireBusiness(ctx: ActorContext, thread: ThreadRecord): void {
  if (ctx.actor.roles.includes(NO_NEW_BUSINESS)) throw new AppError('USER_SERVICE530154')
  if (thread.barredSides.some(side => side !== 'store')) throw new AppError('MALL620016')
  if (thread.barredSides.length > 0) throw new AppError('MALL620017')
}
