import type { CustomsHoldback } from '@tradeport/domain/customs/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { CustomsOrderRecord } from './customs-order.table'
import type { CustomsPorts } from './ports'

type Ports = Pick<CustomsPorts, 'organisation' | 'serviceOrders'>
type Taker = Pick<CustomsOrderRecord, 'providerCompanyId' | 'regionId' | 'serviceOrderId'>

/** Those of these companies that have a customs broker record that holds today. */
export async function brokersAmong(
  ctx: ActorContext,
  { organisation }: Pick<CustomsPorts, 'organisation'>,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (companyIds.length === 0) return new Set()
  const found = await organisation.brokers(ctx, '', [...new Set(companyIds)])
  return new Set(found.map(({ companyId }) => companyId))
}

/** @throws AppError `FT521012` for a company that begins nothing new: what it has begun it goes on with. */
export async function requireRecord(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'organisation'>,
  companyId: string,
): Promise<void> {
  if (!(await brokersAmong(ctx, ports, [companyId])).has(companyId)) throw new AppError('FT521012')
}

/** @throws AppError `FT520400` for the own company at this path, `FT521012` for one that declares for nobody (any more). */
export async function requireBroker(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'organisation'>,
  companyId: string,
  path: string,
): Promise<void> {
  if (companyId === ctx.actor.companyId)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path, rule: 'invalid_value' }] })
  await requireRecord(ctx, ports, companyId)
}

/** @throws AppError `FT526018` to a provider that still owes a refund by what the platform decided, `FT526019` to its clients. */
export async function requireUnheld(
  ctx: ActorContext,
  { serviceOrders }: Pick<CustomsPorts, 'serviceOrders'>,
  order: Taker,
): Promise<void> {
  // A service order that stands behind it asks the same itself.
  if (order.serviceOrderId === null && (await serviceOrders.isHeld(ctx, order)))
    throw new AppError(ctx.actor.kind === 'provider' ? 'FT526018' : 'FT526019')
}

/** Of an order that is placed with the broker directly. @throws as `requireUnheld` and `requireRecord` do */
export async function requireTakingOn(ctx: ActorContext, ports: Ports, order: Taker): Promise<void> {
  await requireUnheld(ctx, ports, order)
  if (order.serviceOrderId === null) await requireRecord(ctx, ports, order.providerCompanyId)
}

/** Why a broker takes no order on that is placed with it directly; null where it does. */
export async function holdbackOf(
  ctx: ActorContext,
  { organisation, serviceOrders }: Ports,
  provider: Pick<Taker, 'providerCompanyId' | 'regionId'>,
): Promise<CustomsHoldback | null> {
  if (await serviceOrders.isHeld(ctx, provider)) return 'owes_refund'
  const { providerCompanyId } = provider
  return (await brokersAmong(ctx, { organisation }, [providerCompanyId])).has(providerCompanyId) ? null : 'no_record'
}
