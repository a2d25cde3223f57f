import { defineEndpoint, id, optionalText, text, z } from '@tradeport/kernel/contract-kit'
import { MAX_CLAIM_DAYS, ORDER_STATUSES, TERMS_STATUSES } from './order.schema'

const changed = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    status: z.enum(TERMS_STATUSES),
    orderStatus: z.enum(ORDER_STATUSES),
  })

/** `id` and `version` are those of the contract version. */
const target = () => ({ id: id(), version: z.int() })

export const termsPropose = defineEndpoint({
  name: 'trading.termsPropose',
  path: '/mall/order/terms/propose',
  audiences: ['buyer', 'seller'],
  input: z.object({
    ...target(),
    claimDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_CLAIM_DAYS))),
    clauses: optionalText(5000),
  }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'Puts the contract before both sides; after a rejection it makes the next version.',
})

export const termsSign = defineEndpoint({
  name: 'trading.termsSign',
  path: '/mall/order/terms/sign',
  audiences: ['buyer', 'seller'],
  input: z.object({ ...target(), contentHash: text(128) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630002', 'MALL630003'],
  writes: true,
  touches: ['order'],
  summary: 'Signs what the hash names; with the second signature the order is signed and the first payments fall due.',
})

export const termsReject = defineEndpoint({
  name: 'trading.termsReject',
  path: '/mall/order/terms/reject',
  audiences: ['buyer', 'seller'],
  input: z.object({ ...target(), note: text(1000) }),
  output: changed(),
  errors: ['MALL630001', 'MALL630007'],
  writes: true,
  touches: ['order'],
})
