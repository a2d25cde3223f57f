import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES } from '@tradeport/domain/membership/contract'
import {
  defineEndpoint,
  defineStep,
  listFile,
  optionalText,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  SERVICE_STATUSES,
  serviceAgreementOption,
  serviceAgreementOptionsInput,
  serviceBatchInput,
  serviceBatchOutput,
  serviceChangeOutput,
  serviceDetailOutput,
  serviceDraftInput,
  serviceIdInput,
  servicePageInput,
  serviceRow,
  serviceStatusCountInput,
  serviceVersionDiffInput,
  serviceVersionDiffOutput,
  serviceVersionRow,
} from './service.schema'

export const servicePage = defineEndpoint({
  name: 'serviceMarket.servicePage',
  path: '/comprehensive-service/service/page',
  audiences: ['provider', 'operator'],
  input: servicePageInput,
  output: pageOutput(serviceRow),
  reads: ['service'],
  summary: 'A provider’s own services; an operator’s region.',
})

export const serviceStatusCount = defineEndpoint({
  name: 'serviceMarket.serviceStatusCount',
  path: '/comprehensive-service/service/statusCount',
  audiences: ['provider', 'operator'],
  input: serviceStatusCountInput,
  output: statusCountOutput(),
  reads: ['service'],
})

export const SERVICE_EXPORT_COLUMNS = [
  ...(['no', 'title', 'category', 'provider', 'price', 'currency', 'status', 'submittedAt', 'publishedAt'] as const),
  'updatedAt',
] as const

export const serviceExport = defineEndpoint({
  name: 'serviceMarket.serviceExport',
  path: '/comprehensive-service/service/export',
  audiences: ['provider', 'operator'],
  audit: 'read',
  kind: 'binary',
  input: z.extend(serviceStatusCountInput, {
    status: z.optional(z.enum(SERVICE_STATUSES)),
    ...listFile(SERVICE_EXPORT_COLUMNS),
  }),
  output: z.unknown(),
  reads: ['service'],
  ability: DATA_EXPORT_ABILITY,
  errors: [...ABILITY_CODES, 'FT520413'],
  rateLimit: 10,
  summary: 'A sheet of the services that the caller sees under the same filters, 2,000 rows at most.',
})

export const serviceDetail = defineEndpoint({
  name: 'serviceMarket.serviceDetail',
  path: '/comprehensive-service/service/detail',
  audiences: ['provider', 'operator'],
  input: serviceIdInput,
  output: serviceDetailOutput,
  errors: ['FT520404'],
  reads: ['service'],
})

export const serviceVersionDiff = defineEndpoint({
  name: 'serviceMarket.serviceVersionDiff',
  path: '/comprehensive-service/service/version/diff',
  audiences: ['provider', 'operator'],
  input: serviceVersionDiffInput,
  output: serviceVersionDiffOutput,
  errors: ['FT520404'],
  reads: ['service'],
  summary:
    'What one version says differently from another; asked without numbers, what a changed version under review does from the one on the market.',
})

export const serviceVersionList = defineEndpoint({
  name: 'serviceMarket.serviceVersionList',
  path: '/comprehensive-service/service/version/list',
  audiences: ['provider', 'operator'],
  input: serviceIdInput,
  output: z.object({ versions: z.array(serviceVersionRow) }),
  errors: ['FT520404'],
  reads: ['service'],
  summary: 'What the service said each time it was approved, or changed without a review after that; the newest first.',
})

export const serviceAgreementOptions = defineEndpoint({
  name: 'serviceMarket.serviceAgreementOptions',
  path: '/comprehensive-service/service/agreementOptions',
  audiences: ['provider', 'operator'],
  input: serviceAgreementOptionsInput,
  output: z.array(serviceAgreementOption),
  reads: ['service', 'agreementTemplate'],
  summary: 'Agreements that services of a category are offered under; first the one that stands without a choice.',
})

/** `create` of the other entities: the spec's catalogue calls it draft. */
export const serviceDraft = defineEndpoint({
  name: 'serviceMarket.serviceDraft',
  path: '/comprehensive-service/service/draft',
  audiences: ['provider'],
  input: serviceDraftInput,
  output: serviceChangeOutput,
  errors: ['FT520400'],
  writes: true,
  touches: ['service'],
})

export const serviceCopy = defineEndpoint({
  name: 'serviceMarket.serviceCopy',
  path: '/comprehensive-service/service/copy',
  audiences: ['provider'],
  input: serviceIdInput,
  output: serviceChangeOutput,
  errors: ['FT520404'],
  writes: true,
  touches: ['service'],
  summary: 'A new draft with the same content.',
})

const SERVICE = {
  name: 'serviceMarket.service',
  path: '/comprehensive-service/service',
  touches: ['service'],
  errors: ['FT520404'],
  changed: () => serviceChangeOutput,
} as const
const reason = text(500, 2)
const remark = optionalText(500)

export const serviceUpdate = defineStep(SERVICE, 'update', {
  audiences: ['provider'],
  input: { content: serviceDraftInput },
  errors: ['FT520400', 'FT526003', 'FT526004'],
  summary:
    'On the market, a change of price, description or qualification goes to review while the old content stays visible.',
})
export const serviceSubmit = defineStep(SERVICE, 'submit', {
  audiences: ['provider'],
  errors: ['FT526003', 'FT526004'],
})
export const serviceWithdraw = defineStep(SERVICE, 'withdraw', {
  audiences: ['provider'],
  summary: 'Out of review: a new service is a draft again, a changed one keeps its published content.',
})
export const serviceActivate = defineStep(SERVICE, 'activate', {
  audiences: ['provider'],
  errors: ['FT526003', 'FT526004'],
})
export const serviceDeactivate = defineStep(SERVICE, 'deactivate', { audiences: ['provider'] })
export const serviceDelete = defineStep(SERVICE, 'delete', { audiences: ['provider'] })
export const serviceApprovePass = defineStep(SERVICE, 'approve/pass', {
  audiences: ['operator'],
  input: { remark },
  errors: ['FT526003', 'FT526004'],
})
export const serviceApproveReject = defineStep(SERVICE, 'approve/reject', {
  audiences: ['operator'],
  input: { reason },
})
export const serviceDisable = defineStep(SERVICE, 'disable', { audiences: ['operator'], input: { reason } })
export const serviceEnable = defineStep(SERVICE, 'enable', { audiences: ['operator'], input: { remark } })

export const serviceApproveBatch = defineEndpoint({
  name: 'serviceMarket.serviceApproveBatch',
  path: '/comprehensive-service/service/approve/batch',
  audiences: ['operator'],
  input: serviceBatchInput,
  output: serviceBatchOutput,
  writes: true,
  touches: ['service'],
  summary: 'Each on its own: the answer says which went through and why the others did not.',
})
