import type * as assistantContract from '@tradeport/domain/assistant/contract'
import { MAX_QUESTION } from '@tradeport/domain/assistant/contract'
import {
  TOKENS_PER_DAY,
  deskHours,
  deskHoursOf,
  titleOf,
  usageDay,
  usageResetsAt,
} from '@tradeport/domain/assistant/rules'
import { AppError } from '@tradeport/kernel/errors'
import { fileReadableBy, pageOf, type ActorContext, type CallFacts, type Handlers } from '@tradeport/node/server-kit'
import { sql } from 'drizzle-orm'
import { announce } from './announce'
import type { AnswerJob, Answers } from './answers'
import {
  addMessages,
  answerStepTo,
  endAnswer,
  hashOf,
  insertConversation,
  loadOwn,
  loadOwnMessage,
  messageById,
  messagesBefore,
  ownPage,
  ownerOf,
  requeueAnswer,
  runningAnswer,
  stepTo,
  updateConversation,
  type ConversationRecord,
  type MessageRecord,
  type Owner,
} from './conversation.repository'
import { conversationDto, detailDto, messageDto } from './dto'
import { requestHuman } from './handoff'
import type { AssistantPorts } from './ports'
import { present } from './present'

type ChatHandlers = Omit<Handlers<typeof assistantContract>, `desk${string}`>

const HISTORY = 12

const factsOf = (ctx: ActorContext): CallFacts => ({
  actor: ctx.actor,
  region: ctx.region,
  locale: ctx.locale,
  requestId: ctx.requestId,
  requestSource: ctx.requestSource,
  ip: ctx.ip,
  token: null,
})

async function tokensLeft(ctx: ActorContext, owner: Owner): Promise<{ perDay: number; left: number }> {
  const perDay = TOKENS_PER_DAY[owner.userId ? 'person' : 'visitor']
  const [used] = await ctx.query<{ tokens: number }>(
    'ai_used',
    'select tokens from ai_usage where owner = $1 and day = $2',
    [owner.name, usageDay(ctx.now())],
  )
  return { perDay, left: Math.max(0, perDay - (used?.tokens ?? 0)) }
}

/** @throws AppError `AI800429` when nothing is left for today. */
async function requireTokens(ctx: ActorContext, owner: Owner): Promise<void> {
  if ((await tokensLeft(ctx, owner)).left === 0) throw new AppError('AI800429')
}

async function filesOf(ctx: ActorContext, ids: readonly string[]): Promise<MessageRecord['attachments']> {
  if (ids.length === 0) return []
  const { rows } = await ctx.db.execute<{ id: string; file_name: string; mime: string; size: number }>(sql`
    select f.id, f.file_name, f.mime, f.size::int as size from file_asset f
    where f.id = any (${sql.param([...ids])}::uuid[]) and ${fileReadableBy(ctx)}`)
  const found = ids.map(id => rows.find(row => row.id === id))
  const wrong = found.findIndex(file => file === undefined)
  if (wrong >= 0)
    throw new AppError('AI800400', {}, { fieldErrors: [{ path: `fileIds.${wrong}`, rule: 'unknown_file' }] })
  return found.flatMap(file =>
    file ? [{ fileId: file.id, fileName: file.file_name, mime: file.mime, size: file.size }] : [],
  )
}

/** What the provider is told: the words before the question, without notices and without what never came. */
async function jobOf(
  ctx: ActorContext,
  owner: Owner,
  conversation: ConversationRecord,
  answer: MessageRecord,
): Promise<AnswerJob> {
  const { messages } = await messagesBefore(ctx, conversation.id, answer.seq)
  const question = messages.findLast(message => message.role === 'user')
  const history = messages
    .filter(message => message !== question && message.content !== '' && message.role !== 'system')
    .slice(-HISTORY)
    .map(({ role, content }) => ({ role: role === 'user' ? ('user' as const) : ('assistant' as const), content }))
  return {
    messageId: answer.id,
    conversationId: conversation.id,
    attempt: answer.attempt,
    owner: owner.name,
    facts: factsOf(ctx),
    reasoning: answer.reasoning ?? '',
    request: {
      locale: ctx.locale,
      region: ctx.region,
      entry: conversation.entry,
      question: question?.content ?? '',
      history,
      written: answer.content,
      deepThinking: answer.deep_thinking,
      webSearch: answer.web_search,
      personKind: ctx.actor.kind,
      context: conversation.context,
    },
  }
}

export function chatHandlers(ports: AssistantPorts, answers: Answers): ChatHandlers {
  const begin = async (ctx: ActorContext, owner: Owner, conversation: ConversationRecord, answer: MessageRecord) => {
    const job = await jobOf(ctx, owner, conversation, answer)
    ctx.afterCommit(() => answers.begin(job))
  }

  const conversationFor = async (
    ctx: ActorContext,
    owner: Owner,
    id: string | undefined,
    make: { title: string; entry: string; context: object; deepThinking: boolean; webSearch: boolean },
  ) =>
    id === undefined
      ? insertConversation(ctx, owner, { ...make, companyName: await ports.platform.companyName(ctx) })
      : loadOwn(ctx, id, owner, 'for update')

  return {
    async assistantState(ctx, input) {
      const owner = ctx.actor.userId || input.visitorKey ? ownerOf(ctx, input.visitorKey) : undefined
      const quota = owner
        ? await tokensLeft(ctx, owner)
        : { perDay: TOKENS_PER_DAY.visitor, left: TOKENS_PER_DAY.visitor }
      const hours = deskHours(ctx.now(), deskHoursOf(ctx.region, ports.deskHours))
      const [queue] = await ctx.query<{ n: number }>(
        'ai_waiting',
        `select count(*)::int as n from ai_conversation where status = 'waiting_agent' and region_id = $1`,
        [ctx.region.regionId],
      )
      return {
        provider: { kind: ports.provider.kind, name: ports.provider.name },
        webSearch: ports.webSearch !== undefined,
        transcription: ports.transcriber !== undefined,
        quota: {
          tokensPerDay: quota.perDay,
          tokensLeft: quota.left,
          resetsAt: usageResetsAt(ctx.now()).toISOString(),
        },
        agents: { open: hours.open, opensAt: hours.opensAt?.toISOString() ?? null, waiting: queue?.n ?? 0 },
      }
    },

    async conversationPage(ctx, input) {
      const { rows, count } = await ownPage(ctx, ownerOf(ctx, input.visitorKey), input)
      return pageOf(
        input,
        rows.map(row => conversationDto(row)),
        count,
      )
    },

    async conversationOpen(ctx, input) {
      return detailDto(ctx, await loadOwn(ctx, input.id, ownerOf(ctx, input.visitorKey)))
    },

    async messageHistory(ctx, input) {
      const row = await loadOwn(ctx, input.conversationId, ownerOf(ctx, input.visitorKey))
      const { messages, hasEarlier } = await messagesBefore(ctx, row.id, input.beforeSeq)
      return { messages: messages.map(messageDto), hasEarlier }
    },

    async ask(ctx, input) {
      const owner = ownerOf(ctx, input.visitorKey)
      if (input.content.length > MAX_QUESTION) throw new AppError('AI800413')
      const { deepThinking, webSearch } = input
      let conversation = await conversationFor(ctx, owner, input.conversationId, {
        title: titleOf(input.content),
        entry: input.entry,
        context: input.context ?? {},
        deepThinking,
        webSearch,
      })
      const toPerson = conversation.status === 'waiting_agent' || conversation.status === 'with_agent'
      if (!toPerson) {
        await requireTokens(ctx, owner)
        if (await runningAnswer(ctx, conversation.id)) throw new AppError('AI800409')
      }
      // What a visitor writes to a person must not make the operator's screen stale.
      if (!toPerson)
        conversation = await updateConversation(ctx, conversation, {
          deep_thinking: deepThinking,
          web_search: webSearch,
          locale: ctx.locale,
          ...(conversation.status === 'closed' ? { status: stepTo(conversation, 'reopen', 'person') } : {}),
        })
      const attachments = await filesOf(ctx, input.fileIds)
      const modes = { deepThinking, webSearch }
      const [question, answer] = await addMessages(ctx, conversation.id, [
        { role: 'user', status: 'completed', content: input.content, ...modes, voice: input.voice, attachments },
        ...(toPerson ? [] : [{ role: 'assistant', status: 'queued', content: '', ...modes } as const]),
      ])
      if (answer) await begin(ctx, owner, conversation, answer)
      await announce(ctx, conversation.id, [present(question), ...(answer ? [answer] : [])])
      if (toPerson) ctx.live({ to: { operators: true }, topic: 'assistantDesk', id: conversation.id })
      return {
        conversationId: conversation.id,
        question: messageDto(present(question)),
        answer: answer ? messageDto(answer) : null,
      }
    },

    async answerStop(ctx, input) {
      const owner = ownerOf(ctx, input.visitorKey)
      const { conversation, message } = await loadOwnMessage(ctx, input.messageId, owner)
      // The answer may have ended while the finger was on its way: that is what was wanted.
      if (['completed', 'stopped', 'truncated', 'cancelled'].includes(message.status)) return messageDto(message)
      const to = answerStepTo(message, message.status === 'queued' ? 'cancel' : 'stop', 'person')
      const ended = present(await endAnswer(ctx, message, to))
      await announce(ctx, conversation.id, [ended])
      return messageDto(ended)
    },

    async answerContinue(ctx, input) {
      const owner = ownerOf(ctx, input.visitorKey)
      const { conversation, message } = await loadOwnMessage(ctx, input.messageId, owner)
      answerStepTo(message, 'continue', 'person')
      // Only the last word can be gone on with, and not while somebody else speaks.
      if (message.seq !== conversation.message_count || conversation.status !== 'active') throw new AppError('AI800411')
      await requireTokens(ctx, owner)
      const queued = present(await requeueAnswer(ctx, message))
      await begin(ctx, owner, conversation, queued)
      await announce(ctx, conversation.id, [queued])
      return messageDto(queued)
    },

    async conversationFeed(ctx, input) {
      const row = await loadOwn(ctx, input.conversationId, ownerOf(ctx, input.visitorKey))
      return answers.feedOfPerson(row.id)
    },

    async conversationClear(ctx, input) {
      const row = await loadOwn(ctx, input.id, ownerOf(ctx, input.visitorKey), 'for update')
      const running = await runningAnswer(ctx, row.id)
      if (running) await endAnswer(ctx, running, running.status === 'queued' ? 'cancelled' : 'stopped')
      await updateConversation(ctx, row, { status: stepTo(row, 'clear', 'person') })
      await announce(ctx, row.id, running ? [running] : [], true)
      if (row.handoff_at) ctx.live({ to: { operators: true }, topic: 'assistantDesk', id: row.id })
      return { id: row.id }
    },

    async conversationRename(ctx, input) {
      const row = await loadOwn(ctx, input.id, ownerOf(ctx, input.visitorKey), 'for update')
      return conversationDto(await updateConversation(ctx, row, { title: input.title }))
    },

    async conversationPin(ctx, input) {
      const row = await loadOwn(ctx, input.id, ownerOf(ctx, input.visitorKey), 'for update')
      return conversationDto(await updateConversation(ctx, row, { pinned: input.pinned }))
    },

    async conversationClaim(ctx, input) {
      const rows = await ctx.query<{ id: string }>(
        'ai_claim',
        `update ai_conversation set user_id = $1, visitor_hash = null, person_name = $2, company_name = $3, version = version + 1,
           updated_at = $4, updated_by = $1
         where visitor_hash = $5 and region_id = $6 returning id`,
        [
          ctx.actor.userId,
          ctx.actor.displayName,
          await ports.platform.companyName(ctx),
          ctx.now().toISOString(),
          hashOf(input.visitorKey),
          ctx.region.regionId,
        ],
      )
      return { conversations: rows.length }
    },

    async messageFeedback(ctx, input) {
      const { message } = await loadOwnMessage(ctx, input.messageId, ownerOf(ctx, input.visitorKey))
      if (message.role !== 'assistant' && message.role !== 'agent') throw new AppError('AI800404')
      await ctx.query('ai_feedback', 'update ai_message set feedback = $2, feedback_reason = $3 where id = $1', [
        message.id,
        input.feedback,
        input.feedback ? input.reason || null : null,
      ])
      return messageDto({ ...message, feedback: input.feedback })
    },

    async actionDecide(ctx, input) {
      const owner = ownerOf(ctx, input.visitorKey)
      const [action] = await ctx.query<{
        message_id: string
        action: string
        state: string
        args: { productId?: string; quantity?: string; note?: string }
      }>('ai_action', 'select message_id, action, state, args from ai_action where id = $1 for update', [
        input.actionId,
      ])
      if (!action) throw new AppError('AI800404')
      const { conversation, message } = await loadOwnMessage(ctx, action.message_id, owner)
      if (action.state !== 'asked') throw new AppError('AI800403')
      let url: string | null = null
      if (input.accept && action.action === 'draft_inquiry')
        url = await ports.platform.draftInquiry(ctx, {
          productId: action.args.productId ?? '',
          quantity: action.args.quantity ?? '1',
          note: action.args.note ?? '',
        })
      await ctx.query('ai_decide', 'update ai_action set state = $2, url = $3, decided_at = $4 where id = $1', [
        input.actionId,
        input.accept ? 'confirmed' : 'refused',
        url,
        ctx.now().toISOString(),
      ])
      if (input.accept && action.action === 'request_human')
        await requestHuman(ctx, conversation, 'unanswered', ports.deskHours)
      const decided = present(await messageById(ctx, message.id))
      await announce(ctx, conversation.id, [decided])
      return messageDto(decided)
    },

    async humanRequest(ctx, input) {
      const owner = ownerOf(ctx, input.visitorKey)
      const row = await conversationFor(ctx, owner, input.conversationId, {
        title: '',
        entry: input.entry,
        context: {},
        deepThinking: false,
        webSearch: false,
      })
      return detailDto(ctx, await requestHuman(ctx, row, input.reason, ports.deskHours))
    },

    async humanGiveUp(ctx, input) {
      const row = await loadOwn(ctx, input.id, ownerOf(ctx, input.visitorKey), 'for update')
      const next = await updateConversation(ctx, row, { status: stepTo(row, 'give_up', 'person') })
      const notices = await addMessages(ctx, row.id, [
        { role: 'system', status: 'completed', content: 'waiting_ended' },
      ])
      await announce(ctx, row.id, notices, true)
      ctx.live({ to: { operators: true }, topic: 'assistantDesk', id: row.id })
      return detailDto(ctx, { ...next, message_count: next.message_count + 1 })
    },

    async transcribe(ctx, _input, extras) {
      if (!ports.transcriber) throw new AppError('AI800503')
      const [file] = extras.files
      if (!file || file.content.length === 0 || !/^audio\/|^video\/webm/.test(file.mime)) throw new AppError('AI800415')
      return { text: await ports.transcriber.transcribe(file, ctx.locale) }
    },
  }
}
