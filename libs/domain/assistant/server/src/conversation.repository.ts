import { createHash } from 'node:crypto'
import type { ChatMessage, ConversationStatus, MessageStatus } from '@tradeport/domain/assistant/contract'
import { answerMachine, conversationMachine, type ChatParty } from '@tradeport/domain/assistant/rules'
import { allowedActions, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { COUNT_LIMIT, limits, rowStatement, type ActorContext } from '@tradeport/node/server-kit'

export interface ConversationRecord {
  id: string
  region_id: string
  user_id: string | null
  locale: LocaleCode
  title: string
  pinned: boolean
  entry: 'widget' | 'page' | 'h5' | 'work'
  context: { route?: string; documentType?: string; documentId?: string }
  deep_thinking: boolean
  web_search: boolean
  status: ConversationStatus
  version: number
  person_name: string | null
  company_name: string | null
  handoff_reason: 'asked' | 'unanswered' | 'complaint' | 'account' | 'money' | null
  handoff_at: Date | null
  agent_id: string | null
  agent_name: string | null
  taken_at: Date | null
  summary: string | null
  unanswered: number
  message_count: number
  last_message_at: Date
}

export interface MessageRecord {
  id: string
  conversation_id: string
  seq: number
  role: ChatMessage['role']
  status: MessageStatus
  attempt: number
  content: string
  reasoning: string | null
  deep_thinking: boolean
  web_search: boolean
  voice: boolean
  attachments: ChatMessage['attachments']
  sources: ChatMessage['sources']
  actions: ChatMessage['actions']
  feedback: 'up' | 'down' | null
  error_code: string | null
  author_name: string | null
  created_at: Date
}

/** Whose conversations: a person's by the account, a visitor's by the key that only the browser has. */
export interface Owner {
  readonly userId: string | null
  readonly visitorHash: Buffer | null
  /** For counting what was used. */
  readonly name: string
}

/**
 * @throws AppError `AI800404` for a visitor without a key: such a caller has no conversations.
 */
export function ownerOf(ctx: ActorContext, visitorKey: string | undefined): Owner {
  const { userId } = ctx.actor
  if (userId) return { userId, visitorHash: null, name: `user ${userId}` }
  if (visitorKey === undefined) throw new AppError('AI800404')
  const visitorHash = hashOf(visitorKey)
  return { userId: null, visitorHash, name: `visitor ${visitorHash.toString('base64url')}` }
}

export const hashOf = (visitorKey: string): Buffer => createHash('sha256').update(visitorKey).digest()

const CONVERSATION = `id, region_id, user_id, locale, title, pinned, entry, context, deep_thinking, web_search, status, version,
  person_name, company_name, handoff_reason, handoff_at, agent_id, agent_name, taken_at, summary, unanswered, message_count,
  last_message_at`

const MESSAGE = `m.id, m.conversation_id, m.seq, m.role, m.status, m.attempt, m.content, m.reasoning, m.deep_thinking, m.web_search, m.voice,
  m.attachments, m.sources, m.feedback, m.error_code, m.author_name, m.created_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'action', a.action, 'state', a.state, 'facts', a.facts, 'url', a.url)
    order by a.id) from ai_action a where a.message_id = m.id), '[]') as actions`

/** @throws AppError `AI800404` where it is not the owner's, has been cleared, or does not exist: one answer. */
export async function loadOwn(
  ctx: ActorContext,
  id: string,
  owner: Owner,
  lock: '' | 'for update' = '',
): Promise<ConversationRecord> {
  const [row] = await ctx.query<ConversationRecord>(
    `ai_own${lock && '_lock'}`,
    `select ${CONVERSATION} from ai_conversation
     where id = $1 and region_id = $2 and status <> 'cleared'
       and (user_id = $3 or (visitor_hash = $4 and $3::uuid is null)) ${lock}`,
    [id, ctx.region.regionId, owner.userId, owner.visitorHash],
  )
  if (!row) throw new AppError('AI800404')
  return row
}

/** Of an operator's regions. */
export async function loadForDesk(
  ctx: ActorContext,
  id: string,
  lock: '' | 'for update' = '',
): Promise<ConversationRecord> {
  const [row] = await ctx.query<ConversationRecord>(
    `ai_desk${lock && '_lock'}`,
    `select ${CONVERSATION} from ai_conversation
     where id = $1 and handoff_at is not null and (cardinality($2::text[]) = 0 or region_id = any ($2)) ${lock}`,
    [id, ctx.actor.regionIds],
  )
  if (!row) throw new AppError('AI800404')
  return row
}

/** For whoever has been let in already. */
export async function loadConversation(
  ctx: ActorContext,
  id: string,
  lock: '' | 'for update' = '',
): Promise<ConversationRecord | undefined> {
  const [row] = await ctx.query<ConversationRecord>(
    `ai_state${lock && '_lock'}`,
    `select ${CONVERSATION} from ai_conversation where id = $1 ${lock}`,
    [id],
  )
  return row
}

export async function insertConversation(
  ctx: ActorContext,
  owner: Owner,
  facts: {
    title: string
    entry: string
    context: object
    deepThinking: boolean
    webSearch: boolean
    companyName: string | null
  },
): Promise<ConversationRecord> {
  const [row] = await ctx.query<ConversationRecord>(
    'ai_conversation_insert',
    `insert into ai_conversation (id, region_id, user_id, visitor_hash, locale, title, entry, context, deep_thinking, web_search,
       status, person_name, company_name, last_message_at, created_at, updated_at, created_by, party)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', $11, $12, $13, $13, $13, $3, $14) returning ${CONVERSATION}`,
    [
      uuidv7(),
      ctx.region.regionId,
      owner.userId,
      owner.visitorHash,
      ctx.locale,
      facts.title,
      facts.entry,
      JSON.stringify(facts.context),
      facts.deepThinking,
      facts.webSearch,
      owner.userId ? ctx.actor.displayName : null,
      facts.companyName,
      ctx.now().toISOString(),
      ctx.actor.kind,
    ],
  )
  if (!row) throw new Error('a conversation was not inserted')
  return row
}

type Columns = Partial<
  Pick<
    ConversationRecord,
    | 'title'
    | 'pinned'
    | 'deep_thinking'
    | 'web_search'
    | 'handoff_reason'
    | 'handoff_at'
    | 'agent_id'
    | 'agent_name'
    | 'taken_at'
    | 'summary'
    | 'unanswered'
  > & { status: ConversationStatus; released_at: Date | null; locale: LocaleCode }
>

/** Writes columns of a conversation that the caller has locked. */
export async function updateConversation(
  ctx: ActorContext,
  row: ConversationRecord,
  columns: Columns,
): Promise<ConversationRecord> {
  const names = Object.keys(columns)
  const assignments = names.map((name, index) => `${name} = $${index + 4}`)
  const [next] = await ctx.query<ConversationRecord>(
    `ai_update_${createHash('sha1').update(names.join()).digest('hex').slice(0, 16)}`,
    `update ai_conversation set ${[...assignments, 'version = version + 1', 'updated_at = $2', 'updated_by = $3'].join(', ')}
     where id = $1 returning ${CONVERSATION}`,
    [row.id, ctx.now().toISOString(), ctx.actor.userId, ...Object.values(columns)],
  )
  if (!next) throw new AppError('FT510006')
  return next
}

export type ConversationAction = keyof typeof conversationMachine.actions

/** @throws AppError `AI800403` when the machine does not allow it now. */
export function stepTo(row: ConversationRecord, action: ConversationAction, party: ChatParty): ConversationStatus {
  if (!allowedActions(conversationMachine, row.status, [party]).includes(action)) throw new AppError('AI800403')
  return conversationMachine.actions[action].to
}

export type AnswerAction = keyof typeof answerMachine.actions

/** @throws AppError `AI800403` when the machine does not allow it now. */
export function answerStepTo(row: MessageRecord, action: AnswerAction, party: ChatParty): MessageStatus {
  if (row.role !== 'assistant' || !allowedActions(answerMachine, row.status, [party]).includes(action))
    throw new AppError('AI800403')
  return answerMachine.actions[action].to
}

export interface NewMessage {
  role: ChatMessage['role']
  status: MessageStatus
  content: string
  deepThinking?: boolean
  webSearch?: boolean
  voice?: boolean
  attachments?: ChatMessage['attachments']
  authorId?: string | null
  authorName?: string | null
}

/** Adds messages in order; the conversation's row is locked by the caller. */
export async function addMessages(
  ctx: ActorContext,
  conversationId: string,
  messages: readonly NewMessage[],
): Promise<MessageRecord[]> {
  const now = ctx.now().toISOString()
  const [counted] = await ctx.query<{ message_count: number }>(
    'ai_message_count',
    `update ai_conversation set message_count = message_count + $2, last_message_at = $3, updated_at = $3
     where id = $1 returning message_count`,
    [conversationId, messages.length, now],
  )
  const first = (counted?.message_count ?? messages.length) - messages.length + 1
  return ctx.query<MessageRecord>(
    'ai_message_insert',
    `with added as (
       insert into ai_message (id, conversation_id, seq, role, status, content, deep_thinking, web_search, voice, attachments,
         author_id, author_name, beat_at, created_at)
       select id, $1, seq, role, status, content, deep_thinking, web_search, voice, attachments, author_id, author_name,
         case when status = 'queued' then $2::timestamptz end, $2
       from unnest($3::uuid[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bool[], $9::bool[], $10::bool[], $11::jsonb[],
         $12::uuid[], $13::text[])
         as n (id, seq, role, status, content, deep_thinking, web_search, voice, attachments, author_id, author_name)
       returning *)
     select ${MESSAGE} from added m order by m.seq`,
    [
      conversationId,
      now,
      messages.map(() => uuidv7()),
      messages.map((_, index) => first + index),
      messages.map(message => message.role),
      messages.map(message => message.status),
      messages.map(message => message.content),
      messages.map(message => message.deepThinking ?? false),
      messages.map(message => message.webSearch ?? false),
      messages.map(message => message.voice ?? false),
      messages.map(message => JSON.stringify(message.attachments ?? [])),
      messages.map(message => message.authorId ?? null),
      messages.map(message => message.authorName ?? null),
    ],
  )
}

export const MESSAGES_AT_ONCE = 60

/** The newest messages before a place, oldest first. */
export async function messagesBefore(
  ctx: ActorContext,
  conversationId: string,
  beforeSeq: number | null,
): Promise<{ messages: MessageRecord[]; hasEarlier: boolean }> {
  const rows = await ctx.query<MessageRecord>(
    'ai_messages',
    `select ${MESSAGE} from ai_message m
     where m.conversation_id = $1 and ($2::int is null or m.seq < $2) order by m.seq desc limit ${MESSAGES_AT_ONCE + 1}`,
    [conversationId, beforeSeq],
  )
  return { messages: rows.slice(0, MESSAGES_AT_ONCE).reverse(), hasEarlier: rows.length > MESSAGES_AT_ONCE }
}

export async function messageById(ctx: ActorContext, id: string): Promise<MessageRecord | undefined> {
  const [row] = await ctx.query<MessageRecord>('ai_message', `select ${MESSAGE} from ai_message m where m.id = $1`, [
    id,
  ])
  return row
}

/** @throws AppError `AI800404`. */
export async function loadOwnMessage(
  ctx: ActorContext,
  id: string,
  owner: Owner,
): Promise<{ conversation: ConversationRecord; message: MessageRecord }> {
  const message = await messageById(ctx, id)
  if (!message) throw new AppError('AI800404')
  // The lock on the conversation orders everything that happens in it.
  const conversation = await loadOwn(ctx, message.conversation_id, owner, 'for update')
  const fresh = await messageById(ctx, id)
  if (!fresh) throw new AppError('AI800404')
  return { conversation, message: fresh }
}

/** The answer that is queued or being written, if any. */
export async function runningAnswer(ctx: ActorContext, conversationId: string): Promise<MessageRecord | undefined> {
  const [row] = await ctx.query<MessageRecord>(
    'ai_running',
    `select ${MESSAGE} from ai_message m where m.conversation_id = $1 and m.status in ('queued', 'streaming')
     order by m.seq desc limit 1`,
    [conversationId],
  )
  return row
}

export async function endAnswer(
  ctx: ActorContext,
  row: MessageRecord,
  to: MessageStatus,
): Promise<MessageRecord | undefined> {
  await ctx.query('ai_end', 'update ai_message set status = $3, finished_at = $4 where id = $1 and status = $2', [
    row.id,
    row.status,
    to,
    ctx.now().toISOString(),
  ])
  return messageById(ctx, row.id)
}

/** Queues an ended answer once more. */
export async function requeueAnswer(ctx: ActorContext, row: MessageRecord): Promise<MessageRecord | undefined> {
  await ctx.query(
    'ai_requeue',
    `update ai_message set status = 'queued', attempt = attempt + 1, error_code = null, beat_at = $3, finished_at = null
     where id = $1 and status = $2`,
    [row.id, row.status, ctx.now().toISOString()],
  )
  return messageById(ctx, row.id)
}

const ownBy = (owner: string) => `region_id = $1 and status <> 'cleared' and ${owner} = $2
    and ($3::text is null or title ilike $3
      or exists (select 1 from ai_message m where m.conversation_id = c.id and m.content ilike $3))`
const OWN = { person: ownBy('user_id'), visitor: ownBy('visitor_hash') } as const

const ownRows = (side: keyof typeof OWN) =>
  rowStatement<ConversationRecord>(
    `ai_page_${side}`,
    rows => `
      select * from (
        select ${CONVERSATION} from ai_conversation c where ${OWN[side]}
        order by pinned desc, last_message_at desc, id desc limit ${rows}
      ) latest order by pinned desc, last_message_at desc, id desc limit $4 offset $5`,
  )
const OWN_ROWS = { person: ownRows('person'), visitor: ownRows('visitor') } as const

export async function ownPage(
  ctx: ActorContext,
  owner: Owner,
  input: { pageNum: number; pageSize: number; keyword?: string | undefined },
): Promise<{ rows: ConversationRecord[]; count: number }> {
  const { limit, offset } = limits(input)
  const keyword = input.keyword ? `%${input.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null
  const side = owner.userId ? 'person' : 'visitor'
  const values = [ctx.region.regionId, owner.userId ?? owner.visitorHash, keyword]
  const rows = await OWN_ROWS[side](ctx, offset + limit, [...values, limit, offset])
  if (offset === 0 && rows.length < limit) return { rows, count: rows.length }
  const [counted] = await ctx.query<{ n: number }>(
    `ai_page_count_${side}`,
    `select count(*)::int as n from (select 1 from ai_conversation c where ${OWN[side]} limit ${COUNT_LIMIT}) as counted`,
    values,
  )
  return { rows, count: counted?.n ?? 0 }
}
