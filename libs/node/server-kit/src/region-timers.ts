import { ALL_REGIONS, timerOf, type RegionTimer } from '@tradeport/kernel/config'
import type { ActorContext } from './context'

export interface TimersOfRegions {
  of(regionId: string): number
  readonly longest: number
  readonly shortest: number
  /** For `unnest(…::text[], …::int[]) as timer (region_id, value)` in a statement over all regions. */
  readonly columns: readonly [regionIds: readonly string[], values: readonly number[]]
}

/** For jobs, which work for all regions: how long something takes in each of them. */
export function timersOfRegions(ctx: Pick<ActorContext, 'inRegion'>, timer: RegionTimer): TimersOfRegions {
  const regionIds = ALL_REGIONS.map(({ regionId }) => regionId)
  const of = (regionId: string) => timerOf(ctx.inRegion(regionId).region, timer)
  const values = regionIds.map(of)
  return { of, longest: Math.max(...values), shortest: Math.min(...values), columns: [regionIds, values] }
}
