import { ALL_REGIONS_SCOPE } from '@tradeport/domain/language/contract'
import { mayEditTexts, mayReadTexts } from '@tradeport/domain/language/rules'
import { ALL_REGIONS, regionById } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

const exists = (scope: string) => scope === ALL_REGIONS_SCOPE || regionById(scope) !== undefined

/** Scopes an operator sees: what all regions have in common, then the regions served. */
export function scopesOf(ctx: ActorContext): string[] {
  const all = [ALL_REGIONS_SCOPE, ...ALL_REGIONS.map(region => region.regionId)]
  return all.filter(scope => mayReadTexts(ctx.actor, scope))
}

/** @throws AppError `MALL600403` for operators who look after other things, `MALL600404` for a scope that is none of theirs. */
export function requireReader(ctx: ActorContext, scope: string): void {
  if (!mayReadTexts(ctx.actor, ALL_REGIONS_SCOPE)) throw new AppError('MALL600403')
  if (!exists(scope) || !mayReadTexts(ctx.actor, scope)) throw new AppError('MALL600404')
}

export function requireEditor(ctx: ActorContext, scope: string): void {
  requireReader(ctx, scope)
  if (!mayEditTexts(ctx.actor, scope)) throw new AppError('MALL600403')
}
