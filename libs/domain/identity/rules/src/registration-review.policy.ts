import type { CompanyData, RegistrationAction, RegistrationStatus, RiskFlag } from '@tradeport/domain/identity/contract'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { registrationMachine } from './registration.machine'

/** Names are alike from here on (share of common trigrams): a reviewer reads them one below the other. */
export const ALIKE = 0.5
/** From here on they are so much alike that two people look. */
export const NEARLY_THE_SAME = 0.8

export interface RiskFacts {
  party: 'seller' | 'provider' | 'buyer'
  regionCountry: string
  /** Another registration that is under way has the same number. */
  sameNumber: boolean
  /** The greatest likeness to another company's name, 0 to 1. */
  likeness: number
  /** The number of the round before, when this one answers a refusal. */
  refusedNumber: string | null
}

/** What makes a registration a case for two people. */
export function riskFlags(company: CompanyData, facts: RiskFacts, now: Date): RiskFlag[] {
  const flags: RiskFlag[] = []
  if (facts.sameNumber) flags.push('same_number')
  if (facts.likeness >= NEARLY_THE_SAME) flags.push('similar_name')
  if (company.foundedYear === now.getUTCFullYear()) flags.push('founded_this_year')
  if (facts.party === 'seller' && company.country !== facts.regionCountry) flags.push('foreign_seller')
  if (facts.refusedNumber !== null && facts.refusedNumber !== company.regNo) flags.push('identity_changed')
  return flags
}

const DAY_MS = 86_400_000
/** A registration that nobody answered for can be sent again for so long (marketplace.md 4.4, machine 4); afterwards it is begun anew. */
export const REVIVE_DAYS = 90
/** Papers of what was taken back are kept for so long. */
export const WITHDRAWN_PAPERS_DAYS = 30
/** An applicant is told so many days before a registration that rests is emptied. */
export const DELETION_NOTICE_DAYS = 14

/** Whether it ran out so long ago that it has to be begun anew. @param since when it ran out */
export function isPastReviving(status: RegistrationStatus, since: Date, now: Date): boolean {
  return status === 'expired' && now.getTime() - since.getTime() > REVIVE_DAYS * DAY_MS
}

export interface ReviewCase {
  status: RegistrationStatus
  flagged: boolean
  /** Who was for it first, where two have to be. */
  endorsedBy: string | null
  /** Who looks at it now. */
  reviewerId: string | null
}

/** Whether somebody else has claimed it: then nobody but them decides, until it is taken over. */
export function isWithAnother(registration: ReviewCase, userId: string | null): boolean {
  return registration.status === 'in_review' && registration.reviewerId !== null && registration.reviewerId !== userId
}

/**
 * What somebody may do with a registration. One person approves a plain case; a flagged one is endorsed by one reviewer and approved
 * by another.
 */
export function reviewActions(
  registration: ReviewCase,
  actor: { userId: string | null; roles: readonly string[] },
): RegistrationAction[] {
  const isTaken = isWithAnother(registration, actor.userId)
  return allowedActions(registrationMachine, registration.status, actor.roles).filter(action => {
    if (isTaken || action === 'take_over') return isTaken && action === 'take_over'
    if (action === 'claim') return registration.status === 'submitted' || registration.reviewerId === null
    if (action === 'endorse') return registration.flagged && registration.endorsedBy === null
    if (action === 'approve')
      return !registration.flagged || (registration.endorsedBy !== null && registration.endorsedBy !== actor.userId)
    return true
  })
}
