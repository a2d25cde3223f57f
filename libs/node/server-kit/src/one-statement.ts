import { AppError } from '@tradeport/kernel/errors'
import { hasCode } from '@tradeport/node/db'
import type { ActorContext, Standing } from './context'
import { CommitQueue, createContext, type CallFacts, type ContextParts } from './context-factory'
import { keptAnswer, type CallKey } from './idempotency'
import type { CallExtras } from './module'

/** A change that is one statement; what comes of it is at most one row, of texts, whole numbers, truth values and nulls alone. */
export interface ChangeStatement {
  readonly name: string
  /** For a transaction that is open already. */
  readonly text: string
  /** The same, which also keeps its row under the key of the call, and does neither where it is refused. */
  readonly keeping: string
  /** As `keeping`, which does neither where the check of the caller's standing fails. */
  checking(check: Standing['check']): string
}

interface ChangeParts {
  /** `draft as (…), changed as (…)`: what is changed, as PostgreSQL has it before the last `select` of a statement. */
  steps: string
  outcome: string
  /** How a row says that the change is not to be: `line_id is null`. */
  refused: string
  /** How many `$n` the two have. */
  parameters: number
}

/**
 * Writes the statement and its key's together. No transaction is needed around them: a key that was used before breaks the primary key of
 * kept answers, a refusal their hash, which must not be null, and either takes the whole statement back.
 */
export function changeStatement(name: string, { steps, outcome, refused, parameters }: ChangeParts): ChangeStatement {
  const [actor, key, hash, at] = [1, 2, 3, 4].map(n => `$${parameters + n}`)
  const keeping = (unless: string) => `
      with ${steps}, outcome as (${outcome}), kept as (
        insert into idempotency_record (actor_key, key, request_hash, answer, created_at)
        select ${actor}::text, ${key}::text, case when ${unless} then null else ${hash}::text end, json_build_array(outcome)::text,
          ${at}::timestamptz
        from outcome)
      select * from outcome`
  const checked = new WeakMap<Standing['check'], string>()
  return {
    name,
    text: `with ${steps} ${outcome}`,
    keeping: keeping(refused),
    checking(check) {
      const text = checked.get(check) ?? keeping(`${refused} or not ${check(parameters + KEY_PARAMETERS + 1)}`)
      checked.set(check, text)
      return text
    },
  }
}

/** Whose it is, the key, the hash of what was asked, and when. */
const KEY_PARAMETERS = 4

const keyValues = (ctx: ActorContext, { actor, key, hash }: CallKey) => [actor, key, hash, ctx.now().toISOString()]

/** A change with its values, and what is answered: without a row, or with one that says so, it was refused. */
export interface Change<Row, Result> {
  statement: ChangeStatement
  values: readonly unknown[]
  /** @throws AppError for a refusal. */
  answer(row: Row | undefined): Result
}

export type StatedChange = (ctx: ActorContext, input: unknown) => Change<object, unknown>

/** Which handlers are one statement; others may call them as any other. */
const stated = new WeakMap<object, StatedChange>()

/** The handler of an endpoint whose whole work is one statement. */
export function oneStatement<Input, Row extends object, Result>(
  change: (ctx: ActorContext, input: Input) => Change<Row, Result>,
): (ctx: ActorContext, input: Input, extras: CallExtras) => Promise<Result> {
  const handler = async (ctx: ActorContext, input: Input) => {
    const { statement, values, answer } = change(ctx, input)
    const [row] = await ctx.query<Row>(statement.name, statement.text, values)
    return answer(row)
  }
  // Called with the input of its own endpoint alone, and with the row of its own statement.
  stated.set(handler, change as unknown as StatedChange)
  return handler
}

export function changeOf(handler: object): StatedChange | undefined {
  return stated.get(handler)
}

/**
 * Makes the change and keeps its row in one round trip. Whatever stands in its way, an earlier call with the same key is answered as it
 * was then.
 *
 * @throws AppError what the change is refused with, `MALL600409` for a key of another call, `FT510007` when what it waited for took
 * too long.
 */
export async function makeChange(
  parts: ContextParts,
  facts: CallFacts,
  change: StatedChange,
  input: unknown,
  call: CallKey,
  write: (result: unknown) => string,
): Promise<string> {
  const queue = new CommitQueue()
  const ctx = createContext(parts, facts, parts.pool, queue)
  try {
    const { statement, values, answer } = change(ctx, input)
    const all = [...values, ...keyValues(ctx, call)]
    const [row] = await ctx.query(`${statement.name}_keeping`, statement.keeping, all).catch(unlessRefused)
    const text = write(answer(row))
    await queue.flush(parts)
    return text
  } catch (error) {
    const kept = await keptAnswer(ctx, call)
    if (kept === undefined) throw hasCode(error, LOCK_TIMEOUT) ? new AppError('FT510007') : error
    const [row] = rowsOf(kept)
    return row === undefined ? kept : write(change(ctx, input).answer(row))
  } finally {
    await queue.settle(parts)
  }
}

/**
 * The same for somebody who is only remembered: the statement itself sees whether they still are who they were.
 *
 * @returns undefined for whatever stood in the way. The call is then answered as any other, which also finds the answer of what was
 * changed after all.
 */
export async function makeChangeAtOnce(
  parts: ContextParts,
  facts: CallFacts,
  change: StatedChange,
  input: unknown,
  call: CallKey,
  write: (result: unknown) => string,
  { check, values: proof }: Standing,
): Promise<string | undefined> {
  const queue = new CommitQueue()
  const ctx = createContext(parts, facts, parts.pool, queue)
  try {
    const { statement, values, answer } = change(ctx, input)
    const all = [...values, ...keyValues(ctx, call), ...proof]
    const [row] = await ctx.query(`${statement.name}_checking`, statement.checking(check), all)
    if (row === undefined) return undefined
    const text = write(answer(row))
    await queue.flush(parts)
    return text
  } catch {
    return undefined
  } finally {
    await queue.settle(parts)
  }
}

const NOT_NULL = '23502'
const LOCK_TIMEOUT = '55P03'

function unlessRefused(error: unknown): object[] {
  if (hasCode(error, NOT_NULL) && 'table' in error && error.table === 'idempotency_record') return []
  throw error
}

/** The row that was kept; none where a whole answer was. */
function rowsOf(kept: string): object[] {
  return kept.startsWith('[') ? (JSON.parse(kept) as object[]) : []
}
