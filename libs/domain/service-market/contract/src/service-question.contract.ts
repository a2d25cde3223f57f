import {
  defineEndpoint,
  defineStep,
  i18nText,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

export const SERVICE_QUESTION_STATUSES = ['open', 'answered', 'hidden'] as const
export type ServiceQuestionStatus = (typeof SERVICE_QUESTION_STATUSES)[number]
export const SERVICE_QUESTION_ACTIONS = ['answer', 'hide', 'show'] as const
export type ServiceQuestionAction = (typeof SERVICE_QUESTION_ACTIONS)[number]

export const QUESTION_MAX = 1000
export const ANSWER_MAX = 2000
/** Of one company about one service; answered ones do not count. */
export const MAX_OPEN_QUESTIONS = 5
export const HIDE_REASON_MAX = 500

const PATH = '/comprehensive-service/service/question'
const QUESTION = {
  name: 'serviceMarket.serviceQuestion',
  path: PATH,
  touches: ['serviceQuestion'],
  errors: ['FT520404'],
  changed: () => steppedTo(SERVICE_QUESTION_STATUSES),
} as const

export const serviceQuestionRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(SERVICE_QUESTION_STATUSES),
  version: z.int(),
  /** The caller, an operator, is one of its provider's people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  serviceId: z.string(),
  serviceTitle: i18nText(160),
  askerName: z.string(),
  /** For operators alone. */
  providerName: z.nullable(z.string()),
  question: z.string(),
  answer: z.nullable(z.string()),
  /** Shown to everybody on the service's page. */
  published: z.boolean(),
  /** Why operators took it off the service's page. */
  hiddenReason: z.nullable(z.string()),
  askedAt: z.string(),
  answeredAt: z.nullable(z.string()),
})
export type ServiceQuestionRow = z.output<typeof serviceQuestionRow>

export const serviceQuestionAsk = defineEndpoint({
  name: 'serviceMarket.serviceQuestionAsk',
  path: `${PATH}/ask`,
  audiences: ['seller'],
  input: z.object({ serviceId: id(), question: text(QUESTION_MAX, 5) }),
  output: z.object({ id: z.string() }),
  errors: ['FT520400', 'FT520404'],
  writes: true,
  touches: ['serviceQuestion'],
  summary: 'Of whoever thinks about ordering a service; `FT520400` while five of their company’s are open for it.',
})

export const serviceQuestionPage = defineEndpoint({
  name: 'serviceMarket.serviceQuestionPage',
  path: `${PATH}/page`,
  audiences: ['seller', 'provider', 'operator'],
  input: pageInput({ serviceId: z.optional(id()), status: z.optional(z.enum(SERVICE_QUESTION_STATUSES)) }),
  output: pageOutput(serviceQuestionRow),
  reads: ['serviceQuestion'],
  summary:
    'What the caller’s company asked, or was asked; for operators all that is shown to everybody, or was. The latest first.',
})

export const serviceQuestionStatusCount = defineEndpoint({
  name: 'serviceMarket.serviceQuestionStatusCount',
  path: `${PATH}/statusCount`,
  audiences: ['seller', 'provider', 'operator'],
  input: z.object({ serviceId: z.optional(id()), keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: statusCountOutput(),
  reads: ['serviceQuestion'],
})

export const serviceQuestionAnswer = defineStep(QUESTION, 'answer', {
  audiences: ['provider'],
  input: { answer: text(ANSWER_MAX, 2), published: z.boolean() },
  summary: 'Also puts right what was answered already, and shows it to everybody or no longer.',
})

export const serviceQuestionHide = defineStep(QUESTION, 'hide', {
  audiences: ['operator'],
  input: { reason: text(HIDE_REASON_MAX, 5) },
  summary: 'Takes question and answer off the service’s page. The two sides still have them, and read why.',
})

export const serviceQuestionShow = defineStep(QUESTION, 'show', { audiences: ['operator'], input: {} })

export const marketQuestions = defineEndpoint({
  name: 'serviceMarket.marketQuestions',
  path: '/comprehensive-service/service/market/questions',
  audiences: ['visitor'],
  input: pageInput({ serviceId: id() }),
  output: pageOutput(z.object({ id: z.string(), question: z.string(), answer: z.string(), answeredAt: z.string() })),
  errors: ['FT520404'],
  reads: ['serviceQuestion'],
  summary: 'Answers that a provider shows to everybody; who asked stays between the two.',
})
