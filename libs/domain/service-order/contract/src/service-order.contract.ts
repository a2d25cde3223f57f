import {
  civilDate,
  decimal,
  defineEndpoint,
  defineStep,
  documentEvent,
  id,
  listFile,
  LOCALE_CODES,
  optionalText,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES, SERVICE_ORDER_ABILITY } from '@tradeport/domain/membership/contract'
import { MATERIAL_TYPES, orderTemplate } from '@tradeport/domain/service-market/contract'
import {
  ESCROW_PAY_MODES,
  PAYMENT_OUTCOMES,
  RATING_TAGS,
  REFUND_OUTCOMES,
  SERVICE_ORDER_STATUSES,
  commissionInput,
  commissionRow,
  orderFiles,
  orderWish,
  paymentProof,
  serviceOrderBoardInput,
  serviceOrderBoardOutput,
  serviceOrderCountInput,
  serviceOrderDetailOutput,
  serviceOrderInput,
  serviceOrderPageInput,
  serviceOrderRow,
} from './service-order.schema'
import { afterSalesFiles } from './after-sales.schema'

const PATH = '/comprehensive-service/service/order'
const parties = ['seller', 'provider', 'operator'] as const
const changed = () => z.extend(steppedTo(SERVICE_ORDER_STATUSES), { no: z.string() })

export const serviceOrderPage = defineEndpoint({
  name: 'serviceOrder.serviceOrderPage',
  path: `${PATH}/page`,
  audiences: parties,
  input: serviceOrderPageInput(),
  output: pageOutput(serviceOrderRow()),
  reads: ['serviceOrder'],
  summary: 'What the caller’s company ordered, what was ordered from it, or an operator’s region.',
})

export const serviceOrderStatusCount = defineEndpoint({
  name: 'serviceOrder.serviceOrderStatusCount',
  path: `${PATH}/statusCount`,
  audiences: parties,
  input: serviceOrderCountInput(),
  output: statusCountOutput(),
  reads: ['serviceOrder'],
})

export const serviceOrderBoard = defineEndpoint({
  name: 'serviceOrder.serviceOrderBoard',
  path: `${PATH}/board`,
  audiences: ['provider'],
  input: serviceOrderBoardInput(),
  output: serviceOrderBoardOutput(),
  reads: ['serviceOrder'],
  summary: 'A provider’s workbench: all stages of its running orders, each with its count and its most urgent orders.',
})

export const serviceOrderDetail = defineEndpoint({
  name: 'serviceOrder.serviceOrderDetail',
  path: `${PATH}/detail`,
  audiences: parties,
  audit: 'read',
  input: z.object({ id: id() }),
  output: serviceOrderDetailOutput(),
  errors: ['FT520404'],
  reads: ['serviceOrder'],
})

export const serviceOrderOperationLog = defineEndpoint({
  name: 'serviceOrder.serviceOrderOperationLog',
  path: `${PATH}/operationLog`,
  audiences: parties,
  input: z.object({ id: id() }),
  output: z.array(documentEvent()),
  errors: ['FT520404'],
  reads: ['serviceOrder'],
})

export const serviceOrderForm = defineEndpoint({
  name: 'serviceOrder.serviceOrderForm',
  path: `${PATH}/template`,
  audiences: ['seller'],
  input: z.object({ serviceId: id() }),
  output: orderTemplate,
  errors: ['FT520404'],
  reads: ['serviceCategory', 'service'],
  summary: 'What somebody is asked who orders this service.',
})

export const serviceOrderCreate = defineEndpoint({
  name: 'serviceOrder.serviceOrderCreate',
  path: `${PATH}/create`,
  audiences: ['seller'],
  input: serviceOrderInput(),
  output: changed(),
  errors: ['FT520400', 'FT520404', 'FT526005'],
  writes: true,
  touches: ['serviceOrder'],
  summary: 'A draft: price, questions and papers are those of the service now.',
})

const ORDER = {
  name: 'serviceOrder.serviceOrder',
  path: PATH,
  touches: ['serviceOrder'],
  errors: ['FT520404'],
  changed,
} as const
const reason = () => text(500, 2)
const amount = () => decimal({ integer: 12, scale: 4 })

export const serviceOrderUpdate = defineStep(ORDER, 'update', {
  audiences: ['seller'],
  input: orderWish(),
  touches: ['agreement'],
  errors: ['FT520400', 'FT526005'],
  summary: 'A draft is written anew: price, questions and papers are those of the service now.',
})
export const serviceOrderSubmit = defineStep(ORDER, 'submit', {
  audiences: ['seller'],
  input: {
    /** The edition that the customer read and accepts, the language it read, and what it filled in. */
    agreement: z.optional(
      z.object({
        templateId: id(),
        locale: z.enum(LOCALE_CODES),
        variables: z._default(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))), {}),
      }),
    ),
  },
  touches: ['agreement'],
  // A draft is free; what is sent counts.
  ability: SERVICE_ORDER_ABILITY,
  errors: ['FT520400', 'FT526005', 'FT526010', 'FT526019', ...ABILITY_CODES],
  summary: 'To be paid where the price is fixed, else to be quoted.',
})
export const serviceOrderQuote = defineStep(ORDER, 'quote', {
  audiences: ['provider'],
  input: {
    amount: decimal({ integer: 12, scale: 4, positive: true }),
    /** Taken off the amount, of which something is left. */
    discount: z.optional(decimal({ integer: 12, scale: 4 })),
    validTo: civilDate(),
    note: optionalText(500),
  },
  errors: ['FT520400', 'FT526018'],
  summary:
    'The price of the whole order, tax included, and what is taken off it. A new quote takes the place of an open one.',
})
export const serviceOrderConfirmQuote = defineStep(ORDER, 'quote/confirm', {
  name: 'serviceOrder.serviceOrderConfirmQuote',
  audiences: ['seller'],
  errors: ['FT526006'],
})
export const serviceOrderPay = defineStep(ORDER, 'pay', {
  audiences: ['seller'],
  input: { payMode: z.enum(ESCROW_PAY_MODES) },
  errors: ['FT526007'],
  summary: 'Asks the bank to hold the money; the order goes on when it says that it does.',
})
export const serviceOrderPaymentReport = defineStep(ORDER, 'payment/report', {
  audiences: ['seller'],
  input: paymentProof(),
  errors: ['FT520400', 'FT526007'],
  summary:
    'The customer says that it paid the provider directly, where the service allows that: the platform holds nothing.',
})
export const serviceOrderPaymentAnswer = defineStep(ORDER, 'payment/answer', {
  audiences: ['provider'],
  input: { decision: z.enum(['received', 'missing']), reason: optionalText(500) },
  errors: ['FT520400'],
  summary: 'The order goes on once the provider says that the money has come; what has not come is reported again.',
})
export const serviceOrderEscalatePayment = defineStep(ORDER, 'payment/escalate', {
  name: 'serviceOrder.serviceOrderEscalatePayment',
  audiences: ['seller'],
  input: { reason: reason(), files: afterSalesFiles() },
  errors: ['FT520400'],
  summary:
    'What was paid to the provider directly, and is not answered in time or denied again, is taken to the platform.',
})
export const serviceOrderDecidePayment = defineStep(ORDER, 'payment/decide', {
  name: 'serviceOrder.serviceOrderDecidePayment',
  audiences: ['operator'],
  stepUp: true,
  input: { outcome: z.enum(PAYMENT_OUTCOMES), reason: reason() },
  errors: ['USER_SERVICE530130'],
  summary: 'The provider has what the customer paid directly, and the order goes on; or it did not come.',
})
export const serviceOrderRefundReport = defineStep(ORDER, 'refund/report', {
  audiences: ['provider'],
  input: paymentProof(),
  errors: ['FT520400'],
  summary: 'The provider says that it paid back what it owes of an order that was paid directly.',
})
export const serviceOrderRefundAnswer = defineStep(ORDER, 'refund/answer', {
  audiences: ['seller'],
  input: { decision: z.enum(['received', 'missing']), reason: optionalText(500) },
  errors: ['FT520400'],
})
export const serviceOrderEscalateRefund = defineStep(ORDER, 'refund/escalate', {
  name: 'serviceOrder.serviceOrderEscalateRefund',
  audiences: ['seller'],
  input: { reason: reason(), files: afterSalesFiles() },
  errors: ['FT520400'],
  summary: 'What the provider does not pay back in time, or says that it paid, is taken to the platform.',
})
export const serviceOrderDecideRefund = defineStep(ORDER, 'refund/decide', {
  name: 'serviceOrder.serviceOrderDecideRefund',
  audiences: ['operator'],
  stepUp: true,
  input: { outcome: z.enum(REFUND_OUTCOMES), reason: reason() },
  errors: ['USER_SERVICE530130'],
  summary: 'Paid back, as was shown, or still owed: then the provider takes nothing new on until it has paid.',
})
export const serviceOrderReceiveCommission = defineStep(ORDER, 'commission/receive', {
  name: 'serviceOrder.serviceOrderReceiveCommission',
  audiences: ['operator'],
  stepUp: true,
  input: {
    reference: text(80, 2),
    reason: reason(),
    files: afterSalesFiles(),
  },
  errors: ['FT520400', 'USER_SERVICE530130'],
  summary: 'What a provider owed of an order that was paid directly has come; or what was too much went back.',
})
export const serviceOrderAcceptOrder = defineStep(ORDER, 'acceptOrder', {
  audiences: ['provider'],
  errors: ['FT526018'],
})
export const serviceOrderReject = defineStep(ORDER, 'reject', {
  audiences: ['provider'],
  input: { reason: reason() },
  summary: 'What was paid goes back.',
})
export const serviceOrderNextStatus = defineStep(ORDER, 'nextStatus', {
  audiences: ['provider'],
  input: { note: optionalText(500) },
  errors: ['FT526008'],
  summary: 'The next step of the process is done; after the last one the result is handed over.',
})
export const serviceOrderMaterialUpload = defineStep(ORDER, 'material/upload', {
  audiences: ['seller'],
  input: { no: z.int(), files: orderFiles() },
  errors: ['FT520400'],
})
export const serviceOrderMaterialVerify = defineStep(ORDER, 'material/verify', {
  audiences: ['provider'],
  input: { no: z.int(), result: z.enum(['pass', 'reject']), reason: optionalText(500) },
  errors: ['FT520400'],
})
export const serviceOrderMaterialRequest = defineStep(ORDER, 'material/request', {
  audiences: ['provider'],
  input: { docType: z.enum(MATERIAL_TYPES), note: optionalText(300) },
  errors: ['FT520400'],
  summary: 'A paper more than the service names; or one of the list that the customer still has to send, once more.',
})
export const serviceOrderDeliverableSubmit = defineStep(ORDER, 'deliverable/submit', {
  audiences: ['provider'],
  input: { no: z.int(), files: orderFiles(), note: optionalText(500) },
  errors: ['FT520400'],
})
export const serviceOrderDeliverableReject = defineStep(ORDER, 'deliverable/reject', {
  audiences: ['seller'],
  input: { nos: z.array(z.int()).check(z.minLength(1), z.maxLength(30)), reason: reason() },
  errors: ['FT520400'],
  summary: 'Back to the provider; more often than the region allows, the platform decides.',
})
export const serviceOrderConfirm = defineStep(ORDER, 'confirm', {
  audiences: ['seller'],
  summary: 'The money is released to the provider, less commission.',
})
export const serviceOrderCancel = defineStep(ORDER, 'cancel', {
  audiences: ['seller'],
  input: { reason: reason() },
  errors: ['FT526007'],
  summary: 'Before the provider accepted; what was paid goes back.',
})
export const serviceOrderCancelNegotiate = defineStep(ORDER, 'cancel/negotiate', {
  audiences: ['seller', 'provider'],
  input: {
    decision: z.enum(['propose', 'agree', 'refuse']),
    /** To the customer; of a proposal. */
    refund: z.optional(amount()),
    /** Of a proposal; of a refusal where somebody wants to say why. */
    reason: optionalText(500),
  },
  errors: ['FT520400', 'FT526017'],
  summary: 'Both sides end a running service and share what was paid; a proposal takes the place of the other side’s.',
})
export const serviceOrderDecide = defineStep(ORDER, 'decide', {
  audiences: ['operator'],
  stepUp: true,
  input: { refund: amount(), reason: reason() },
  errors: ['FT520400', 'USER_SERVICE530130'],
  summary: 'The platform shares what was paid after a dispute.',
})
export const serviceOrderEvaluate = defineStep(ORDER, 'evaluate', {
  audiences: ['seller'],
  input: {
    score: z.int().check(z.minimum(1), z.maximum(5)),
    tags: z._default(z.array(z.enum(RATING_TAGS)).check(z.maxLength(RATING_TAGS.length)), []),
    text: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  },
})

export const serviceOrderRetryPayment = defineStep(ORDER, 'payment/retry', {
  name: 'serviceOrder.serviceOrderRetryPayment',
  audiences: ['operator'],
  stepUp: true,
  errors: ['FT526007'],
  summary: 'The bank is asked again for what it refused to give to provider or customer.',
})

export const serviceOrderCommissionReport = defineEndpoint({
  name: 'serviceOrder.serviceOrderCommissionReport',
  path: `${PATH}/commission/report`,
  audiences: ['operator'],
  input: commissionInput(),
  output: z.object({ rows: z.array(commissionRow()) }),
  reads: ['serviceCommission'],
  errors: ['FT520400'],
  summary: 'What the bank moved for orders of services in a time of up to a year, and what of it is the platform’s.',
})

export const serviceOrderCommissionExport = defineEndpoint({
  name: 'serviceOrder.serviceOrderCommissionExport',
  path: `${PATH}/commission/export`,
  audiences: ['operator'],
  audit: 'read',
  kind: 'binary',
  input: commissionInput(),
  output: z.unknown(),
  reads: ['serviceCommission'],
  errors: ['FT520400', 'FT520413'],
  rateLimit: 10,
  summary: 'The same as an Excel sheet.',
})

export const SERVICE_ORDER_EXPORT_COLUMNS = [
  ...(['no', 'service', 'customer', 'provider', 'qty', 'payable', 'currency', 'status', 'createdAt'] as const),
] as const

export const serviceOrderExport = defineEndpoint({
  name: 'serviceOrder.serviceOrderExport',
  path: `${PATH}/export`,
  audiences: ['seller', 'provider'],
  kind: 'binary',
  input: z.extend(serviceOrderCountInput(), {
    status: z.optional(z.enum(SERVICE_ORDER_STATUSES)),
    ...listFile(SERVICE_ORDER_EXPORT_COLUMNS),
  }),
  output: z.unknown(),
  ability: DATA_EXPORT_ABILITY,
  errors: [...ABILITY_CODES, 'FT520413'],
  rateLimit: 10,
  summary: 'A sheet of the caller’s orders under the same filters, 2,000 rows at most.',
})
