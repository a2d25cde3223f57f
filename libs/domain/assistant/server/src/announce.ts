import { z } from '@tradeport/kernel/contract-kit'
import type { ActorContext, MountParts } from '@tradeport/node/server-kit'

/** Channel of the database on which the instances tell each other what happens in conversations. */
export const CHANNEL = 'tradeport_ai'

const told = z.discriminatedUnion('k', [
  z.object({
    k: z.literal('delta'),
    /** Conversation, message, offset and text of the answer, place and text of the reasoning. */
    c: z.string(),
    m: z.string(),
    o: z.int(),
    t: z.string(),
    p: z.int(),
    r: z.string(),
  }),
  z.object({ k: z.literal('message'), c: z.string(), m: z.string() }),
  z.object({ k: z.literal('conversation'), c: z.string() }),
])
export type Told = z.output<typeof told>

export const readTold = (payload: string): Told => z.parse(told, JSON.parse(payload))

export async function tell({ pool }: Pick<MountParts, 'pool'>, events: readonly Told[]): Promise<void> {
  if (events.length === 0) return
  await pool.query({
    name: 'ai_tell',
    text: 'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as p (payload, place) order by place',
    values: [CHANNEL, events.map(each => JSON.stringify(each))],
  })
}

export const tellMessage = (
  parts: Pick<MountParts, 'pool'>,
  conversationId: string,
  messageId: string,
): Promise<void> => tell(parts, [{ c: conversationId, k: 'message', m: messageId }])

/** Told with the caller's transaction: PostgreSQL sends notifications at the commit, and none of what is rolled back. */
export async function announce(
  ctx: ActorContext,
  conversationId: string,
  messages: readonly { id: string }[],
  stateChanged = false,
): Promise<void> {
  const events: Told[] = messages.map(({ id }) => ({ c: conversationId, k: 'message', m: id }))
  if (stateChanged) events.push({ c: conversationId, k: 'conversation' })
  await ctx.query('ai_announce', 'select pg_notify($1, payload) from unnest($2::text[]) as p (payload)', [
    CHANNEL,
    events.map(each => JSON.stringify(each)),
  ])
}
