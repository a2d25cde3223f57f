import { createHash } from 'node:crypto'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from './context'

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,128}$/

export function requestHash(endpointName: string, regionId: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([endpointName, regionId, input]))
    .digest('base64url')
}

/**
 * Takes the key until the transaction ends and looks for the answer of an earlier call. A second call with the same key waits here
 * until the first has ended and then gets the first answer.
 *
 * @returns undefined when this call is the first.
 * @throws AppError `MALL600409` when the key was used for a different request, `FT510007` when the first call is still running
 * after the lock's time limit.
 */
export async function answerKept(
  ctx: ActorContext,
  actorKey: string,
  key: string,
  hash: string,
): Promise<string | undefined> {
  try {
    const [record] = await ctx.query<{ request_hash: string; answer: string }>(
      'idempotency_take',
      'select request_hash, answer from take_idempotency_key($1, $2)',
      [actorKey, key],
    )
    if (!record) return undefined
    if (record.request_hash !== hash) throw new AppError('MALL600409')
    return record.answer
  } catch (error) {
    if (isLockTimeout(error)) throw new AppError('FT510007')
    throw error
  }
}

export async function keepAnswer(
  ctx: ActorContext,
  actorKey: string,
  key: string,
  hash: string,
  answer: string,
): Promise<void> {
  await ctx.query(
    'idempotency_keep',
    'insert into idempotency_record (actor_key, key, request_hash, answer, created_at) values ($1, $2, $3, $4, $5)',
    [actorKey, key, hash, answer, ctx.now().toISOString()],
  )
}

function isLockTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03'
}
