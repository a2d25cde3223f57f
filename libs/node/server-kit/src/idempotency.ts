import { hash } from 'node:crypto'
import { AppError } from '@tradeport/kernel/errors'
import { hasCode } from '@tradeport/node/db'
import type { ActorContext } from './context'

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,128}$/

export function requestHash(endpointName: string, regionId: string, input: unknown): string {
  return hash('sha256', JSON.stringify([endpointName, regionId, input]), 'base64url')
}

/** What names a call that may come again: whose it is, the key they gave it and the hash of what they asked. */
export interface CallKey {
  readonly actor: string
  readonly key: string
  readonly hash: string
}

interface KeptRecord {
  request_hash: string
  answer: string
}

/**
 * Takes the key until the transaction ends and looks for the answer of an earlier call. A second call with the same key waits here
 * until the first has ended and then gets the first answer.
 *
 * @returns undefined when this call is the first.
 * @throws AppError `MALL600409` when the key was used for a different request, `FT510007` when the first call is still running
 * after the lock's time limit.
 */
export async function answerKept(ctx: ActorContext, call: CallKey): Promise<string | undefined> {
  try {
    const [record] = await ctx.query<KeptRecord>(
      'idempotency_take',
      'select request_hash, answer from take_idempotency_key($1, $2)',
      [call.actor, call.key],
    )
    return answerOf(record, call)
  } catch (error) {
    if (hasCode(error, '55P03')) throw new AppError('FT510007')
    throw error
  }
}

/** The answer of an earlier call, without waiting for one that still runs. */
export async function keptAnswer(ctx: ActorContext, call: CallKey): Promise<string | undefined> {
  const [record] = await ctx.query<KeptRecord>(
    'idempotency_look',
    'select request_hash, answer from idempotency_record where actor_key = $1 and key = $2',
    [call.actor, call.key],
  )
  return answerOf(record, call)
}

function answerOf(record: KeptRecord | undefined, { hash }: CallKey): string | undefined {
  if (record && record.request_hash !== hash) throw new AppError('MALL600409')
  return record?.answer
}

export async function keepAnswer(ctx: ActorContext, { actor, key, hash }: CallKey, answer: string): Promise<void> {
  await ctx.query(
    'idempotency_keep',
    'insert into idempotency_record (actor_key, key, request_hash, answer, created_at) values ($1, $2, $3, $4, $5)',
    [actor, key, hash, answer, ctx.now().toISOString()],
  )
}

/** How long an answer is kept: marketplace.md, "Idempotency". */
const KEPT_HOURS = 24
/** So many at once, that nobody waits for it to end. */
const FORGOTTEN_AT_ONCE = 20_000

/** Lets go of answers that nobody may ask for again: what they say is nobody's to keep, and there is one for every change. */
export async function forgetAnswers(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'idempotency_forget',
    `delete from idempotency_record where (actor_key, key) in (
       select actor_key, key from idempotency_record where created_at < $1 order by created_at limit ${FORGOTTEN_AT_ONCE})`,
    [new Date(ctx.now().getTime() - KEPT_HOURS * 3_600_000).toISOString()],
  )
}
