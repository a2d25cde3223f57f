import {
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { PRODUCT_STATUSES, adminProductDetailOutput, productRow, reviewReason, versionedId } from './product.schema'

const SHARED_ERRORS = ['MALL600404', 'MALL600403', 'FT510006'] as const

/** `review` is the queue: new products and changes that wait, oldest first. */
export const ADMIN_PRODUCT_TABS = ['review', ...PRODUCT_STATUSES] as const

const sentBack = z
  .object({
    id: id(),
    version: z.int(),
    note: optionalText(500),
    reasons: z._default(z.array(reviewReason).check(z.maxLength(30)), []),
  })
  .check(
    z.refine(input => input.reasons.length > 0 || (input.note ?? '') !== '', { error: 'required', path: ['note'] }),
  )

export const adminProductPage = defineEndpoint({
  name: 'catalogue.adminProductPage',
  path: '/mall/admin/product/page',
  audiences: ['operator'],
  reads: ['product'],
  input: pageInput(
    {
      status: z.optional(z.enum(ADMIN_PRODUCT_TABS)),
      categoryId: z.optional(id()),
      storeId: z.optional(id()),
      /** In the queue: only new products, or only changes. */
      kind: z.optional(z.enum(['new', 'change'])),
    },
    ['oldest', 'newest', 'updated'],
  ),
  output: pageOutput(productRow),
  summary: 'Products of the region for operators; the tab `review` is the queue.',
})

export const adminProductStatusCount = defineEndpoint({
  name: 'catalogue.adminProductStatusCount',
  path: '/mall/admin/product/statusCount',
  audiences: ['operator'],
  reads: ['product'],
  input: z.object({
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    categoryId: z.optional(id()),
    storeId: z.optional(id()),
  }),
  output: statusCountOutput(),
  summary: 'Number of products by status, and `review` for the queue.',
})

export const adminProductDetail = defineEndpoint({
  name: 'catalogue.adminProductDetail',
  path: '/mall/admin/product/detail',
  audiences: ['operator'],
  reads: ['product'],
  input: z.object({ id: id() }),
  output: adminProductDetailOutput,
  errors: ['MALL600404'],
  summary: 'One product as a reviewer sees it: proposed content, what it changes, risks, history.',
})

const REVIEWED_PRODUCT = {
  name: 'catalogue.product',
  path: '/mall/admin/product',
  touches: ['product'],
  errors: SHARED_ERRORS,
  changed: () => adminProductDetailOutput,
} as const

export const productApprove = defineStep(REVIEWED_PRODUCT, 'approve', {
  audiences: ['operator'],
  errors: ['MALL610101'],
  touches: ['store'],
  summary: 'Puts a product on sale, or a change live.',
})

export const productReject = defineEndpoint({
  name: 'catalogue.productReject',
  path: '/mall/admin/product/reject',
  audiences: ['operator'],
  writes: true,
  touches: ['product'],
  input: sentBack,
  output: adminProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Refuses a product or change with a reason per field; the seller can mend and submit it again.',
})

export const productRequestRevision = defineEndpoint({
  name: 'catalogue.productRequestRevision',
  path: '/mall/admin/product/requestRevision',
  audiences: ['operator'],
  writes: true,
  touches: ['product'],
  input: sentBack,
  output: adminProductDetailOutput,
  errors: [...SHARED_ERRORS],
  summary: 'Hands a product or change back as a draft with wishes.',
})

export const productForceOff = defineStep(REVIEWED_PRODUCT, 'forceOff', {
  audiences: ['operator'],
  input: { note: text(500) },
  summary: 'Bans a product from the mall.',
})

export const productLiftBan = defineStep(REVIEWED_PRODUCT, 'liftBan', {
  audiences: ['operator'],
  input: { note: optionalText(500) },
  summary: 'Lifts a ban; the seller may put the product back on sale.',
})

export const productBatchApprove = defineEndpoint({
  name: 'catalogue.productBatchApprove',
  path: '/mall/admin/product/batchApprove',
  audiences: ['operator'],
  writes: true,
  touches: ['product', 'store'],
  input: z.object({ items: z.array(versionedId).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    results: z.array(
      z.object({ id: z.string(), ok: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
    ),
  }),
  summary: 'Approves many; each row succeeds or fails by itself.',
})
