import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { regionById, type RegionConfig } from '@tradeport/kernel/config'
import { database, hasCode, uuidv7, type Db, type SharedReads } from '@tradeport/node/db'
import type { Actor, ActorContext, LiveEvent, Logger, Messenger } from './context'
import { sentCookie, type KeptCookie } from './cookies'
import type { FileStore } from './files/file-store'
import { writeAudit } from './audit'
import { Recent } from './recent'
import type { RegionBook } from './region-book'
import { errorTextFor, fieldTextFor, type PublishedTexts } from './server-texts'

export interface CallFacts {
  actor: Actor
  region: RegionConfig
  locale: LocaleCode
  requestId: string
  requestSource: number
  ip: string
  /** What the caller's program says of itself; empty for the system. */
  userAgent?: string
  token: string | null
  /** The header that they came in. */
  cookies?: string | undefined
  keepCookie?: (cookie: KeptCookie) => void
  /** Of an endpoint that ends with its caller. */
  hasLeft?: (() => boolean) | undefined
}

/** Nobody waits for the answer any more, and nothing is to be kept of the work. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft'
}

export interface ContextParts {
  pool: pg.Pool
  /** A few connections for statements that stand at once, so that no call waits for a second one of the pool. */
  atOncePool: pg.Pool
  /** For statements of calls that only read. */
  reads: SharedReads
  clock: () => Date
  messenger: Messenger
  files: FileStore
  texts: PublishedTexts
  regions: RegionBook
  logger: Logger
  /** Tells other instances and the open browsers. */
  announce(events: readonly LiveEvent[]): Promise<void>
}

/** One for each API: several in one process have databases of their own. */
const recents = new WeakMap<ContextParts, Recent>()

function recentOf(parts: ContextParts): Recent {
  const known = recents.get(parts)
  if (known) return known
  const made = new Recent()
  recents.set(parts, made)
  return made
}

/** Work that waits for the commit. */
export class CommitQueue {
  readonly live: LiveEvent[] = []
  readonly runs: (() => void | Promise<void>)[] = []
  /** Statements that stand whatever becomes of the transaction. */
  readonly always: (() => Promise<unknown>)[] = []
  /** Rows that the call has written into the audit log. */
  audits = 0

  /** Once the call's own connection is free: calls that each wait for a second one would keep each other waiting. */
  async settle(parts: ContextParts): Promise<void> {
    for (const run of this.always.splice(0))
      await run().catch((error: unknown) => parts.logger.error({ err: error }, 'work after a call failed'))
  }

  async flush(parts: ContextParts): Promise<void> {
    if (this.live.length > 0) await parts.announce(this.live)
    for (const run of this.runs) await run()
  }
}

/** `reads`, where given, takes the named statements; it is for calls that only read and stand outside of transactions. */
export function createContext(
  parts: ContextParts,
  facts: CallFacts,
  connection: pg.Pool | pg.PoolClient,
  queue: CommitQueue,
  reads?: SharedReads,
): ActorContext {
  let db: Db | undefined
  // Written out instead of spread: an object that grows field by field is the largest thing a call would leave behind.
  const ctx: ActorContext = {
    actor: facts.actor,
    region: facts.region,
    locale: facts.locale,
    requestId: facts.requestId,
    requestSource: facts.requestSource,
    ip: facts.ip,
    userAgent: facts.userAgent ?? '',
    token: facts.token,
    cookie: name => sentCookie(facts.cookies, name),
    keepCookie: cookie => void queue.runs.push(() => facts.keepCookie?.(cookie)),
    get db() {
      return (db ??= database(connection))
    },
    async query<Row extends object>(name: string, text: string, values: readonly unknown[]) {
      if (reads) return reads.query<Row>({ name, text, values: [...values] })
      const result = await connection.query<Row & Record<string, unknown>>({ name, text, values: [...values] })
      return result.rows
    },
    afterwards(name, text, values) {
      queue.always.push(() => parts.pool.query({ name, text, values: [...values] }))
    },
    later(work) {
      queue.always.push(() => inTransaction(parts, facts, work))
    },
    async atOnce<Row extends object>(name: string, text: string, values: readonly unknown[]) {
      const result = await parts.atOncePool.query<Row & Record<string, unknown>>({ name, text, values: [...values] })
      return result.rows
    },
    now: parts.clock,
    stillWanted() {
      if (facts.hasLeft?.()) throw new CallerLeft('the caller is gone')
    },
    inRegion(regionId) {
      const region = regionById(regionId)
      return region
        ? createContext(parts, { ...facts, region: parts.regions.of(region) }, connection, queue, reads)
        : ctx
    },
    async event(request) {
      await ctx.db.execute(sql`
        insert into document_event (id, document_type, document_id, at, actor_user_id, actor_side, actor_name, action, from_status,
          to_status, note, payload, visible_to)
        values (${uuidv7()}, ${request.documentType}, ${request.documentId}, ${parts.clock().toISOString()}, ${facts.actor.userId},
          ${facts.actor.kind}, ${facts.actor.displayName || null}, ${request.action}, ${request.fromStatus ?? null},
          ${request.toStatus ?? null}, ${request.note ?? null},
          ${request.payload === undefined ? null : JSON.stringify(request.payload)}::jsonb,
          ${request.visibleTo ? sql.param(request.visibleTo) : null}::text[])`)
    },
    async audit(...requests) {
      queue.audits += requests.length
      await writeAudit(ctx, requests)
    },
    notify: request => parts.messenger.notify(ctx, request),
    mail: request => parts.messenger.mail(ctx, request),
    live: event => void queue.live.push(event),
    afterCommit: run => void queue.runs.push(run),
    errorText: (code, params) => errorTextFor(parts.texts, facts, code, params),
    fieldText: (rule, params) => fieldTextFor(parts.texts, facts, rule, params),
    texts: parts.texts,
    files: parts.files,
    recent: recentOf(parts),
    log: parts.logger,
  }
  return ctx
}

/** What `ask` asks the database before it waits for the first time leaves in one packet. */
function sentTogether<T>(client: pg.PoolClient, ask: () => Promise<T>): Promise<T> {
  // pg's types leave out the connection, where the stream is.
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
  stream.cork()
  try {
    return ask()
  } finally {
    stream.uncork()
  }
}

/** How often work is done anew that PostgreSQL ended because two transactions waited for each other. */
const MOST_ATTEMPTS = 3

/**
 * Runs `work` in one transaction; what was queued for the commit is done after it, and never when it failed. Its first statement
 * travels with the beginning, that of `last` with the commit: each is a round trip less while rows are locked.
 *
 * Where two transactions wait for each other's rows, PostgreSQL ends one of them (40P01); that one is done from its beginning again: the
 * other has what it waited for by then.
 */
export async function inTransaction<T>(
  parts: ContextParts,
  facts: CallFacts,
  work: (ctx: ActorContext, queue: CommitQueue) => Promise<T>,
  last?: (ctx: ActorContext, result: T) => Promise<void>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const queue = new CommitQueue()
    const done = await committed(parts, facts, queue, work, last).catch((error: unknown) => new Failed(error))
    if (done instanceof Failed && attempt < MOST_ATTEMPTS && isDeadlock(done.error)) {
      parts.logger.warn({ requestId: facts.requestId, attempt }, 'two transactions waited for each other; done again')
      continue
    }
    await queue.settle(parts)
    if (done instanceof Failed) throw done.error
    // After the connection is back: announcing needs one of its own.
    await queue.flush(parts).catch((error: unknown) => parts.logger.error({ err: error }, 'work after a commit failed'))
    return done
  }
}

class Failed {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

/** Also where the query builder has wrapped what PostgreSQL said. */
function isDeadlock(error: unknown): boolean {
  return hasCode(error, '40P01') || (error instanceof Error && error.cause !== undefined && isDeadlock(error.cause))
}

async function committed<T>(
  parts: ContextParts,
  facts: CallFacts,
  queue: CommitQueue,
  work: (ctx: ActorContext, queue: CommitQueue) => Promise<T>,
  last?: (ctx: ActorContext, result: T) => Promise<void>,
): Promise<T> {
  const client = await parts.pool.connect()
  let broken: Error | undefined
  try {
    const ctx = createContext(parts, facts, client, queue)
    // A connection on which `begin` fails is gone, and with it what follows.
    const [, done] = await sentTogether(client, () => Promise.all([client.query('begin'), work(ctx, queue)]))
    const [, ended] = await sentTogether(client, () => Promise.all([last?.(ctx, done), client.query('commit')]))
    // PostgreSQL ends a transaction in which a statement failed with a rollback, whatever it is told.
    if (ended.command !== 'COMMIT') throw new Error('the transaction was rolled back')
    return done
  } catch (error) {
    await client.query('rollback').catch((rollbackError: unknown) => {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    })
    throw error
  } finally {
    client.release(broken)
  }
}
