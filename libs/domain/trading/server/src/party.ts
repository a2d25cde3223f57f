import type { SQL } from 'drizzle-orm'
import {
  SELLERS_WHO_HANDLE,
  SELLERS_WHO_READ,
  SELLERS_WHO_RECEIVE,
  type OrderSide,
} from '@tradeport/domain/trading/rules'
import type { OperatorRole } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { partyRows, rolesToward, sideOf as sideAmong, type Side } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { OrderRecord } from './order.table'
import { actsOn } from '@tradeport/kernel/contract-kit'

/** Operators who may read orders (matrix 4.1). */
export const ORDER_READERS: readonly OperatorRole[] = [
  'op_super',
  'op_region_admin',
  'op_trade',
  'op_finance',
  'op_auditor',
]

const DOCUMENTS = ['order', 'orderTerms', 'cancelRequest', 'milestone']

/** @throws AppError `gateway.400019` for anybody who takes no part in orders. */
export const sideOf = (ctx: ActorContext): Side =>
  sideAmong(ctx, { sellers: SELLERS_WHO_READ, operators: ORDER_READERS, documents: DOCUMENTS })

/** The caller as a party to orders. @throws AppError `gateway.400019` for operators. */
export function partyOf(ctx: ActorContext): OrderSide {
  const side = sideOf(ctx)
  if (side === 'operator') throw new AppError('gateway.400019')
  return side
}

/** Whose an order is on either side. */
type Theirs = Pick<OrderRecord, 'buyerUserId' | 'assignedTo'>

/** The companies of both sides. */
export const companiesOf = ({
  buyerCompanyId,
  sellerCompanyId,
}: Pick<OrderRecord, 'buyerCompanyId' | 'sellerCompanyId'>) => [buyerCompanyId, sellerCompanyId]

/** Those of the caller's roles that reach the order (levels of matrix 4.1), and where they stand to it. */
export const readerOf = (
  ctx: ActorContext,
  { buyerUserId, assignedTo }: Theirs,
): { roles: readonly string[]; side: Side } => ({
  roles: rolesToward(ctx.actor, { buyerUserId, assignedTo }),
  side: sideOf(ctx),
})

const ACTING: readonly string[] = [...SELLERS_WHO_HANDLE, ...SELLERS_WHO_RECEIVE]
const acts = (roles: readonly string[]) => actsOn(roles, ACTING, DOCUMENTS)

/** @throws AppError `MALL630009` for sales where a colleague takes care of the order. */
export function assertTheirs(ctx: ActorContext, order: Theirs & Pick<OrderRecord, 'assignedName'>): void {
  if (ctx.actor.kind !== 'seller' || !acts(ctx.actor.roles) || acts(readerOf(ctx, order).roles)) return
  throw new AppError('MALL630009', { name: order.assignedName ?? '' })
}

/** Orders the caller may see: of their company (as far as their roles reach, and of their shop), or of the operator's region. */
export const orderScope = (ctx: ActorContext): SQL => partyRows(ctx, sideOf(ctx), 'trade_order')

/** An optional field as a column keeps it. */
export function orNull(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value
}
