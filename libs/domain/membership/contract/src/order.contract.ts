import { defineEndpoint, id, pageOutput, statusCountOutput, text, z } from '@tradeport/kernel/contract-kit'
import { versionedId } from './offering.schema'
import {
  membershipOrderCountInput,
  membershipOrderDetailOutput,
  membershipOrderPageInput,
  membershipOrderRow,
  ORDER_STATUSES,
  reportPaymentInput,
} from './order.schema'

const step = z.object({ id: z.string(), version: z.int(), status: z.enum(ORDER_STATUSES) })
const ERRORS = ['USER_SERVICE530400', 'USER_SERVICE530404', 'MALL600403', 'FT510006'] as const
const TOUCHES = ['membershipOrder', 'membership', 'ability', 'abilityGrant'] as const

export const membershipOrderPage = defineEndpoint({
  name: 'membership.membershipOrderPage',
  path: '/user/membership/order/page',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  input: membershipOrderPageInput,
  output: pageOutput(membershipOrderRow),
  reads: ['membershipOrder'],
})

export const membershipOrderStatusCount = defineEndpoint({
  name: 'membership.membershipOrderStatusCount',
  path: '/user/membership/order/statusCount',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  input: membershipOrderCountInput,
  output: statusCountOutput(),
  reads: ['membershipOrder'],
})

export const membershipOrderDetail = defineEndpoint({
  name: 'membership.membershipOrderDetail',
  path: '/user/membership/order/detail',
  audiences: ['operator', 'buyer', 'seller', 'provider'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: membershipOrderDetailOutput,
  errors: ['USER_SERVICE530404'],
  reads: ['membershipOrder'],
})

export const membershipOrderCreate = defineEndpoint({
  name: 'membership.membershipOrderCreate',
  path: '/user/membership/order/create',
  audiences: ['buyer', 'seller', 'provider'],
  input: z.object({
    offeringId: id(),
    /** The terms that the buyer read: newer ones are shown first. */
    termsId: id(),
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
  }),
  output: z.extend(step, { no: z.string() }),
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
  rateLimit: 30,
})

export const membershipOrderReportPayment = defineEndpoint({
  name: 'membership.membershipOrderReportPayment',
  path: '/user/membership/order/reportPayment',
  audiences: ['buyer', 'seller', 'provider'],
  input: reportPaymentInput,
  output: step,
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
})

export const membershipOrderCancel = defineEndpoint({
  name: 'membership.membershipOrderCancel',
  path: '/user/membership/order/cancel',
  audiences: ['buyer', 'seller', 'provider'],
  input: versionedId,
  output: step,
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
})

export const membershipOrderConfirm = defineEndpoint({
  name: 'membership.membershipOrderConfirm',
  path: '/user/membership/order/confirm',
  audiences: ['operator'],
  input: versionedId,
  output: step,
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
  summary: 'The money has arrived: what was ordered begins.',
})

const withReason = z.object({ ...versionedId.shape, reason: text(300) })

export const membershipOrderReject = defineEndpoint({
  name: 'membership.membershipOrderReject',
  path: '/user/membership/order/reject',
  audiences: ['operator'],
  input: withReason,
  output: step,
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
  summary: 'The payment was not found; the company may report it again.',
})

export const membershipOrderRefund = defineEndpoint({
  name: 'membership.membershipOrderRefund',
  path: '/user/membership/order/refund',
  audiences: ['operator'],
  input: withReason,
  output: step,
  errors: ERRORS,
  writes: true,
  touches: TOUCHES,
  summary: 'Within seven days and unused: what was given is taken back.',
})
