import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** One event of the stream: what changed, by the names that endpoints list in `reads`. */
export const liveEvent = z.object({ topic: z.string(), id: z.string() })

export const messageStream = defineEndpoint({
  name: 'messaging.messageStream',
  method: 'GET',
  path: '/message/stream',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  input: z.object({}),
  output: liveEvent,
  kind: 'events',
  summary: 'Server-sent events: tells open pages what to read again.',
})
