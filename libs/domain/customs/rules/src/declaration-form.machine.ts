import {
  DECLARATION_STATUSES,
  type AmendmentStatus,
  AMENDMENT_STATUSES,
  type DeclarationAction,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import { ROLES } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { CHECKERS, CUSTOMS_DESK, DECLARANTS } from './role-groups'

/** On its way to customs or with them: receipts move it from any of these to any other. */
export const SENT_STATUSES = [
  'pushing',
  'push_failed',
  'sw_staged',
  'declaring',
  'declare_failed',
  'customs_accepted',
  'manual_handling',
  'audited',
  'tax_pending',
  'inspection',
  'returned',
  'released',
  'cleared',
  'deleted',
] as const satisfies readonly DeclarationStatus[]
export type SentStatus = (typeof SENT_STATUSES)[number]

const received = <S extends DeclarationStatus>(to: S) => ({
  from: SENT_STATUSES.filter(status => status !== to),
  to,
  by: ['system'] as const,
})
const WRITABLE = [
  'draft',
  'review_rejected',
  'push_failed',
  'declare_failed',
] as const satisfies readonly DeclarationStatus[]

/**
 * Trade-services section 1.b. What customs says moves a form by the rules of receipts (receipt.rules.ts): the machine only says that the
 * system may. A form that did not get through is submitted again, so that what changed is looked over.
 */
export const declarationMachine = defineMachine({
  name: 'declarationForm',
  statuses: DECLARATION_STATUSES,
  initial: 'draft',
  final: ['cancelled'],
  actions: {
    submit: { from: WRITABLE, to: 'pending_review', by: DECLARANTS, begins: true },
    /** Where the company has no second pair of eyes. */
    submit_unreviewed: { from: WRITABLE, to: 'reviewed', by: DECLARANTS, begins: true },
    approve_pass: { from: ['pending_review'], to: 'reviewed', by: CHECKERS },
    approve_reject: { from: ['pending_review'], to: 'review_rejected', by: CHECKERS },
    push_single_window: { from: ['reviewed'], to: 'pushing', by: DECLARANTS, begins: true },
    /** Not sent yet, and something is to be changed after all: it is submitted, and looked over, again. */
    reopen: { from: ['reviewed'], to: 'draft', by: DECLARANTS },
    cancel: {
      from: ['draft', 'review_rejected', 'pending_review', 'reviewed', 'push_failed', 'sw_staged'],
      to: 'cancelled',
      // By the system with a service order that came to nothing.
      by: [...DECLARANTS, 'system'],
    },
    redeclare: { from: ['returned'], to: 'draft', by: DECLARANTS, begins: true },
    receive_push_failed: received('push_failed'),
    receive_sw_staged: received('sw_staged'),
    receive_declaring: received('declaring'),
    receive_declare_failed: received('declare_failed'),
    receive_customs_accepted: received('customs_accepted'),
    receive_manual_handling: received('manual_handling'),
    receive_audited: received('audited'),
    receive_tax_pending: received('tax_pending'),
    receive_inspection: received('inspection'),
    receive_returned: received('returned'),
    receive_released: received('released'),
    receive_cleared: received('cleared'),
    receive_deleted: received('deleted'),
  },
})
export type DeclarationStep = keyof typeof declarationMachine.actions

/** The step by which customs leads a form to where it stands now. */
export const RECEIVED_STEP: Readonly<Record<Exclude<SentStatus, 'pushing'>, DeclarationStep>> = {
  push_failed: 'receive_push_failed',
  sw_staged: 'receive_sw_staged',
  declaring: 'receive_declaring',
  declare_failed: 'receive_declare_failed',
  customs_accepted: 'receive_customs_accepted',
  manual_handling: 'receive_manual_handling',
  audited: 'receive_audited',
  tax_pending: 'receive_tax_pending',
  inspection: 'receive_inspection',
  returned: 'receive_returned',
  released: 'receive_released',
  cleared: 'receive_cleared',
  deleted: 'receive_deleted',
}

/** What was asked of customs about an entry that they have: to change it or to take it back. */
export const amendmentMachine = defineMachine({
  name: 'declarationAmendment',
  statuses: AMENDMENT_STATUSES,
  initial: 'open',
  final: ['approved', 'rejected'],
  actions: {
    submit: { from: ['open'], to: 'submitted', by: DECLARANTS },
    /** Taken back by whoever asked: nothing of it is with customs, as far as anybody knows. */
    cancel: { from: ['open'], to: 'cancelled', by: DECLARANTS },
    approve: { from: ['submitted'], to: 'approved', by: CUSTOMS_DESK, byOthers: true },
    reject: { from: ['open', 'submitted'], to: 'rejected', by: CUSTOMS_DESK, byOthers: true },
    /** What comes back through the gateway, also after the request was given up. */
    receive_taken: { from: ['open'], to: 'submitted', by: ['system'] },
    receive_failed: { from: ['submitted'], to: 'open', by: ['system'] },
    receive_granted: { from: ['open', 'submitted', 'cancelled'], to: 'approved', by: ['system'] },
    receive_refused: { from: ['open', 'submitted', 'cancelled'], to: 'rejected', by: ['system'] },
  },
})
export type AmendmentStep = keyof typeof amendmentMachine.actions
/** The steps of people. */
export type AmendmentAction = Extract<AmendmentStep, 'submit' | 'cancel' | 'approve' | 'reject'> | 'update'
const AMENDMENT_ACTIONS = [
  'submit',
  'update',
  'cancel',
  'approve',
  'reject',
] as const satisfies readonly AmendmentAction[]
export function amendmentActions(status: AmendmentStatus, roles: readonly string[]): AmendmentAction[] {
  const steps = allowedActions(amendmentMachine, status, roles)
  // What is asked is changed by whoever may take it back.
  return AMENDMENT_ACTIONS.filter(action => steps.includes(action === 'update' ? 'cancel' : action))
}

export const AMENDABLE = [
  'audited',
  'tax_pending',
  'inspection',
  'released',
  'cleared',
] as const satisfies readonly DeclarationStatus[]

/** Operators and brokers write down what came by another way. */
export const RECORDERS = [...CUSTOMS_DESK, ...ROLES.provider] as const

const isStatus = (status: DeclarationStatus, wanted: readonly DeclarationStatus[]) => wanted.includes(status)

/** Of the form, what an action depends on besides its status. */
export interface ActingOn {
  readonly status: DeclarationStatus
  readonly channel: 'online' | 'offline'
  /** Whoever wrote it, changed what it declares last, and submitted it. */
  readonly createdBy: string | null
  readonly editedBy: string | null
  readonly submittedBy: string | null
  /** Customs' number, by which alone a change can be asked for. */
  readonly entryId: string
  /** No company whose form it is wants a second pair of eyes (any more): what waits for one is let go by whoever may look over forms. */
  readonly isReviewOff?: boolean
}

const isReceived = (step: DeclarationStep): step is Extract<DeclarationStep, `receive_${string}`> =>
  step.startsWith('receive_')

/** What this person may do with the form now, by the names of endpoints. Nobody looks over what they wrote, changed last or submitted themselves. */
export function declarationActions(
  form: ActingOn,
  actor: { readonly userId: string | null; readonly roles: readonly string[] },
): DeclarationAction[] {
  const { roles } = actor
  const may = (by: readonly string[], action: DeclarationAction) => mayStep(by, roles, `declarationForm:${action}`)
  // What is written down moves the form as customs' own answer does: nobody of the desk does that for a company whose people they are.
  const mayRecord = (by: readonly string[], action: DeclarationAction) => may(by, action) && !roles.includes(OWN_STAKE)
  if (form.channel === 'offline') {
    return [
      ...(mayRecord([...DECLARANTS, ...CUSTOMS_DESK], 'offline_update') ? (['offline_update'] as const) : []),
      ...(may(DECLARANTS, 'copy') ? (['copy'] as const) : []),
      ...(mayRecord(RECORDERS, 'manual_receipt') ? (['manual_receipt'] as const) : []),
    ]
  }
  const authors = [form.createdBy, form.editedBy, form.submittedBy]
  const isAuthor = form.isReviewOff !== true && actor.userId !== null && authors.includes(actor.userId)
  const steps = allowedActions(declarationMachine, form.status, roles).flatMap((step): DeclarationAction[] => {
    if (step === 'submit_unreviewed' || isReceived(step)) return []
    if (step === 'approve_pass' || step === 'approve_reject') return isAuthor ? [] : [step]
    return [step]
  })
  return [
    ...(may(DECLARANTS, 'update') && isStatus(form.status, WRITABLE) ? (['update'] as const) : []),
    ...steps,
    ...(mayRecord(RECORDERS, 'manual_receipt') && isStatus(form.status, SENT_STATUSES)
      ? (['manual_receipt'] as const)
      : []),
    ...(may(DECLARANTS, 'request_amendment') && isStatus(form.status, AMENDABLE) && /^\d{18}$/.test(form.entryId)
      ? (['request_amendment'] as const)
      : []),
    ...(may(DECLARANTS, 'copy') ? (['copy'] as const) : []),
  ]
}

/** Who has to do something next. */
export type Turn = 'author' | 'reviewer' | 'single_window' | 'customs' | 'nobody'
export const TURN: Readonly<Record<DeclarationStatus, Turn>> = {
  draft: 'author',
  pending_review: 'reviewer',
  review_rejected: 'author',
  reviewed: 'author',
  pushing: 'single_window',
  push_failed: 'author',
  sw_staged: 'author',
  declaring: 'customs',
  declare_failed: 'author',
  customs_accepted: 'customs',
  manual_handling: 'author',
  audited: 'customs',
  tax_pending: 'author',
  inspection: 'author',
  returned: 'author',
  released: 'customs',
  cleared: 'nobody',
  deleted: 'nobody',
  cancelled: 'nobody',
}
