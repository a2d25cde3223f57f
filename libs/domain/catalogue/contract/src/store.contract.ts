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
import {
  STORE_STATUSES,
  ownStore,
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

const STORE = {
  name: 'catalogue.store',
  touches: ['store'],
  errors: ['MALL600404', 'MALL600403', 'FT510006'],
  changed: () => storeDetailOutput,
} as const
const OWN_STORE = { ...STORE, path: '/mall/seller/store' } as const
const REVIEWED_STORE = { ...STORE, path: '/mall/admin/store' } as const

export const storeOpen = defineStep(OWN_STORE, 'open', {
  audiences: ['seller'],
  input: { reason: optionalText(500) },
  errors: ['MALL610303', 'MALL610304', 'MALL610305'],
  touches: ['product'],
  summary: 'Opens a store in preparation; needs one approved product, an address and payment terms.',
})

export const storeClose = defineStep(OWN_STORE, 'close', {
  audiences: ['seller'],
  input: { reason: optionalText(500) },
  errors: ['MALL610306'],
  touches: ['product', 'thread'],
  summary: 'Closes the store for good; its products leave the mall. Refused while orders of it are open.',
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

export const storeSuspend = defineStep(REVIEWED_STORE, 'suspend', {
  audiences: ['operator'],
  input: { reason: text(500) },
  touches: ['product'],
  summary: 'Takes a store and its products out of the mall.',
})

export const storeReinstate = defineStep(REVIEWED_STORE, 'reinstate', {
  audiences: ['operator'],
  input: { reason: optionalText(500) },
  touches: ['product'],
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

export const storeApply = defineStep(OWN_STORE, 'apply', {
  audiences: ['seller'],
  input: { reason: optionalText(500) },
  errors: ['USER_SERVICE530154'],
  summary: 'Hands a refused shop in once more.',
})

export const storeApprove = defineStep(REVIEWED_STORE, 'approve', {
  audiences: ['operator'],
  input: { reason: optionalText(500) },
  summary: 'Lets a company have the shop it applied for; its first approved product opens it.',
})

export const storeReject = defineStep(REVIEWED_STORE, 'reject', {
  audiences: ['operator'],
  input: { reason: text(500) },
  summary: 'Refuses a shop; the company reads why, and may change it and apply again.',
})
