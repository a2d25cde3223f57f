import { defineEndpoint, defineStep, id, optionalText, steppedTo, z } from '@tradeport/kernel/contract-kit'
import { INQUIRY_STATUSES } from './inquiry.schema'
import { THREAD_STATUSES } from './thread.schema'

const THREAD = {
  name: 'sourcing.thread',
  path: '/mall/thread',
  touches: ['thread'],
  changed: () => steppedTo(THREAD_STATUSES),
} as const

const INQUIRY = {
  name: 'sourcing.inquiry',
  path: '/mall/inquiry',
  touches: ['inquiry', 'thread'],
  changed: () => steppedTo(INQUIRY_STATUSES),
} as const

/** Who of one's own people could take something over. */
export const colleagues = () =>
  z.object({
    colleagues: z.array(
      z.object({
        id: id(),
        name: z.string(),
        department: z.nullable(z.string()),
        /** What they have open. */
        open: z.int(),
      }),
    ),
  })

export const threadColleagues = defineEndpoint({
  name: 'sourcing.threadColleagues',
  path: '/mall/thread/colleagues',
  audiences: ['seller'],
  input: z.object({ id: id() }),
  output: colleagues(),
  errors: ['MALL600403', 'MALL600404', 'MALL620018'],
  reads: ['thread', 'member'],
  summary: 'Who of the shop could take the negotiation, and how much they have open.',
})

export const threadReassign = defineStep(THREAD, 'reassign', {
  audiences: ['seller'],
  input: { userId: id(), note: optionalText(500) },
  errors: ['MALL620009', 'MALL620018'],
  touches: ['inquiry'],
  summary: 'Gives an open negotiation to a colleague, who is told.',
})

export const inquiryColleagues = defineEndpoint({
  name: 'sourcing.inquiryColleagues',
  path: '/mall/inquiry/colleagues',
  audiences: ['buyer'],
  input: z.object({ id: id() }),
  output: colleagues(),
  errors: ['MALL600403', 'MALL600404'],
  reads: ['inquiry', 'member'],
  summary: 'Who of the buyer could take the inquiry, and how many they have open.',
})

export const inquiryReassign = defineStep(INQUIRY, 'reassign', {
  audiences: ['buyer'],
  input: { userId: id(), note: optionalText(500) },
  summary: 'Gives an open inquiry with its negotiations to a colleague, who is told.',
})
