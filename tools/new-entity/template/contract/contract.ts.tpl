import { defineEndpoint, id, pageInput, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import {
  {{ENTITY}}_STATUSES,
  {{entity}}Change,
  {{entity}}DetailOutput,
  {{entity}}Input,
  {{entity}}Row,
  {{entity}}Versioned,
} from './{{entity-kebab}}.schema'

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
  output: {{entity}}Change,
  errors: ['MALL600403'],
  writes: true,
  touches: ['{{entity}}'],
})

export const {{entity}}Update = defineEndpoint({
  name: '{{domain}}.{{entity}}Update',
  path: '/{{prefix}}/{{entity}}/update',
  audiences: ['operator'],
  input: z.extend({{entity}}Versioned, {{entity}}Input.shape),
  output: {{entity}}Change,
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
  writes: true,
  touches: ['{{entity}}'],
})

export const {{entity}}Activate = defineEndpoint({
  name: '{{domain}}.{{entity}}Activate',
  path: '/{{prefix}}/{{entity}}/activate',
  audiences: ['operator'],
  input: {{entity}}Versioned,
  output: {{entity}}Change,
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
  writes: true,
  touches: ['{{entity}}'],
})
