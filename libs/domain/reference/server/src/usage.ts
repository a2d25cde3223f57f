import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { UsageCounter } from './ports'

/** How many open documents and companies name each of the codes, in all regions; each kind of document is asked once. */
export async function usesOf(
  ctx: ActorContext,
  usage: readonly UsageCounter[],
  list: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const uses = new Map<string, number>()
  if (codes.length === 0) return uses
  for (const counter of usage)
    for (const [code, count] of await counter(ctx, list, codes)) uses.set(code, (uses.get(code) ?? 0) + count)
  return uses
}

/**
 * What is in use is taken away only by who says why it must be.
 *
 * @throws AppError `FT520409` where something names one of the codes, `FT520400` for force without a reason.
 */
export async function requireUnused(
  ctx: ActorContext,
  usage: readonly UsageCounter[],
  { list, values }: { readonly list: string; readonly values: readonly string[] },
  { force, reason }: { readonly force: boolean; readonly reason?: string | undefined },
): Promise<void> {
  if (force) {
    if (!reason) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'reason', rule: 'required' }] })
    return
  }
  const uses = await usesOf(ctx, usage, list, values)
  const count = [...uses.values()].reduce((sum, each) => sum + each, 0)
  if (count > 0) throw new AppError('FT520409', { count })
}
