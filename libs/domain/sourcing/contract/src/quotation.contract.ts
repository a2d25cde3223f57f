import {
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  stepTarget,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { comparisonInput, comparisonOutput } from './comparison.schema'
import {
  QUOTATION_REJECT_REASONS,
  QUOTATION_STATUSES,
  QUOTATION_WITHDRAW_REASONS,
  quotationCounterInput,
  quotationDetailOutput,
  quotationRow,
  quotationSaveInput,
  quotationSendInput,
  quotationTotals,
} from './quotation.schema'

const changed = () => steppedTo(QUOTATION_STATUSES)

const QUOTATION = {
  name: 'sourcing.quotation',
  path: '/mall/quotation',
  touches: ['quotation'],
  changed,
} as const

export const quotationPage = defineEndpoint({
  name: 'sourcing.quotationPage',
  path: '/mall/quotation/page',
  audiences: ['buyer', 'seller', 'operator'],
  input: pageInput(
    {
      status: z.optional(z.enum(QUOTATION_STATUSES)),
      threadId: z.optional(id()),
      inquiryId: z.optional(id()),
      storeId: z.optional(id()),
    },
    ['newest', 'valid_until'],
  ),
  output: pageOutput(quotationRow()),
  reads: ['quotation'],
})

export const quotationStatusCount = defineEndpoint({
  name: 'sourcing.quotationStatusCount',
  path: '/mall/quotation/statusCount',
  audiences: ['buyer', 'seller', 'operator'],
  input: z.object({}),
  output: statusCountOutput(),
  reads: ['quotation'],
})

export const quotationDetail = defineEndpoint({
  name: 'sourcing.quotationDetail',
  path: '/mall/quotation/detail',
  audiences: ['buyer', 'seller', 'operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: quotationDetailOutput(),
  reads: ['quotation'],
})

export const quotationStart = defineEndpoint({
  name: 'sourcing.quotationStart',
  path: '/mall/quotation/start',
  audiences: ['seller'],
  input: z.object({ threadId: id() }),
  output: z.object({ id: z.string(), version: z.int(), versionNo: z.int() }),
  errors: ['MALL620019', 'USER_SERVICE530154', 'MALL620016', 'MALL620009', 'MALL620012'],
  writes: true,
  touches: ['quotation', 'thread'],
  summary:
    'Opens the next version: prefilled from the inquiry, or from the last version with the wishes of its counter. ' +
    'A thread has one draft; a second call answers it.',
})

export const quotationSave = defineEndpoint({
  name: 'sourcing.quotationSave',
  path: '/mall/quotation/save',
  audiences: ['seller'],
  input: quotationSaveInput(),
  output: z.extend(quotationTotals(), { id: z.string(), version: z.int(), validUntil: z.nullable(z.string()) }),
  errors: ['MALL620003'],
  writes: true,
  touches: ['quotation'],
  summary: 'Writes the whole draft. Totals are computed by the server; differing ones are refused.',
})

export const quotationSend = defineEndpoint({
  name: 'sourcing.quotationSend',
  path: '/mall/quotation/send',
  audiences: ['seller'],
  input: quotationSendInput(),
  output: changed(),
  errors: ['MALL620019', 'USER_SERVICE530154', 'MALL620016', 'MALL620003', 'MALL620009', 'MALL620012'],
  writes: true,
  touches: ['quotation', 'thread', 'inquiry', 'message'],
  summary: 'Sends the draft: it never changes again, and the version before it is superseded.',
})

export const quotationDiscard = defineEndpoint({
  name: 'sourcing.quotationDiscard',
  path: '/mall/quotation/discard',
  audiences: ['seller'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string() }),
  writes: true,
  touches: ['quotation', 'thread'],
})

export const quotationWithdraw = defineStep(QUOTATION, 'withdraw', {
  audiences: ['seller'],
  input: { reason: z.enum(QUOTATION_WITHDRAW_REASONS), note: optionalText(500) },
  touches: ['thread', 'inquiry', 'message'],
})

export const quotationView = defineEndpoint({
  name: 'sourcing.quotationView',
  path: '/mall/quotation/view',
  audiences: ['buyer'],
  input: z.object({ id: id() }),
  output: changed(),
  writes: true,
  touches: ['quotation'],
  summary: 'The buyer has opened it; answers the present state when it was seen before.',
})

export const quotationCounter = defineEndpoint({
  name: 'sourcing.quotationCounter',
  path: '/mall/quotation/counter',
  audiences: ['buyer'],
  input: quotationCounterInput(),
  output: changed(),
  errors: ['MALL620019', 'MALL620001', 'MALL620002'],
  writes: true,
  touches: ['quotation', 'thread', 'inquiry', 'message'],
})

export const quotationReject = defineStep(QUOTATION, 'reject', {
  audiences: ['buyer'],
  input: { reason: z.enum(QUOTATION_REJECT_REASONS), note: optionalText(500) },
  touches: ['thread', 'inquiry', 'message'],
})

export const quotationAccept = defineEndpoint({
  name: 'sourcing.quotationAccept',
  path: '/mall/quotation/accept',
  audiences: ['buyer'],
  input: z.object({
    ...stepTarget(),
    /** Of the version the buyer read. */
    contentHash: text(128),
    /** Ends the inquiry: every other seller is told that they were not chosen. */
    awardAll: z._default(z.boolean(), false),
  }),
  output: z.object({ id: z.string(), version: z.int(), orderId: z.string(), orderNo: z.string() }),
  errors: ['USER_SERVICE530154', 'MALL620016', 'MALL620001', 'MALL620002', 'MALL620004', 'MALL620020'],
  writes: true,
  touches: ['quotation', 'thread', 'inquiry', 'order', 'message'],
  summary: 'Accepts a version: in one transaction the order stands, identical to it.',
})

export const quotationAskRequote = defineEndpoint({
  name: 'sourcing.quotationAskRequote',
  path: '/mall/quotation/ask_requote',
  audiences: ['buyer'],
  input: z.object({ id: id() }),
  output: z.object({ threadId: z.string() }),
  errors: ['MALL620019', 'MALL620009'],
  writes: true,
  touches: ['thread', 'message'],
  summary: 'Asks the seller to offer again what has expired or was withdrawn.',
})

export const compareQuotations = defineEndpoint({
  name: 'sourcing.compareQuotations',
  path: '/mall/quotation/compare',
  audiences: ['buyer', 'operator'],
  input: comparisonInput(),
  output: comparisonOutput(),
  reads: ['quotation', 'inquiry'],
  summary: 'The latest quotation of every seller of an inquiry, side by side in one currency.',
})
