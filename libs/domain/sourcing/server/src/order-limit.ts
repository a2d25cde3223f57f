import type { OverLimit } from '@tradeport/domain/sourcing/contract'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal, mulDecimal } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SourcingPorts } from './ports'

interface Sum {
  readonly total: string
  readonly currency: string
}

export type LimitPorts = Pick<SourcingPorts, 'organisation' | 'rates'>
type Limit = OverLimit['limit']

/** Whether a limit reaches a sum, in the currency of the limit; what no rate is known for it does not. */
export async function reaches(
  ctx: ActorContext,
  { rates }: LimitPorts,
  limit: Limit | null,
  { total, currency }: Sum,
): Promise<boolean> {
  if (!limit) return true
  const rate = currency === limit.currency ? '1' : (await rates.rate(currency, limit.currency, ctx))?.rate
  return rate !== undefined && compareDecimal(mulDecimal(total, rate), limit.amount) <= 0
}

/** Whether the caller may approve a sum for others. */
export const approvesUpTo = async (ctx: ActorContext, ports: LimitPorts, sum: Sum): Promise<boolean> =>
  reaches(ctx, ports, await ports.organisation.approveLimit(ctx), sum)

/** Colleagues who may approve a sum for the caller. */
export async function approversOf(ctx: ActorContext, ports: LimitPorts, sum: Sum) {
  const found = []
  for (const colleague of await ports.organisation.purchaseApprovers(ctx))
    if (await reaches(ctx, ports, colleague.limit, sum)) found.push(colleague)
  return found
}

/**
 * Whether a quotation is above what the caller may order alone (matrix 4.1).
 *
 * @returns the limit, and whose own reaches it.
 */
export async function overLimit(ctx: ActorContext, ports: LimitPorts, sum: Sum): Promise<OverLimit | null> {
  if (ctx.actor.kind !== 'buyer') return null
  const limit = await ports.organisation.orderLimit(ctx)
  if (!limit || (await reaches(ctx, ports, limit, sum))) return null
  return { limit, approvers: (await approversOf(ctx, ports, sum)).map(({ name }) => name) }
}

/** @throws AppError `MALL620020` with the limit and those who may accept it. */
export async function requireWithinLimit(ctx: ActorContext, ports: LimitPorts, sum: Sum): Promise<void> {
  const over = await overLimit(ctx, ports, sum)
  if (!over) return
  const { amount, currency } = over.limit
  throw new AppError('MALL620020', { limit: `${amount} ${currency}`, names: over.approvers.join(', ') || '–' })
}
