import { defineEndpoint, defineStep, id, optionalText, steppedTo, z } from '@tradeport/kernel/contract-kit'
import { colleagues } from '@tradeport/domain/sourcing/contract'
import { ORDER_STATUSES } from './order.schema'

export const orderColleagues = defineEndpoint({
  name: 'trading.orderColleagues',
  path: '/mall/order/colleagues',
  audiences: ['buyer', 'seller'],
  input: z.object({ id: id() }),
  output: colleagues(),
  errors: ['MALL600403', 'MALL600404', 'MALL630001', 'MALL630009'],
  reads: ['order', 'member'],
  summary: 'Who of one’s own people could take the order, and how many they have open.',
})

export const orderReassign = defineStep(
  { name: 'trading.order', path: '/mall/order', touches: ['order'], changed: () => steppedTo(ORDER_STATUSES) },
  'reassign',
  {
    audiences: ['buyer', 'seller'],
    input: { userId: id(), note: optionalText(500) },
    errors: ['MALL630001', 'MALL630009'],
    summary: 'Gives an open order to a colleague of one’s own side, who is told; the other side is not.',
  },
)
