import { defineEndpoint, id, pageOutput, z } from '@tradeport/kernel/contract-kit'
import {
  serviceCategoryInput,
  serviceCategoryMapEntry,
  serviceCategoryNode,
  serviceCategoryPageInput,
  serviceCategoryRow,
} from './service-category.schema'

const everybody = ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const
const change = z.object({ id: z.string(), version: z.int(), status: z.string() })

export const queryServiceCategoryMap = defineEndpoint({
  name: 'serviceMarket.queryServiceCategoryMap',
  path: '/comprehensive-service/basic/queryServiceCategoryMap',
  audiences: everybody,
  input: z.object({}),
  output: z.record(z.string(), serviceCategoryMapEntry),
  reads: ['serviceCategory'],
})

export const serviceCategoryTree = defineEndpoint({
  name: 'serviceMarket.serviceCategoryTree',
  path: '/comprehensive-service/service/category/tree',
  audiences: everybody,
  /** Disabled ones are shown to operators only. */
  input: z.object({ withDisabled: z._default(z.boolean(), false) }),
  output: z.array(serviceCategoryNode),
  reads: ['serviceCategory', 'service'],
})

export const serviceCategoryPage = defineEndpoint({
  name: 'serviceMarket.serviceCategoryPage',
  path: '/comprehensive-service/service/category/page',
  audiences: ['operator'],
  input: serviceCategoryPageInput,
  output: pageOutput(serviceCategoryRow),
  reads: ['serviceCategory'],
})

export const serviceCategoryDetail = defineEndpoint({
  name: 'serviceMarket.serviceCategoryDetail',
  path: '/comprehensive-service/service/category/detail',
  audiences: ['operator'],
  input: z.object({ id: id() }),
  output: serviceCategoryRow,
  errors: ['FT520404'],
  reads: ['serviceCategory'],
})

export const serviceCategoryCreate = defineEndpoint({
  name: 'serviceMarket.serviceCategoryCreate',
  path: '/comprehensive-service/service/category/create',
  audiences: ['operator'],
  input: serviceCategoryInput,
  output: change,
  errors: ['FT520400', 'FT526001'],
  writes: true,
  touches: ['serviceCategory'],
})

export const serviceCategoryUpdate = defineEndpoint({
  name: 'serviceMarket.serviceCategoryUpdate',
  path: '/comprehensive-service/service/category/update',
  audiences: ['operator'],
  input: z.object({ id: id(), version: z.int(), category: serviceCategoryInput }),
  output: change,
  errors: ['FT520400', 'FT520404', 'FT526001'],
  writes: true,
  touches: ['serviceCategory'],
})

export const serviceCategoryEnable = defineEndpoint({
  name: 'serviceMarket.serviceCategoryEnable',
  path: '/comprehensive-service/service/category/enable',
  audiences: ['operator'],
  input: z.object({ id: id(), version: z.int() }),
  output: change,
  errors: ['FT520404'],
  writes: true,
  touches: ['serviceCategory'],
})

export const serviceCategoryDisable = defineEndpoint({
  name: 'serviceMarket.serviceCategoryDisable',
  path: '/comprehensive-service/service/category/disable',
  audiences: ['operator'],
  input: z.object({ id: id(), version: z.int() }),
  output: change,
  errors: ['FT520404', 'FT526002'],
  writes: true,
  touches: ['serviceCategory'],
  summary: 'Refused while services are on the market in it or below it.',
})

export const serviceCategorySort = defineEndpoint({
  name: 'serviceMarket.serviceCategorySort',
  path: '/comprehensive-service/service/category/sort',
  audiences: ['operator'],
  input: z.object({ parentId: z.nullable(id()), ids: z.array(id()).check(z.minLength(1), z.maxLength(200)) }),
  output: z.object({ changed: z.int() }),
  errors: ['FT520404'],
  writes: true,
  touches: ['serviceCategory'],
  summary: 'The order of the children of one parent.',
})
