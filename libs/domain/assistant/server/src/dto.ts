import type { ChatMessage, ConversationDetail, ConversationRow } from '@tradeport/domain/assistant/contract'
import { conversationMachine } from '@tradeport/domain/assistant/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { messagesBefore, type ConversationRecord, type MessageRecord } from './conversation.repository'

export function messageDto(row: MessageRecord): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    role: row.role,
    status: row.status,
    attempt: row.attempt,
    content: row.content,
    reasoning: row.reasoning,
    deepThinking: row.deep_thinking,
    webSearch: row.web_search,
    voice: row.voice,
    attachments: row.attachments,
    sources: row.sources,
    actions: row.actions,
    feedback: row.feedback,
    errorCode: row.error_code,
    authorName: row.author_name,
    createdAt: row.created_at.toISOString(),
  }
}

export function conversationDto(row: ConversationRecord, party: 'person' | 'agent' = 'person'): ConversationRow {
  return {
    id: row.id,
    title: row.title,
    pinned: row.pinned,
    status: row.status,
    version: row.version,
    actions: allowedActions(conversationMachine, row.status, [party]),
    lastMessageAt: row.last_message_at.toISOString(),
    messageCount: row.message_count,
  }
}

/** Minutes that people waited lately, and how many wait before this one. */
export async function handoffDto(ctx: ActorContext, row: ConversationRecord): Promise<ConversationDetail['handoff']> {
  if (row.status !== 'waiting_agent' && row.status !== 'with_agent') return null
  if (!row.handoff_at || !row.handoff_reason) return null
  const waiting = row.status === 'waiting_agent'
  const [queue] = waiting
    ? await ctx.query<{ before: number; minutes: number | null }>(
        'ai_queue',
        `select (select count(*)::int from ai_conversation
             where status = 'waiting_agent' and region_id = $1 and (handoff_at, id) < ($2, $3)) as before,
           (select ceil(avg(extract(epoch from taken_at - handoff_at)) / 60)::int from (
              select taken_at, handoff_at from ai_conversation
              where agent_id is not null and region_id = $1 and taken_at >= handoff_at order by taken_at desc limit 20) as lately) as minutes`,
        [row.region_id, row.handoff_at.toISOString(), row.id],
      )
    : []
  return {
    reason: row.handoff_reason,
    requestedAt: row.handoff_at.toISOString(),
    position: queue ? queue.before + 1 : null,
    expectedMinutes: queue?.minutes ?? null,
    agentName: waiting ? null : row.agent_name,
  }
}

export async function detailDto(
  ctx: ActorContext,
  row: ConversationRecord,
  party: 'person' | 'agent' = 'person',
): Promise<ConversationDetail> {
  const { messages, hasEarlier } = await messagesBefore(ctx, row.id, null)
  return {
    ...conversationDto(row, party),
    locale: row.locale,
    deepThinking: row.deep_thinking,
    webSearch: row.web_search,
    handoff: await handoffDto(ctx, row),
    messages: messages.map(messageDto),
    hasEarlier,
  }
}
