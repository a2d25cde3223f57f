import { AWAY_AFTER_MS } from '@tradeport/domain/assistant/rules'
import type { PlatformKey } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { ConversationRecord } from './conversation.repository'

/** So many are told in one go of the job. */
const AT_ONCE = 200

/** Remembers the last word of the desk: whoever is away is told of it after a while. */
export async function keepAgentWord(ctx: ActorContext, conversationId: string, seq: number): Promise<void> {
  await ctx.query('ai_agent_word', 'update ai_conversation set agent_seq = $2, agent_said_at = $3 where id = $1', [
    conversationId,
    seq,
    ctx.now().toISOString(),
  ])
}

/** Remembers how far a page of the person themself has followed a conversation. */
export async function keepSeen(ctx: ActorContext, conversationId: string, seq: number): Promise<void> {
  await ctx.query('ai_seen', 'update ai_conversation set seen_seq = $2 where id = $1 and seen_seq < $2', [
    conversationId,
    seq,
  ])
}

interface Unseen extends Record<string, unknown> {
  id: string
  region_id: string
  user_id: string
  entry: ConversationRecord['entry']
  party: string | null
  agent_name: string
  content: string
}

/**
 * Tells those who left before somebody at the desk answered, by the message centre and by mail. Each word of the desk is told of once;
 * several that wait unread are one message. Visitors have no account to write to.
 */
export async function tellAway(ctx: ActorContext): Promise<void> {
  const unseen = await ctx.query<Unseen>(
    'ai_away',
    `with away as (
       select id from ai_conversation
       where user_id is not null and status <> 'cleared' and agent_seq > seen_seq and agent_seq > told_seq and agent_said_at < $1
       order by agent_said_at limit ${AT_ONCE} for update skip locked)
     update ai_conversation c set told_seq = c.agent_seq from away, ai_message m
     where c.id = away.id and m.conversation_id = c.id and m.seq = c.agent_seq
     returning c.id, c.region_id, c.user_id, c.entry, c.party, coalesce(m.author_name, '') as agent_name, m.content`,
    [new Date(ctx.now().getTime() - AWAY_AFTER_MS).toISOString()],
  )
  for (const row of unseen)
    await ctx.inRegion(row.region_id).notify({
      kind: 'desk_reply',
      to: { userId: row.user_id },
      params: { actor: row.agent_name },
      reply: row.content,
      link: placeOf(row),
      dedupeKey: `desk-${row.id}`,
    })
}

const WORKPLACE: Readonly<Record<string, PlatformKey>> = {
  buyer: 'buyer',
  seller: 'seller',
  provider: 'providerAdmin',
}

/** Where the conversation goes on: in the front-end that it was begun in. */
function placeOf({ id, entry, party }: Unseen): { frontEnd: PlatformKey; route: string } {
  const workplace = entry === 'work' && party !== null ? WORKPLACE[party] : undefined
  if (workplace) return { frontEnd: workplace, route: `/assistant?conversation=${id}` }
  return {
    frontEnd: entry === 'h5' ? 'h5' : 'portal',
    route: `/IntelligentCustomerService?conversation=${id}`,
  }
}
