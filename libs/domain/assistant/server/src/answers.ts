import type { AnswerSource } from '@tradeport/domain/assistant/contract'
import {
  ANSWER_LIMIT_MS,
  UNANSWERED_BEFORE_HUMAN,
  deskHours,
  deskHoursOf,
  type DeskHours,
  estimatedTokens,
  usageDay,
} from '@tradeport/domain/assistant/rules'
import { uuidv7 } from '@tradeport/node/db'
import {
  asSystem,
  feed,
  inTransaction,
  type ActorContext,
  type CallFacts,
  type Feed,
  type FeedEvent,
  type MountParts,
  type Service,
} from '@tradeport/node/server-kit'
import { CHANNEL, readTold, tell, tellMessage, type Told } from './announce'
import { keepSeen } from './away'
import { loadConversation, messageById, runningAnswer, updateConversation } from './conversation.repository'
import { handoffDto, messageDto } from './dto'
import { requestHuman } from './handoff'
import type { AnswerPart, AnswerProvider, AnswerRequest, AnswerTools } from './provider'

/** Words shown are words kept: every tick writes what has come since, and only then tells it. */
const TICK_MS = 80
const BEAT_MS = 5_000
/** Well below what PostgreSQL takes in one notification. */
const LONGEST_PIECE = 1_500
/** A provider faster than the database waits for it: so much of one answer is held at most. */
const MOST_UNKEPT = 32_000
/** Marks that no text needs and that grow sixfold on their way. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** An answer to be written. */
export interface AnswerJob {
  readonly messageId: string
  readonly conversationId: string
  /** Which writing of this message it is: what an earlier one still does after a stop must not touch a later one. */
  readonly attempt: number
  readonly owner: string
  readonly facts: CallFacts
  readonly request: AnswerRequest
  readonly reasoning: string
}

interface Run {
  readonly job: AnswerJob
  readonly abort: AbortController
  text: string
  reasoning: string
  /** Characters already kept, in UTF-16 units as browsers count them. */
  offset: number
  reasoningOffset: number
  beatAt: number
  tokensOut: number
  /** The database knows that it is written: before, there is nothing to keep and nobody who could have ended it. */
  isStarted: boolean
  /** Resolves when nothing of it is under way any more. */
  ended: Promise<void>
}

interface Listener {
  send(event: FeedEvent): void
  end(): void
}

/** The place of the last word that an event brings. */
function seqOf({ event, data }: FeedEvent): number | undefined {
  const isTold = (event === 'message' || event === 'snapshot') && typeof data === 'object' && data !== null
  const seq: unknown = isTold ? Reflect.get(data, event === 'message' ? 'seq' : 'lastSeq') : undefined
  return typeof seq === 'number' ? seq : undefined
}

export type ToolsFor = (
  inside: <T>(work: (ctx: ActorContext) => Promise<T>) => Promise<T>,
  job: AnswerJob,
  signal: AbortSignal,
) => AnswerTools

/**
 * Writes answers on the server, whoever listens: a browser that reloads, a second tab or a phone that lost its line find the text
 * where it is. Words reach a browser only after the database has them, so nothing that was shown can be lost, and an answer that
 * somebody ended, from wherever, is found out by the next write.
 */
export class Answers {
  readonly #provider: AnswerProvider
  readonly #toolsFor: ToolsFor
  readonly #deskHours: DeskHours | undefined
  readonly #runs = new Map<string, Run>()
  readonly #listeners = new Map<string, Set<Listener>>()
  #parts: MountParts | undefined
  #timer: NodeJS.Timeout | undefined
  #heart: NodeJS.Timeout | undefined
  #isStopped = false
  #flushing: Promise<void> = Promise.resolve()

  constructor(provider: AnswerProvider, toolsFor: ToolsFor, hours?: DeskHours) {
    this.#deskHours = hours
    this.#provider = provider
    this.#toolsFor = toolsFor
  }

  /** The service that runs beside the calls. */
  service(parts: MountParts): Service {
    parts.hub.channel(CHANNEL, payload => {
      this.#hear(payload).catch((error: unknown) =>
        parts.logger.warn({ err: error }, 'a chat event could not be passed on'),
      )
    })
    this.#parts = parts
    return {
      // Who thinks for a while without a word is not lost.
      start: () => {
        this.#heart = setInterval(() => void this.#flush(), BEAT_MS)
      },
      stop: async () => {
        this.#isStopped = true
        clearInterval(this.#heart)
        const runs = [...this.#runs.values()]
        for (const run of runs) run.abort.abort(new Error('shutting down'))
        await Promise.all(runs.map(run => run.ended))
        clearTimeout(this.#timer)
        for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.end()
      },
    }
  }

  get running(): number {
    return this.#runs.size
  }

  /** Begins to write; called after the commit that queued the message. */
  begin(job: AnswerJob): void {
    // Another instance finds it without a writer and gives it back.
    if (this.#isStopped) return
    const run: Run = {
      job,
      abort: new AbortController(),
      text: '',
      reasoning: '',
      offset: job.request.written.length,
      reasoningOffset: job.reasoning.length,
      beatAt: 0,
      tokensOut: 0,
      isStarted: false,
      ended: Promise.resolve(),
    }
    this.#runs.set(job.messageId, run)
    const limit = setTimeout(() => run.abort.abort(new LimitReached()), ANSWER_LIMIT_MS)
    run.ended = this.#write(run)
      .catch((error: unknown) =>
        this.#need().logger.error({ err: error, message: job.messageId }, 'an answer was lost'),
      )
      .finally(() => {
        clearTimeout(limit)
        if (this.#runs.get(job.messageId) === run) this.#runs.delete(job.messageId)
      })
  }

  async #write(run: Run): Promise<void> {
    const { job } = run
    const started = await this.#as(job, ctx =>
      ctx.query<{ id: string }>(
        'ai_start',
        `update ai_message set status = 'streaming', model = $2, beat_at = $3 where id = $1 and attempt = $4 and status = 'queued' returning id`,
        [job.messageId, this.#provider.name, ctx.now().toISOString(), job.attempt],
      ),
    )
    // Cancelled before the first word.
    if (started.length === 0) return
    run.isStarted = true
    await tellMessage(this.#need(), job.conversationId, job.messageId)
    const outcome = await this.#collect(run)
    await this.#flush()
    // What the database did not take is not passed over: from what stands the answer can go on.
    if (wholePairs(run.text) !== '') outcome.status = 'truncated'
    await this.#settle(run, outcome)
  }

  async #collect(run: Run): Promise<Outcome> {
    const { job, abort } = run
    const outcome: Outcome = {
      status: 'completed',
      sources: [],
      actions: [],
      unanswered: false,
      tokensIn: 0,
      tokensOut: 0,
    }
    const tools = this.#toolsFor(work => this.#as(job, work), job, abort.signal)
    let isFinished = false
    try {
      for await (const part of untilAborted(this.#provider.answer(job.request, tools, abort.signal), abort.signal)) {
        this.#take(run, outcome, part)
        isFinished ||= part.kind === 'finish'
        if (run.text.length + run.reasoning.length > MOST_UNKEPT) await this.#flush()
      }
      // Of a stopped one the database keeps that it was stopped.
      if (abort.signal.aborted) outcome.status = 'truncated'
      else if (!isFinished) throw new Error('the answer ended without its end')
    } catch (error) {
      outcome.status = abort.signal.aborted ? 'truncated' : 'error'
      if (!abort.signal.aborted)
        this.#need().logger.warn({ err: error, provider: this.#provider.name }, 'the assistant’s provider failed')
    }
    return outcome
  }

  #take(run: Run, outcome: Outcome, part: AnswerPart): void {
    if (part.kind === 'text' || part.kind === 'reasoning') {
      run[part.kind] += part.text.replaceAll(CONTROLS, '')
      run.tokensOut += estimatedTokens(part.text)
    } else if (part.kind === 'source') outcome.sources.push(part.source)
    else if (part.kind === 'action') outcome.actions.push(part)
    else if (part.kind === 'unanswered') outcome.unanswered = true
    else {
      outcome.status = part.reason === 'length' ? 'truncated' : 'completed'
      outcome.tokensIn += part.tokensIn
      outcome.tokensOut += part.tokensOut
    }
    this.#timer ??= setTimeout(() => void this.#flush(), TICK_MS)
  }

  /** Writes what has come of all answers in one statement, then tells it. */
  #flush(): Promise<void> {
    this.#flushing = this.#flushing
      .then(() => this.#flushOnce())
      .catch((error: unknown) => this.#need().logger.error({ err: error }, 'answers could not be kept'))
    return this.#flushing
  }

  async #flushOnce(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { pool, clock } = this.#need()
    const now = clock().getTime()
    const due = [...this.#runs.values()].filter(
      run => run.isStarted && (run.text !== '' || run.reasoning !== '' || now - run.beatAt >= BEAT_MS),
    )
    if (due.length === 0) return
    const pieces = due.map(run => ({ run, text: wholePairs(run.text), reasoning: wholePairs(run.reasoning) }))
    const { rows } = await pool.query<{ id: string }>({
      name: 'ai_keep',
      text: `update ai_message m set content = m.content || d.text,
          reasoning = case when d.reasoning = '' then m.reasoning else coalesce(m.reasoning, '') || d.reasoning end, beat_at = $4
        from unnest($1::uuid[], $2::text[], $3::text[], $5::int[]) as d (id, text, reasoning, attempt)
        where m.id = d.id and m.attempt = d.attempt and m.status = 'streaming' returning m.id`,
      values: [
        pieces.map(({ run }) => run.job.messageId),
        pieces.map(({ text }) => text),
        pieces.map(({ reasoning }) => reasoning),
        new Date(now).toISOString(),
        pieces.map(({ run }) => run.job.attempt),
      ],
    })
    const kept = new Set(rows.map(row => row.id))
    const told: Told[] = []
    for (const { run, text, reasoning } of pieces) {
      run.beatAt = now
      // Taken off only now: what came meanwhile waits for the next tick, and a failed write loses nothing.
      run.text = run.text.slice(text.length)
      run.reasoning = run.reasoning.slice(reasoning.length)
      if (!kept.has(run.job.messageId)) {
        run.abort.abort(new EndedElsewhere())
        continue
      }
      told.push(...deltas(run, text, reasoning))
      run.offset += text.length
      run.reasoningOffset += reasoning.length
    }
    await tell(this.#need(), told)
    const more = [...this.#runs.values()].some(run => run.text !== '' || run.reasoning !== '')
    if (more) this.#timer ??= setTimeout(() => void this.#flush(), TICK_MS)
  }

  async #settle(run: Run, outcome: Outcome): Promise<void> {
    const { job } = run
    const tokensIn = outcome.tokensIn || estimatedTokens(job.request.question)
    const tokensOut = outcome.tokensOut || run.tokensOut
    await this.#as(job, async ctx => {
      const now = ctx.now().toISOString()
      const settled = await ctx.query<{ id: string }>(
        'ai_finish',
        `update ai_message set status = case when status = 'stopped' then status else $2 end, error_code = $3, sources = sources || $4::jsonb, tokens_in = tokens_in + $5,
           tokens_out = tokens_out + $6, beat_at = null, finished_at = $7
         where id = $1 and attempt = $8 and status in ('streaming', 'stopped') returning id`,
        [
          job.messageId,
          outcome.status,
          outcome.status === 'error' ? 'AI800500' : null,
          JSON.stringify(outcome.sources),
          tokensIn,
          tokensOut,
          now,
          job.attempt,
        ],
      )
      if (settled.length === 0) return
      for (const { action, args, facts } of outcome.actions)
        await ctx.query(
          'ai_action_insert',
          `insert into ai_action (id, message_id, action, state, args, facts, created_at) values ($1, $2, $3, 'asked', $4, $5, $6)`,
          [uuidv7(), job.messageId, action, JSON.stringify(args), JSON.stringify(facts), now],
        )
      if (outcome.status !== 'error')
        await ctx.query(
          'ai_usage_add',
          `insert into ai_usage (owner, day, tokens, requests) values ($1, $2, $3, 1)
           on conflict (owner, day) do update set tokens = ai_usage.tokens + excluded.tokens, requests = ai_usage.requests + 1`,
          [job.owner, usageDay(ctx.now()), tokensIn + tokensOut],
        )
      if (outcome.status === 'completed') await this.#countUnanswered(ctx, job.conversationId, outcome.unanswered)
    })
    await tellMessage(this.#need(), job.conversationId, job.messageId)
  }

  /** Whoever is left without an answer again and again gets a person, while somebody is at the desk. */
  async #countUnanswered(ctx: ActorContext, conversationId: string, unanswered: boolean): Promise<void> {
    const row = await loadConversation(ctx, conversationId, 'for update')
    if (!row || (!unanswered && row.unanswered === 0)) return
    const next = await updateConversation(ctx, row, { unanswered: unanswered ? row.unanswered + 1 : 0 })
    if (next.unanswered < UNANSWERED_BEFORE_HUMAN || next.status !== 'active') return
    const hours = deskHoursOf(ctx.region, this.#deskHours)
    if (deskHours(ctx.now(), hours).open) await requestHuman(ctx, next, 'unanswered', hours)
  }

  /** The events of the person's own conversation; what they are sent they need not be told of by a message. */
  feedOfPerson(conversationId: string): Feed {
    return this.feedOf(conversationId, event => {
      const seq = seqOf(event)
      if (seq === undefined) return
      asSystem(this.#need(), 'assistant-feed', ctx => keepSeen(ctx, conversationId, seq)).catch((error: unknown) =>
        this.#need().logger.warn({ err: error }, 'how far a conversation was followed could not be kept'),
      )
    })
  }

  /** The events of a conversation that the caller has been let into. */
  feedOf(conversationId: string, onSent: (event: FeedEvent) => void = () => undefined): Feed {
    return feed(async follower => {
      const listener: Listener = {
        send: event => {
          follower.send(event)
          onSent(event)
        },
        end: () => follower.end(),
      }
      const early: FeedEvent[] = []
      let isOpen = false
      const mine: Listener = {
        // What happens while the snapshot is read comes after it; what it already has is told by its offset.
        send: event => (isOpen ? listener.send(event) : void early.push(event)),
        end: () => listener.end(),
      }
      const listeners = this.#listeners.get(conversationId) ?? new Set<Listener>()
      this.#listeners.set(conversationId, listeners.add(mine))
      const close = () => {
        listeners.delete(mine)
        if (listeners.size === 0) this.#listeners.delete(conversationId)
      }
      try {
        listener.send({ event: 'snapshot', data: await this.#snapshot(conversationId) })
      } catch (error) {
        close()
        throw error
      }
      isOpen = true
      for (const event of early) listener.send(event)
      return { close }
    })
  }

  #snapshot(conversationId: string): Promise<unknown> {
    return asSystem(this.#need(), 'assistant-feed', async ctx => {
      const state = await conversationState(ctx, conversationId)
      const running = await runningAnswer(ctx, conversationId)
      return { ...state, message: running ? messageDto(running) : null }
    })
  }

  async #hear(payload: string): Promise<void> {
    const told = readTold(payload)
    const run = told.k === 'message' ? this.#runs.get(told.m) : undefined
    if (run) await this.#lookAfter(run)
    const listeners = this.#listeners.get(told.c)
    if (!listeners) return
    const event = await this.#eventOf(told)
    if (event) for (const listener of listeners) listener.send(event)
  }

  /** Somebody may have ended it: the provider is let go at once, not at its next word. */
  async #lookAfter(run: Run): Promise<void> {
    const { rows } = await this.#need().pool.query<{ status: string }>({
      name: 'ai_still_wanted',
      text: 'select status from ai_message where id = $1 and attempt = $2',
      values: [run.job.messageId, run.job.attempt],
    })
    if (rows[0]?.status !== 'streaming' && rows[0]?.status !== 'queued') run.abort.abort(new EndedElsewhere())
  }

  async #eventOf(told: Told): Promise<FeedEvent | undefined> {
    if (told.k === 'delta')
      return {
        event: 'delta',
        data: { messageId: told.m, offset: told.o, text: told.t, reasoningOffset: told.p, reasoning: told.r },
      }
    if (told.k === 'message') {
      const message = await asSystem(this.#need(), 'assistant-feed', ctx => messageById(ctx, told.m))
      return message ? { event: 'message', data: messageDto(message) } : undefined
    }
    return {
      event: 'conversation',
      data: await asSystem(this.#need(), 'assistant-feed', ctx => conversationState(ctx, told.c)),
    }
  }

  #as<T>(job: AnswerJob, work: (ctx: ActorContext) => Promise<T>): Promise<T> {
    return inTransaction(this.#need(), job.facts, work)
  }

  #need(): MountParts {
    if (!this.#parts) throw new Error('the assistant answers before it was started')
    return this.#parts
  }
}

interface Outcome {
  status: 'completed' | 'truncated' | 'error'
  sources: AnswerSource[]
  actions: Extract<AnswerPart, { kind: 'action' }>[]
  unanswered: boolean
  tokensIn: number
  tokensOut: number
}

class LimitReached extends Error {}
class EndedElsewhere extends Error {}

/** Ends with the signal, also where the source does not listen to it. */
async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  while (!signal.aborted) {
    const next = await new Promise<IteratorResult<T>>((resolve, reject) => {
      const end = () => resolve({ done: true, value: undefined })
      signal.addEventListener('abort', end, { once: true })
      void iterator
        .next()
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', end))
    })
    if (next.done) break
    yield next.value
  }
  // Not waited for: it may hang where it was left.
  iterator.return?.().catch(() => undefined)
}

/** Half a character waits for its other half; one that never comes is no text. */
function wholePairs(text: string): string {
  const last = text.charCodeAt(text.length - 1)
  return (last >= 0xd800 && last < 0xdc00 ? text.slice(0, -1) : text).toWellFormed()
}

function deltas(run: Run, text: string, reasoning: string): Told[] {
  const told: Told[] = []
  const base = { c: run.job.conversationId, k: 'delta' as const, m: run.job.messageId }
  for (let at = 0; at < reasoning.length; at += LONGEST_PIECE)
    told.push({
      ...base,
      o: run.offset,
      t: '',
      p: run.reasoningOffset + at,
      r: reasoning.slice(at, at + LONGEST_PIECE),
    })
  const reasoningEnd = run.reasoningOffset + reasoning.length
  for (let at = 0; at < text.length; at += LONGEST_PIECE)
    told.push({ ...base, o: run.offset + at, t: text.slice(at, at + LONGEST_PIECE), p: reasoningEnd, r: '' })
  return told
}

async function conversationState(ctx: ActorContext, id: string) {
  const row = await loadConversation(ctx, id)
  return row
    ? { status: row.status, version: row.version, handoff: await handoffDto(ctx, row), lastSeq: row.message_count }
    : { status: 'cleared', version: 0, handoff: null, lastSeq: 0 }
}
