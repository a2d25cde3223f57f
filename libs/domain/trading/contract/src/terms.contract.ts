import { defineStep, optionalText, steppedTo, text, z } from '@tradeport/kernel/contract-kit'
import { MAX_CLAIM_DAYS, ORDER_STATUSES, TERMS_STATUSES } from './order.schema'

/** `id` and `version` are those of the contract version. */
const TERMS = {
  name: 'trading.terms',
  path: '/mall/order/terms',
  touches: ['order'],
  changed: () => z.extend(steppedTo(TERMS_STATUSES), { orderStatus: z.enum(ORDER_STATUSES) }),
} as const

export const termsPropose = defineStep(TERMS, 'propose', {
  audiences: ['buyer', 'seller'],
  input: {
    claimDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_CLAIM_DAYS))),
    clauses: optionalText(5000),
  },
  errors: ['MALL630001', 'MALL630009'],
  summary: 'Puts the contract before both sides; after a rejection it makes the next version.',
})

export const termsSign = defineStep(TERMS, 'sign', {
  audiences: ['buyer', 'seller'],
  input: { contentHash: text(128) },
  errors: ['MALL630001', 'MALL630002', 'MALL630003', 'MALL630009'],
  summary: 'Signs what the hash names; with the second signature the order is signed and the first payments fall due.',
})

export const termsReject = defineStep(TERMS, 'reject', {
  audiences: ['buyer', 'seller'],
  input: { note: text(1000) },
  errors: ['MALL630001', 'MALL630007', 'MALL630009'],
})
