import { allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { ROLES, type OperatorRole } from '@tradeport/kernel/config'
import { SERVICE_STATUSES, type ServiceAction, type ServiceStatus } from '@tradeport/domain/service-market/contract'

export const REVIEWERS = ['op_reviewer', 'op_region_admin', 'op_super'] as const satisfies readonly OperatorRole[]
const PROVIDERS = ROLES.provider

/**
 * Trade-services section 13. What was once approved and is changed on the market is reviewed as a revision while its old content
 * stays visible; a refused revision leaves the service on the market as it was.
 */
export const serviceMachine = defineMachine({
  name: 'service',
  statuses: SERVICE_STATUSES,
  initial: 'draft',
  final: ['removed'],
  actions: {
    submit: { from: ['draft', 'rejected'], to: 'pending_review', by: PROVIDERS, begins: true },
    withdraw: { from: ['pending_review'], to: 'draft', by: PROVIDERS },
    approve_pass: { from: ['pending_review'], to: 'approved', by: REVIEWERS, byOthers: true },
    approve_publish: { from: ['pending_review'], to: 'on_shelf', by: REVIEWERS, byOthers: true },
    approve_reject: { from: ['pending_review'], to: 'rejected', by: REVIEWERS, byOthers: true },
    activate: { from: ['approved', 'off_shelf'], to: 'on_shelf', by: PROVIDERS, begins: true },
    deactivate: { from: ['on_shelf'], to: 'off_shelf', by: PROVIDERS },
    // A proof has ended. A changed version under review stays there: it may bring the new one.
    expire: { from: ['on_shelf'], to: 'off_shelf', by: ['system'] },
    expire_in_review: { from: ['revision_review'], to: 'pending_review', by: ['system'] },
    revise: { from: ['on_shelf'], to: 'revision_review', by: PROVIDERS },
    rework: { from: ['approved', 'off_shelf'], to: 'draft', by: PROVIDERS },
    revision_withdraw: { from: ['revision_review'], to: 'on_shelf', by: PROVIDERS },
    revision_pass: { from: ['revision_review'], to: 'on_shelf', by: REVIEWERS, byOthers: true },
    revision_reject: { from: ['revision_review'], to: 'on_shelf', by: REVIEWERS, byOthers: true },
    // All but a draft, of which operators see nothing.
    disable: {
      from: ['pending_review', 'rejected', 'approved', 'on_shelf', 'revision_review', 'off_shelf'],
      to: 'disabled',
      by: REVIEWERS,
    },
    enable: { from: ['disabled'], to: 'off_shelf', by: REVIEWERS, byOthers: true },
    // What has passed no review: off the shelf its provider might activate it without one.
    enable_unreviewed: { from: ['disabled'], to: 'draft', by: REVIEWERS, byOthers: true },
    delete: { from: ['draft', 'rejected'], to: 'removed', by: PROVIDERS },
  },
})
export type ServiceStep = keyof typeof serviceMachine.actions

/** The endpoint through which a person takes each step; null for what nobody does. */
const ENDPOINT_OF: Record<ServiceStep, ServiceAction | null> = {
  submit: 'submit',
  withdraw: 'withdraw',
  approve_pass: 'approve_pass',
  approve_publish: 'approve_pass',
  approve_reject: 'approve_reject',
  activate: 'activate',
  deactivate: 'deactivate',
  expire: null,
  expire_in_review: null,
  revise: 'update',
  rework: 'update',
  revision_withdraw: 'withdraw',
  revision_pass: 'approve_pass',
  revision_reject: 'approve_reject',
  disable: 'disable',
  enable: 'enable',
  enable_unreviewed: 'enable',
  delete: 'delete',
}

/** What this person may do with the service now, by the names of endpoints. */
export function serviceActions(status: ServiceStatus, roles: readonly string[]): ServiceAction[] {
  const steps = allowedActions(serviceMachine, status, roles).flatMap(step => ENDPOINT_OF[step] ?? [])
  const mayUpdate = mayStep(PROVIDERS, roles, 'service:update')
  const editing: ServiceAction[] = (status === 'draft' || status === 'rejected') && mayUpdate ? ['update'] : []
  return [...new Set([...editing, ...steps])]
}

/** What visitors see. */
export const LISTED_STATUSES = ['on_shelf', 'revision_review'] as const satisfies readonly ServiceStatus[]

export function isListed(status: ServiceStatus): boolean {
  return LISTED_STATUSES.some(listed => listed === status)
}

/** Whose content a reviewer has approved. */
export const isReviewed = (status: ServiceStatus): boolean =>
  isListed(status) || status === 'approved' || status === 'off_shelf' || status === 'disabled'

/** The step that a decision of the reviewer takes. */
export function reviewStep(
  status: ServiceStatus,
  decision: 'pass' | 'reject',
  publishOnApproval: boolean,
): 'approve_pass' | 'approve_publish' | 'approve_reject' | 'revision_pass' | 'revision_reject' {
  if (status === 'revision_review') return decision === 'pass' ? 'revision_pass' : 'revision_reject'
  if (decision === 'reject') return 'approve_reject'
  return publishOnApproval ? 'approve_publish' : 'approve_pass'
}
