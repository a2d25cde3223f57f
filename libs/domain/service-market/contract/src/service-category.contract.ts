import {
  defineEndpoint,
  defineStep,
  id,
  pageOutput,
  statusCountOutput,
  stepTarget,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  serviceCategoryInput,
  serviceCategoryMapEntry,
  serviceCategoryNode,
  serviceCategoryPageInput,
  serviceCategoryRow,
  serviceCategoryStatusCountInput,
} from './service-category.schema'
import { orderTemplate, templateFields } from './order-template.schema'
import { skuTemplate } from './sku-template.schema'

const everybody = ['visitor', 'buyer', 'seller', 'provider', 'operator'] as const
const changed = () => z.object({ id: z.string(), version: z.int(), status: z.string() })

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

export const serviceCategoryStatusCount = defineEndpoint({
  name: 'serviceMarket.serviceCategoryStatusCount',
  path: '/comprehensive-service/service/category/statusCount',
  audiences: ['operator'],
  input: serviceCategoryStatusCountInput,
  output: statusCountOutput(),
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
  output: changed(),
  errors: ['FT520400', 'FT526001'],
  writes: true,
  touches: ['serviceCategory'],
})

const CATEGORY = {
  name: 'serviceMarket.serviceCategory',
  path: '/comprehensive-service/service/category',
  touches: ['serviceCategory'],
  errors: ['FT520404'],
  changed,
} as const

export const serviceCategoryUpdate = defineStep(CATEGORY, 'update', {
  audiences: ['operator'],
  input: { category: serviceCategoryInput },
  errors: ['FT520400', 'FT526001'],
})

export const serviceCategoryEnable = defineStep(CATEGORY, 'enable', {
  audiences: ['operator'],
})

export const serviceCategoryDisable = defineStep(CATEGORY, 'disable', {
  audiences: ['operator'],
  errors: ['FT526002'],
  summary: 'Refused while services are on the market in it or below it.',
})

export const serviceCategoryDelete = defineEndpoint({
  name: 'serviceMarket.serviceCategoryDelete',
  path: '/comprehensive-service/service/category/delete',
  audiences: ['operator'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string() }),
  errors: ['FT520404', 'FT526013', 'FT526014'],
  writes: true,
  touches: ['serviceCategory'],
  summary:
    'Refused while there are categories below it, services in it, whatever their status, or agreement templates that name it.',
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

export const serviceOrderTemplate = defineEndpoint({
  name: 'serviceMarket.serviceOrderTemplate',
  path: '/comprehensive-service/basic/serviceOrderTemplate',
  audiences: everybody,
  input: z.object({ categoryCode: z.optional(z.string().check(z.maxLength(40))), serviceId: z.optional(id()) }).check(
    z.refine(input => (input.categoryCode === undefined) !== (input.serviceId === undefined), {
      error: 'required',
      path: ['categoryCode'],
    }),
  ),
  output: orderTemplate,
  errors: ['FT520404'],
  reads: ['serviceCategory', 'service'],
  summary: 'What a customer is asked who orders a service of the category, or this service.',
})

export const serviceCategoryTemplateSave = defineStep(CATEGORY, 'template/save', {
  audiences: ['operator'],
  input: { fields: templateFields },
  errors: ['FT520400'],
  summary: 'Orders that were written before keep the questions they answered.',
})

export const serviceCategorySkuTemplateSave = defineStep(CATEGORY, 'skuTemplate/save', {
  audiences: ['operator'],
  input: { skuTemplate },
  errors: ['FT520400'],
  summary: 'Services keep the prices they have; the next time one is submitted it has to follow.',
})
