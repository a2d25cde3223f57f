import { PRODUCT_PUBLISH_ABILITY } from '@tradeport/domain/membership/contract'
import {
  defineEndpoint,
  defineStep,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import { productContent } from './product-content.schema'
import {
  OPEN_CHANGE_STATUSES,
  PRODUCT_STATUSES,
  ownProductDetailOutput,
  productRow,
  versionedId,
} from './product.schema'

const SHARED_ERRORS = ['MALL600404', 'MALL600403', 'FT510006'] as const

export const ownProductPage = defineEndpoint({
  name: 'catalogue.ownProductPage',
  path: '/mall/seller/product/page',
  audiences: ['seller'],
  reads: ['product'],
  input: pageInput(
    {
      status: z.optional(z.enum(PRODUCT_STATUSES)),
      changeStatus: z.optional(z.enum(OPEN_CHANGE_STATUSES)),
      categoryId: z.optional(id()),
    },
    ['updated', 'newest'],
  ),
  output: pageOutput(productRow),
  summary: 'The caller’s own products in every status; `keyword` looks in number, model and title.',
})

export const ownProductStatusCount = defineEndpoint({
  name: 'catalogue.ownProductStatusCount',
  path: '/mall/seller/product/statusCount',
  audiences: ['seller'],
  reads: ['product'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))), categoryId: z.optional(id()) }),
  output: statusCountOutput(),
  summary: 'Number of own products by status, and `change_pending`, `change_rejected` of those on sale.',
})

export const ownProductDetail = defineEndpoint({
  name: 'catalogue.ownProductDetail',
  path: '/mall/seller/product/detail',
  audiences: ['seller'],
  reads: ['product'],
  input: z.object({ id: id() }),
  output: ownProductDetailOutput,
  errors: ['MALL600404'],
  summary: 'One own product with the content to edit, what is still missing, and its history.',
})

export const productCreate = defineEndpoint({
  name: 'catalogue.productCreate',
  path: '/mall/seller/product/create',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: z.object({ content: productContent }),
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS, 'MALL610102', 'MALL610103', 'MALL610104'],
  summary: 'Begins a draft; only category and source language are needed.',
})

const OWN_PRODUCT = {
  name: 'catalogue.product',
  path: '/mall/seller/product',
  touches: ['product'],
  errors: SHARED_ERRORS,
  changed: () => ownProductDetailOutput,
} as const

export const productUpdate = defineStep(OWN_PRODUCT, 'update', {
  audiences: ['seller'],
  input: { content: productContent },
  errors: ['MALL610102', 'MALL610103', 'MALL610104'],
  summary:
    'Saves a draft. For a product that has been on sale the new content waits as a change, stock and on/off of SKUs apply at once.',
})

export const productSubmit = defineStep(OWN_PRODUCT, 'submit', {
  audiences: ['seller'],
  ability: PRODUCT_PUBLISH_ABILITY,
  errors: ['MALL610101', 'FT511002', 'FT511003', 'FT511004'],
  summary:
    'Hands a draft, or the change to a product on sale, to review; the wrong fields come back where it is not complete.',
})

export const productWithdraw = defineStep(OWN_PRODUCT, 'withdraw', {
  audiences: ['seller'],
  summary: 'Takes a product or change back out of review.',
})

export const productDiscardChange = defineStep(OWN_PRODUCT, 'discardChange', {
  audiences: ['seller'],
  summary: 'Drops the open change; the version on sale stays as it is.',
})

export const productTakeDown = defineStep(OWN_PRODUCT, 'takeDown', {
  audiences: ['seller'],
  summary: 'Takes a product off sale.',
})

export const productRelist = defineStep(OWN_PRODUCT, 'relist', {
  audiences: ['seller'],
  ability: PRODUCT_PUBLISH_ABILITY,
  errors: ['MALL610102', 'MALL610105', 'FT511002', 'FT511003', 'FT511004'],
  summary: 'Puts a product back on sale within 180 days; later it has to be submitted again.',
})

export const productMove = defineStep(OWN_PRODUCT, 'move', {
  audiences: ['seller'],
  input: { storeId: id() },
  errors: ['MALL610103'],
  summary:
    'Takes a product to another shop of the company for which the caller works; inquiries and orders stay where they are.',
})

export const productDelete = defineEndpoint({
  name: 'catalogue.productDelete',
  path: '/mall/seller/product/delete',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: z.object({ id: z.string() }),
  errors: [...SHARED_ERRORS],
  summary: 'Deletes a product that has never been on sale.',
})

export const productCopy = defineEndpoint({
  name: 'catalogue.productCopy',
  path: '/mall/seller/product/copy',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: z.object({ id: id() }),
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Begins a draft with the content of another own product.',
})

export const productStock = defineStep(OWN_PRODUCT, 'stock', {
  audiences: ['seller'],
  input: {
    skus: z
      .array(
        z.object({
          id: id(),
          stockQty: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(999_999_999)))),
          enabled: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(300)),
  },
  summary: 'Stock and on/off of single SKUs, at once and without review.',
})
