import {
  defineEndpoint,
  defineStep,
  i18nText,
  id,
  optionalText,
  pageInput,
  pageOutput,
  stepTarget,
  steppedTo,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

/** Of a purchase above what a purchaser orders alone (matrix 4.1: `purchase:approve`). */
export const PURCHASE_APPROVAL_STATUSES = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type PurchaseApprovalStatus = (typeof PURCHASE_APPROVAL_STATUSES)[number]

export const purchaseApprovalRow = () =>
  z.object({
    id: z.string(),
    status: z.enum(PURCHASE_APPROVAL_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    quotationId: z.string(),
    quotationNo: z.string(),
    versionNo: z.int(),
    storeName: i18nText(200),
    total: z.string(),
    currency: z.string(),
    validUntil: z.nullable(z.string()),
    /** What the purchaser says to it. */
    note: z.nullable(z.string()),
    /** Whether approving it ends the inquiry for all other sellers. */
    awardAll: z.boolean(),
    requestedByName: z.string(),
    requestedAt: z.string(),
    decidedByName: z.nullable(z.string()),
    decidedAt: z.nullable(z.string()),
    /** Why it was declined. */
    reason: z.nullable(z.string()),
  })
export type PurchaseApprovalRow = z.output<ReturnType<typeof purchaseApprovalRow>>

const APPROVAL = {
  name: 'sourcing.purchaseApproval',
  path: '/mall/purchase_approval',
  touches: ['purchaseApproval', 'quotation'],
  changed: () => steppedTo(PURCHASE_APPROVAL_STATUSES),
} as const

export const purchaseApprovalPage = defineEndpoint({
  name: 'sourcing.purchaseApprovalPage',
  path: '/mall/purchase_approval/page',
  audiences: ['buyer'],
  input: pageInput({
    status: z.optional(z.enum(PURCHASE_APPROVAL_STATUSES)),
    /** Only what waits for the caller's decision. */
    toDecide: z.optional(z.boolean()),
  }),
  output: pageOutput(purchaseApprovalRow()),
  reads: ['purchaseApproval', 'quotation'],
  summary:
    'Purchases of the own company that somebody asked a colleague to approve, as far as the caller reaches them.',
})

export const purchaseApprovalAsk = defineEndpoint({
  name: 'sourcing.purchaseApprovalAsk',
  path: '/mall/purchase_approval/ask',
  audiences: ['buyer'],
  input: z.object({
    quotationId: id(),
    /** Of the version that the purchaser read. */
    contentHash: text(128),
    note: optionalText(500),
    /** Ends the inquiry once it is approved: every other seller is told that they were not chosen. */
    awardAll: z._default(z.boolean(), false),
  }),
  output: steppedTo(PURCHASE_APPROVAL_STATUSES),
  errors: ['USER_SERVICE530154', 'MALL620016', 'MALL620001', 'MALL620002', 'MALL620004'],
  writes: true,
  touches: ['purchaseApproval', 'quotation'],
  summary:
    'Asks the colleagues who may accept a quotation above the own limit to approve it; one that is asked for already is answered.',
})

export const purchaseApprovalApprove = defineEndpoint({
  name: 'sourcing.purchaseApprovalApprove',
  path: '/mall/purchase_approval/approve',
  audiences: ['buyer'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string(), orderId: z.string(), orderNo: z.string() }),
  errors: ['USER_SERVICE530154', 'MALL620016', 'MALL620001', 'MALL620002', 'MALL620004'],
  writes: true,
  touches: ['purchaseApproval', 'quotation', 'thread', 'inquiry', 'order', 'message'],
  summary: 'Accepts the version for who asked: in one transaction the order stands. Never one’s own request.',
})

export const purchaseApprovalDecline = defineStep(APPROVAL, 'decline', {
  audiences: ['buyer'],
  input: { reason: text(500) },
  summary: 'The purchaser is told why; the quotation goes on as it was.',
})

export const purchaseApprovalWithdraw = defineStep(APPROVAL, 'withdraw', {
  audiences: ['buyer'],
  summary: 'Takes back the own request.',
})
