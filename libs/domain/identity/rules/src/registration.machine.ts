import type { RegistrationAction, RegistrationStatus } from '@tradeport/domain/identity/contract'
import { defineMachine } from '@tradeport/kernel/contract-kit'

type Role = 'applicant' | 'op_reviewer' | 'op_region_admin' | 'op_super' | 'system'

const REVIEWERS: Role[] = ['op_reviewer', 'op_region_admin', 'op_super']

/** Registration of a company, or a change of what its licence says (marketplace.md 4.4, machine 4). Approval happens from the queue too: one click. */
export const registrationMachine = defineMachine<RegistrationStatus, RegistrationAction, Role>({
  name: 'registration',
  statuses: ['draft', 'submitted', 'in_review', 'need_more_info', 'approved', 'rejected', 'withdrawn', 'expired'],
  initial: 'draft',
  final: ['approved', 'withdrawn'],
  actions: {
    submit: { from: ['draft'], to: 'submitted', by: ['applicant'] },
    // One that its first reviewer has left to a second is in review and nobody's.
    claim: { from: ['submitted', 'in_review'], to: 'in_review', by: REVIEWERS, byOthers: true },
    take_over: { from: ['in_review'], to: 'in_review', by: REVIEWERS, byOthers: true },
    request_info: { from: ['submitted', 'in_review'], to: 'need_more_info', by: REVIEWERS, byOthers: true },
    // The first of two: the case stays open, now for somebody else.
    endorse: { from: ['submitted', 'in_review'], to: 'in_review', by: REVIEWERS, byOthers: true },
    approve: { from: ['submitted', 'in_review'], to: 'approved', by: REVIEWERS, byOthers: true },
    reject: { from: ['submitted', 'in_review'], to: 'rejected', by: REVIEWERS, byOthers: true },
    resubmit: { from: ['need_more_info', 'rejected', 'expired'], to: 'submitted', by: ['applicant'] },
    withdraw: { from: ['draft', 'submitted', 'need_more_info'], to: 'withdrawn', by: ['applicant'] },
    expire: { from: ['need_more_info'], to: 'expired', by: ['system'] },
    // It has rested for as long as the region keeps it: its data and papers go with this.
    lapse: { from: ['draft', 'rejected', 'expired'], to: 'withdrawn', by: ['system'] },
  },
})
