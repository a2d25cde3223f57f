import {
  civilDate,
  decimal,
  documentEvent,
  i18nText,
  id,
  pageInput,
  text,
  optionalText,
  z,
} from '@tradeport/kernel/contract-kit'
import { MATERIAL_TYPES, SERVICE_FLOWS, SERVICE_UNITS, templateField } from '@tradeport/domain/service-market/contract'

export const SERVICE_ORDER_STATUSES = [
  'draft',
  'pending_quote',
  'pending_payment',
  'pending_accept',
  'in_service',
  'pending_confirm',
  /** The customer refused the result once more than is allowed: the platform decides. */
  'disputed',
  'completed',
  'rejected',
  'cancelled',
] as const
export type ServiceOrderStatus = (typeof SERVICE_ORDER_STATUSES)[number]

/** The columns of a provider's workbench: where the provider, its customer or the platform has something to do. */
export const WORKBENCH_STAGES = [
  'pending_quote',
  'pending_payment',
  'pending_accept',
  'in_service',
  'pending_confirm',
  'disputed',
] as const satisfies readonly ServiceOrderStatus[]
export type WorkbenchStage = (typeof WORKBENCH_STAGES)[number]

/** Orders that an after-sales case is open about are in a tab of their own, beside that of their status. */
export const AFTER_SALE_TAB = 'after_sale'

/** What people may be offered; each is the name of an endpoint or of one of its decisions. */
export const SERVICE_ORDER_ACTIONS = [
  'update',
  'submit',
  'quote',
  'confirm_quote',
  'pay',
  'report_payment',
  'confirm_receipt',
  'deny_receipt',
  'escalate_payment',
  'decide_payment',
  'accept_order',
  'reject',
  'upload_material',
  'verify_material',
  'request_material',
  'next_status',
  'submit_deliverable',
  'confirm',
  'reject_deliverable',
  'evaluate',
  'propose_cancel',
  'agree_cancel',
  /** Proposes something else than the other side did. */
  'counter_cancel',
  'refuse_cancel',
  'cancel',
  'decide',
  'raise_case',
  'retry_payment',
  'report_refund',
  'confirm_refund',
  'deny_refund',
  'escalate_refund',
  'decide_refund',
  'receive_commission',
] as const
export type ServiceOrderAction = (typeof SERVICE_ORDER_ACTIONS)[number]

/** What the sides of an order are told: what it came to, or what was done to it. */
export const SERVICE_ORDER_NEWS = [
  'pending_quote',
  'pending_payment',
  'pending_accept',
  'accept_order',
  'reject_deliverable',
  'pending_confirm',
  'disputed',
  'completed',
  'rejected',
  'cancelled',
  'quoted',
  'material_uploaded',
  'material_refused',
  'material_requested',
  'step_finished',
  'cancel_proposed',
  'cancel_refused',
  'rated',
  'payment_failed',
  'late',
  'due_soon',
  /** Paid past the platform: what one side says of it to the other. */
  'payment_reported',
  'receipt_denied',
  /** As often as it may be reported: it is not reported again. */
  'receipt_denied_last',
  /** Nobody says whether it came; then the platform decides that by itself; a denied one was not taken there in time. */
  'receipt_late',
  'payment_unanswered',
  'payment_lapsed',
  'payment_escalated',
  'payment_decided_received',
  'payment_decided_missing',
  'refund_reported',
  'refund_received',
  'refund_denied',
  'refund_due_soon',
  'refund_overdue',
  'refund_escalated',
  'refund_decided_paid',
  'refund_decided_owed',
  'commission_owed',
  'commission_received',
] as const
export type ServiceOrderNews = (typeof SERVICE_ORDER_NEWS)[number]

/** `balance`: from the money the customer has with the licensed partner; `bank_transfer`: a transfer to it. */
export const ESCROW_PAY_MODES = ['balance', 'bank_transfer'] as const
export type EscrowPayMode = (typeof ESCROW_PAY_MODES)[number]
/** `offline`: to the provider directly, where its service allows that. The platform holds nothing of it. */
export const PAY_MODES = [...ESCROW_PAY_MODES, 'offline'] as const
export type PayMode = (typeof PAY_MODES)[number]

export const PAYMENT_KINDS = ['hold', 'release', 'refund'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
export const PAYMENT_STATUSES = ['pending', 'done', 'failed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export const PAYMENT_FAILURES = ['insufficient_balance', 'declined'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

export const QUOTE_STATUSES = ['open', 'confirmed', 'superseded', 'expired'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

export const MATERIAL_STATUSES = ['missing', 'uploaded', 'verified', 'refused'] as const
export type MaterialStatus = (typeof MATERIAL_STATUSES)[number]

export const DELIVERABLE_STATUSES = ['missing', 'submitted', 'accepted', 'refused'] as const
export type DeliverableStatus = (typeof DELIVERABLE_STATUSES)[number]

export const RATING_TAGS = ['punctual', 'professional', 'communicative', 'good_value', 'would_order_again'] as const
export type RatingTag = (typeof RATING_TAGS)[number]

export const NEXT_ACTORS = ['customer', 'provider', 'platform'] as const
export type NextActor = (typeof NEXT_ACTORS)[number]

export const MAX_FILES = 10
/** Papers of an order: those of its service, and those that its provider asks for besides. */
export const MAX_MATERIALS = 60

export const attachment = () => z.object({ fileId: id(), name: text(255) })
export const orderFiles = () => z.array(attachment()).check(z.minLength(1), z.maxLength(MAX_FILES))
export type OrderFile = z.output<ReturnType<typeof attachment>>

export const orderContact = () =>
  z.object({
    name: text(80),
    phone: z._default(z.string().check(z.trim(), z.regex(/^[+\d][\d\s-]{0,30}$|^$/, { error: 'phone' })), ''),
    email: z._default(z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'email' })), ''),
  })
export type OrderContact = z.output<ReturnType<typeof orderContact>>

/** By the key of the question; several choices are an array. */
export const orderAnswers = () =>
  z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.trim(), z.maxLength(5000)), z.array(z.string().check(z.maxLength(120)))]),
  )
export type OrderAnswers = z.output<ReturnType<typeof orderAnswers>>

/** What the customer writes of an order; the service stays the one that it was begun for. */
export const orderWish = () => ({
  skuId: id(),
  qty: decimal({ integer: 9, scale: 3, positive: true }),
  answers: z._default(orderAnswers(), {}),
  contact: orderContact(),
  remark: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
})

export const serviceOrderInput = () =>
  z.object({
    serviceId: id(),
    /** The customer's own order of goods that the service is for. */
    tradeOrderId: z.optional(id()),
    ...orderWish(),
  })

export const orderQuote = () =>
  z.object({
    no: z.int(),
    /** Of the whole order, tax included. */
    amount: z.string(),
    discount: z.string(),
    /** What is left of the amount: all that is to be paid, tax included. */
    payable: z.string(),
    validTo: z.string(),
    note: z.nullable(z.string()),
    byName: z.nullable(z.string()),
    status: z.enum(QUOTE_STATUSES),
    at: z.string(),
  })
export type OrderQuote = z.output<ReturnType<typeof orderQuote>>

export const orderMaterial = () =>
  z.object({
    no: z.int(),
    docType: z.enum(MATERIAL_TYPES),
    required: z.boolean(),
    note: i18nText(300),
    status: z.enum(MATERIAL_STATUSES),
    files: z.array(attachment()),
    uploadedAt: z.nullable(z.string()),
    /** Of the provider who refused them. */
    reason: z.nullable(z.string()),
  })
export type OrderMaterial = z.output<ReturnType<typeof orderMaterial>>

export const orderDeliverable = () =>
  z.object({
    no: z.int(),
    /** Empty where the service names none: then it is simply the result. */
    name: i18nText(200),
    status: z.enum(DELIVERABLE_STATUSES),
    files: z.array(attachment()),
    note: z.nullable(z.string()),
    submittedAt: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
export type OrderDeliverable = z.output<ReturnType<typeof orderDeliverable>>

export const orderProcessStep = () =>
  z.object({ step: i18nText(160), days: z.nullable(z.int()), doneAt: z.nullable(z.string()) })
export type OrderProcessStep = z.output<ReturnType<typeof orderProcessStep>>

export const orderPayment = () =>
  z.object({
    id: z.string(),
    kind: z.enum(PAYMENT_KINDS),
    status: z.enum(PAYMENT_STATUSES),
    amount: z.string(),
    failure: z.nullable(z.enum(PAYMENT_FAILURES)),
    createdAt: z.string(),
    settledAt: z.nullable(z.string()),
  })
export type OrderPayment = z.output<ReturnType<typeof orderPayment>>

/**
 * `processing`: on its way to the bank or back; `held`: neither side can spend it; `reported`: the customer says that it paid the provider
 * directly; `direct`: the provider has it, past the platform.
 */
export const MONEY_STATES = ['none', 'processing', 'held', 'settled', 'reported', 'direct'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** How a payment is found in the bank of whoever got it. */
export const paymentProof = () => ({
  /** The day on which it was paid. */
  paidOn: civilDate(),
  reference: text(80, 2),
  files: z._default(z.array(attachment()).check(z.maxLength(MAX_FILES)), []),
})

export const REPORT_STATUSES = ['reported', 'received', 'missing'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** What the customer says that it paid to the provider, and what the provider says of it. */
export const paymentReport = () =>
  z.object({
    paidOn: z.string(),
    reference: z.string(),
    files: z.array(attachment()),
    byName: z.nullable(z.string()),
    at: z.string(),
    status: z.enum(REPORT_STATUSES),
    /** Of the side that misses it. */
    reason: z.nullable(z.string()),
    answeredAt: z.nullable(z.string()),
  })
export type PaymentReport = z.output<ReturnType<typeof paymentReport>>

/** `in_review`: the customer took it to the platform. */
export const ORDER_REFUND_STATUSES = ['owed', 'reported', 'received', 'in_review'] as const
export type OrderRefundStatus = (typeof ORDER_REFUND_STATUSES)[number]

export const REFUND_OUTCOMES = ['paid', 'owed'] as const
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number]

export const PAYMENT_OUTCOMES = ['received', 'missing'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

const claimAbout = <O extends string>(outcomes: readonly [O, ...O[]]) =>
  z.object({
    reason: z.string(),
    files: z.array(attachment()),
    byName: z.nullable(z.string()),
    at: z.string(),
    /** Null while the platform looks at it, and where it was settled before the platform decided. */
    outcome: z.nullable(z.enum(outcomes)),
    outcomeReason: z.nullable(z.string()),
    closedAt: z.nullable(z.string()),
  })

/** The customer says that what is owed does not come, and what the platform decides about that. */
export const refundClaim = () => claimAbout(REFUND_OUTCOMES)
export type RefundClaim = z.output<ReturnType<typeof refundClaim>>

/** The customer says that it has paid, though the provider does not say so, and what the platform decides about that. */
export const paymentClaim = () => claimAbout(PAYMENT_OUTCOMES)
export type PaymentClaim = z.output<ReturnType<typeof paymentClaim>>

/** What the provider has to give back itself, of an order that ended or of a case, as it was paid past the platform. */
export const orderRefund = () =>
  z.object({
    amount: z.string(),
    status: z.enum(ORDER_REFUND_STATUSES),
    reports: z.array(paymentReport()),
    /** By when the provider has paid it back. */
    dueAt: z.nullable(z.string()),
    isOverdue: z.boolean(),
    claims: z.array(refundClaim()),
    /** Since when the platform holds the provider's further business for it. */
    upheldAt: z.nullable(z.string()),
  })
export type OrderRefund = z.output<ReturnType<typeof orderRefund>>

/** Where what is owed back directly stands: not settled yet; past its day; the platform's to decide; decided and still owed. */
export const PAYBACK_STATES = ['open', 'overdue', 'review', 'upheld'] as const
export type PaybackState = (typeof PAYBACK_STATES)[number]

/** The platform's share of what was paid past it: the provider owes it from the end of the order on. */
export const owedCommission = () =>
  z.object({
    amount: z.string(),
    /** Less than nothing where more was received than is owed by now: that goes back to the provider. */
    open: z.string(),
    dueOn: z.string(),
    isOverdue: z.boolean(),
    received: z.array(
      z.object({
        amount: z.string(),
        reference: z.string(),
        reason: z.string(),
        files: z.array(attachment()),
        byName: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
  })
export type OwedCommission = z.output<ReturnType<typeof owedCommission>>

export const serviceOrderRow = () =>
  z.object({
    id: z.string(),
    no: z.string(),
    status: z.enum(SERVICE_ORDER_STATUSES),
    version: z.int(),
    /** The caller, an operator, is one of the people of its customer or its provider: others decide about it. */
    ownStake: z.boolean(),
    actions: z.array(z.string()),
    serviceId: z.string(),
    serviceTitle: i18nText(160),
    categoryCode: z.string(),
    /** What does its work: `GENERIC` is done by hand, everything else by a document of its own. */
    flowCode: z.enum(SERVICE_FLOWS),
    skuId: z.string(),
    skuName: i18nText(120),
    qty: z.string(),
    unit: z.enum(SERVICE_UNITS),
    customerCompanyId: z.string(),
    customerName: z.string(),
    providerCompanyId: z.string(),
    providerName: z.string(),
    currency: z.string(),
    /** Null until it is quoted. */
    payable: z.nullable(z.string()),
    money: z.enum(MONEY_STATES),
    nextActor: z.nullable(z.enum(NEXT_ACTORS)),
    /** By when; what happens after that is told by the status. */
    dueAt: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type ServiceOrderRow = z.output<ReturnType<typeof serviceOrderRow>>

/** The document that does the work of an order, as far as its page shows it; everything else is read on its own page. */
export const linkedWork = () =>
  z.object({
    flow: z.enum(SERVICE_FLOWS),
    id: z.string(),
    no: z.string(),
    status: z.string(),
    /** Whether the caller may open it: what was never sent is its customer's alone. */
    isReadable: z.boolean(),
    /** What the work is for is there. */
    isDone: z.boolean(),
    /** Papers that the customer gave to it. */
    papers: z.array(z.enum(MATERIAL_TYPES)),
    /** What it made, of which nothing came to nothing. */
    results: z.array(
      z.object({
        id: z.string(),
        no: z.string(),
        /** Of customs; empty until it is known. */
        entryId: z.string(),
      }),
    ),
  })
export type LinkedWork = z.output<ReturnType<typeof linkedWork>>

export const serviceOrderDetailOutput = () =>
  z.extend(serviceOrderRow(), {
    /** Null for what is quoted. */
    unitPrice: z.nullable(z.string()),
    amount: z.nullable(z.string()),
    discount: z.string(),
    taxRate: z.string(),
    /** Included in `payable`. */
    tax: z.nullable(z.string()),
    /** For the provider and operators; null towards the customer and before the price stands. */
    commission: z.nullable(z.object({ rate: z.string(), amount: z.string(), providerAmount: z.string() })),
    payMode: z.nullable(z.enum(PAY_MODES)),
    /** The provider takes payments past the platform; and how, as it tells its customers. */
    directPay: z.nullable(z.object({ instructions: z.string() })),
    /** The latest last. */
    paymentReports: z.array(paymentReport()),
    paymentClaims: z.array(paymentClaim()),
    directRefund: z.nullable(orderRefund()),
    /** Towards the provider and operators: for what refund the platform holds the provider's new business. */
    heldFor: z.nullable(
      z.object({
        id: z.string(),
        no: z.string(),
        /** Where it is a case about that order that came to the refund. */
        caseId: z.nullable(z.string()),
      }),
    ),
    /** Towards the provider and operators; null where nothing of it was paid past the platform, or nothing is owed. */
    owedCommission: z.nullable(owedCommission()),
    payments: z.array(orderPayment()),
    /** No real bank moves this money: the adapter in use only keeps its books. */
    simulatedFunds: z.boolean(),
    quotes: z.array(orderQuote()),
    contact: orderContact(),
    remark: z.string(),
    form: z.object({ version: z.int(), fields: z.array(templateField), answers: orderAnswers() }),
    materials: z.array(orderMaterial()),
    deliverables: z.array(orderDeliverable()),
    process: z.array(orderProcessStep()),
    rejectionsLeft: z.int(),
    cancelProposal: z.nullable(
      z.object({
        by: z.enum(['customer', 'provider']),
        byName: z.nullable(z.string()),
        /** To the customer; the rest, less commission, is the provider's. */
        refund: z.string(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
    /** Why it was rejected or cancelled. */
    reason: z.nullable(z.string()),
    /** While this after-sales case is open, the money stays where it is. */
    openCaseId: z.nullable(z.string()),
    /** The customs agency order that does the work. */
    customsOrderId: z.nullable(z.string()),
    linkedWork: z.nullable(linkedWork()),
    /** The order of goods that it was ordered for; a provider has no part in it. */
    tradeOrder: z.nullable(z.object({ id: z.string(), no: z.string() })),
    /** What after-sales cases have given back before the release. */
    caseRefund: z.string(),
    /** The most of what was paid that can still go back. */
    refundable: z.string(),
    /** The bank refused to give it to whom it belongs by now; finance sees to it. */
    moneyStuck: z.boolean(),
    /** For the provider and operators: what the bank holds stays there for so many days after the end, and until then; null where nothing is kept. */
    release: z.nullable(z.object({ days: z.int(), dueAt: z.nullable(z.string()) })),
    /** Who got what, once it is over. */
    settlement: z.nullable(
      z.object({ refund: z.string(), providerAmount: z.nullable(z.string()), commission: z.nullable(z.string()) }),
    ),
    rating: z.nullable(
      z.object({ score: z.int(), tags: z.array(z.enum(RATING_TAGS)), text: z.string(), at: z.string() }),
    ),
    paidAt: z.nullable(z.string()),
    acceptedAt: z.nullable(z.string()),
    handedOverAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    timeline: z.array(documentEvent()),
  })
export type ServiceOrderDetail = z.output<ReturnType<typeof serviceOrderDetailOutput>>

export const SERVICE_ORDER_SORTS = ['newest', 'updated', 'due'] as const
export type ServiceOrderSort = (typeof SERVICE_ORDER_SORTS)[number]

const filters = () => ({
  providerCompanyId: z.optional(id()),
  customerCompanyId: z.optional(id()),
  categoryCode: z.optional(z.string().check(z.maxLength(40))),
  /** What does its work. */
  flowCode: z.optional(z.enum(SERVICE_FLOWS)),
  serviceId: z.optional(id()),
  tradeOrderId: z.optional(id()),
  /** An after-sales case is open. */
  afterSale: z.optional(z.boolean()),
  /** What was due is over. */
  late: z.optional(z.boolean()),
  /** The bank refused to give the money to whom it belongs. */
  stuck: z.optional(z.boolean()),
  /** Commission of what was paid past the platform is open. */
  commissionOpen: z.optional(z.boolean()),
  /** Where what its provider owes back past the platform stands. */
  payback: z.optional(z.enum(PAYBACK_STATES)),
  dateFrom: z.optional(civilDate()),
  dateTo: z.optional(civilDate()),
})
const status = () => z.optional(z.enum(SERVICE_ORDER_STATUSES))

export const serviceOrderPageInput = () => pageInput({ ...filters(), status: status() }, SERVICE_ORDER_SORTS)
export const serviceOrderBoardInput = () =>
  z.object({
    /** Rows of each column. */
    size: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  })
export const serviceOrderBoardOutput = () =>
  z.object({
    columns: z.array(
      z.object({
        key: z.enum(WORKBENCH_STAGES),
        count: z.int(),
        /** The most urgent first. */
        records: z.array(serviceOrderRow()),
      }),
    ),
  })

export const serviceOrderCountInput = () => z.object({ ...filters(), keyword: optionalText(200) })

export const COMMISSION_GROUPS = ['month', 'provider', 'category'] as const
export type CommissionGroup = (typeof COMMISSION_GROUPS)[number]

export const commissionInput = () =>
  z.object({
    /** By the trade's own calendar, both days included. */
    dateFrom: civilDate(),
    dateTo: civilDate(),
    groupBy: z._default(z.enum(COMMISSION_GROUPS), 'month'),
  })
/** What the bank moved in that time and what was paid past it, by group and currency. */
export const commissionRow = () =>
  z.object({
    /** A month as `YYYY-MM`, a company, the code of a category. */
    key: z.string(),
    /** The name of the company; empty where the key is the name. */
    name: z.string(),
    currency: z.string(),
    orders: z.int(),
    /** Into escrow. */
    paid: z.string(),
    /** Back to customers, by the end of orders and by cases. */
    refunded: z.string(),
    /** To providers, without commission; less what was taken back. */
    released: z.string(),
    /** The platform's, less what was taken back. */
    commission: z.string(),
    /** Past the platform, from customers to providers, as both of them say. */
    paidDirect: z.string(),
    refundedDirect: z.string(),
    /** What providers came to owe of it, and what of such commission was received. */
    commissionOwed: z.string(),
    commissionReceived: z.string(),
  })
export type CommissionRow = z.output<ReturnType<typeof commissionRow>>
