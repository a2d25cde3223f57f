/** Tabs and sub-categories of the message centre (spec section 2). */
export const NOTIFICATION_TABS = ['business', 'system'] as const
export type NotificationTab = (typeof NOTIFICATION_TABS)[number]

export const NOTIFICATION_CATEGORIES = ['logistics', 'transactions', 'inquiries', 'negotiations'] as const
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number]

/** Fields of the spec that a kind shows besides its text: the store it is about, when something is verified, what somebody wrote. */
export type NotificationField = 'store' | 'verificationTime' | 'description' | 'reply'

/** Ways to somebody besides the message centre: each where the recipient has an address for it. */
export type NotificationChannel = 'in_app' | 'mail' | 'sms'

export interface NotificationKindDefinition {
  readonly tab: NotificationTab
  /** Only business notifications have one. */
  readonly category: NotificationCategory | null
  readonly fields: readonly NotificationField[]
  /** Names of the placeholders that the kind's text may use; the sender fills all of them. */
  readonly params: readonly string[]
  /** `in_app` always; `mail` and `sms` additionally where the recipient has an address or a number. */
  readonly channels: readonly NotificationChannel[]
}

const inApp = ['in_app'] as const
const inAppAndMail = ['in_app', 'mail'] as const
const inAppAndSms = ['in_app', 'sms'] as const
const everyChannel = ['in_app', 'mail', 'sms'] as const

const business = <const P extends readonly string[]>(
  category: NotificationCategory,
  fields: readonly NotificationField[],
  params: P,
  channels: readonly NotificationChannel[] = inAppAndMail,
) => ({ tab: 'business' as const, category, fields, params, channels })

const system = <const P extends readonly string[]>(
  fields: readonly NotificationField[],
  params: P,
  channels: readonly NotificationChannel[] = inAppAndMail,
) => ({ tab: 'system' as const, category: null, fields, params, channels })

/**
 * Everything the product tells people, by a stable code. The text is made by the reader's browser from kind and params, in the
 * reader's language; nothing here is a sentence.
 *
 * Params by convention: `no` the document's number, `name` what the document calls itself (product title, inquiry title, company),
 * `party` the other company's name, `actor` a person's name, `reason` what was given as reason, `date` an ISO date or instant.
 */
export const NOTIFICATION_KINDS = {
  // Named by the spec (section 3).
  factory_inspection_agreed: business('transactions', ['store', 'verificationTime', 'description'], ['no', 'name']),
  goods_inspection_agreed: business('transactions', ['store', 'verificationTime', 'description'], ['no', 'name']),
  /** Without mail: the applicant's has templates of its own. `outcome` is the name of that template. */
  registration_data_review: system(
    ['description', 'verificationTime', 'reply'],
    ['no', 'company', 'outcome'],
    inAppAndSms,
  ),
  /** In-app only: the answer goes out by a mail of its own, to those without an account as well. */
  customer_service_reply: system(['description', 'reply'], ['no', 'name'], inApp),
  /** To whoever has left the chat before somebody at the desk answered there. */
  desk_reply: system(['description', 'reply'], ['actor']),
  /** To the operator who handles a message: its writer has answered, or reopened it. */
  customer_message_answered: system(['reply'], ['no', 'name'], inApp),
  after_sale_reply: business('transactions', ['store', 'reply'], ['no', 'name']),
  inquiry_reply: business('inquiries', ['store', 'description', 'reply'], ['no', 'name', 'party']),

  // Inquiries.
  inquiry_received: business('inquiries', ['store', 'description'], ['no', 'name', 'party']),
  inquiry_amended: business('inquiries', ['store', 'description'], ['no', 'name', 'party']),
  /** `date`: until when quotations are taken now. */
  inquiry_extended: business('inquiries', ['store', 'description'], ['no', 'name', 'party', 'date']),
  inquiry_cancelled: business('inquiries', ['store', 'description'], ['no', 'name', 'party']),
  inquiry_declined: business('inquiries', ['store', 'description'], ['no', 'name', 'party', 'reason']),
  inquiry_closed: business('inquiries', ['store', 'description'], ['no', 'name', 'party']),
  inquiry_expired: business('inquiries', ['store', 'description'], ['no', 'name']),
  inquiry_unanswered: business('inquiries', ['store', 'description'], ['no', 'name', 'party']),

  // Negotiations.
  quotation_received: business('negotiations', ['store', 'description'], ['no', 'name', 'party', 'quoteVersion']),
  quotation_countered: business('negotiations', ['store', 'description'], ['no', 'name', 'party']),
  quotation_accepted: business('negotiations', ['store', 'description'], ['no', 'name', 'party']),
  quotation_rejected: business('negotiations', ['store', 'description'], ['no', 'name', 'party', 'reason']),
  quotation_withdrawn: business('negotiations', ['store', 'description'], ['no', 'name', 'party']),
  quotation_expiring: business('negotiations', ['store', 'description'], ['no', 'name', 'party', 'date']),
  quotation_expired: business('negotiations', ['store', 'description'], ['no', 'name', 'party']),
  quote_approval_needed: business('negotiations', ['store', 'description'], ['no', 'name', 'party', 'by']),
  /** `by`: the colleague who decided. */
  quote_approved: business('negotiations', ['store', 'description'], ['no', 'name', 'party', 'by']),
  quote_approval_declined: business('negotiations', ['store', 'reply'], ['no', 'name', 'party', 'by']),
  negotiation_message: business('negotiations', ['store', 'reply'], ['no', 'name', 'party'], inApp),

  // Contracts, orders and money.
  order_created: business('transactions', ['store', 'description'], ['no', 'name', 'party']),
  contract_to_sign: business('transactions', ['store', 'description'], ['no', 'party']),
  contract_signed: business('transactions', ['store', 'description'], ['no', 'party']),
  order_stage_changed: business('transactions', ['store', 'description'], ['no', 'party', 'stage']),
  payment_due: business('transactions', ['store', 'description'], ['no', 'party', 'amount', 'date']),
  payment_received: business('transactions', ['store', 'description'], ['no', 'party', 'amount']),
  payment_overdue: business('transactions', ['store', 'description'], ['no', 'party', 'amount', 'date']),
  inspection_requested: business('transactions', ['store', 'verificationTime'], ['no', 'party']),
  inspection_report_ready: business('transactions', ['store', 'verificationTime'], ['no', 'party']),
  claim_opened: business('transactions', ['store', 'description'], ['no', 'party']),
  claim_escalated: business('transactions', ['store', 'description'], ['no', 'party']),
  claim_ruled: business('transactions', ['store', 'description'], ['no', 'party']),
  service_order_changed: business('transactions', ['description'], ['no', 'name', 'party', 'stage', 'hours', 'days']),
  /** `stage`: what an after-sales case of a service has come to, or what was done to it. */
  after_sales_changed: business('transactions', ['description', 'reply'], ['no', 'name', 'party', 'stage', 'hours']),

  // Logistics.
  shipment_booked: business('logistics', ['store', 'description'], ['no', 'party', 'date']),
  shipped: business('logistics', ['store', 'description'], ['no', 'party', 'date']),
  eta_changed: business('logistics', ['store', 'description'], ['no', 'party', 'date']),
  arrived: business('logistics', ['store', 'description'], ['no', 'party', 'date']),
  documents_released: business('logistics', ['store', 'description'], ['no', 'party']),
  /** `stage`: what a customs agency order has come to, or what was done to it. */
  customs_order_changed: business('logistics', ['description'], ['no', 'name', 'party', 'stage']),
  /** `stage`: the status that a declaration form has reached, or `amendment`: news of what was asked of customs about it. */
  declaration_moved: business('logistics', ['description'], ['no', 'name', 'stage'], inApp),
  /** `stage`: the status in which it stands still until somebody does something. */
  declaration_halted: business('logistics', ['description', 'reply'], ['no', 'name', 'stage']),

  // System.
  /** `result` of all three: approved | rejected. */
  product_review_result: system(['description'], ['name', 'result', 'reason'], inApp),
  store_review_result: system(['description'], ['name', 'result', 'reason'], inApp),
  store_suspended: system(['description'], ['name', 'reason']),
  store_reinstated: system(['description'], ['name', 'reason']),
  /** `result`: requested, invited, accepted, refused or ended, by `party`; `reason` is what they said. */
  price_relation: business('negotiations', ['store', 'description'], ['name', 'party', 'result', 'reason']),
  service_review_result: system(['description'], ['no', 'name', 'result', 'reason'], inApp),
  /** To a provider, before anybody orders; `party` is who asks. */
  service_question_asked: business('inquiries', ['reply'], ['no', 'name', 'party']),
  service_question_answered: business('inquiries', ['reply'], ['no', 'name']),
  service_question_hidden: system(['description'], ['no', 'name', 'reason']),
  service_disabled: system(['description'], ['no', 'name', 'reason']),
  /** A proof of a service on the market: `date` is its last day. */
  service_proof_expiring: system(['description'], ['no', 'name', 'date']),
  service_proof_expired: system(['description'], ['no', 'name', 'date']),
  import_done: system(['description'], ['name', 'count'], inApp),
  /** To operators: something waits in a review queue. */
  review_requested: system(['description'], ['no', 'name', 'subject'], inApp),
  /** To operators: customs said something that belongs to no form, or in a code that nobody knows. */
  customs_receipt_unknown: system(['description'], ['no', 'name'], inApp),
  membership_begun: system(['description'], ['no']),
  membership_payment_rejected: system(['description'], ['no', 'reason']),
  membership_refunded: system(['description'], ['no', 'reason']),
  membership_order_expired: system(['description'], ['no']),
  membership_invoice_issued: system(['description'], ['no', 'name']),
  membership_credit_note_issued: system(['description'], ['no', 'name']),
  plan_expiring: system(['description'], ['name', 'date']),
  /** A plan renews itself: the order for its next period, which ends with `date` unless it is paid; `before` was the price until then. */
  plan_renewal_ordered: system(['description'], ['no', 'name', 'amount', 'date']),
  plan_renewal_repriced: system(['description'], ['no', 'name', 'amount', 'before', 'date']),
  plan_renewal_withdrawn: system(['description'], ['name', 'date']),
  /** Of a plan that is tried without an order. */
  trial_expiring: system(['description'], ['name', 'date']),
  quota_low: system(['description'], ['name', 'count']),
  certificate_accepted: system(['description'], ['name']),
  certificate_rejected: system(['description'], ['name', 'reason']),
  certificate_expiring: system(['description'], ['name', 'date']),
  certificate_expired: system(['description'], ['name', 'date']),
  company_restricted: system(['description'], ['name', 'reason']),
  company_restriction_lifted: system(['description'], ['name', 'reason']),
  company_suspended: system(['description'], ['name', 'reason']),
  company_reinstated: system(['description'], ['name', 'reason']),
  /** `side`: the party that the company is now as well. */
  company_side_added: system(['description'], ['name', 'side']),
  company_closed: system(['description'], ['name', 'reason']),
  /** To the other sides of open orders. */
  partner_suspended: system(['description'], ['name']),
  quota_exhausted: system(['description'], ['name']),
  /** What the membership covers no more, and what it covers again. */
  membership_over_quota: system(['description'], ['count']),
  membership_shown_again: system(['description'], ['count']),
  /** To both: who goes, and who takes over. */
  work_handed_on: system(['description'], ['name', 'party', 'count']),
  security_alert: system(['description'], ['event', 'actor', 'date'], everyChannel),
  platform_announcement: system(['description'], ['name'], inApp),
} as const satisfies Record<string, NotificationKindDefinition>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS

/** The placeholders that a sender of a kind fills. */
export type NotificationParams<K extends NotificationKind> = Record<
  (typeof NOTIFICATION_KINDS)[K]['params'][number],
  string
>

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, kind)
}
