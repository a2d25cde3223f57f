import { civilDate, documentEvent, i18nText, id, pageInput, text, z } from '@tradeport/kernel/contract-kit'
import { INVOICE_NEEDS, invoiceOutput } from './invoice.schema'
import { invoiceOfOrder } from './issued-invoice.schema'
import { OFFERING_KINDS, termsOutput } from './offering.schema'
import { MEMBERSHIP_PARTIES } from './parties'

export const ORDER_STATUSES = [
  'pending_payment',
  'payment_reported',
  'fulfilled',
  'cancelled',
  'expired',
  'refunded',
] as const
export type MembershipOrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_ACTIONS = ['report_payment', 'confirm', 'reject', 'cancel', 'refund'] as const
export type MembershipOrderAction = (typeof ORDER_ACTIONS)[number]

export const ORDER_PURPOSES = ['new', 'renew', 'upgrade', 'package'] as const
export type OrderPurpose = (typeof ORDER_PURPOSES)[number]

export const MAX_EVIDENCE = 5

export const membershipOrderRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(ORDER_STATUSES),
  version: z.int(),
  companyId: z.string(),
  companyName: z.string(),
  party: z.enum(MEMBERSHIP_PARTIES),
  kind: z.enum(OFFERING_KINDS),
  purpose: z.enum(ORDER_PURPOSES),
  /** Made by itself, because the plan renews itself. */
  automatic: z.boolean(),
  name: i18nText(60),
  quantity: z.int(),
  currency: z.string(),
  value: z.string(),
  credit: z.string(),
  amount: z.string(),
  payUntil: z.string(),
  invoiceNeed: z.enum(INVOICE_NEEDS),
  bankReference: z.nullable(z.string()),
  reportedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whether the reader, an operator, is one of the company's people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
})
export type MembershipOrderRow = z.output<typeof membershipOrderRow>

const attachment = z.object({ fileId: id(), name: text(200) })

export const membershipOrderDetailOutput = z.extend(membershipOrderRow, {
  terms: termsOutput,
  /** What has to stand on it; empty where none is needed. */
  invoice: invoiceOutput,
  /** The invoice, and the credit note where the money went back: as issued, or still waited for. */
  invoices: z.array(invoiceOfOrder),
  paidOn: z.nullable(z.string()),
  evidence: z.array(z.object({ fileId: z.string(), name: z.string() })),
  rejectReason: z.nullable(z.string()),
  periodFrom: z.nullable(z.string()),
  periodTo: z.nullable(z.string()),
  timeline: z.array(documentEvent()),
})
export type MembershipOrderDetail = z.output<typeof membershipOrderDetailOutput>

const filters = {
  status: z.optional(z.enum(ORDER_STATUSES)),
  kind: z.optional(z.enum(OFFERING_KINDS)),
  party: z.optional(z.enum(MEMBERSHIP_PARTIES)),
}
export const membershipOrderPageInput = pageInput(filters)
export const membershipOrderCountInput = z.object({ kind: filters.kind, party: filters.party })

export const reportedPayment = {
  bankReference: text(80),
  paidOn: civilDate(),
  evidence: z.array(attachment).check(z.maxLength(MAX_EVIDENCE)),
}
