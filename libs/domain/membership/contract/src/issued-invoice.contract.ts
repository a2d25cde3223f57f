import {
  defineEndpoint,
  defineStep,
  pageOutput,
  statusCountOutput,
  steppedTo,
  text,
} from '@tradeport/kernel/contract-kit'
import {
  INVOICE_STATUSES,
  issuedPaper,
  membershipInvoiceCountInput,
  membershipInvoicePageInput,
  membershipInvoiceRow,
} from './issued-invoice.schema'

export const membershipInvoicePage = defineEndpoint({
  name: 'membership.membershipInvoicePage',
  path: '/user/membership/invoice/page',
  audiences: ['operator'],
  audit: 'read',
  input: membershipInvoicePageInput,
  output: pageOutput(membershipInvoiceRow),
  reads: ['membershipInvoice', 'membershipOrder'],
  summary: 'Invoices and credit notes that companies wait for, the oldest first, and those that were issued.',
})

export const membershipInvoiceStatusCount = defineEndpoint({
  name: 'membership.membershipInvoiceStatusCount',
  path: '/user/membership/invoice/statusCount',
  audiences: ['operator'],
  input: membershipInvoiceCountInput,
  output: statusCountOutput(),
  reads: ['membershipInvoice', 'membershipOrder'],
})

const INVOICE = {
  name: 'membership.membershipInvoice',
  path: '/user/membership/invoice',
  touches: ['membershipInvoice', 'membershipOrder'],
  errors: [
    'USER_SERVICE530400',
    'USER_SERVICE530404',
    'MALL600403',
    'FT510006',
    'USER_SERVICE530130',
    'USER_SERVICE530307',
  ],
  changed: () => steppedTo(INVOICE_STATUSES),
} as const

export const membershipInvoiceIssue = defineStep(INVOICE, 'issue', {
  audiences: ['operator'],
  stepUp: true,
  input: { ...issuedPaper, reason: text(300) },
  summary: 'The paper was written: the company reads it beside its order, and is told.',
})

export const membershipInvoiceCorrect = defineStep(INVOICE, 'correct', {
  audiences: ['operator'],
  stepUp: true,
  input: { ...issuedPaper, reason: text(300) },
  summary: 'What was written down of an issued paper was wrong; the log keeps both.',
})
