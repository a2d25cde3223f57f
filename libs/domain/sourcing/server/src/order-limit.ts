import type { OverLimit } from '@tradeport/domain/sourcing/contract'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal, mulDecimal } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SourcingPorts } from './ports'

interface Sum {
  readonly total: string
  readonly currency: string
}

/**
 * Whether a quotation is above what the caller may order alone (matrix 4.1), in the currency of the limit; what no rate is known for is.
 *
 * @returns the limit, and who of the company has none.
 */
export async function overLimit(
  ctx: ActorContext,
  { organisation, rates }: Pick<SourcingPorts, 'organisation' | 'rates'>,
  { total, currency }: Sum,
): Promise<OverLimit | null> {
  if (ctx.actor.kind !== 'buyer') return null
  const limit = await organisation.orderLimit(ctx)
  if (!limit) return null
  const rate = currency === limit.currency ? '1' : (await rates.rate(currency, limit.currency, ctx))?.rate
  if (rate !== undefined && compareDecimal(mulDecimal(total, rate), limit.amount) <= 0) return null
  return { limit, approvers: (await organisation.unlimitedBuyers(ctx)).map(({ name }) => name) }
}

/** @throws AppError `MALL620020` with the limit and those who may accept it. */
export async function requireWithinLimit(
  ctx: ActorContext,
  ports: Pick<SourcingPorts, 'organisation' | 'rates'>,
  sum: Sum,
): Promise<void> {
  const over = await overLimit(ctx, ports, sum)
  if (!over) return
  const { amount, currency } = over.limit
  throw new AppError('MALL620020', { limit: `${amount} ${currency}`, names: over.approvers.join(', ') || '–' })
}
