import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Party } from '@tradeport/domain/service-order/rules'
import type { OperatorRole } from '@tradeport/kernel/config'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

/** Operators who may read orders of services. */
export const SERVICE_ORDER_READERS: readonly OperatorRole[] = [
  'op_super',
  'op_region_admin',
  'op_trade',
  'op_arbiter',
  'op_finance',
  'op_cs',
  'op_auditor',
]

/** Where the caller stands; null: beside both, as an operator. @throws AppError `gateway.400019` for anybody else. */
export function partyOf(ctx: ActorContext): Party | null {
  const { kind, roles } = ctx.actor
  if (kind === 'seller') return 'customer'
  if (kind === 'provider') return 'provider'
  if (
    kind === 'system' ||
    (kind === 'operator' && holds(roles, SERVICE_ORDER_READERS, ['serviceOrder', 'afterSalesCase']))
  )
    return null
  throw new AppError('gateway.400019')
}

/** The companies of both sides of an order or a case. */
export const companiesOf = ({
  customerCompanyId,
  providerCompanyId,
}: Pick<ServiceOrderRecord, 'customerCompanyId' | 'providerCompanyId'>) => [customerCompanyId, providerCompanyId]

/** The caller's own orders, or an operator's region. What was never submitted is the customer's alone. */
export function orderScope(ctx: ActorContext): SQL {
  const party = partyOf(ctx)
  const region = sql`region_id = ${ctx.region.regionId}`
  if (party === 'customer') return sql`customer_company_id = ${companyOf(ctx)} and ${region}`
  const sent = sql`submitted_at is not null and ${region}`
  return party === 'provider' ? sql`provider_company_id = ${companyOf(ctx)} and ${sent}` : sent
}

/** @throws AppError `FT520404`, also for what belongs to somebody else. */
export async function loadOrder(ctx: ActorContext, id: string, lock?: 'update'): Promise<ServiceOrderRecord> {
  const query = ctx.db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, id), orderScope(ctx)))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('FT520404')
  return row
}

/** The locked order of a change. @throws AppError `FT520404`, `FT510006` when it is not the version that was seen. */
export async function lockOrder(
  ctx: ActorContext,
  input: { id: string; version: number },
): Promise<ServiceOrderRecord> {
  const order = await loadOrder(ctx, input.id, 'update')
  if (order.version !== input.version) throw new AppError('FT510006')
  return order
}
