import { defineEndpoint, defineStep, id, pageOutput, stepTarget, steppedTo, z } from '@tradeport/kernel/contract-kit'
import {
  CATEGORY_STATUSES,
  categoryAssignments,
  categoryDetailOutput,
  categoryInput,
  categoryPageInput,
  categoryRow,
} from './category.schema'

export const adminCategoryTree = defineEndpoint({
  name: 'catalogue.adminCategoryTree',
  path: '/mall/admin/category/tree',
  audiences: ['operator'],
  reads: ['category'],
  input: z.object({}),
  output: z.object({ rows: z.array(categoryRow) }),
  summary: 'The whole category tree with all languages, each after the one above it, for operators.',
})

export const adminCategoryPage = defineEndpoint({
  name: 'catalogue.adminCategoryPage',
  path: '/mall/admin/category/page',
  audiences: ['operator'],
  reads: ['category'],
  input: categoryPageInput,
  output: pageOutput(categoryRow),
  summary: 'The categories as a list, each after the one above it.',
})

export const adminCategoryDetail = defineEndpoint({
  name: 'catalogue.adminCategoryDetail',
  path: '/mall/admin/category/detail',
  audiences: ['operator'],
  reads: ['category'],
  input: z.object({ id: id() }),
  output: categoryDetailOutput,
  errors: ['MALL600404'],
  summary: 'One category with its attributes and options in all languages.',
})

const CATEGORY = {
  name: 'catalogue.category',
  path: '/mall/admin/category',
  touches: ['category'],
  errors: ['MALL600404'],
  changed: () => steppedTo(CATEGORY_STATUSES),
} as const

export const categoryCreate = defineEndpoint({
  name: 'catalogue.categoryCreate',
  path: '/mall/admin/category/create',
  audiences: ['operator'],
  input: categoryInput,
  output: steppedTo(CATEGORY_STATUSES),
  errors: ['MALL610111'],
  writes: true,
  touches: ['category'],
  summary: 'Refused below a category that products hang in: they would no longer be in a last level.',
})

export const categoryUpdate = defineStep(CATEGORY, 'update', {
  audiences: ['operator'],
  input: { category: categoryInput },
  errors: ['MALL610111'],
  summary: 'Moves the category, with all below it, where the parent is another one.',
})

export const categoryEnable = defineStep(CATEGORY, 'enable', { audiences: ['operator'] })

export const categoryDisable = defineStep(CATEGORY, 'disable', {
  audiences: ['operator'],
  errors: ['MALL610110'],
  summary: 'Refused while products are on sale in it or below it.',
})

export const categoryDelete = defineEndpoint({
  name: 'catalogue.categoryDelete',
  path: '/mall/admin/category/delete',
  audiences: ['operator'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string() }),
  errors: ['MALL600404', 'MALL610112'],
  writes: true,
  touches: ['category', 'attribute'],
  summary:
    'Refused while there are categories below it, products in it, whatever their status, or stores that name it.',
})

export const categorySort = defineEndpoint({
  name: 'catalogue.categorySort',
  path: '/mall/admin/category/sort',
  audiences: ['operator'],
  input: z.object({ parentId: z.nullable(id()), ids: z.array(id()).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ changed: z.int() }),
  errors: ['MALL600404'],
  writes: true,
  touches: ['category'],
  summary: 'The order of the children of one parent.',
})

export const categoryAttributesSave = defineStep(CATEGORY, 'attributes/save', {
  audiences: ['operator'],
  input: { attributes: categoryAssignments },
  touches: ['attribute'],
  summary: 'What the category asks for of its own, for all below it too; what products say already stays.',
})
