import type {
  InvitationAction,
  InvitationStatus,
  MemberAction,
  MemberStatus,
} from '@tradeport/domain/identity/contract'
import { OWNER_ROLES, ROLES, STORE_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { allowedActions, mayStep } from '@tradeport/kernel/contract-kit'
import { invitationMachine, memberMachine } from './member.machine'

export type Party = keyof typeof OWNER_ROLES

export function isOwner(party: Party, roles: readonly string[]): boolean {
  return roles.includes(OWNER_ROLES[party])
}

/** Whether somebody may do what is the owner's: as one, or by the right to just this. */
export const mayAsOwner = (party: Party, held: readonly string[], right: string): boolean =>
  mayStep([OWNER_ROLES[party]], held, right)

const MANAGING = ['change_roles', 'invite', 'remove', 'resume', 'suspend'].map(act => `member:${act}`)

/**
 * The roles somebody may give and take: an owner all of the company's side, a shop manager those of the shop. Whoever manages people by a
 * single right gives as much as they hold themselves; of a shop they manage its people.
 */
export function grantableRoles(party: Party, held: readonly string[]): readonly RoleCode[] {
  if (isOwner(party, held)) return ROLES[party]
  if (party === 'seller') return mayAny(['shop_manager'], held) ? STORE_ROLES : []
  return mayAny([], held) ? ROLES[party] : []
}

const mayAny = (by: readonly string[], held: readonly string[]): boolean =>
  MANAGING.some(right => mayStep(by, held, right))

/** Nobody gives, changes or takes away a right that they do not hold themselves. */
export function mayManage(party: Party, actorRoles: readonly string[], roles: readonly string[]): boolean {
  const grantable: readonly string[] = grantableRoles(party, actorRoles)
  return grantable.length > 0 && roles.every(role => grantable.includes(role))
}

export interface ManagedMember {
  status: MemberStatus
  /** All that the person holds, the company's own roles spelled out. */
  roles: readonly string[]
  /** The shops that the person works for; all of them when none is named. */
  storeIds: readonly string[]
  isSelf: boolean
  secondFactor: MembersSecondFactor
}

/** Whether a member has a second step, and whether it guards nothing but this company: only then its owners take it off. */
export type MembersSecondFactor = 'none' | 'own' | 'elsewhere'

/** Who manages: what they hold, and the shops they are limited to; none named means no limit. */
export interface Manager {
  roles: readonly string[]
  storeIds: readonly string[]
}

/** A manager manages whose rights they hold and whose shops are all among their own. */
function manages(
  party: Party,
  manager: Manager,
  managed: { roles: readonly string[]; storeIds: readonly string[] },
): boolean {
  return (
    mayManage(party, manager.roles, managed.roles) &&
    (isOwner(party, manager.roles) || reachesShopsOf(manager, managed))
  )
}

export function memberActions(party: Party, member: ManagedMember, manager: Manager): MemberAction[] {
  // Nobody locks themselves out or in; an owner leaves by handing over first.
  if (member.isSelf || !manages(party, manager, member)) return []
  return allowedActions(memberMachine, member.status, manager.roles).filter(action => {
    if (action === 'reset_second_factor') return member.secondFactor === 'own' && isOwner(party, manager.roles)
    return action !== 'hand_over' || (isOwner(party, manager.roles) && !isOwner(party, member.roles))
  })
}

export function invitationActions(
  party: Party,
  invitation: { status: InvitationStatus; roles: readonly string[]; storeIds: readonly string[] },
  manager: Manager,
): InvitationAction[] {
  if (!manages(party, manager, invitation)) return []
  return allowedActions(invitationMachine, invitation.status, manager.roles)
}

/** Whoever takes over another's work, or manages them, has to reach all their shops: none named means every shop. */
export function reachesShopsOf(
  one: { readonly storeIds: readonly string[] },
  other: { readonly storeIds: readonly string[] },
): boolean {
  if (one.storeIds.length === 0) return true
  return other.storeIds.length > 0 && other.storeIds.every(id => one.storeIds.includes(id))
}
