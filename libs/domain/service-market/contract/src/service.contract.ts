import { defineEndpoint, pageOutput, statusCountOutput } from '@tradeport/kernel/contract-kit'
import {
  serviceActionInput,
  serviceBatchInput,
  serviceBatchOutput,
  serviceChangeOutput,
  serviceDetailOutput,
  serviceDraftInput,
  serviceIdInput,
  servicePageInput,
  serviceReasonInput,
  serviceRemarkInput,
  serviceRow,
  serviceStatusCountInput,
  serviceUpdateInput,
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

export const serviceDetail = defineEndpoint({
  name: 'serviceMarket.serviceDetail',
  path: '/comprehensive-service/service/detail',
  audiences: ['provider', 'operator'],
  input: serviceIdInput,
  output: serviceDetailOutput,
  errors: ['FT520404'],
  reads: ['service'],
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

export const serviceUpdate = defineEndpoint({
  name: 'serviceMarket.serviceUpdate',
  path: '/comprehensive-service/service/update',
  audiences: ['provider'],
  input: serviceUpdateInput,
  output: serviceChangeOutput,
  errors: ['FT520400', 'FT520404', 'FT526003', 'FT526004'],
  writes: true,
  touches: ['service'],
  summary:
    'On the market, a change of price, description or qualification goes to review while the old content stays visible.',
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

const change = <const P extends string, const A extends 'provider' | 'operator'>(
  path: P,
  name: string,
  audience: A,
) => ({
  name: `serviceMarket.${name}`,
  path: `/comprehensive-service/service/${path}` as const,
  audiences: [audience] as const,
  output: serviceChangeOutput,
  writes: true,
  touches: ['service'],
})

export const serviceSubmit = defineEndpoint({
  ...change('submit', 'serviceSubmit', 'provider'),
  input: serviceActionInput,
  errors: ['FT520404', 'FT526003', 'FT526004'],
})
export const serviceWithdraw = defineEndpoint({
  ...change('withdraw', 'serviceWithdraw', 'provider'),
  input: serviceActionInput,
  errors: ['FT520404'],
  summary: 'Out of review: a new service is a draft again, a changed one keeps its published content.',
})
export const serviceActivate = defineEndpoint({
  ...change('activate', 'serviceActivate', 'provider'),
  input: serviceActionInput,
  errors: ['FT520404', 'FT526003', 'FT526004'],
})
export const serviceDeactivate = defineEndpoint({
  ...change('deactivate', 'serviceDeactivate', 'provider'),
  input: serviceActionInput,
  errors: ['FT520404'],
})
export const serviceDelete = defineEndpoint({
  ...change('delete', 'serviceDelete', 'provider'),
  input: serviceActionInput,
  errors: ['FT520404'],
})
export const serviceApprovePass = defineEndpoint({
  ...change('approve/pass', 'serviceApprovePass', 'operator'),
  input: serviceRemarkInput,
  errors: ['FT520404', 'FT526003', 'FT526004'],
})
export const serviceApproveReject = defineEndpoint({
  ...change('approve/reject', 'serviceApproveReject', 'operator'),
  input: serviceReasonInput,
  errors: ['FT520404'],
})
export const serviceDisable = defineEndpoint({
  ...change('disable', 'serviceDisable', 'operator'),
  input: serviceReasonInput,
  errors: ['FT520404'],
})
export const serviceEnable = defineEndpoint({
  ...change('enable', 'serviceEnable', 'operator'),
  input: serviceRemarkInput,
  errors: ['FT520404'],
})

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
