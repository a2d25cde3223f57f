import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import { timerOf, type OperatorRole, type TimedRegion } from '@tradeport/kernel/config'
import {
  LEAVE_MESSAGE_STATUSES,
  type LeaveMessageAction,
  type LeaveMessageStatus,
  type TrackAction,
  type TrackStatus,
} from '@tradeport/domain/support/contract'

/** Who answers people. */
export const AGENTS = ['op_cs', 'op_region_admin', 'op_super'] as const satisfies readonly OperatorRole[]
/** Messages hold names and addresses: other operators do not read them. */
export const MESSAGE_READERS = [...AGENTS, 'op_auditor'] as const satisfies readonly OperatorRole[]

/** Machine 17. Whoever holds the link, or is signed in as the writer, acts as `visitor`. */
export const leaveMessageMachine = defineMachine({
  name: 'leaveMessage',
  statuses: LEAVE_MESSAGE_STATUSES,
  initial: 'new',
  final: [],
  actions: {
    claim: { from: ['new', 'assigned'], to: 'assigned', by: AGENTS },
    assign: { from: ['new', 'assigned'], to: 'assigned', by: AGENTS },
    reply: { from: ['assigned', 'replied'], to: 'replied', by: AGENTS },
    resolve: { from: ['replied'], to: 'resolved', by: [...AGENTS, 'system'] },
    to_inquiry: { from: ['assigned', 'replied'], to: 'resolved', by: AGENTS },
    invite: { from: ['assigned', 'replied'], to: 'resolved', by: AGENTS },
    /** Whoever had it is gone. */
    hand_back: { from: ['assigned'], to: 'new', by: ['system'] },
    spam: { from: ['new', 'assigned'], to: 'spam', by: [...AGENTS, 'system'] },
    not_spam: { from: ['spam'], to: 'new', by: AGENTS },
    answer: { from: ['replied'], to: 'assigned', by: ['visitor'] },
    reopen: { from: ['resolved'], to: 'assigned', by: ['visitor'] },
  },
})

const DAY_MS = 86_400_000
export const SPAM_DAYS = 30

export const isAgent = (roles: readonly string[]): boolean => AGENTS.some(role => roles.includes(role))

type OperatorStep = Exclude<LeaveMessageAction, 'note'>
const isOperatorStep = (action: string): action is OperatorStep =>
  action !== 'answer' && action !== 'reopen' && action !== 'hand_back'

/** What this operator may do with the message now. */
export function operatorActions(
  message: { status: LeaveMessageStatus; assignedTo: string | null },
  actor: { userId: string | null; roles: readonly string[] },
): LeaveMessageAction[] {
  const isOwn = message.assignedTo !== null && message.assignedTo === actor.userId
  const steps = allowedActions(leaveMessageMachine, message.status, actor.roles)
    .filter(isOperatorStep)
    .filter(action => action !== 'claim' || !isOwn)
  return isAgent(actor.roles) ? [...steps, 'note'] : steps
}

export function reopenUntil(
  message: { status: LeaveMessageStatus; resolvedAt: Date | null },
  region: TimedRegion,
): Date | null {
  if (message.status !== 'resolved' || message.resolvedAt === null) return null
  return new Date(message.resolvedAt.getTime() + timerOf(region, 'messageReopenDays') * DAY_MS)
}

/** What the writer may do now. */
export function trackActions(
  message: { status: LeaveMessageStatus; resolvedAt: Date | null },
  { now, region }: { now: Date; region: TimedRegion },
): TrackAction[] {
  if (message.status !== 'resolved') return ['answer']
  const until = reopenUntil(message, region)
  return until !== null && now <= until ? ['reopen', 'rate'] : []
}

/** Whoever was taken for a spammer sees a message that waits. */
export function trackStatus(status: LeaveMessageStatus): TrackStatus {
  return status === 'spam' ? 'new' : status
}
