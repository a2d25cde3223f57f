import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { MAX_FILES, NEXT_ACTORS, attachment } from './service-order.schema'

const PATH = '/comprehensive-service/service/order/message'

/** Words and papers that go to and fro beside the steps of an order. */
export const orderMessage = () =>
  z.object({
    id: z.string(),
    from: z.enum(NEXT_ACTORS),
    name: z.nullable(z.string()),
    text: z.string(),
    files: z.array(attachment()),
    at: z.string(),
  })
export type OrderMessage = z.output<ReturnType<typeof orderMessage>>

export const MESSAGES_AT_ONCE = 50

export const serviceOrderMessagePage = defineEndpoint({
  name: 'serviceOrder.serviceOrderMessagePage',
  path: `${PATH}/page`,
  audiences: ['seller', 'provider', 'operator'],
  input: z.object({
    orderId: id(),
    /** Those that were written before this one. */
    before: z.optional(id()),
  }),
  output: z.object({
    /** The newest last. */
    messages: z.array(orderMessage()),
    hasEarlier: z.boolean(),
    /** Whether the caller may write here now. */
    mayWrite: z.boolean(),
  }),
  errors: ['FT520404'],
  reads: ['serviceOrder'],
})

export const serviceOrderMessageSend = defineEndpoint({
  name: 'serviceOrder.serviceOrderMessageSend',
  path: `${PATH}/send`,
  audiences: ['seller', 'provider'],
  input: z.object({
    orderId: id(),
    text: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    files: z._default(z.array(attachment()).check(z.maxLength(MAX_FILES)), []),
  }),
  output: orderMessage(),
  errors: ['FT520400', 'FT520404'],
  writes: true,
  touches: ['serviceOrder'],
  rateLimit: 60,
  summary: 'To the other side of an order that was sent; it is told of it.',
})
