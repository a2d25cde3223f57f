import { DESK_ROLES } from '@tradeport/domain/assistant/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { announce } from './announce'
import { addMessages, stepTo, updateConversation, type ConversationRecord } from './conversation.repository'

/** An operator's conversations, and who takes them over; null for whoever takes them from the queue. */
export interface ConversationsHandedOn {
  from: { userId: string }
  to: { userId: string; name: string; roles: readonly string[]; serves(regionId: string): boolean } | null
}

async function handOn(ctx: ActorContext, row: ConversationRecord, heir: ConversationsHandedOn['to']): Promise<void> {
  await updateConversation(ctx, row, {
    ...(heir ? {} : { status: stepTo(row, 'hand_back', 'system'), handoff_at: ctx.now() }),
    ...{ agent_id: heir?.userId ?? null, agent_name: heir?.name ?? null, taken_at: heir ? ctx.now() : null },
  })
  const notice = heir ? { content: 'agent_joined', authorName: heir.name } : { content: 'waiting_agent' }
  const notices = await addMessages(ctx, row.id, [{ role: 'system', status: 'completed', ...notice }])
  await announce(ctx, row.id, notices, true)
  ctx.live({ to: { operators: true }, topic: 'assistantDesk', id: row.id })
}

/** @returns how many conversations, of whatever region, changed hands. */
export async function handOnConversations(ctx: ActorContext, { from, to }: ConversationsHandedOn): Promise<number> {
  const rows = await ctx.query<ConversationRecord>(
    'ai_conversations_of_agent',
    `select * from ai_conversation where agent_id = $1 and status = 'with_agent' for update`,
    [from.userId],
  )
  for (const row of rows) {
    const takes = to?.serves(row.region_id) && holds(to.roles, DESK_ROLES, ['assistantDesk'])
    await handOn(ctx, row, takes ? to : null)
  }
  return rows.length
}
