import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import type * as tradingContract from '@tradeport/domain/trading/contract'
import { BUYERS_WHO_ORDER, SELLERS_WHO_HANDLE, type OrderSide } from '@tradeport/domain/trading/rules'
import { assertOffered, changed, writeBeside } from './order-beside'
import { loadOrder, lockOrder } from './order.repository'
import type { OrderRecord } from './order.table'
import { assertTheirs, orNull, partyOf } from './party'
import type { TradingPorts } from './ports'

type ColleagueHandlers = Pick<Handlers<typeof tradingContract>, 'orderColleagues' | 'orderReassign'>
type People = Awaited<ReturnType<TradingPorts['colleaguesWith']>>

/** Whom a side's orders are with, and how its people are asked how many they have open. */
const HOLDER = {
  buyer: {
    of: (order: OrderRecord) => order.buyerUserId,
    open: `select buyer_user_id as id, count(*)::int as n from trade_order
      where buyer_company_id = $1 and region_id = $2 and status not in ('completed', 'cancelled') group by 1`,
    set: (heir: People[number]) => ({ buyerUserId: heir.userId, buyerUserName: heir.name }),
  },
  seller: {
    of: (order: OrderRecord) => order.assignedTo,
    open: `select assigned_to as id, count(*)::int as n from trade_order
      where seller_company_id = $1 and region_id = $2 and assigned_to is not null
        and status not in ('completed', 'cancelled') group by 1`,
    set: (heir: People[number]) => ({ assignedTo: heir.userId, assignedName: heir.name }),
  },
} as const

async function openBy(ctx: ActorContext, side: OrderSide): Promise<Map<string, number>> {
  const rows = await ctx.query<{ id: string; n: number }>(`orders_open_by_${side}`, HOLDER[side].open, [
    companyOf(ctx),
    ctx.region.regionId,
  ])
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** What the order's own side reads of it, and what the colleague is told. */
async function tellGiven(ctx: ActorContext, order: OrderRecord, heir: People[number], said: string | null) {
  const side = partyOf(ctx)
  await ctx.event({
    ...{ documentType: 'order', documentId: order.id, action: 'hand_on', visibleTo: [side, 'operator'] },
    note: [`→ ${heir.name}`, said].filter(part => part !== null).join(': '),
  })
  if (heir.userId === ctx.actor.userId) return
  await ctx.notify({
    kind: 'work_handed_on',
    to: { userId: heir.userId, identity: side },
    params: { name: ctx.actor.displayName, party: heir.name, count: '1' },
    reply: [order.no, said].filter(part => part).join(': '),
    link: { frontEnd: side, route: tradingRoutes.order(order.id) },
  })
}

export function colleagueHandlers({ colleaguesWith }: Pick<TradingPorts, 'colleaguesWith'>): ColleagueHandlers {
  const peopleFor = (ctx: ActorContext, order: OrderRecord): Promise<People> =>
    partyOf(ctx) === 'buyer'
      ? colleaguesWith(ctx, { roles: BUYERS_WHO_ORDER, permission: 'order:accept', storeId: null })
      : colleaguesWith(ctx, { roles: SELLERS_WHO_HANDLE, permission: 'order:assign', storeId: order.storeId })

  return {
    orderColleagues: async (ctx, { id }) => {
      const side = partyOf(ctx)
      const order = await loadOrder(ctx, id)
      if (order.frozen) throw new AppError('MALL630001')
      assertTheirs(ctx, order)
      await assertOffered(ctx, order, 'reassign')
      const open = await openBy(ctx, side)
      return {
        colleagues: (await peopleFor(ctx, order))
          .filter(({ userId }) => userId !== HOLDER[side].of(order))
          .map(({ userId, name, department }) => ({
            ...{ id: userId, name, department },
            open: open.get(userId) ?? 0,
          })),
      }
    },
    orderReassign: async (ctx, { id, version, userId, note }) => {
      const side = partyOf(ctx)
      const order = await lockOrder(ctx, id)
      await assertOffered(ctx, order, 'reassign')
      const heir = (await peopleFor(ctx, order)).find(each => each.userId === userId)
      if (!heir) throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'userId', rule: 'invalid_value' }] })
      const written = await writeBeside(ctx, order, version, HOLDER[side].set(heir))
      await tellGiven(ctx, written, heir, orNull(note))
      // The other side is not told who does it.
      ctx.live({ to: { companyId: companyOf(ctx) }, topic: 'order', id })
      return changed(written)
    },
  }
}
