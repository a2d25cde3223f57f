import { ROLES } from '@tradeport/kernel/config'
import { defineMachine } from '@tradeport/kernel/contract-kit'
import { SERVICE_QUESTION_STATUSES } from '@tradeport/domain/service-market/contract'

/** An answer may be put right: it stays one. */
export const serviceQuestionMachine = defineMachine({
  name: 'serviceQuestion',
  statuses: SERVICE_QUESTION_STATUSES,
  initial: 'open',
  final: [],
  actions: {
    answer: { from: ['open', 'answered'], to: 'answered', by: ROLES.provider },
  },
})
