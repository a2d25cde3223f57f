import {
  defineEndpoint,
  defineStep,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  steppedTo,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  {{ENTITY}}_STATUSES,
  {{entity}}DetailOutput,
  {{entity}}Input,
  {{entity}}Row,
} from './{{entity-kebab}}.schema'

const {{ENTITY}} = {
  name: '{{domain}}.{{entity}}',
  path: '/{{prefix}}/{{entity}}',
  touches: ['{{entity}}'],
  changed: () => steppedTo({{ENTITY}}_STATUSES),
} as const

const filters = { status: z.optional(z.enum({{ENTITY}}_STATUSES)) }

export const {{entity}}Page = defineEndpoint({
  name: '{{domain}}.{{entity}}Page',
  path: '/{{prefix}}/{{entity}}/page',
  audiences: ['operator'],
  input: pageInput(filters),
  output: pageOutput({{entity}}Row),
  reads: ['{{entity}}'],
})

export const {{entity}}StatusCount = defineEndpoint({
  name: '{{domain}}.{{entity}}StatusCount',
  path: '/{{prefix}}/{{entity}}/statusCount',
  audiences: ['operator'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: statusCountOutput(),
  reads: ['{{entity}}'],
})

export const {{entity}}Detail = defineEndpoint({
  name: '{{domain}}.{{entity}}Detail',
  path: '/{{prefix}}/{{entity}}/detail',
  audiences: ['operator'],
  input: z.object({ id: id() }),
  output: {{entity}}DetailOutput,
  errors: ['MALL600404'],
  reads: ['{{entity}}'],
})

export const {{entity}}Create = defineEndpoint({
  name: '{{domain}}.{{entity}}Create',
  path: '/{{prefix}}/{{entity}}/create',
  audiences: ['operator'],
  input: {{entity}}Input,
  output: {{ENTITY}}.changed(),
  errors: ['MALL600403'],
  writes: true,
  touches: ['{{entity}}'],
})

export const {{entity}}Update = defineStep({{ENTITY}}, 'update', {
  audiences: ['operator'],
  input: {{entity}}Input.shape,
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
})

export const {{entity}}Activate = defineStep({{ENTITY}}, 'activate', {
  audiences: ['operator'],
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
})
