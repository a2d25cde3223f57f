import { ROLES } from '@tradeport/kernel/config'
import { defineMachine } from '@tradeport/kernel/contract-kit'
import { SERVICE_QUESTION_STATUSES } from '@tradeport/domain/service-market/contract'
import { REVIEWERS } from './service.machine'

/** An answer may be put right: it stays one. What operators took off the page stays as it is until they show it again. */
export const serviceQuestionMachine = defineMachine({
  name: 'serviceQuestion',
  statuses: SERVICE_QUESTION_STATUSES,
  initial: 'open',
  final: [],
  actions: {
    answer: { from: ['open', 'answered'], to: 'answered', by: ROLES.provider },
    hide: { from: ['answered'], to: 'hidden', by: REVIEWERS },
    show: { from: ['hidden'], to: 'answered', by: REVIEWERS, byOthers: true },
  },
})
