import type { MembershipParty } from '@tradeport/domain/membership/contract'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface Member {
  readonly companyId: string
  readonly party: MembershipParty
}

/** The company that the caller acts for, and on which side. @throws AppError `USER_SERVICE530404` for people without one. */
export function memberOf(ctx: ActorContext): Member {
  const { companyId, kind } = ctx.actor
  if (companyId === null || (kind !== 'buyer' && kind !== 'seller' && kind !== 'provider'))
    throw new AppError('USER_SERVICE530404')
  return { companyId, party: kind }
}

/** Documents of this domain that a role of the platform's own may give permissions on. */
export type MembershipDocument =
  'offering' | 'abilityOffer' | 'membershipAccount' | 'membershipOrder' | 'membershipInvoice' | 'abilityGrant'

/** @throws AppError `MALL600403` for holders of other roles. */
export function requireOneOf(ctx: ActorContext, roles: readonly string[], document: MembershipDocument): void {
  if (!mayAct(ctx, roles, document)) throw new AppError('MALL600403')
}

export const mayAct = (ctx: ActorContext, roles: readonly string[], document: MembershipDocument): boolean =>
  holds(ctx.actor.roles, roles, [document])
