import { deskHours, deskHoursOf, type DeskHours } from '@tradeport/domain/assistant/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { announce } from './announce'
import {
  addMessages,
  endAnswer,
  runningAnswer,
  stepTo,
  updateConversation,
  type ConversationRecord,
} from './conversation.repository'

/**
 * Puts a conversation, locked by the caller, into the operators' queue; an answer that is being written ends there.
 *
 * @throws AppError `AI800423` outside the hours of the desk.
 */
export async function requestHuman(
  ctx: ActorContext,
  row: ConversationRecord,
  reason: NonNullable<ConversationRecord['handoff_reason']>,
  hours: DeskHours | undefined,
): Promise<ConversationRecord> {
  const status = stepTo(row, 'request_human', 'person')
  if (!deskHours(ctx.now(), deskHoursOf(ctx.region, hours)).open) throw new AppError('AI800423')
  const running = await runningAnswer(ctx, row.id)
  if (running) await endAnswer(ctx, running, running.status === 'queued' ? 'cancelled' : 'stopped')
  const next = await updateConversation(ctx, row, {
    status,
    handoff_reason: reason,
    handoff_at: ctx.now(),
    agent_id: null,
    agent_name: null,
    taken_at: null,
    released_at: null,
    summary: null,
    unanswered: 0,
  })
  const notices = await addMessages(ctx, row.id, [{ role: 'system', status: 'completed', content: 'waiting_agent' }])
  await announce(ctx, row.id, [...(running ? [running] : []), ...notices], true)
  ctx.live({ to: { operators: true }, topic: 'assistantDesk', id: row.id })
  return { ...next, message_count: next.message_count + 1 }
}
