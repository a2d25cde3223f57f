import { PRODUCT_PUBLISH_ABILITY } from '@tradeport/domain/membership/contract'
import { defineEndpoint, id, pageInput, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
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

export const productUpdate = defineEndpoint({
  name: 'catalogue.productUpdate',
  path: '/mall/seller/product/update',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: z.object({ id: id(), version: z.int(), content: productContent }),
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS, 'MALL610102', 'MALL610103', 'MALL610104'],
  summary:
    'Saves a draft. For a product that has been on sale the new content waits as a change, stock and on/off of SKUs apply at once.',
})

export const productSubmit = defineEndpoint({
  name: 'catalogue.productSubmit',
  path: '/mall/seller/product/submit',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: ownProductDetailOutput,
  ability: PRODUCT_PUBLISH_ABILITY,
  errors: [...SHARED_ERRORS, 'MALL610101', 'FT511002', 'FT511003', 'FT511004'],
  summary:
    'Hands a draft, or the change to a product on sale, to review; the wrong fields come back where it is not complete.',
})

export const productWithdraw = defineEndpoint({
  name: 'catalogue.productWithdraw',
  path: '/mall/seller/product/withdraw',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Takes a product or change back out of review.',
})

export const productDiscardChange = defineEndpoint({
  name: 'catalogue.productDiscardChange',
  path: '/mall/seller/product/discardChange',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Drops the open change; the version on sale stays as it is.',
})

export const productTakeDown = defineEndpoint({
  name: 'catalogue.productTakeDown',
  path: '/mall/seller/product/takeDown',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Takes a product off sale.',
})

export const productRelist = defineEndpoint({
  name: 'catalogue.productRelist',
  path: '/mall/seller/product/relist',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: versionedId,
  output: ownProductDetailOutput,
  ability: PRODUCT_PUBLISH_ABILITY,
  errors: [...SHARED_ERRORS, 'MALL610105', 'FT511002', 'FT511003', 'FT511004'],
  summary: 'Puts a product back on sale within 180 days; later it has to be submitted again.',
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

export const productStock = defineEndpoint({
  name: 'catalogue.productStock',
  path: '/mall/seller/product/stock',
  audiences: ['seller'],
  writes: true,
  touches: ['product'],
  input: z.object({
    id: id(),
    version: z.int(),
    skus: z
      .array(
        z.object({
          id: id(),
          stockQty: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(999_999_999)))),
          enabled: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(300)),
  }),
  output: ownProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Stock and on/off of single SKUs, at once and without review.',
})
