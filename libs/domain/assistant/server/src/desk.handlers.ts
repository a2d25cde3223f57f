import type * as assistantContract from '@tradeport/domain/assistant/contract'
import type { DeskRow, DeskTab } from '@tradeport/domain/assistant/contract'
import { DESK_READERS, DESK_ROLES } from '@tradeport/domain/assistant/rules'
import { AppError } from '@tradeport/kernel/errors'
import { holds } from '@tradeport/kernel/contract-kit'
import {
  COUNT_LIMIT,
  limits,
  pageOf,
  rowStatement,
  type ActorContext,
  type Handlers,
  type RowStatement,
} from '@tradeport/node/server-kit'
import { announce } from './announce'
import type { Answers } from './answers'
import {
  addMessages,
  loadForDesk,
  stepTo,
  updateConversation,
  type ConversationRecord,
} from './conversation.repository'
import { keepAgentWord } from './away'
import { conversationDto, detailDto, messageDto } from './dto'
import { present } from './present'

type DeskHandlers = Pick<
  Handlers<typeof assistantContract>,
  Extract<keyof Handlers<typeof assistantContract>, `desk${string}`>
>

const isAgent = (ctx: ActorContext) => holds(ctx.actor.roles, DESK_ROLES, ['assistantDesk'])

function requireAgent(ctx: ActorContext): void {
  if (!isAgent(ctx)) throw new AppError('AI800403')
}

function requireReader(ctx: ActorContext): void {
  if (!holds(ctx.actor.roles, DESK_READERS, ['assistantDesk'])) throw new AppError('AI800403')
}

/** Who only listens is offered nothing to do. */
const actionsFor = (ctx: ActorContext, actions: readonly string[]): string[] => (isAgent(ctx) ? [...actions] : [])

const TAB: Record<DeskTab, string> = {
  waiting: `status = 'waiting_agent'`,
  mine: `status = 'with_agent' and agent_id = $2`,
  taken: `status = 'with_agent'`,
  released: `agent_id is not null and released_at is not null and status in ('active', 'closed')`,
}
const ORDER: Record<DeskTab, string> = {
  waiting: 'handoff_at, id',
  mine: 'taken_at desc, id desc',
  taken: 'taken_at desc, id desc',
  released: 'taken_at desc, id desc',
}

/** Every statement names the operator, though only one tab asks for them: the values stay the same. */
const where = (tab: DeskTab) =>
  `(cardinality($1::text[]) = 0 or region_id = any ($1)) and ($2::uuid is not null) and ${TAB[tab]}`

const conditionOf = (tab: DeskTab) => `${where(tab)} and ($3::text is null or locale = $3)`

type DeskRecord = ConversationRecord & { excerpt: string | null }

function deskRow(ctx: ActorContext, row: DeskRecord): DeskRow {
  const conversation = conversationDto(row, 'agent')
  return {
    ...conversation,
    actions: actionsFor(ctx, conversation.actions),
    locale: row.locale,
    personName: row.person_name,
    companyName: row.company_name,
    regionId: row.region_id,
    reason: row.handoff_reason ?? 'asked',
    requestedAt: (row.handoff_at ?? row.last_message_at).toISOString(),
    agentName: row.agent_name,
    excerpt: row.excerpt ?? '',
  }
}

const inOrder = (tab: DeskTab) =>
  rowStatement<DeskRecord>(
    `ai_desk_page_${tab}`,
    rows => `
      select c.*, (select left(m.content, 160) from ai_message m where m.conversation_id = c.id and m.role = 'user'
        order by m.seq desc limit 1) as excerpt
      from (select * from ai_conversation where ${conditionOf(tab)} order by ${ORDER[tab]} limit ${rows}) c
      order by ${ORDER[tab]} limit $4 offset $5`,
  )
const DESK_ROWS: Record<DeskTab, RowStatement<DeskRecord>> = {
  waiting: inOrder('waiting'),
  mine: inOrder('mine'),
  taken: inOrder('taken'),
  released: inOrder('released'),
}

const changed = ({ id, status, version }: ConversationRecord) => ({ id, status, version })

export function deskHandlers(answers: Answers): DeskHandlers {
  const tellDesk = (ctx: ActorContext, id: string) => ctx.live({ to: { operators: true }, topic: 'assistantDesk', id })

  /** @throws AppError `AI800403` for anybody but the operator who took it. */
  const loadMine = async (ctx: ActorContext, id: string) => {
    requireAgent(ctx)
    const row = await loadForDesk(ctx, id, 'for update')
    if (row.status !== 'with_agent' || row.agent_id !== ctx.actor.userId) throw new AppError('AI800403')
    return row
  }

  return {
    async deskPage(ctx, input) {
      const { limit, offset } = limits(input)
      const values = [ctx.actor.regionIds, ctx.actor.userId, input.locale ?? null]
      const rows = await DESK_ROWS[input.tab](ctx, offset + limit, [...values, limit, offset])
      const [counted] = await ctx.query<{ n: number }>(
        `ai_desk_count_${input.tab}`,
        `select count(*)::int as n from (select 1 from ai_conversation where ${conditionOf(input.tab)} limit ${COUNT_LIMIT}) as counted`,
        values,
      )
      return pageOf(
        input,
        rows.map(row => deskRow(ctx, row)),
        counted?.n ?? 0,
      )
    },

    async deskStatusCount(ctx) {
      const [counts] = await ctx.query<Record<DeskTab, number>>(
        'ai_desk_counts',
        `select count(*) filter (where ${TAB.waiting})::int as waiting, count(*) filter (where ${TAB.mine})::int as mine,
           count(*) filter (where ${TAB.taken})::int as taken
         from ai_conversation where (cardinality($1::text[]) = 0 or region_id = any ($1))
           and status in ('waiting_agent', 'with_agent')`,
        [ctx.actor.regionIds, ctx.actor.userId],
      )
      return { waiting: counts?.waiting ?? 0, mine: counts?.mine ?? 0, taken: counts?.taken ?? 0 }
    },

    async deskOpen(ctx, input) {
      requireReader(ctx)
      const row = await loadForDesk(ctx, input.id)
      const detail = await detailDto(ctx, row, 'agent')
      return {
        ...detail,
        actions: actionsFor(ctx, detail.actions),
        personName: row.person_name,
        companyName: row.company_name,
        regionId: row.region_id,
        summary: row.summary,
      }
    },

    async deskFeed(ctx, input) {
      requireReader(ctx)
      return answers.feedOf((await loadForDesk(ctx, input.conversationId)).id)
    },

    async deskTake(ctx, input) {
      requireAgent(ctx)
      const row = await loadForDesk(ctx, input.id, 'for update')
      if (row.version !== input.version) throw new AppError('FT510006')
      const next = await updateConversation(ctx, row, {
        status: stepTo(row, 'take', 'agent'),
        agent_id: ctx.actor.userId,
        agent_name: ctx.actor.displayName,
        taken_at: ctx.now(),
      })
      const notices = await addMessages(ctx, row.id, [
        { role: 'system', status: 'completed', content: 'agent_joined', authorName: ctx.actor.displayName },
      ])
      await ctx.audit({ action: 'conversation:take', entityType: 'conversation', entityId: row.id })
      await announce(ctx, row.id, notices, true)
      tellDesk(ctx, row.id)
      return changed(next)
    },

    async deskReply(ctx, input) {
      const row = await loadMine(ctx, input.id)
      const [message] = await addMessages(ctx, row.id, [
        {
          role: 'agent',
          status: 'completed',
          content: input.content,
          authorId: ctx.actor.userId,
          authorName: ctx.actor.displayName,
        },
      ])
      const said = present(message)
      await keepAgentWord(ctx, row.id, said.seq)
      await announce(ctx, row.id, [said])
      tellDesk(ctx, row.id)
      return messageDto(said)
    },

    async deskRelease(ctx, input) {
      const row = await loadMine(ctx, input.id)
      if (row.version !== input.version) throw new AppError('FT510006')
      const next = await updateConversation(ctx, row, {
        status: stepTo(row, 'release', 'agent'),
        summary: input.summary,
        released_at: ctx.now(),
      })
      const notices = await addMessages(ctx, row.id, [
        { role: 'system', status: 'completed', content: 'agent_left', authorName: ctx.actor.displayName },
      ])
      await ctx.audit({
        action: 'conversation:release',
        entityType: 'conversation',
        entityId: row.id,
        reason: input.summary,
      })
      await announce(ctx, row.id, notices, true)
      tellDesk(ctx, row.id)
      return changed(next)
    },
  }
}
