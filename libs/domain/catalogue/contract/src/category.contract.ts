import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { categoryAttribute, categoryCrumb, categoryNode } from './category.schema'

export const categoryTree = defineEndpoint({
  name: 'catalogue.categoryTree',
  path: '/mall/category/tree',
  audiences: ['visitor'],
  reads: ['category'],
  input: z.object({}),
  output: z.object({ nodes: z.array(categoryNode) }),
  summary: 'All enabled categories with names in the caller’s language and the number of products on sale.',
})

export const categoryAttributes = defineEndpoint({
  name: 'catalogue.categoryAttributes',
  path: '/mall/category/attributes',
  audiences: ['visitor'],
  reads: ['category'],
  input: z.object({ categoryId: id() }),
  output: z.object({
    category: categoryCrumb,
    path: z.array(categoryCrumb),
    hsHints: z.array(z.string()),
    attributes: z.array(categoryAttribute),
  }),
  errors: ['MALL600404'],
  summary:
    'What a product of this category says about itself: attributes, options with swatches, which of them are SKU axes.',
})
