import type {
  InvitationAction,
  InvitationStatus,
  MemberAction,
  MemberStatus,
} from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

type Owner = 'buyer_owner' | 'seller_owner' | 'provider_owner'
type Role = Owner | 'shop_manager' | 'invitee' | 'system'

const OWNERS: Owner[] = ['buyer_owner', 'seller_owner', 'provider_owner']
/** A shop manager looks after the people of the shop; whom exactly is decided by `mayManage`. */
const MANAGERS: Role[] = [...OWNERS, 'shop_manager']

/** Members of a company (marketplace.md 4.4, machine 3); who is only invited has an invitation. */
export const memberMachine = defineMachine<MemberStatus, MemberAction, Role>({
  name: 'member',
  statuses: ['active', 'suspended', 'removed'],
  initial: 'active',
  final: ['removed'],
  actions: {
    change_roles: { from: ['active'], to: 'active', by: MANAGERS },
    suspend: { from: ['active'], to: 'suspended', by: MANAGERS },
    resume: { from: ['suspended'], to: 'active', by: MANAGERS },
    hand_over: { from: ['active'], to: 'active', by: OWNERS },
    /** A suspended colleague does not get in anyway. */
    reset_second_factor: { from: ['active'], to: 'active', by: OWNERS },
    remove: { from: ['active', 'suspended'], to: 'removed', by: MANAGERS },
  },
})

export const invitationMachine = defineMachine<InvitationStatus, InvitationAction, Role>({
  name: 'invitation',
  statuses: ['pending', 'accepted', 'revoked', 'expired'],
  initial: 'pending',
  final: ['accepted', 'revoked'],
  actions: {
    accept: { from: ['pending'], to: 'accepted', by: ['invitee'] },
    resend: { from: ['pending', 'expired'], to: 'pending', by: MANAGERS },
    revoke: { from: ['pending', 'expired'], to: 'revoked', by: MANAGERS },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
  },
})
