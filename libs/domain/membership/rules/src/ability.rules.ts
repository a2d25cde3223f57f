import type { AbilityCode, AbilitySale, AbilityState } from '@tradeport/domain/membership/contract'

export interface AbilityGrant {
  /** Null: not counted. */
  readonly quota: number | null
  readonly used: number
  readonly validFrom: Date
  readonly validTo: Date | null
}

type Verdict = Omit<AbilityState, 'ability' | 'message'>

const NOT_BOUGHT: Record<Exclude<AbilitySale, 'free'>, AbilityCode> = {
  package: 'FT511002',
  plan: 'FT511004',
  account: 'USER_SERVICE530002',
}

/** Whether an ability may be used now, from how it is sold and what the company was granted (spec section 6). */
export function abilityVerdict(sale: AbilitySale, grants: readonly AbilityGrant[], now: Date): Verdict {
  if (sale === 'free') return { result: null, code: null, remaining: null }
  const valid = grants.filter(grant => grant.validFrom <= now && (grant.validTo === null || grant.validTo > now))
  if (valid.some(grant => grant.quota === null)) return { result: null, code: null, remaining: null }
  const remaining = valid.reduce((sum, grant) => sum + Math.max(0, (grant.quota ?? 0) - grant.used), 0)
  if (remaining > 0) return { result: null, code: null, remaining }
  // A package that was used up or ran out is ordered again; what was never bought is offered.
  if (sale === 'package' && grants.length > 0) return { result: 'HAS_BUY_EXHAUSTED', code: 'FT511003', remaining: 0 }
  return { result: 'NOT_BUY', code: NOT_BOUGHT[sale], remaining: 0 }
}

/** The grant that is used first: the one that ends soonest. */
export function grantToUse<G extends AbilityGrant>(grants: readonly G[], now: Date): G | undefined {
  const end = ({ validTo }: AbilityGrant) => validTo?.getTime() ?? Number.POSITIVE_INFINITY
  return grants
    .filter(grant => grant.validFrom <= now && end(grant) > now.getTime())
    .filter(grant => grant.quota === null || grant.used < grant.quota)
    .sort((a, b) => end(a) - end(b))[0]
}
