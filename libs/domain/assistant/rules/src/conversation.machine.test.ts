import { describe, expect, it } from 'vitest'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { CONVERSATION_STATUSES, MESSAGE_STATUSES } from '@tradeport/domain/assistant/contract'
import { CHAT_PARTIES, answerMachine, conversationMachine } from './index'

const CONVERSATION: Record<string, Record<string, string[]>> = {
  active: { person: ['request_human', 'clear'], agent: [], system: ['request_human', 'close'] },
  waiting_agent: { person: ['give_up', 'clear'], agent: ['take'], system: ['give_up'] },
  with_agent: { person: ['clear'], agent: ['release'], system: ['release', 'hand_back'] },
  closed: { person: ['request_human', 'clear', 'reopen'], agent: [], system: ['request_human'] },
  cleared: { person: [], agent: [], system: [] },
}
const ANSWER: Record<string, Record<string, string[]>> = {
  queued: { person: ['cancel'], agent: [], system: ['start', 'fail'] },
  streaming: { person: ['stop'], agent: [], system: ['truncate', 'complete', 'fail'] },
  stopped: { person: ['continue'], agent: [], system: [] },
  truncated: { person: ['continue'], agent: [], system: [] },
  error: { person: ['continue'], agent: [], system: [] },
  completed: { person: [], agent: [], system: [] },
  cancelled: { person: [], agent: [], system: [] },
}

describe('a conversation', () => {
  it.each(CONVERSATION_STATUSES.flatMap(status => CHAT_PARTIES.map(party => [status, party] as const)))(
    'in %s offers the %s what the table says',
    (status, party) =>
      expect(allowedActions(conversationMachine, status, [party])).toEqual(CONVERSATION[status]?.[party]),
  )
})

describe('an answer', () => {
  it.each(MESSAGE_STATUSES.flatMap(status => CHAT_PARTIES.map(party => [status, party] as const)))(
    'in %s offers the %s what the table says',
    (status, party) => expect(allowedActions(answerMachine, status, [party])).toEqual(ANSWER[status]?.[party]),
  )
})
