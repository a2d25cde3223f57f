import {
  defineEndpoint,
  defineStep,
  id,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { invoiceInput } from './invoice.schema'
import {
  membershipOrderCountInput,
  membershipOrderDetailOutput,
  membershipOrderPageInput,
  membershipOrderRow,
  ORDER_STATUSES,
  reportedPayment,
} from './order.schema'

const changed = () => steppedTo(ORDER_STATUSES)
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
    invoice: z.optional(invoiceInput),
  }),
  output: z.extend(changed(), { no: z.string() }),
  errors: [...ERRORS, 'USER_SERVICE530130'],
  writes: true,
  begins: true,
  stepUp: true,
  touches: TOUCHES,
  rateLimit: 30,
})

const ORDER = {
  name: 'membership.membershipOrder',
  path: '/user/membership/order',
  touches: TOUCHES,
  errors: ERRORS,
  changed,
} as const

export const membershipOrderReportPayment = defineStep(ORDER, 'reportPayment', {
  audiences: ['buyer', 'seller', 'provider'],
  input: reportedPayment,
})

export const membershipOrderCancel = defineStep(ORDER, 'cancel', {
  audiences: ['buyer', 'seller', 'provider'],
})

export const membershipOrderConfirm = defineStep(ORDER, 'confirm', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'The money has arrived: what was ordered begins.',
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})

export const membershipOrderReject = defineStep(ORDER, 'reject', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'The payment was not found; the company may report it again.',
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})

export const membershipOrderRefund = defineStep(ORDER, 'refund', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'Within seven days and unused: what was given is taken back.',
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})
