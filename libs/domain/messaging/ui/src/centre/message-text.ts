import type { CustomsOrderNews, DeclarationHaltNews, DeclarationNews } from '@tradeport/domain/customs/contract'
import type { RegistrationParty } from '@tradeport/domain/identity/contract'
import { isNotificationKind, type NotificationKind, type NotificationRow } from '@tradeport/domain/messaging/contract'
import type { QUOTATION_REJECT_REASONS, THREAD_DECLINE_REASONS } from '@tradeport/domain/sourcing/contract'
import type { AfterSalesNews, ServiceOrderNews } from '@tradeport/domain/service-order/contract'
import type { OrderStatus, ProductionKind } from '@tradeport/domain/trading/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useLocale, type Format } from '@tradeport/web/react'
import { useCallback } from 'react'

type Stage =
  | OrderStatus
  | ProductionKind
  | 'payment_reported'
  | 'payment_secured'
  | 'cancel_requested'
  | 'cancel_refused'
  | 'contract_rejected'
  | 'frozen'
  | 'unfrozen'
type RejectReason = Exclude<(typeof QUOTATION_REJECT_REASONS)[number], 'other'>
type DeclineReason = Exclude<(typeof THREAD_DECLINE_REASONS)[number], 'other'>

/** Every value a whole sentence is written for. Records, so that a new status of another domain does not compile without one. */
const STAGES: Record<Stage, true> = {
  contracting: true,
  signed: true,
  in_production: true,
  ready: true,
  ready_to_ship: true,
  shipped: true,
  delivered: true,
  accepted: true,
  completed: true,
  cancelled: true,
  material_in: true,
  lab_dip: true,
  pp_sample: true,
  bulk_start: true,
  bulk_50: true,
  bulk_80: true,
  finishing: true,
  packing: true,
  payment_reported: true,
  payment_secured: true,
  cancel_requested: true,
  cancel_refused: true,
  contract_rejected: true,
  frozen: true,
  unfrozen: true,
}
const REJECT_REASONS: Record<RejectReason, true> = {
  price: true,
  lead_time: true,
  payment_terms: true,
  quality: true,
  not_awarded: true,
}
const DECLINE_REASONS: Record<DeclineReason, true> = {
  out_of_range: true,
  quantity_too_small: true,
  price_not_possible: true,
  capacity: true,
  destination: true,
}
const SERVICE_ORDER_NEWS: Record<ServiceOrderNews, true> = {
  pending_quote: true,
  pending_payment: true,
  pending_accept: true,
  accept_order: true,
  reject_deliverable: true,
  pending_confirm: true,
  disputed: true,
  completed: true,
  rejected: true,
  cancelled: true,
  quoted: true,
  material_uploaded: true,
  material_refused: true,
  material_requested: true,
  step_finished: true,
  cancel_proposed: true,
  cancel_refused: true,
  rated: true,
  payment_failed: true,
  late: true,
  due_soon: true,
  payment_reported: true,
  receipt_denied: true,
  receipt_denied_last: true,
  receipt_late: true,
  payment_unanswered: true,
  payment_lapsed: true,
  payment_escalated: true,
  payment_decided_received: true,
  payment_decided_missing: true,
  refund_reported: true,
  refund_received: true,
  refund_denied: true,
  refund_due_soon: true,
  refund_overdue: true,
  refund_escalated: true,
  refund_decided_paid: true,
  refund_decided_owed: true,
  commission_owed: true,
  commission_received: true,
}
const CUSTOMS_ORDER_NEWS: Record<CustomsOrderNews, true> = {
  submitted: true,
  accepted: true,
  rejected: true,
  doc_pending: true,
  doc_check: true,
  making: true,
  declaring: true,
  inspection: true,
  released: true,
  cleared: true,
  completed: true,
  cancelled: true,
  document_rejected: true,
  content_changed: true,
  document_sent: true,
  delegation_saved: true,
  rated: true,
  fee_proposed: true,
  fee_answered: true,
  fees_paid: true,
  payment_failed: true,
  fees_released: true,
  fees_refunded: true,
  money_stuck: true,
  draft_changed: true,
  draft_confirmed: true,
  nothing_declared: true,
  declaration_taken_off: true,
  declaration_put_back: true,
  claim_opened: true,
  claim_moved: true,
  claim_disputed: true,
  claim_refunded: true,
  late: true,
  pay_soon: true,
  pay_lapsed: true,
  due_soon: true,
}
const DECLARATION_NEWS: Record<DeclarationNews, true> = {
  pending_review: true,
  released: true,
  cleared: true,
  amendment_requested: true,
  amendment_sent: true,
}
const DECLARATION_HALTS: Record<DeclarationHaltNews, true> = {
  moved_after_cancel: true,
  review_rejected: true,
  push_failed: true,
  declare_failed: true,
  manual_handling: true,
  tax_pending: true,
  inspection: true,
  returned: true,
  deleted: true,
  supplement: true,
}
const AFTER_SALES_NEWS: Record<AfterSalesNews, true> = {
  refund_due_soon: true,
  refund_overdue: true,
  refund_decided_paid: true,
  refund_decided_owed: true,
  pending_provider: true,
  negotiating: true,
  agreed: true,
  redoing: true,
  refunding: true,
  platform_review: true,
  completed: true,
  rejected: true,
  closed: true,
  cancelled: true,
  redone: true,
  replied: true,
  due_soon: true,
  refund_reported: true,
  refund_denied: true,
}
const OUTCOMES = {
  registration_approved: true,
  registration_rejected: true,
  registration_need_info: true,
  registration_expired: true,
  registration_deleted_soon: true,
  company_change_approved: true,
  company_change_rejected: true,
  company_change_need_info: true,
  company_change_expired: true,
  company_change_deleted_soon: true,
} as const
const SIDES = { seller: true, provider: true, buyer: true } as const satisfies Record<RegistrationParty, true>
const PRODUCT_RESULTS = { approved: true, rejected: true, revision: true, banned: true, unbanned: true } as const
const SERVICE_RESULTS = { approved: true, rejected: true } as const
const RELATION_NEWS = { requested: true, invited: true, accepted: true, refused: true, ended: true } as const
const SUBJECTS = {
  service: true,
  serviceOrder: true,
  afterSalesCase: true,
  product: true,
  store: true,
  registration: true,
  company_change: true,
  newsArticle: true,
  grant: true,
  bankAccount: true,
} as const
const SECURITY_EVENTS = {
  new_device: true,
  password_changed: true,
  contact_changed: true,
  second_factor_on: true,
  second_factor_off: true,
  passkey_added: true,
  passkey_removed: true,
  passkey_blocked: true,
  device_trusted: true,
  deletion_requested: true,
  deletion_taken_back: true,
  account_disabled: true,
  second_factor_reset: true,
  account_enabled: true,
  role_changed: true,
  access_suspended: true,
  access_resumed: true,
  access_ended: true,
  operator_suspended: true,
  operator_resumed: true,
  operator_ended: true,
  account_unlocked: true,
  bank_submitted: true,
  bank_refused: true,
  bank_planned: true,
  bank_changed: true,
  bank_blocked: true,
  file_infected: true,
  payee_planned: true,
  payee_changed: true,
  payee_kept: true,
  payee_blocked: true,
  grant_approved: true,
  grant_rejected: true,
  grant_revoked: true,
  grant_ended: true,
  viewed_as: true,
} as const

function isKeyOf<K extends string>(table: Readonly<Record<K, true>>, value: string | undefined): value is K {
  return value !== undefined && Object.hasOwn(table, value)
}

/** Sourcing sends it in place of a buyer who does not want to be named yet. */
const UNNAMED = '***'
const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/
const AMOUNT = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/

/**
 * The params as people read them: dates, amounts and numbers by locale, names where there are none. A name that exists in languages comes
 * as `name.<locale>` beside `name`.
 */
export function readableParams(
  params: Readonly<Record<string, string>>,
  format: Pick<Format, 'date' | 'civilDate' | 'money' | 'number'>,
  unnamed: string,
  locale: LocaleCode,
): Record<string, string> {
  const amount = AMOUNT.exec(params['amount'] ?? '')
  const before = AMOUNT.exec(params['before'] ?? '')
  const date = params['date'] ?? ''
  return {
    ...params,
    name: params[`name.${locale}`] || params['name'] || params['no'] || '',
    party: params['party'] === UNNAMED ? unnamed : (params['party'] ?? ''),
    date: CIVIL_DATE.test(date) ? format.civilDate(date) : format.date(date),
    ...(amount ? { amount: format.money(amount[1], amount[2]) } : {}),
    ...(before ? { before: format.money(before[1], before[2]) } : {}),
    ...(params['count'] === undefined ? {} : { count: format.number(params['count']) }),
  }
}

export interface MessageText {
  title: string
  text: string
}

/** What a message says in the reader's language, made from its kind and params. */
export function useMessageText(): (row: Pick<NotificationRow, 'kind' | 'params'>) => MessageText {
  const t = useT('messaging')
  const format = useFormat()
  const { locale } = useLocale()
  return useCallback(
    ({ kind, params }) => {
      if (!isNotificationKind(kind)) return { title: t('kind.unknown.title'), text: t('kind.unknown.text') }
      const values = readableParams(params, format, t('party.unnamed'), locale)
      return { title: t(`kind.${kind}.title`), text: t(textKey(kind, params), values) }
    },
    [t, format, locale],
  )
}

/** The key of a kind's sentence; some kinds have one for every value of a param. */
function textKey(kind: NotificationKind, params: Readonly<Record<string, string>>) {
  switch (kind) {
    case 'order_stage_changed':
      return variant(kind, STAGES, params['stage'])
    case 'service_order_changed':
      return variant(kind, SERVICE_ORDER_NEWS, params['stage'])
    case 'customs_order_changed':
      return variant(kind, CUSTOMS_ORDER_NEWS, params['stage'])
    case 'declaration_moved':
      return variant(kind, DECLARATION_NEWS, params['stage'])
    case 'declaration_halted':
      return variant(kind, DECLARATION_HALTS, params['stage'])
    case 'after_sales_changed':
      return variant(kind, AFTER_SALES_NEWS, params['stage'])
    case 'quotation_rejected':
      return variant(kind, REJECT_REASONS, params['reason'])
    case 'inquiry_declined':
      return variant(kind, DECLINE_REASONS, params['reason'])
    case 'registration_data_review':
      return variant(kind, OUTCOMES, params['outcome'])
    case 'company_side_added':
      return variant(kind, SIDES, params['side'])
    case 'product_review_result':
      return variant(kind, PRODUCT_RESULTS, params['result'])
    case 'store_review_result':
    case 'service_review_result':
      return variant(kind, SERVICE_RESULTS, params['result'])
    case 'price_relation':
      return variant(kind, RELATION_NEWS, params['result'])
    case 'review_requested':
      return variant(kind, SUBJECTS, params['subject'])
    case 'security_alert':
      return variant(kind, SECURITY_EVENTS, params['event'])
    default:
      return `kind.${kind}.text` as const
  }
}

function variant<K extends NotificationKind, V extends string>(
  kind: K,
  values: Readonly<Record<V, true>>,
  value: string | undefined,
) {
  return isKeyOf(values, value) ? (`kind.${kind}.text.${value}` as const) : (`kind.${kind}.text` as const)
}
