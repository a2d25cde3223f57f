import { defineMachine } from '@tradeport/kernel/contract-kit'
import { THREAD_STATUSES, type ThreadStatus } from '@tradeport/domain/sourcing/contract'
import { BUYERS_WHO_ACT, SELLERS_WHO_ACT } from './role-groups'

/** Threads in which something can still happen. A store that did not look in time may still answer while the inquiry is open. */
export const OPEN_THREAD_STATUSES = [
  'new',
  'viewed',
  'in_negotiation',
  'waiting_buyer',
  'quoted',
  'unanswered',
] as const satisfies ThreadStatus[]

/**
 * One seller's negotiation. `quote` follows the sending of a version, `counter`, `quote_ended`, `win` and `lose` follow what
 * happens to it.
 */
export const threadMachine = defineMachine({
  name: 'thread',
  statuses: THREAD_STATUSES,
  initial: 'new',
  final: ['won', 'lost', 'declined', 'closed'],
  actions: {
    view: { from: ['new', 'unanswered'], to: 'viewed', by: SELLERS_WHO_ACT },
    assign: { from: ['new', 'unanswered', 'viewed'], to: 'viewed', by: SELLERS_WHO_ACT },
    reply: { from: ['new', 'unanswered', 'viewed'], to: 'in_negotiation', by: SELLERS_WHO_ACT },
    request_info: {
      from: ['new', 'unanswered', 'viewed', 'in_negotiation'],
      to: 'waiting_buyer',
      by: SELLERS_WHO_ACT,
    },
    provide_info: { from: ['waiting_buyer'], to: 'in_negotiation', by: BUYERS_WHO_ACT },
    quote: { from: OPEN_THREAD_STATUSES, to: 'quoted', by: SELLERS_WHO_ACT, begins: true },
    decline: { from: OPEN_THREAD_STATUSES, to: 'declined', by: SELLERS_WHO_ACT },
    close: { from: OPEN_THREAD_STATUSES, to: 'closed', by: BUYERS_WHO_ACT },
    counter: { from: ['quoted'], to: 'in_negotiation', by: ['system'] },
    quote_ended: { from: ['quoted'], to: 'in_negotiation', by: ['system'] },
    win: { from: ['quoted'], to: 'won', by: ['system'] },
    lose: { from: OPEN_THREAD_STATUSES, to: 'lost', by: ['system'] },
    unanswer: { from: ['new'], to: 'unanswered', by: ['system'] },
  },
})

/** A seller's first word is the answer to the inquiry. */
export function opensBySpeaking(status: ThreadStatus): boolean {
  return status === 'new' || status === 'viewed' || status === 'unanswered'
}

export function isOpenThread(status: string): boolean {
  return OPEN_THREAD_STATUSES.some(open => open === status)
}
