import { ownTimers, type OwnTimers, type RegionTimers } from '@tradeport/domain/identity/contract'
import { timersWith } from '@tradeport/domain/identity/rules'
import type { ActorContext } from '@tradeport/node/server-kit'

interface SettingRow {
  region_id: string
  own: unknown
}

/** What was kept under bounds that have become narrower since is the product's own again. */
export function ownOf(kept: unknown): OwnTimers {
  const { success, data } = ownTimers.safeParse(kept)
  return success ? data : {}
}

/** The deadlines of the call's region. Read where they are needed, so that a change holds from the next step on. */
export async function timersOf(ctx: ActorContext): Promise<RegionTimers> {
  const [row] = await ctx.query<SettingRow>(
    'region_setting_own',
    'select region_id, own from region_setting where region_id = $1',
    [ctx.region.regionId],
  )
  return timersWith(ownOf(row?.own ?? {}))
}

/** For jobs, which work for all regions: the deadlines of each, and the longest of one kind. */
export async function timersOfRegions(system: ActorContext) {
  const rows = await system.query<SettingRow>('region_settings', 'select region_id, own from region_setting', [])
  const regions = new Map(rows.map(row => [row.region_id, timersWith(ownOf(row.own))]))
  const builtIn = timersWith({})
  return {
    of: (regionId: string): RegionTimers => regions.get(regionId) ?? builtIn,
    longest: (timer: keyof RegionTimers): number =>
      Math.max(builtIn[timer], ...[...regions.values()].map(timers => timers[timer])),
  }
}
