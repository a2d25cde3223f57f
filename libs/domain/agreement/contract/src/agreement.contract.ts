import {
  LOCALE_CODES,
  defineEndpoint,
  defineStep,
  id,
  pageOutput,
  statusCountOutput,
  stepTarget,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  AGREEMENT_FORMATS,
  AGREEMENT_STATUSES,
  AGREEMENT_TEMPLATE_STATUSES,
  agreementDetailOutput,
  agreementOffer,
  agreementCountInput,
  agreementPageInput,
  agreementRow,
  agreementTarget,
  agreementTemplateDetailOutput,
  agreementTemplateInput,
  agreementTemplatePageInput,
  agreementTemplateRow,
  agreementValues,
} from './agreement.schema'

const PATH = '/comprehensive-service/agreement'
const parties = ['seller', 'provider', 'operator'] as const

const templates = { audiences: ['operator'] as const, reads: ['agreementTemplate'] }
const templateChanged = () => steppedTo(AGREEMENT_TEMPLATE_STATUSES)
const TEMPLATE = {
  name: 'agreement.agreementTemplate',
  path: `${PATH}/template`,
  touches: ['agreementTemplate'],
  errors: ['FT520404', 'FT510006'],
  changed: templateChanged,
} as const

export const agreementTemplatePage = defineEndpoint({
  name: 'agreement.agreementTemplatePage',
  path: `${PATH}/template/page`,
  ...templates,
  input: agreementTemplatePageInput,
  output: pageOutput(agreementTemplateRow),
  summary: 'Editions of all templates of the region.',
})

export const agreementTemplateDetail = defineEndpoint({
  name: 'agreement.agreementTemplateDetail',
  path: `${PATH}/template/detail`,
  ...templates,
  input: z.object({ id: id() }),
  output: agreementTemplateDetailOutput,
  errors: ['FT520404'],
})

export const agreementTemplateCreate = defineEndpoint({
  name: 'agreement.agreementTemplateCreate',
  path: `${PATH}/template/create`,
  audiences: ['operator'],
  input: agreementTemplateInput,
  output: templateChanged(),
  errors: ['FT520400', 'FT526011'],
  writes: true,
  touches: ['agreementTemplate'],
  summary: 'A new template, or the next edition of the one with the same code; one is in preparation at a time.',
})

export const agreementTemplateUpdate = defineStep(TEMPLATE, 'update', {
  audiences: ['operator'],
  input: { template: agreementTemplateInput },
  errors: ['FT520400', 'MALL600403'],
  summary: 'While it is a draft.',
})
export const agreementTemplatePublish = defineStep(TEMPLATE, 'publish', {
  audiences: ['operator'],
  errors: ['FT520400', 'MALL600403', 'FT526015'],
  summary:
    'Puts an edition in force; the one before is replaced. Orders not sent yet are asked to accept it. Refused where it leaves out a category whose services are offered under it.',
})
export const agreementTemplateWithdraw = defineStep(TEMPLATE, 'withdraw', {
  audiences: ['operator'],
  errors: ['MALL600403', 'FT526015'],
  summary:
    'New orders need no agreement of this template any more; what was signed stands. Refused while services on the market are offered under it.',
})

export const agreementInForce = defineEndpoint({
  name: 'agreement.agreementInForce',
  path: `${PATH}/inForce`,
  audiences: ['visitor', 'seller'],
  input: z.object({
    categoryCode: text(40),
    /** Its provider may have chosen another template than the category's own. */
    serviceId: z.optional(id()),
  }),
  output: z.object({ offer: z.nullable(agreementOffer) }),
  reads: ['agreementTemplate'],
  summary: 'What somebody agrees to who orders a service of this category, or this service.',
})

export const agreementPage = defineEndpoint({
  name: 'agreement.agreementPage',
  path: `${PATH}/page`,
  audiences: parties,
  input: agreementPageInput,
  output: pageOutput(agreementRow),
  reads: ['agreement'],
})

export const agreementStatusCount = defineEndpoint({
  name: 'agreement.agreementStatusCount',
  path: `${PATH}/statusCount`,
  audiences: parties,
  input: agreementCountInput(),
  output: statusCountOutput(),
  reads: ['agreement'],
})

export const agreementDetail = defineEndpoint({
  name: 'agreement.agreementDetail',
  path: `${PATH}/detail`,
  audiences: parties,
  audit: 'read',
  input: agreementTarget().check(
    z.refine(input => (input.id === undefined) !== (input.orderId === undefined), { error: 'required', path: ['id'] }),
  ),
  output: z.object({ agreement: z.nullable(agreementDetailOutput) }),
  errors: ['FT520404'],
  reads: ['agreement'],
  summary: 'By its id, or of an order: null where that needs none. Before it is accepted, the edition in force.',
})

const AGREEMENT = {
  name: 'agreement.agreement',
  path: PATH,
  touches: ['agreement', 'serviceOrder'],
  errors: ['FT520404', 'FT510006', 'MALL600403'],
  changed: () => steppedTo(AGREEMENT_STATUSES),
} as const

export const agreementUpdate = defineStep(AGREEMENT, 'update', {
  audiences: ['seller'],
  input: { variables: agreementValues() },
  errors: ['FT520400'],
  summary:
    'What the customer writes into it, until the order is sent. An acceptance of the text before no longer counts.',
})
export const agreementAccept = defineStep(AGREEMENT, 'accept', {
  audiences: ['seller'],
  input: { templateId: id(), locale: z.enum(LOCALE_CODES) },
  errors: ['FT520400', 'FT526010'],
  summary: 'The customer accepts the edition it was shown; text, person, time, edition and hash are kept.',
})

export const agreementConvertAndDownload = defineEndpoint({
  name: 'agreement.agreementConvertAndDownload',
  path: `${PATH}/convertAndDownload`,
  audiences: parties,
  audit: 'read',
  reads: ['agreement'],
  kind: 'binary',
  input: z.object({
    id: stepTarget().id,
    format: z.enum(AGREEMENT_FORMATS),
    /** Without it the reader's own. */
    locale: z.optional(z.enum(LOCALE_CODES)),
  }),
  output: z.unknown(),
  errors: ['FT520404'],
  rateLimit: 30,
  summary:
    'The agreement as a Word document or a PDF, in any of its languages; one that is not signed by both says so on every page.',
})
