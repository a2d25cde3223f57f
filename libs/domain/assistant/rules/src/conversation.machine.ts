import { defineMachine } from '@tradeport/kernel/contract-kit'
import { CONVERSATION_STATUSES, MESSAGE_STATUSES } from '@tradeport/domain/assistant/contract'

/** `person`: whoever the conversation belongs to, visitors too. */
export const CHAT_PARTIES = ['person', 'agent', 'system'] as const
export type ChatParty = (typeof CHAT_PARTIES)[number]

export const conversationMachine = defineMachine({
  name: 'conversation',
  statuses: CONVERSATION_STATUSES,
  initial: 'active',
  final: ['cleared'],
  actions: {
    request_human: { from: ['active', 'closed'], to: 'waiting_agent', by: ['person', 'system'] },
    take: { from: ['waiting_agent'], to: 'with_agent', by: ['agent'] },
    give_up: { from: ['waiting_agent'], to: 'active', by: ['person', 'system'] },
    release: { from: ['with_agent'], to: 'active', by: ['agent', 'system'] },
    /** Whoever had taken it is gone: the next one takes it. */
    hand_back: { from: ['with_agent'], to: 'waiting_agent', by: ['system'] },
    clear: { from: ['active', 'waiting_agent', 'with_agent', 'closed'], to: 'cleared', by: ['person'] },
    close: { from: ['active'], to: 'closed', by: ['system'] },
    reopen: { from: ['closed'], to: 'active', by: ['person'] },
  },
})

/** Of an answer. */
export const answerMachine = defineMachine({
  name: 'answer',
  statuses: MESSAGE_STATUSES,
  initial: 'queued',
  final: ['completed', 'cancelled'],
  actions: {
    start: { from: ['queued'], to: 'streaming', by: ['system'] },
    cancel: { from: ['queued'], to: 'cancelled', by: ['person'] },
    stop: { from: ['streaming'], to: 'stopped', by: ['person'] },
    truncate: { from: ['streaming'], to: 'truncated', by: ['system'] },
    complete: { from: ['streaming'], to: 'completed', by: ['system'] },
    fail: { from: ['queued', 'streaming'], to: 'error', by: ['system'] },
    continue: { from: ['stopped', 'truncated', 'error'], to: 'queued', by: ['person'] },
  },
})
