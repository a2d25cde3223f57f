import { civilDate, decimal, defineStep, optionalText, steppedTo, text, z } from '@tradeport/kernel/contract-kit'
import { attachment } from '@tradeport/domain/sourcing/contract'
import { MILESTONE_STATUSES, ORDER_STATUSES } from './order.schema'

/** `id` and `version` are those of the instalment. */
const MILESTONE = {
  name: 'trading.milestone',
  path: '/mall/order/milestone',
  touches: ['order'],
  changed: () => z.extend(steppedTo(MILESTONE_STATUSES), { orderStatus: z.enum(ORDER_STATUSES) }),
} as const
const amount = () => decimal({ integer: 14, scale: 4, positive: true })

export const milestoneReport = defineStep(MILESTONE, 'report', {
  audiences: ['buyer'],
  input: {
    amount: amount(),
    valueDate: civilDate(),
    reference: optionalText(140),
    slip: z.optional(attachment()),
    note: optionalText(500),
  },
  errors: ['MALL630001', 'MALL630008'],
  summary: 'The buyer says that a payment was sent.',
})

export const milestoneConfirm = defineStep(MILESTONE, 'confirm', {
  audiences: ['seller', 'operator'],
  stepUp: true,
  input: { receivedAmount: amount(), note: optionalText(500) },
  errors: ['MALL630001', 'MALL630008', 'USER_SERVICE530130', 'MALL630009'],
  summary: 'The seller says what arrived; less than asked leaves the rest open. Paid gates let the order go on.',
})

export const milestoneRefuse = defineStep(MILESTONE, 'refuse', {
  audiences: ['seller', 'operator'],
  stepUp: true,
  input: { note: text(500) },
  errors: ['MALL630001', 'MALL630008', 'USER_SERVICE530130', 'MALL630009'],
  summary: 'The reported payment did not arrive.',
})

export const milestoneSecure = defineStep(MILESTONE, 'secure', {
  audiences: ['seller'],
  input: { reference: text(140) },
  errors: ['MALL630001', 'MALL630008', 'MALL630009'],
  summary: 'A letter of credit was opened and advised: its gate is satisfied, the money comes later.',
})
