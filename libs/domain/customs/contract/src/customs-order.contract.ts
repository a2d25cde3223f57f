import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES } from '@tradeport/domain/membership/contract'
import { ESCROW_PAY_MODES } from '@tradeport/domain/service-order/contract'
import {
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  CUSTOMS_ORDER_STATUSES,
  customsOrderBoardInput,
  customsOrderBoardOutput,
  customsOrderContent,
  customsOrderCountInput,
  customsOrderDelegationInput,
  customsOrderDetailOutput,
  customsOrderDraftInput,
  customsOrderExportInput,
  customsOrderFees,
  customsOrderPageInput,
  customsOrderRequestInput,
  customsOrderRow,
  customsOrderUploadInput,
} from './customs-order.schema'
import { claimAnswerInput, claimDecideInput, claimFiles, claimOpenInput } from './customs-order-claim'
import { changeEvent } from './declaration-form.schema'

const PATH = '/comprehensive-service/service/customsOrder'
const EVERYBODY = ['seller', 'provider', 'operator'] as const
const CLIENT = ['seller'] as const
const PROVIDER = ['provider'] as const
const BOTH = ['seller', 'provider'] as const
const reads = ['customsOrder']
const changed = () => z.extend(steppedTo(CUSTOMS_ORDER_STATUSES), { no: z.string() })
const reason = () => text(500, 2)

export const customsOrderPage = defineEndpoint({
  name: 'customs.customsOrderPage',
  path: `${PATH}/page`,
  audiences: EVERYBODY,
  input: customsOrderPageInput(),
  output: pageOutput(customsOrderRow()),
  reads,
  summary: 'What the caller’s company ordered, what was ordered from it, or an operator’s region, without drafts.',
})

export const customsOrderStatusCount = defineEndpoint({
  name: 'customs.customsOrderStatusCount',
  path: `${PATH}/statusCount`,
  audiences: EVERYBODY,
  input: customsOrderCountInput(),
  output: statusCountOutput(),
  reads,
})

export const customsOrderBoard = defineEndpoint({
  name: 'customs.customsOrderBoard',
  path: `${PATH}/board`,
  audiences: ['provider', 'operator'],
  input: customsOrderBoardInput(),
  output: customsOrderBoardOutput(),
  reads,
  summary:
    'All columns of a board, each with its count and its most urgent orders: by status, or by what hurts a time limit.',
})

export const customsOrderDetail = defineEndpoint({
  name: 'customs.customsOrderDetail',
  path: `${PATH}/detail`,
  audiences: EVERYBODY,
  audit: 'read',
  input: z.object({ id: id() }),
  output: customsOrderDetailOutput(),
  errors: ['FT520404'],
  reads: ['customsOrder', 'declarationForm'],
})

export const customsOrderOperationLog = defineEndpoint({
  name: 'customs.customsOrderOperationLog',
  path: `${PATH}/operationLog`,
  audiences: EVERYBODY,
  input: z.object({ id: id() }),
  output: z.array(changeEvent()),
  errors: ['FT520404'],
  reads,
})

export const customsOrderExport = defineEndpoint({
  name: 'customs.customsOrderExport',
  path: `${PATH}/export`,
  audiences: BOTH,
  kind: 'binary',
  input: customsOrderExportInput(),
  output: z.unknown(),
  ability: DATA_EXPORT_ABILITY,
  errors: [...ABILITY_CODES, 'FT520413'],
  reads,
  rateLimit: 10,
  summary: 'A sheet of the caller’s orders under the same filters, 2,000 rows at most.',
})

export const customsOrderDraft = defineEndpoint({
  name: 'customs.customsOrderDraft',
  path: `${PATH}/draft`,
  audiences: CLIENT,
  input: customsOrderDraftInput(),
  output: changed(),
  errors: ['FT520400', 'FT520404', 'FT521008', 'FT521012', 'FT526019'],
  writes: true,
  touches: ['customsOrder', 'serviceOrder'],
  summary: 'Takes whatever was typed; directly, or for a service order of the category `CUSTOMS` that has none.',
})

const ORDER = {
  name: 'customs.customsOrder',
  path: PATH,
  touches: ['customsOrder'],
  errors: ['FT520404'],
  changed,
} as const

export const customsOrderUpdate = defineStep(ORDER, 'update', {
  audiences: CLIENT,
  input: { content: customsOrderContent() },
  errors: ['FT520400'],
  summary: 'Until the declarations are drawn up; after the order was sent the history names what changed.',
})
export const customsOrderSubmit = defineStep(ORDER, 'submit', {
  audiences: CLIENT,
  touches: ['agreement'],
  errors: ['FT520400', 'FT521007', 'FT521012', 'FT526010', 'FT526019'],
  summary: 'To the broker, with the agreement that was accepted; also back to it with the papers that it asked for.',
})
export const customsOrderAcceptOrder = defineStep(ORDER, 'acceptOrder', {
  audiences: PROVIDER,
  touches: ['agreement'],
  input: { fees: z._default(customsOrderFees(), []) },
  errors: ['FT520400', 'FT521012', 'FT526018'],
  summary: 'The quote is fixed with it.',
})
export const customsOrderReject = defineStep(ORDER, 'reject', { audiences: PROVIDER, input: { reason: reason() } })
export const customsOrderNextStatus = defineStep(ORDER, 'nextStatus', {
  audiences: PROVIDER,
  input: { note: optionalText(500) },
  touches: ['declarationForm'],
  errors: ['FT521004', 'FT521007', 'FT521011'],
  summary: 'From acceptance to the papers; from papers that are all verified to declarations, of 50 lines each.',
})
export const customsOrderRequestDocument = defineStep(ORDER, 'requestDocument', {
  audiences: PROVIDER,
  input: customsOrderRequestInput(),
  errors: ['FT520400'],
})
export const customsOrderUploadDocument = defineStep(ORDER, 'uploadDocument', {
  audiences: CLIENT,
  input: customsOrderUploadInput(),
  errors: ['FT520400'],
})
export const customsOrderVerifyDocument = defineStep(ORDER, 'verifyDocument', {
  audiences: PROVIDER,
  input: { no: z.int(), result: z.enum(['pass', 'reject']), reason: optionalText(500) },
  errors: ['FT520400'],
})
export const customsOrderDelegationSave = defineStep(ORDER, 'delegation/save', {
  audiences: CLIENT,
  input: customsOrderDelegationInput(),
  touches: ['customsDelegation'],
  errors: ['FT520400'],
  summary: 'The power of attorney; with it the broker may act on the company’s declarations until that day.',
})
export const customsOrderFeeSave = defineStep(ORDER, 'fee/save', {
  audiences: PROVIDER,
  input: { fees: customsOrderFees() },
  errors: ['FT520400'],
  summary: 'Takes the place of all lines that the client has not answered.',
})
export const customsOrderFeeConfirm = defineStep(ORDER, 'fee/confirm', {
  audiences: CLIENT,
  input: {
    nos: z.array(z.int()).check(z.minLength(1), z.maxLength(50)),
    decision: z._default(z.enum(['confirm', 'refuse']), 'confirm'),
    /** Of a refusal. */
    reason: optionalText(500),
    /** Pays what is confirmed at once; by whoever may pay for the company. Without it the lines are due. */
    payMode: z.optional(z.enum(ESCROW_PAY_MODES)),
  },
  errors: ['FT520400'],
})
export const customsOrderPay = defineStep(ORDER, 'pay', {
  audiences: CLIENT,
  input: { payMode: z.enum(ESCROW_PAY_MODES) },
  summary: 'All fees that are due, into escrow, by currency; the work begins once those of the quote are there.',
})
export const customsOrderRetryPayment = defineStep(ORDER, 'payment/retry', {
  name: 'customs.customsOrderRetryPayment',
  audiences: ['operator'],
  stepUp: true,
  summary: 'Asks the bank again for what it refused to pass on or to give back.',
})
export const customsOrderConfirmDraft = defineStep(ORDER, 'confirmDraft', {
  audiences: CLIENT,
  input: {
    /** What the client read of each declaration (`hash` of the detail): one that says something else by now is refused. */
    seen: z.optional(z.array(z.object({ id: id(), hash: z.string().check(z.maxLength(64)) })).check(z.maxLength(100))),
  },
  touches: ['declarationForm'],
  errors: ['FT520400', 'FT521001', 'FT521004'],
  summary:
    'The client answers for what is declared; the broker may send it from here on. What is changed afterwards is confirmed again in the same way.',
})
export const customsOrderLinkDeclaration = defineStep(ORDER, 'linkDeclaration', {
  audiences: PROVIDER,
  input: { formId: id(), linked: z._default(z.boolean(), true) },
  touches: ['declarationForm'],
  errors: ['FT520400', 'FT521404'],
  summary: 'A declaration of the same client that the broker acts on; `linked: false` takes it off again.',
})
export const customsOrderTakeOffDeclaration = defineStep(ORDER, 'takeOffDeclaration', {
  audiences: ['operator'],
  input: { formId: id(), reason: reason() },
  touches: ['declarationForm'],
  errors: ['FT520400', 'FT521404'],
  summary:
    'The desk takes a declaration off that was recorded wrongly, until the order is complete; both sides are told.',
})
export const customsOrderPutBackDeclaration = defineStep(ORDER, 'putBackDeclaration', {
  audiences: ['operator'],
  input: { formId: id(), reason: reason() },
  touches: ['declarationForm'],
  errors: ['FT520400', 'FT521404'],
  summary: 'The desk puts back what it took off by mistake, until the order is complete; both sides are told.',
})
export const customsOrderComplete = defineStep(ORDER, 'complete', { audiences: CLIENT })
export const customsOrderCancel = defineStep(ORDER, 'cancel', {
  audiences: BOTH,
  input: { reason: reason() },
  touches: ['declarationForm'],
  summary:
    'By the client until acceptance, by either side until the drafts are confirmed. What was fixed is then owed, unless the provider gives it up.',
})
export const customsOrderClaimOpen = defineStep(ORDER, 'claim/open', {
  audiences: CLIENT,
  input: claimOpenInput(),
  errors: ['FT520400', 'FT526012'],
  summary:
    'Of an order that was accepted, up to 90 days after its end; where a service order stands behind it, of fees that were paid here.',
})
export const customsOrderClaimAnswer = defineStep(ORDER, 'claim/answer', {
  audiences: PROVIDER,
  input: claimAnswerInput(),
  errors: ['FT520400'],
  summary: 'Within 48 hours; after that the client may turn to the platform.',
})
export const customsOrderClaimAccept = defineStep(ORDER, 'claim/accept', {
  audiences: CLIENT,
  input: { text: optionalText(2000) },
  summary: 'What the broker offers, or that what it paid back has come.',
})
export const customsOrderClaimEscalate = defineStep(ORDER, 'claim/escalate', {
  audiences: CLIENT,
  input: { text: text(2000, 5), files: claimFiles() },
  errors: ['FT520400'],
  summary: 'To the platform’s desk, whose word is binding.',
})
export const customsOrderClaimRefund = defineStep(ORDER, 'claim/refund', {
  audiences: PROVIDER,
  input: { reference: text(100, 2), text: optionalText(2000), files: claimFiles() },
  errors: ['FT520400'],
  summary: 'The broker paid it back past the platform: by which reference the client finds it.',
})
export const customsOrderClaimWithdraw = defineStep(ORDER, 'claim/withdraw', {
  audiences: CLIENT,
  input: { text: optionalText(2000) },
})
export const customsOrderClaimDecide = defineStep(ORDER, 'claim/decide', {
  audiences: ['operator'],
  input: claimDecideInput(),
  errors: ['FT520400'],
})
export const customsOrderEvaluate = defineStep(ORDER, 'evaluate', {
  audiences: CLIENT,
  input: {
    score: z.int().check(z.minimum(1), z.maximum(5)),
    text: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  },
})
