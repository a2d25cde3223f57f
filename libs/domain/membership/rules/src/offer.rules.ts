import type { OfferBlock, TrialState } from '@tradeport/domain/membership/contract'
import { DAY_MS, TRIAL_REMIND_DAYS, purposeOf, type CurrentPlan } from './period.rules'

/** One that does not add to another is ordered again in so many days before its end; texts name them. */
const PACKAGE_RENEW_DAYS = 14

/** What a company has of the things on sale, which decides what else it can have. */
export interface Holding {
  readonly plan: CurrentPlan | null
  /** An order for a plan that is not finished. */
  readonly isPlanOrdered: boolean
  /** Plans that it tried or had, by offering. */
  readonly had: ReadonlySet<string>
  /** Packages of which something is left, with the end of the last. */
  readonly running: ReadonlyMap<string, Date>
  /** Packages that are ordered and not paid for, or not confirmed. */
  readonly ordered: ReadonlySet<string>
}

export interface OfferFacts {
  readonly id: string
  readonly kind: 'plan' | 'package'
  readonly level: number
  readonly requiresPlanLevel: number | null
  readonly stackable: boolean
}

export type OfferVerdict =
  | { readonly purpose: 'new' | 'renew' | 'upgrade' | 'package'; readonly block: null }
  | { readonly purpose: null; readonly block: OfferBlock | null }

const blocked = (block: OfferBlock | null): OfferVerdict => ({ purpose: null, block })

/** The level that counts where a package needs one: after its end a plan is only waited for. */
export const levelOf = ({ plan }: Pick<Holding, 'plan'>): number =>
  plan === null || plan.status === 'grace' ? 0 : plan.level

/**
 * What ordering it now would be, or why it cannot be ordered. One that does not add to another follows it, in its last two
 * weeks; what is used up is over (spec 4.2 I, `stackable`).
 */
export function offerVerdict(offer: OfferFacts, holding: Holding, now: Date): OfferVerdict {
  if (offer.kind === 'plan') return planVerdict(offer, holding)
  if (offer.requiresPlanLevel !== null && levelOf(holding) < offer.requiresPlanLevel) return blocked('requires_plan')
  if (offer.stackable) return { purpose: 'package', block: null }
  if (holding.ordered.has(offer.id)) return blocked('ordered')
  const until = holding.running.get(offer.id)
  if (!until || until <= now) return { purpose: 'package', block: null }
  return until.getTime() - now.getTime() <= PACKAGE_RENEW_DAYS * DAY_MS
    ? { purpose: 'renew', block: null }
    : blocked('runs')
}

function planVerdict(offer: OfferFacts, holding: Holding): OfferVerdict {
  // What everybody has is nothing to order, and nothing to explain.
  if (offer.level === 0) return blocked(null)
  const purpose = purposeOf(offer, holding.plan)
  if (purpose === null) return blocked('lower_level')
  return holding.isPlanOrdered ? blocked('ordered') : { purpose, block: null }
}

/** Whether a company can try a plan: those that have none, and each of them once. */
export function trialOf(
  { id, kind, level, trialDays }: Pick<OfferFacts, 'id' | 'kind' | 'level'> & { readonly trialDays: number },
  { plan, had }: Pick<Holding, 'plan' | 'had'>,
): TrialState | null {
  if (kind === 'package' || level === 0 || trialDays === 0 || plan !== null) return null
  return had.has(id) ? 'used' : 'open'
}

/** Of a trial that is shorter than the days before its end on which it is told of: what its beginning says already. */
export const remindedAtStart = (trialDays: number): number | null =>
  TRIAL_REMIND_DAYS.filter(days => days >= trialDays).at(-1) ?? null

/** Nothing was paid for it yet: what was paid for ends later than the time of trying. */
export const isTrial = ({ trialEndsAt, endsAt }: { trialEndsAt: Date | null; endsAt: Date }): boolean =>
  trialEndsAt !== null && endsAt <= trialEndsAt
