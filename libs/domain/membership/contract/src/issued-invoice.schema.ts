import { civilDate, currencyCode, decimal, id, pageInput, text, z } from '@tradeport/kernel/contract-kit'
import { invoiceOutput } from './invoice.schema'
import { MEMBERSHIP_PARTIES } from './parties'

/** `dropped`: the money went back before it was written. */
export const INVOICE_STATUSES = ['wanted', 'issued', 'dropped'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

export const INVOICE_ACTIONS = ['issue', 'correct'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

/** A credit note (the red-letter invoice of the domestic tax office) takes back what an invoice said. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

const file = z.object({ fileId: id(), name: text(200) })

/** What finance writes down of the paper. */
export const issuedPaper = {
  number: text(40, 3),
  issuedOn: civilDate(),
  amount: decimal({ integer: 12, scale: 4, positive: true }),
  currency: currencyCode(),
  file,
}

/** As it was issued; null where it waits. */
const issued = {
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  file: z.nullable(z.object({ fileId: z.string(), name: z.string() })),
}

export const membershipInvoiceRow = z.object({
  id: z.string(),
  status: z.enum(INVOICE_STATUSES),
  version: z.int(),
  kind: z.enum(INVOICE_KINDS),
  orderId: z.string(),
  orderNo: z.string(),
  /** What was paid, and goes back with a credit note. */
  orderAmount: z.string(),
  orderCurrency: z.string(),
  companyName: z.string(),
  party: z.enum(MEMBERSHIP_PARTIES),
  /** What it has to say. */
  wanted: invoiceOutput,
  /** Of the invoice that a credit note is about. */
  creditedNumber: z.nullable(z.string()),
  ...issued,
  since: z.string(),
  /** Whether the reader is one of the company's people: others write its papers. */
  ownStake: z.boolean(),
  actions: z.array(z.enum(INVOICE_ACTIONS)),
})
export type MembershipInvoiceRow = z.output<typeof membershipInvoiceRow>

/** Beside its order, for both sides. */
export const invoiceOfOrder = z.object({
  id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  ...issued,
})

const filters = { kind: z.optional(z.enum(INVOICE_KINDS)) }
export const membershipInvoicePageInput = pageInput({ status: z.optional(z.enum(INVOICE_STATUSES)), ...filters })
export const membershipInvoiceCountInput = z.object(filters)
