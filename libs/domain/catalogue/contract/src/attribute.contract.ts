import { defineEndpoint, defineStep, id, pageOutput, stepTarget, steppedTo, z } from '@tradeport/kernel/contract-kit'
import { attributeDetailOutput, attributeInput, attributePageInput, attributeRow } from './attribute.schema'
import { CATEGORY_STATUSES } from './category.schema'

export const adminAttributePage = defineEndpoint({
  name: 'catalogue.adminAttributePage',
  path: '/mall/admin/attribute/page',
  audiences: ['operator'],
  reads: ['attribute'],
  input: attributePageInput,
  output: pageOutput(attributeRow),
  summary: 'What categories may ask of their goods.',
})

export const adminAttributeDetail = defineEndpoint({
  name: 'catalogue.adminAttributeDetail',
  path: '/mall/admin/attribute/detail',
  audiences: ['operator'],
  reads: ['attribute'],
  input: z.object({ id: id() }),
  output: attributeDetailOutput,
  errors: ['MALL600404'],
  summary: 'One attribute with its options in all languages, and what of it is in use.',
})

const ATTRIBUTE = {
  name: 'catalogue.attribute',
  path: '/mall/admin/attribute',
  touches: ['attribute', 'category'],
  errors: ['MALL600404'],
  changed: () => steppedTo(CATEGORY_STATUSES),
} as const

export const attributeCreate = defineEndpoint({
  name: 'catalogue.attributeCreate',
  path: '/mall/admin/attribute/create',
  audiences: ['operator'],
  input: attributeInput,
  output: steppedTo(CATEGORY_STATUSES),
  writes: true,
  touches: ['attribute'],
  summary: 'An attribute that no category asks for yet.',
})

export const attributeUpdate = defineStep(ATTRIBUTE, 'update', {
  audiences: ['operator'],
  input: { attribute: attributeInput },
  summary:
    'The code stays. While products say it the kind stays too, and options they have are switched off instead of left out.',
})

export const attributeEnable = defineStep(ATTRIBUTE, 'enable', { audiences: ['operator'] })

export const attributeDisable = defineStep(ATTRIBUTE, 'disable', {
  audiences: ['operator'],
  summary: 'No category asks for it any more; products that span variants by it keep them.',
})

export const attributeDelete = defineEndpoint({
  name: 'catalogue.attributeDelete',
  path: '/mall/admin/attribute/delete',
  audiences: ['operator'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string() }),
  errors: ['MALL600404', 'MALL610113'],
  writes: true,
  touches: ['attribute', 'category'],
  summary: 'Refused while categories ask for it or products say it.',
})
