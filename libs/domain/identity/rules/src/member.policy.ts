import type {
  InvitationAction,
  InvitationStatus,
  MemberAction,
  MemberStatus,
} from '@tradeport/domain/identity/contract'
import { OWNER_ROLES, ROLES, STORE_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { invitationMachine, memberMachine } from './member.machine'

export type Party = keyof typeof OWNER_ROLES

export function isOwner(party: Party, roles: readonly string[]): boolean {
  return roles.includes(OWNER_ROLES[party])
}

/** The roles somebody may give and take: an owner all of the company's side, a shop manager those of the shop, others none. */
export function grantableRoles(party: Party, roles: readonly string[]): readonly RoleCode[] {
  if (isOwner(party, roles)) return ROLES[party]
  return party === 'seller' && roles.includes('shop_manager') ? STORE_ROLES : []
}

/** Nobody gives, changes or takes away a right that they do not hold themselves. */
export function mayManage(party: Party, actorRoles: readonly string[], roles: readonly string[]): boolean {
  const grantable: readonly string[] = grantableRoles(party, actorRoles)
  return grantable.length > 0 && roles.every(role => grantable.includes(role))
}

export interface ManagedMember {
  status: MemberStatus
  /** All that the person holds, the company's own roles spelled out. */
  roles: readonly string[]
  isSelf: boolean
}

export function memberActions(party: Party, member: ManagedMember, actorRoles: readonly string[]): MemberAction[] {
  // Nobody locks themselves out or in; an owner leaves by handing over first.
  if (member.isSelf || !mayManage(party, actorRoles, member.roles)) return []
  return allowedActions(memberMachine, member.status, actorRoles).filter(
    action => action !== 'hand_over' || (isOwner(party, actorRoles) && !isOwner(party, member.roles)),
  )
}

export function invitationActions(
  party: Party,
  invitation: { status: InvitationStatus; roles: readonly string[] },
  actorRoles: readonly string[],
): InvitationAction[] {
  if (!mayManage(party, actorRoles, invitation.roles)) return []
  return allowedActions(invitationMachine, invitation.status, actorRoles)
}

/** Whoever takes over another's work has to reach all of it: no shop named means every shop. */
export function mayTakeOver(
  heir: { readonly storeIds: readonly string[] },
  leaving: { readonly storeIds: readonly string[] },
): boolean {
  if (heir.storeIds.length === 0) return true
  return leaving.storeIds.length > 0 && leaving.storeIds.every(id => heir.storeIds.includes(id))
}
