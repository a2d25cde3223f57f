import {
  IDLE_CLOSES_AFTER_MS,
  LOST_AFTER_MS,
  THOUGHTS_DAYS,
  WAIT_FOR_AGENT_MS,
} from '@tradeport/domain/assistant/rules'
import type { ActorContext, Job } from '@tradeport/node/server-kit'
import { announce } from './announce'
import { tellAway } from './away'
import { addMessages } from './conversation.repository'

const before = (ctx: ActorContext, ms: number) => new Date(ctx.now().getTime() - ms).toISOString()

/** Answers whose writer died with its process: the text stays, and the person can let it go on. */
async function recoverAnswers(ctx: ActorContext): Promise<void> {
  const lost = await ctx.query<{ id: string; conversation_id: string }>(
    'ai_recover',
    `update ai_message set status = case when status = 'queued' then 'error' else 'truncated' end,
       error_code = case when status = 'queued' then 'AI800500' end, beat_at = null, finished_at = $2
     where status in ('queued', 'streaming') and beat_at < $1 returning id, conversation_id`,
    [before(ctx, LOST_AFTER_MS), ctx.now().toISOString()],
  )
  for (const { id, conversation_id } of lost) await announce(ctx, conversation_id, [{ id }])
}

async function endWaiting(ctx: ActorContext): Promise<void> {
  const given = await ctx.query<{ id: string }>(
    'ai_end_waiting',
    `update ai_conversation set status = 'active', version = version + 1, updated_at = $2
     where status = 'waiting_agent' and handoff_at < $1 returning id`,
    [before(ctx, WAIT_FOR_AGENT_MS), ctx.now().toISOString()],
  )
  for (const { id } of given) {
    const notices = await addMessages(ctx, id, [{ role: 'system', status: 'completed', content: 'waiting_ended' }])
    await announce(ctx, id, notices, true)
    ctx.live({ to: { operators: true }, topic: 'assistantDesk', id })
  }
}

async function tidy(ctx: ActorContext): Promise<void> {
  const now = ctx.now().toISOString()
  await ctx.query(
    'ai_release_idle',
    `update ai_conversation set status = 'active', released_at = $2, version = version + 1, updated_at = $2
     where status = 'with_agent' and last_message_at < $1`,
    [before(ctx, IDLE_CLOSES_AFTER_MS), now],
  )
  await ctx.query(
    'ai_close_idle',
    `update ai_conversation set status = 'closed', version = version + 1, updated_at = $2
     where status = 'active' and last_message_at < $1`,
    [before(ctx, IDLE_CLOSES_AFTER_MS), now],
  )
  await ctx.query(
    'ai_forget_thoughts',
    'update ai_message set reasoning = null where reasoning is not null and created_at < $1',
    [before(ctx, THOUGHTS_DAYS * 86_400_000)],
  )
}

export const assistantJobs: readonly Job[] = [
  { name: 'assistant.recover', everySeconds: 5, run: recoverAnswers },
  { name: 'assistant.waiting', everySeconds: 10, run: endWaiting },
  { name: 'assistant.away', everySeconds: 30, run: tellAway },
  { name: 'assistant.tidy', everySeconds: 600, run: tidy },
]
