import { defineEndpoint, id, pageInput, pageOutput, statusCountOutput, text, z } from '@tradeport/kernel/contract-kit'
import {
  STORE_STATUSES,
  ownStore,
  storeActionInput,
  storeDetailOutput,
  storeInput,
  storeListRow,
  storePublicDetail,
  storeRow,
} from './store.schema'

export const storePage = defineEndpoint({
  name: 'catalogue.storePage',
  path: '/mall/store/page',
  audiences: ['visitor'],
  reads: ['store'],
  input: pageInput(
    {
      categoryId: z.optional(id()),
      verifyLevel: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' }))),
    },
    ['relevance', 'newest'],
  ),
  output: pageOutput(storeListRow),
  summary: 'Open stores of the region, searched by name in any language, by category, country and verified level.',
})

export const storeDetail = defineEndpoint({
  name: 'catalogue.storeDetail',
  path: '/mall/store/detail',
  audiences: ['visitor'],
  reads: ['store'],
  input: z
    .object({ id: z.optional(id()), slug: z.optional(z.string().check(z.maxLength(40))) })
    .check(z.refine(input => input.id !== undefined || input.slug !== undefined, { error: 'required', path: ['id'] })),
  output: storePublicDetail,
  errors: ['MALL600404'],
  summary: 'The public page of an open store, by id or slug.',
})

export const sellerStoreDetail = defineEndpoint({
  name: 'catalogue.sellerStoreDetail',
  path: '/mall/seller/store/detail',
  audiences: ['seller'],
  reads: ['store'],
  input: z.object({}),
  output: storeDetailOutput,
  errors: ['MALL600404'],
  summary: 'The caller’s own store.',
})

export const storeUpdate = defineEndpoint({
  name: 'catalogue.storeUpdate',
  path: '/mall/seller/store/update',
  audiences: ['seller'],
  writes: true,
  touches: ['store', 'product'],
  input: storeInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006', 'MALL610301', 'MALL610302'],
  summary: 'Changes the caller’s own store.',
})

export const storeOpen = defineEndpoint({
  name: 'catalogue.storeOpen',
  path: '/mall/seller/store/open',
  audiences: ['seller'],
  writes: true,
  touches: ['store', 'product'],
  input: storeActionInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006', 'MALL610303'],
  summary: 'Opens a store in preparation; needs one approved product.',
})

export const storeClose = defineEndpoint({
  name: 'catalogue.storeClose',
  path: '/mall/seller/store/close',
  audiences: ['seller'],
  writes: true,
  touches: ['store', 'product'],
  input: storeActionInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  summary: 'Closes the store for good; its products leave the mall.',
})

export const adminStorePage = defineEndpoint({
  name: 'catalogue.adminStorePage',
  path: '/mall/admin/store/page',
  audiences: ['operator'],
  reads: ['store'],
  input: pageInput({ status: z.optional(z.enum(STORE_STATUSES)) }, ['newest']),
  output: pageOutput(storeRow),
  summary: 'Stores of the region, for operators.',
})

export const adminStoreStatusCount = defineEndpoint({
  name: 'catalogue.adminStoreStatusCount',
  path: '/mall/admin/store/statusCount',
  audiences: ['operator'],
  reads: ['store'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
  output: statusCountOutput(),
  summary: 'Number of stores by status.',
})

export const adminStoreDetail = defineEndpoint({
  name: 'catalogue.adminStoreDetail',
  path: '/mall/admin/store/detail',
  audiences: ['operator'],
  reads: ['store'],
  input: z.object({ id: id() }),
  output: storeDetailOutput,
  errors: ['MALL600404'],
  summary: 'One store, for operators.',
})

export const storeSuspend = defineEndpoint({
  name: 'catalogue.storeSuspend',
  path: '/mall/admin/store/suspend',
  audiences: ['operator'],
  writes: true,
  touches: ['store', 'product'],
  input: z.object({ id: id(), version: z.int(), reason: text(500) }),
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  summary: 'Takes a store and its products out of the mall.',
})

export const storeReinstate = defineEndpoint({
  name: 'catalogue.storeReinstate',
  path: '/mall/admin/store/reinstate',
  audiences: ['operator'],
  writes: true,
  touches: ['store', 'product'],
  input: storeActionInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  summary: 'Brings a suspended store and its products back.',
})

export const sellerStoreList = defineEndpoint({
  name: 'catalogue.sellerStoreList',
  path: '/mall/seller/store/list',
  audiences: ['seller'],
  reads: ['store', 'session'],
  input: z.object({}),
  output: z.object({
    stores: z.array(ownStore),
    /** Whether the caller may apply for another one. */
    mayApply: z.boolean(),
  }),
  summary: 'The shops of the company that the caller works for.',
})

export const storeApply = defineEndpoint({
  name: 'catalogue.storeApply',
  path: '/mall/seller/store/apply',
  audiences: ['seller'],
  writes: true,
  touches: ['store'],
  input: storeActionInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006', 'USER_SERVICE530154'],
  summary: 'Hands a refused shop in once more.',
})

export const storeApprove = defineEndpoint({
  name: 'catalogue.storeApprove',
  path: '/mall/admin/store/approve',
  audiences: ['operator'],
  writes: true,
  touches: ['store'],
  input: storeActionInput,
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  summary: 'Lets a company have the shop it applied for; its first approved product opens it.',
})

export const storeReject = defineEndpoint({
  name: 'catalogue.storeReject',
  path: '/mall/admin/store/reject',
  audiences: ['operator'],
  writes: true,
  touches: ['store'],
  input: z.object({ id: id(), version: z.int(), reason: text(500) }),
  output: storeDetailOutput,
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  summary: 'Refuses a shop; the company reads why, and may change it and apply again.',
})
