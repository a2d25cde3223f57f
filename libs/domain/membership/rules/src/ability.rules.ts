import type { AbilityCode, AbilitySale, AbilityState, GrantSource, Reset } from '@tradeport/domain/membership/contract'
import { civilDateIn } from '@tradeport/kernel/values'

export interface AbilityGrant {
  /** Null: not counted. */
  readonly quota: number | null
  readonly used: number
  readonly validFrom: Date
  readonly validTo: Date | null
  readonly source?: GrantSource
  readonly reset?: Reset
  /** The day, month or year that `used` counts. */
  readonly resetWindow?: string | null
}

type Verdict = Omit<AbilityState, 'ability' | 'message' | 'advice'>

const NOT_BOUGHT: Record<Exclude<AbilitySale, 'free'>, AbilityCode> = {
  package: 'FT511002',
  plan: 'FT511004',
  account: 'USER_SERVICE530002',
}

/** Days, months and years of quotas are those of the market, not of a caller's browser. */
const MARKET_ZONE = 'Asia/Shanghai'
const WINDOW_LENGTH: Record<Reset, number> = { none: 0, day: 10, month: 7, year: 4 }

/** The day (`2026-03-10`), month or year in which a quota is counted; null where it is never full again. */
export function windowOf(reset: Reset, now: Date): string | null {
  return reset === 'none' ? null : civilDateIn(now, MARKET_ZONE).slice(0, WINDOW_LENGTH[reset])
}

/** The market keeps no summer time. */
const MARKET_OFFSET = '+08:00'

/** When the next day, month or year of the market begins. */
function nextWindow(reset: Exclude<Reset, 'none'>, now: Date): Date {
  const [year = 0, month = 1, day = 1] = civilDateIn(now, MARKET_ZONE).split('-').map(Number)
  const next = {
    day: Date.UTC(year, month - 1, day + 1),
    month: Date.UTC(year, month, 1),
    year: Date.UTC(year + 1, 0, 1),
  }[reset]
  return new Date(`${new Date(next).toISOString().slice(0, 10)}T00:00:00${MARKET_OFFSET}`)
}

/** When waiting helps: the first moment at which one of the grants that hold then is full again. */
export function fullAgainAt(grants: readonly AbilityGrant[], now: Date): Date | undefined {
  return grants
    .flatMap(grant => {
      const { reset = 'none', quota, validTo } = grant
      if (reset === 'none' || quota === 0 || !isValid(grant, now)) return []
      const at = nextWindow(reset, now)
      return validTo === null || validTo > at ? [at] : []
    })
    .sort((a, b) => a.getTime() - b.getTime())[0]
}

export function usedNow({ used, reset = 'none', resetWindow = null }: AbilityGrant, now: Date): number {
  return reset === 'none' || resetWindow === windowOf(reset, now) ? used : 0
}

export const isValid = ({ validFrom, validTo }: AbilityGrant, now: Date): boolean =>
  validFrom <= now && (validTo === null || validTo > now)

/** When the last of what was granted ran out; undefined while some of it holds, used up or not. */
export function endedAt(grants: readonly AbilityGrant[], now: Date): Date | undefined {
  if (grants.some(grant => isValid(grant, now))) return undefined
  const ends = grants.flatMap(({ validTo }) => (validTo !== null && validTo <= now ? [validTo.getTime()] : []))
  return ends.length === 0 ? undefined : new Date(Math.max(...ends))
}

export interface Balance {
  /** Null: not counted. */
  readonly limit: number | null
  readonly used: number
  readonly remaining: number | null
}

/**
 * What the valid grants of one ability add up to.
 *
 * @param held of capacities: how many there are now, whatever they were granted by.
 */
export function balanceOf(grants: readonly AbilityGrant[], now: Date, held?: number): Balance {
  const valid = grants.filter(grant => isValid(grant, now))
  const used = held ?? valid.reduce((sum, grant) => sum + usedNow(grant, now), 0)
  if (valid.some(grant => grant.quota === null)) return { limit: null, used, remaining: null }
  const limit = valid.reduce((sum, grant) => sum + (grant.quota ?? 0), 0)
  const remaining =
    held === undefined
      ? valid.reduce((sum, grant) => sum + Math.max(0, (grant.quota ?? 0) - usedNow(grant, now)), 0)
      : Math.max(0, limit - held)
  return { limit, used, remaining }
}

/** Whether an ability may be used now, from how it is sold and what the company was granted (spec section 6). */
export function abilityVerdict(sale: AbilitySale, grants: readonly AbilityGrant[], now: Date, held?: number): Verdict {
  if (sale === 'free') return { result: null, code: null, remaining: null }
  const { remaining } = balanceOf(grants, now, held)
  if (remaining === null || remaining > 0) return { result: null, code: null, remaining }
  // A package that was used up or ran out is ordered again; what was never bought is offered.
  const bought = grants.some(({ source = 'package' }) => source === 'package')
  if (sale === 'package' && bought) return { result: 'HAS_BUY_EXHAUSTED', code: 'FT511003', remaining: 0 }
  return { result: 'NOT_BUY', code: NOT_BOUGHT[sale], remaining: 0 }
}

/** The grant that is used first: the one that ends soonest, and of those the one that fills up again. */
export function grantToUse<G extends AbilityGrant>(grants: readonly G[], now: Date): G | undefined {
  const end = ({ validTo }: AbilityGrant) => validTo?.getTime() ?? Number.POSITIVE_INFINITY
  const once = ({ reset = 'none' }: AbilityGrant) => (reset === 'none' ? 1 : 0)
  return grants
    .filter(grant => isValid(grant, now))
    .filter(grant => grant.quota === null || usedNow(grant, now) < grant.quota)
    .sort((a, b) => once(a) - once(b) || (end(a) === end(b) ? 0 : end(a) - end(b)))[0]
}

/** Told once, when a tenth is left, and once when nothing is. */
export function quotaNotice(limit: number, remaining: number): 'quota_low' | 'quota_exhausted' | undefined {
  if (remaining === 0) return 'quota_exhausted'
  return limit >= 10 && remaining === Math.floor(limit / 10) ? 'quota_low' : undefined
}
