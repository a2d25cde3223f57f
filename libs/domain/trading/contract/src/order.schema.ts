import { documentEvent, i18nText, z } from '@tradeport/kernel/contract-kit'
import {
  attachment,
  dueEvent,
  incoterm,
  paymentGate,
  paymentInstalment,
  paymentMethod,
  quotedCharge,
  quotedDelivery,
  quotedGoods,
  quotedMake,
  quotedSums,
  specLine,
  tradeType,
} from '@tradeport/domain/sourcing/contract'

export const ORDER_STATUSES = [
  'contracting',
  'signed',
  'in_production',
  'ready',
  'ready_to_ship',
  'shipped',
  'delivered',
  'accepted',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_KINDS = ['bulk', 'sample', 'repeat'] as const
export const PAYMENT_STATES = ['none', 'partial', 'paid', 'overpaid'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const ORDER_CANCEL_REASONS = [
  'agreed',
  'not_signed',
  'deposit_overdue',
  'no_longer_needed',
  'cannot_deliver',
  'other',
] as const

export const TERMS_STATUSES = ['draft', 'proposed', 'signed', 'rejected', 'superseded'] as const
export type TermsStatus = (typeof TERMS_STATUSES)[number]

export const MILESTONE_STATUSES = [
  'planned',
  'due',
  'overdue',
  'reported',
  'secured',
  'partly_paid',
  'paid',
  'waived',
] as const
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number]

export const PRODUCTION_KINDS = [
  'material_in',
  'lab_dip',
  'pp_sample',
  'bulk_start',
  'bulk_50',
  'bulk_80',
  'finishing',
  'packing',
  'ready',
] as const
export type ProductionKind = (typeof PRODUCTION_KINDS)[number]

export const SHIPMENT_MODES = ['sea', 'air', 'rail', 'road', 'express'] as const

export const MAX_CLAIM_DAYS = 180

export const milestoneReceipt = () =>
  z.object({
    id: z.string(),
    /** What the buyer says was sent. */
    amount: z.string(),
    valueDate: z.string(),
    reference: z.nullable(z.string()),
    slip: z.nullable(attachment()),
    note: z.nullable(z.string()),
    state: z.enum(['reported', 'matched', 'rejected']),
    /** What the seller says arrived. */
    receivedAmount: z.nullable(z.string()),
    reportedByName: z.nullable(z.string()),
    decidedByName: z.nullable(z.string()),
    decisionNote: z.nullable(z.string()),
    reportedAt: z.string(),
    decidedAt: z.nullable(z.string()),
  })
export type MilestoneReceipt = z.output<ReturnType<typeof milestoneReceipt>>

export const paymentMilestone = () =>
  z.object({
    id: z.string(),
    seq: z.int(),
    status: z.enum(MILESTONE_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    percent: z.string(),
    amount: z.string(),
    paidAmount: z.string(),
    currency: z.string(),
    method: paymentMethod(),
    dueEvent: dueEvent(),
    dueDays: z.int(),
    /** Null until the event has happened. */
    dueAt: z.nullable(z.string()),
    gate: paymentGate(),
    /** What the payer writes on the transfer; the last two digits check it. */
    remitReference: z.string(),
    receipts: z.array(milestoneReceipt()),
  })
export type PaymentMilestone = z.output<ReturnType<typeof paymentMilestone>>

export const orderItem = () =>
  z.object({
    id: z.string(),
    lineNo: z.int(),
    quotationItemId: z.string(),
    ...quotedGoods(),
    unitPrice: z.string(),
    amount: z.string(),
    ...quotedMake(),
    shippedQty: z.string(),
  })
export type OrderItem = z.output<ReturnType<typeof orderItem>>

/** All commercial terms of a contract version; generated from the accepted quotation. */
export const termsBody = () =>
  z.object({
    quotationNo: z.string(),
    quotationVersionNo: z.int(),
    quotationHash: z.string(),
    buyerName: z.string(),
    sellerName: i18nText(200),
    tradeType: tradeType(),
    currency: z.string(),
    incoterm: z.nullable(incoterm()),
    incotermYear: z.int(),
    namedPlace: z.nullable(z.string()),
    destCountry: z.nullable(z.string()),
    destPort: z.nullable(z.string()),
    items: z.array(
      z.object({
        lineNo: z.int(),
        name: z.string(),
        specs: z.array(specLine()),
        qty: z.string(),
        unit: z.string(),
        unitPrice: z.string(),
        amount: z.string(),
      }),
    ),
    ...quotedSums(),
    total: z.string(),
    paymentPlan: z.array(paymentInstalment()),
    leadDays: z.int(),
    ...quotedDelivery(),
    claimDays: z.int(),
    /** What both sides add in their own words. */
    clauses: z.nullable(z.string()),
  })
export type TermsBody = z.output<ReturnType<typeof termsBody>>

const signature = () => z.nullable(z.object({ name: z.string(), at: z.string() }))

export const orderTerms = () =>
  z.object({
    id: z.string(),
    versionNo: z.int(),
    status: z.enum(TERMS_STATUSES),
    version: z.int(),
    actions: z.array(z.string()),
    body: termsBody(),
    /** SHA-256 of the body; signing names it. */
    contentHash: z.string(),
    proposedBySide: z.nullable(z.enum(['buyer', 'seller'])),
    buyerSigned: signature(),
    sellerSigned: signature(),
    rejectNote: z.nullable(z.string()),
    createdAt: z.string(),
  })
export type OrderTerms = z.output<ReturnType<typeof orderTerms>>

export const productionUpdate = () =>
  z.object({
    id: z.string(),
    kind: z.enum(PRODUCTION_KINDS),
    percent: z.int(),
    plannedOn: z.nullable(z.string()),
    actualOn: z.nullable(z.string()),
    note: z.nullable(z.string()),
    files: z.array(attachment()),
    byName: z.nullable(z.string()),
    at: z.string(),
  })
export type ProductionUpdate = z.output<ReturnType<typeof productionUpdate>>

export const shipment = () =>
  z.object({
    id: z.string(),
    mode: z.enum(SHIPMENT_MODES),
    carrier: z.nullable(z.string()),
    containerNo: z.nullable(z.string()),
    blNo: z.nullable(z.string()),
    trackingNo: z.nullable(z.string()),
    etd: z.nullable(z.string()),
    eta: z.nullable(z.string()),
    lines: z.array(z.object({ orderItemId: z.string(), qty: z.string() })),
    /** Empty towards the buyer until the documents are released. */
    documents: z.array(attachment()),
    docsReleased: z.boolean(),
    note: z.nullable(z.string()),
    at: z.string(),
  })
export type Shipment = z.output<ReturnType<typeof shipment>>

export const orderRow = () =>
  z.object({
    id: z.string(),
    no: z.string(),
    kind: z.enum(ORDER_KINDS),
    tradeType: tradeType(),
    status: z.enum(ORDER_STATUSES),
    version: z.int(),
    /** The caller, an operator, is one of the people of its buyer or its seller: others decide about it. */
    ownStake: z.boolean(),
    actions: z.array(z.string()),
    frozen: z.boolean(),
    buyerName: z.string(),
    /** Whose it is on the buyer's side; for the buyer and for operators. */
    buyerUserName: z.nullable(z.string()),
    storeId: z.string(),
    storeName: i18nText(200),
    /** Who of the shop takes care of it; for the seller and for operators. */
    assignedTo: z.nullable(z.string()),
    assignedName: z.nullable(z.string()),
    currency: z.string(),
    total: z.string(),
    paidTotal: z.string(),
    paymentState: z.enum(PAYMENT_STATES),
    incoterm: z.nullable(incoterm()),
    namedPlace: z.nullable(z.string()),
    itemCount: z.int(),
    firstItemName: z.nullable(z.string()),
    imageFileId: z.nullable(z.string()),
    quotationId: z.string(),
    quotationNo: z.string(),
    quotationVersionNo: z.int(),
    inquiryId: z.string(),
    inquiryNo: z.string(),
    threadId: z.string(),
    /** The instalment that waits for money now. */
    nextPayment: z.nullable(
      z.object({ seq: z.int(), amount: z.string(), status: z.enum(MILESTONE_STATUSES), dueAt: z.nullable(z.string()) }),
    ),
    shipBy: z.nullable(z.string()),
    signBy: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type OrderRow = z.output<ReturnType<typeof orderRow>>

export const orderDetailOutput = () =>
  z.extend(orderRow(), {
    subtotal: z.string(),
    chargesTotal: z.string(),
    taxTotal: z.string(),
    destCountry: z.nullable(z.string()),
    destPort: z.nullable(z.string()),
    contentHash: z.string(),
    items: z.array(orderItem()),
    charges: z.array(quotedCharge()),
    terms: orderTerms(),
    termsHistory: z.array(
      z.object({ id: z.string(), versionNo: z.int(), status: z.enum(TERMS_STATUSES), createdAt: z.string() }),
    ),
    milestones: z.array(paymentMilestone()),
    production: z.array(productionUpdate()),
    shipments: z.array(shipment()),
    cancelRequest: z.nullable(
      z.object({
        bySide: z.enum(['buyer', 'seller']),
        byName: z.nullable(z.string()),
        reason: z.string(),
        at: z.string(),
      }),
    ),
    cancelReason: z.nullable(z.string()),
    frozenReason: z.nullable(z.string()),
    /** Sides whose company is suspended: nothing new is paid while there is one. */
    suspendedSides: z.array(z.enum(['buyer', 'seller'])),
    deliveredAt: z.nullable(z.string()),
    acceptedAt: z.nullable(z.string()),
    claimUntil: z.nullable(z.string()),
    autoAcceptAt: z.nullable(z.string()),
    related: z.array(z.object({ type: z.enum(['inquiry', 'thread', 'quotation']), id: z.string(), no: z.string() })),
    timeline: z.array(documentEvent()),
  })
export type OrderDetail = z.output<ReturnType<typeof orderDetailOutput>>
