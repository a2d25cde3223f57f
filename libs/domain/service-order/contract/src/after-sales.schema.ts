import {
  civilDate,
  decimal,
  documentEvent,
  i18nText,
  id,
  optionalText,
  pageInput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  MAX_FILES,
  NEXT_ACTORS,
  PAYBACK_STATES,
  REFUND_OUTCOMES,
  SERVICE_ORDER_STATUSES,
  attachment,
  orderRefund,
} from './service-order.schema'

export const AFTER_SALES_STATUSES = [
  'pending_provider',
  'negotiating',
  /** Both sides are of one mind; where neither money nor work follows, the customer still has to say that it is settled. */
  'agreed',
  'redoing',
  'refunding',
  'platform_review',
  'completed',
  /** By the provider: the customer may still pass it to the platform. */
  'rejected',
  'closed',
  'cancelled',
] as const
export type AfterSalesStatus = (typeof AFTER_SALES_STATUSES)[number]

/** Statuses in which a case binds its order: no second one is raised, and the money in escrow stays there. */
export const OPEN_CASE_STATUSES = [
  'pending_provider',
  'negotiating',
  'agreed',
  'redoing',
  'refunding',
  'platform_review',
  'rejected',
] as const satisfies readonly AfterSalesStatus[]

export const AFTER_SALES_TYPES = ['refund_full', 'refund_part', 'redo', 'complaint', 'exchange_provider'] as const
export type AfterSalesType = (typeof AFTER_SALES_TYPES)[number]

export const AFTER_SALES_REASONS = [
  'late',
  'defective',
  'not_as_described',
  'unresponsive',
  'overcharged',
  'other',
] as const
export type AfterSalesReason = (typeof AFTER_SALES_REASONS)[number]

/** What is to be done about it: money back, the work done again, or neither. */
export const REMEDIES = ['refund', 'redo', 'none'] as const
export type Remedy = (typeof REMEDIES)[number]

export const RESPONSIBLE_PARTIES = ['provider', 'seller', 'platform', 'force_majeure'] as const
export type ResponsibleParty = (typeof RESPONSIBLE_PARTIES)[number]

/** What people may do with a case; each is a value of `action`. */
export const AFTER_SALES_ACTIONS = [
  'agree',
  'accept_offer',
  'redo_done',
  'confirm',
  'decide',
  'offer',
  'reply',
  'decline_offer',
  'escalate',
  'reject',
  'cancel',
  /** Of what was paid past the platform: it goes back from the provider to the customer. */
  'refund_paid',
  'refund_received',
  'refund_missing',
  /** What is overdue or denied of that, to the platform; and what that says of it. */
  'escalate_payback',
  'decide_payback',
] as const
export type AfterSalesAction = (typeof AFTER_SALES_ACTIONS)[number]

/** What the sides of a case are told: what it came to, or what was done to it. */
export const AFTER_SALES_NEWS = [
  'pending_provider',
  'negotiating',
  'agreed',
  'redoing',
  'refunding',
  'platform_review',
  'completed',
  'rejected',
  'closed',
  'cancelled',
  'redone',
  'replied',
  'due_soon',
  'refund_reported',
  'refund_denied',
  'refund_due_soon',
  'refund_overdue',
  'refund_decided_paid',
  'refund_decided_owed',
] as const
export type AfterSalesNews = (typeof AFTER_SALES_NEWS)[number]

export const afterSalesFiles = () => z._default(z.array(attachment()).check(z.maxLength(MAX_FILES)), [])
/** Zero is no amount. */
const amount = () => z.optional(decimal({ integer: 12, scale: 4, positive: true }))

export const afterSalesInput = () =>
  z.object({
    serviceOrderId: id(),
    type: z.enum(AFTER_SALES_TYPES),
    reasonCode: z.enum(AFTER_SALES_REASONS),
    /** Of `refund_part`, and of a `complaint` that asks for money; otherwise all that is left, or none. */
    amount: amount(),
    description: text(2000, 5),
    files: afterSalesFiles(),
  })

export const afterSalesActionInput = () =>
  z.object({
    id: id(),
    version: z.int(),
    action: z.enum(AFTER_SALES_ACTIONS),
    /** Of an `offer` and of a decision: `none` closes the case. */
    remedy: z.optional(z.enum(REMEDIES)),
    /** Of a refund that is offered or decided. */
    amount: amount(),
    /** Of a decision. */
    responsibility: z.optional(z.enum(RESPONSIBLE_PARTIES)),
    /** Of a refund that the provider paid itself. */
    paidOn: z.optional(civilDate()),
    reference: optionalText(80),
    /** Of a decision about a refund that the provider was to pay itself. */
    outcome: z.optional(z.enum(REFUND_OUTCOMES)),
    /** In words: asked for wherever somebody says no, offers something else, decides or writes. */
    reason: optionalText(2000),
    files: afterSalesFiles(),
  })

export const afterSalesMessage = () =>
  z.object({
    from: z.enum(NEXT_ACTORS),
    name: z.nullable(z.string()),
    /** What was done with these words. */
    action: z.string(),
    text: z.string(),
    files: z.array(attachment()),
    at: z.string(),
  })
export type AfterSalesMessage = z.output<ReturnType<typeof afterSalesMessage>>

/** By when each side is to act; only the one whose turn it is has a time. */
export const afterSalesDeadlines = () =>
  z.object({
    providerReplyBy: z.nullable(z.string()),
    sellerReplyBy: z.nullable(z.string()),
    platformDecideBy: z.nullable(z.string()),
  })
export type AfterSalesDeadlines = z.output<ReturnType<typeof afterSalesDeadlines>>

export const afterSalesRow = () =>
  z.object({
    id: z.string(),
    no: z.string(),
    status: z.enum(AFTER_SALES_STATUSES),
    version: z.int(),
    /** The caller, an operator, is one of the people of its customer or its provider: others decide about it. */
    ownStake: z.boolean(),
    actions: z.array(z.string()),
    serviceOrderId: z.string(),
    serviceOrderNo: z.string(),
    serviceTitle: i18nText(160),
    type: z.enum(AFTER_SALES_TYPES),
    customerName: z.string(),
    providerName: z.string(),
    currency: z.string(),
    /** Null where no money is asked for. */
    requestedAmount: z.nullable(z.string()),
    agreedAmount: z.nullable(z.string()),
    nextActor: z.nullable(z.enum(NEXT_ACTORS)),
    dueAt: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type AfterSalesRow = z.output<ReturnType<typeof afterSalesRow>>

export const afterSalesDetailOutput = () =>
  z.extend(afterSalesRow(), {
    reasonCode: z.enum(AFTER_SALES_REASONS),
    description: z.string(),
    files: z.array(attachment()),
    /** What both sides came to, or what the platform decided; null before that. */
    remedy: z.nullable(z.enum(REMEDIES)),
    /** What the provider offers instead; null where nothing is on the table. */
    offer: z.nullable(z.object({ remedy: z.enum(REMEDIES), amount: z.nullable(z.string()), reason: z.string() })),
    responsibility: z.nullable(z.enum(RESPONSIBLE_PARTIES)),
    /** Why it was decided, rejected or closed as it was. */
    reason: z.nullable(z.string()),
    messages: z.array(afterSalesMessage()),
    deadlines: afterSalesDeadlines(),
    order: z.object({
      status: z.enum(SERVICE_ORDER_STATUSES),
      /** Of its service: where others of the kind are found. */
      categoryCode: z.string(),
      providerId: z.string(),
      paid: z.string(),
      refunded: z.string(),
      /** The most that can still be given back. */
      refundable: z.string(),
    }),
    /** The order was paid past the platform: nothing of it can be given back by the platform. */
    isDirect: z.boolean(),
    directRefund: z.nullable(orderRefund()),
    /** No real bank moves this money. */
    simulatedFunds: z.boolean(),
    timeline: z.array(documentEvent()),
  })
export type AfterSalesDetail = z.output<ReturnType<typeof afterSalesDetailOutput>>

export const AFTER_SALES_SORTS = ['newest', 'updated', 'due'] as const
export type AfterSalesSort = (typeof AFTER_SALES_SORTS)[number]

const filters = () => ({
  serviceOrderId: z.optional(id()),
  providerId: z.optional(id()),
  type: z.optional(z.enum(AFTER_SALES_TYPES)),
  /** Where what its provider owes back past the platform stands. */
  payback: z.optional(z.enum(PAYBACK_STATES)),
  dateFrom: z.optional(civilDate()),
  dateTo: z.optional(civilDate()),
})

export const afterSalesPageInput = () =>
  pageInput({ ...filters(), status: z.optional(z.enum(AFTER_SALES_STATUSES)) }, AFTER_SALES_SORTS)
export const afterSalesCountInput = () => z.object({ ...filters(), keyword: optionalText(200) })
