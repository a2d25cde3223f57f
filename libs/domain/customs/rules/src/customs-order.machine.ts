import {
  CUSTOMS_ORDER_ACTIONS,
  CUSTOMS_ORDER_STATUSES,
  MIRRORING_STATUSES,
  OPEN_CLAIM_STATUSES,
  type ClaimStatus,
  type CustomsOrderAction,
  type CustomsOrderActor,
  type CustomsOrderStatus,
  type DeclarationStatus,
  type MirroringStatus,
} from '@tradeport/domain/customs/contract'
import { ROLES } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions, defineMachine, mayStep } from '@tradeport/kernel/contract-kit'
import { CLIENTS, CUSTOMS_DESK, FEE_KEEPERS, FEE_PAYING, LIABLE } from './role-groups'

const PROVIDERS = ROLES.provider

const follows = <S extends MirroringStatus>(to: S) => ({
  from: MIRRORING_STATUSES.filter(status => status !== to),
  to,
  by: ['system'] as const,
})
/** Taken on by the broker, not yet answered for by the client. */
const IN_WORK = ['accepted', 'doc_check', 'doc_pending', 'making'] as const satisfies readonly CustomsOrderStatus[]

/** What can be complained about: whatever a broker took on, also when it is over. */
const CLAIMED = [
  ...IN_WORK,
  ...MIRRORING_STATUSES,
  'completed',
  'cancelled',
] as const satisfies readonly CustomsOrderStatus[]

/** Trade-services section 2.b. What happens beside the status is in `BESIDE_CUSTOMS_ORDER`. */
export const customsOrderMachine = defineMachine({
  name: 'customsOrder',
  statuses: CUSTOMS_ORDER_STATUSES,
  initial: 'draft',
  final: ['completed', 'rejected', 'cancelled'],
  actions: {
    submit: { from: ['draft'], to: 'submitted', by: CLIENTS, begins: true },
    accept_order: { from: ['submitted'], to: 'accepted', by: PROVIDERS, begins: true },
    reject: { from: ['submitted'], to: 'rejected', by: PROVIDERS },
    begin_check: { from: ['accepted'], to: 'doc_check', by: PROVIDERS },
    request_document: { from: ['doc_check'], to: 'doc_pending', by: PROVIDERS },
    send_documents: { from: ['doc_pending'], to: 'doc_check', by: CLIENTS },
    make: { from: ['doc_check'], to: 'making', by: PROVIDERS },
    confirm_draft: { from: ['making'], to: 'declaring', by: LIABLE },
    follow_declaring: follows('declaring'),
    follow_inspection: follows('inspection'),
    follow_released: follows('released'),
    follow_cleared: follows('cleared'),
    complete: { from: ['cleared'], to: 'completed', by: [...CLIENTS, 'system'] },
    /** By the system where the service order came to nothing whose work it does. */
    cancel: { from: ['draft', 'submitted'], to: 'cancelled', by: [...CLIENTS, 'system'] },
    /** Confirmed ones only while no declaration of theirs counts any more (`GUARDS`). */
    cancel_accepted: {
      from: [...IN_WORK, 'declaring', 'inspection'],
      to: 'cancelled',
      by: [...CLIENTS, ...PROVIDERS, 'system'],
    },
  },
})
export type CustomsOrderStep = keyof typeof customsOrderMachine.actions

/** `byOthers` as the steps of a machine have it. */
interface SideRule {
  in: readonly CustomsOrderStatus[]
  by: readonly string[]
  byOthers?: true
}

/** What is done to an order without moving it on: in which statuses, and by whom. */
export const BESIDE_CUSTOMS_ORDER = {
  update: { in: ['draft', 'submitted', 'accepted', 'doc_check', 'doc_pending'], by: CLIENTS },
  upload_document: { in: ['draft', 'submitted', 'accepted', 'doc_check', 'doc_pending'], by: CLIENTS },
  verify_document: { in: ['accepted', 'doc_check'], by: PROVIDERS },
  save_delegation: { in: ['draft', 'submitted', ...IN_WORK, ...MIRRORING_STATUSES], by: LIABLE },
  save_fee: { in: [...IN_WORK, ...MIRRORING_STATUSES], by: PROVIDERS },
  confirm_fee: { in: [...IN_WORK, ...MIRRORING_STATUSES], by: CLIENTS },
  /** What stays owed is paid also after the end: then it is passed on at once. */
  pay: { in: [...IN_WORK, ...MIRRORING_STATUSES, 'completed', 'cancelled'], by: FEE_PAYING },
  /** After the end, and of a complaint before it: the bank is asked again for what was decided. */
  retry_payment: { in: CLAIMED, by: FEE_KEEPERS },
  /** A declaration that is begun from the order by the hand that sends it belongs to the order. */
  begin_declaration: { in: [...IN_WORK, 'declaring', 'inspection'], by: [...CLIENTS, ...PROVIDERS] },
  link_declaration: { in: ['making', 'declaring', 'inspection'], by: PROVIDERS },
  /** One that was recorded wrongly: its order follows the others. */
  take_off_declaration: { in: ['making', ...MIRRORING_STATUSES], by: CUSTOMS_DESK, byOthers: true },
  /** What was taken off by mistake. */
  put_back_declaration: { in: ['making', ...MIRRORING_STATUSES], by: CUSTOMS_DESK, byOthers: true },
  /** What was changed in a declaration after it was confirmed. */
  confirm_changes: { in: ['declaring', 'inspection'], by: LIABLE },
  evaluate: { in: ['completed'], by: CLIENTS },
  claim_open: { in: CLAIMED, by: CLIENTS },
  claim_answer: { in: CLAIMED, by: PROVIDERS },
  claim_accept: { in: CLAIMED, by: CLIENTS },
  claim_escalate: { in: CLAIMED, by: CLIENTS },
  claim_refund: { in: CLAIMED, by: PROVIDERS },
  claim_withdraw: { in: CLAIMED, by: CLIENTS },
  claim_decide: { in: CLAIMED, by: CUSTOMS_DESK, byOthers: true },
  /** Nobody answered in time. */
  claim_lapse: { in: CLAIMED, by: ['system'] },
} as const satisfies Record<string, SideRule>
export type CustomsOrderBeside = keyof typeof BESIDE_CUSTOMS_ORDER
const BESIDE_NAMES = Object.keys(BESIDE_CUSTOMS_ORDER).filter(
  (name): name is CustomsOrderBeside => name in BESIDE_CUSTOMS_ORDER,
)

export interface CustomsOrderFacts {
  status: CustomsOrderStatus
  /** A mandatory paper has no file. */
  isMissing: boolean
  /** Every mandatory paper, and every other one that was sent, is verified. */
  isVerified: boolean
  /** A paper waits for the broker. */
  isToVerify: boolean
  hasOpenFees: boolean
  /** The client has a fee to pay. */
  hasDueFees: boolean
  /** A fee of the quote that the bank does not hold yet. */
  isUnpaid: boolean
  /** The bank refused to pass on or to give back what it holds. */
  isStuck: boolean
  /** A declaration that is ready to be sent differs from what the client confirmed. */
  isUnconfirmed: boolean
  /** A declaration that was neither cancelled nor deleted. */
  hasForms: boolean
  /** Not rated yet, and no service order stands behind it, where its client is asked instead. */
  isToRate: boolean
  /** Taken on by the broker; of one that a service order stands behind, whose price has its own after-sales, by the fees that were paid here. */
  isClaimable: boolean
  /** Of the last complaint. */
  claim: ClaimStatus | null
}

export const isOpenClaim = (status: ClaimStatus | null): boolean => OPEN_CLAIM_STATUSES.some(open => open === status)
const claimIs =
  (...statuses: readonly ClaimStatus[]) =>
  ({ claim }: CustomsOrderFacts) =>
    statuses.some(status => status === claim)

/** By which name people know a step; null: nobody is offered it. */
const KNOWN_AS: Partial<Record<CustomsOrderStep | CustomsOrderBeside, CustomsOrderAction>> = {
  begin_check: 'next_status',
  make: 'next_status',
  send_documents: 'submit',
  cancel_accepted: 'cancel',
  confirm_changes: 'confirm_draft',
}

/** What the facts of the order add to status and role. */
const GUARDS: Partial<Record<CustomsOrderStep | CustomsOrderBeside, (facts: CustomsOrderFacts) => boolean>> = {
  begin_check: facts => !facts.isUnpaid,
  pay: facts => facts.hasDueFees,
  retry_payment: facts => facts.isStuck,
  make: facts => facts.isVerified,
  cancel_accepted: facts => !isMirroring(facts.status) || !facts.hasForms,
  verify_document: facts => facts.isToVerify,
  confirm_fee: facts => facts.hasOpenFees,
  confirm_changes: facts => facts.isUnconfirmed,
  evaluate: facts => facts.isToRate,
  claim_open: facts => facts.isClaimable && !isOpenClaim(facts.claim),
  claim_answer: claimIs('pending_provider'),
  claim_lapse: claimIs('pending_provider'),
  claim_accept: claimIs('offered', 'refunded'),
  claim_escalate: claimIs('offered', 'refused', 'to_refund', 'refunded'),
  claim_refund: claimIs('to_refund'),
  claim_withdraw: facts => isOpenClaim(facts.claim) && facts.claim !== 'refunding',
  claim_decide: claimIs('disputed'),
}

export function mayBesideOrder(
  action: CustomsOrderBeside,
  facts: CustomsOrderFacts,
  roles: readonly string[],
): boolean {
  const rule: SideRule = BESIDE_CUSTOMS_ORDER[action]
  const isHeld = mayStep(rule.by, roles, `customsOrder:${action}`) && !(rule.byOthers && roles.includes(OWN_STAKE))
  return rule.in.includes(facts.status) && isHeld && (GUARDS[action]?.(facts) ?? true)
}

const isAction = (name: string): name is CustomsOrderAction => CUSTOMS_ORDER_ACTIONS.some(known => known === name)

/** What this person may do with the order now, by the names of endpoints, the most important first. */
export function customsOrderActions(facts: CustomsOrderFacts, roles: readonly string[]): CustomsOrderAction[] {
  const steps = allowedActions(customsOrderMachine, facts.status, roles).filter(step => GUARDS[step]?.(facts) ?? true)
  const beside = BESIDE_NAMES.filter(name => mayBesideOrder(name, facts, roles))
  const offered = new Set([...steps, ...beside].map((name): string => KNOWN_AS[name] ?? name).filter(isAction))
  return CUSTOMS_ORDER_ACTIONS.filter(action => offered.has(action))
}

/** Which of the steps of one name is meant in a status. */
export const NEXT_STEP: Partial<Record<CustomsOrderStatus, 'begin_check' | 'make'>> = {
  accepted: 'begin_check',
  doc_check: 'make',
}

/** Who has the next move; nobody once it is over. */
const TURN: Readonly<Record<CustomsOrderStatus, CustomsOrderActor | null>> = {
  draft: 'client',
  submitted: 'provider',
  accepted: 'provider',
  doc_check: 'provider',
  doc_pending: 'client',
  making: 'client',
  declaring: 'customs',
  inspection: 'customs',
  released: 'customs',
  cleared: 'client',
  completed: null,
  rejected: null,
  cancelled: null,
}

/**
 * Who has the next move: before the work begins the quote is paid; drafts are the client's to confirm once no check finds an error in them;
 * whatever was changed in a declaration is too, before anything else. Fees that were proposed hold up nobody who has something to do, but
 * while customs has it their answer is what is waited for.
 */
export function customsOrderTurn({
  status,
  isBeingWritten,
  isUnconfirmed,
  hasForms,
  hasOpenFees,
  hasDueFees,
  isUnpaid,
}: Pick<CustomsOrderFacts, 'status' | 'isUnconfirmed' | 'hasForms' | 'hasOpenFees' | 'hasDueFees' | 'isUnpaid'> & {
  /** There is no declaration yet, or a check finds an error in one that is not sent. */
  isBeingWritten: boolean
}): CustomsOrderActor | null {
  if (hasDueFees && (status === 'accepted' || TURN[status] === null)) return 'client'
  // The bank is on it.
  if (isUnpaid && status === 'accepted') return null
  if (isBeingWritten && status === 'making') return 'provider'
  if (isUnconfirmed && isMirroring(status)) return 'client'
  // Nothing is on its way any more: the broker declares anew, or one of them ends the order.
  if (isMirroring(status) && !hasForms) return 'provider'
  return hasOpenFees && TURN[status] === 'customs' ? 'client' : TURN[status]
}

const GONE: readonly DeclarationStatus[] = ['cancelled', 'deleted']
/** Came to nothing: it does not count for its order any more. */
export const isGone = (status: DeclarationStatus): boolean => GONE.includes(status)

/** Where an order stands by its declarations: with the worst of them. Those that came to nothing do not count. */
export function standingOfForms(forms: readonly DeclarationStatus[]): MirroringStatus {
  const counted = forms.filter(status => !isGone(status))
  const all = (...wanted: readonly DeclarationStatus[]) =>
    counted.length > 0 && counted.every(status => wanted.includes(status))
  if (counted.includes('inspection')) return 'inspection'
  if (all('cleared')) return 'cleared'
  if (all('released', 'cleared')) return 'released'
  return 'declaring'
}

export const FOLLOWING_STEP = {
  declaring: 'follow_declaring',
  inspection: 'follow_inspection',
  released: 'follow_released',
  cleared: 'follow_cleared',
} as const satisfies Record<MirroringStatus, CustomsOrderStep>

export const isMirroring = (status: CustomsOrderStatus): status is MirroringStatus =>
  MIRRORING_STATUSES.some(known => known === status)

/** Statuses of a declaration before customs has it: what is changed in it there is sent yet. */
export const UNSENT_STATUSES: readonly DeclarationStatus[] = [
  'draft',
  'pending_review',
  'review_rejected',
  'reviewed',
  'push_failed',
  'declare_failed',
]
export const isUnsent = (status: DeclarationStatus): boolean => UNSENT_STATUSES.includes(status)

/** Whether a declaration may be taken off its order: what customs has, or had, is what the order waits for, and is paid for. */
export const mayLeaveOrder = (status: DeclarationStatus): boolean => isUnsent(status) || isGone(status)
