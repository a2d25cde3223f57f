import type { BankAccountAction, BankAccountStatus } from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

type Role = 'buyer_owner' | 'seller_owner' | 'provider_owner' | 'op_finance' | 'op_region_admin' | 'op_super' | 'system'

const OWNERS: Role[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const CHECKERS: Role[] = ['op_finance', 'op_region_admin', 'op_super']

/** An account that others pay to: stated by the owner, checked by the platform, and announced before it takes another’s place. */
export const bankAccountMachine = defineMachine<BankAccountStatus, BankAccountAction, Role>({
  name: 'bankAccount',
  statuses: ['draft', 'pending_check', 'change_pending', 'verified', 'replaced', 'blocked', 'withdrawn'],
  initial: 'draft',
  final: ['blocked'],
  actions: {
    submit: { from: ['draft'], to: 'pending_check', by: OWNERS },
    withdraw: { from: ['draft', 'pending_check', 'change_pending'], to: 'withdrawn', by: OWNERS },
    approve: { from: ['pending_check'], to: 'verified', by: CHECKERS, byOthers: true },
    /** What `approve` is when others have been paying to another account. */
    schedule: { from: ['pending_check'], to: 'change_pending', by: ['system'] },
    refuse: { from: ['pending_check', 'change_pending'], to: 'draft', by: CHECKERS, byOthers: true },
    /**
     * Also one that was refused, which its owner would only correct, and one of before: its number does not come back. Whoever stops an
     * account of the own company harms nobody else.
     */
    block: {
      from: ['draft', 'pending_check', 'change_pending', 'verified', 'replaced', 'withdrawn'],
      to: 'blocked',
      by: CHECKERS,
    },
    activate: { from: ['change_pending'], to: 'verified', by: ['system'] },
    replace: { from: ['verified'], to: 'replaced', by: ['system'] },
  },
})

/** Operators who read accounts and check them. */
export const BANK_CHECKERS = ['op_super', 'op_region_admin', 'op_finance'] as const
export const BANK_ACCOUNT_READERS = [...BANK_CHECKERS, 'op_auditor'] as const
