import { civilDate, decimal, defineEndpoint, id, optionalText, text, z } from '@tradeport/kernel/contract-kit'
import { attachment } from '@tradeport/domain/sourcing/contract'
import { MILESTONE_STATUSES, ORDER_STATUSES } from './order.schema'

/** `id` and `version` are those of the instalment. */
const target = () => ({ id: id(), version: z.int() })
const changed = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    status: z.enum(MILESTONE_STATUSES),
    orderStatus: z.enum(ORDER_STATUSES),
  })
const amount = () => decimal({ integer: 14, scale: 4, positive: true })

export const milestoneReport = defineEndpoint({
  name: 'trading.milestoneReport',
  path: '/mall/order/milestone/report',
  audiences: ['buyer'],
  input: z.object({
    ...target(),
    amount: amount(),
    valueDate: civilDate(),
    reference: optionalText(140),
    slip: z.optional(attachment()),
    note: optionalText(500),
  }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'The buyer says that a payment was sent.',
})

export const milestoneConfirm = defineEndpoint({
  name: 'trading.milestoneConfirm',
  path: '/mall/order/milestone/confirm',
  audiences: ['seller', 'operator'],
  input: z.object({ ...target(), receivedAmount: amount(), note: optionalText(500) }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'The seller says what arrived; less than asked leaves the rest open. Paid gates let the order go on.',
})

export const milestoneRefuse = defineEndpoint({
  name: 'trading.milestoneRefuse',
  path: '/mall/order/milestone/refuse',
  audiences: ['seller', 'operator'],
  input: z.object({ ...target(), note: text(500) }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'The reported payment did not arrive.',
})

export const milestoneSecure = defineEndpoint({
  name: 'trading.milestoneSecure',
  path: '/mall/order/milestone/secure',
  audiences: ['seller'],
  input: z.object({ ...target(), reference: text(140) }),
  output: changed(),
  errors: ['MALL630001'],
  writes: true,
  touches: ['order'],
  summary: 'A letter of credit was opened and advised: its gate is satisfied, the money comes later.',
})
