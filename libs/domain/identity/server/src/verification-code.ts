import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { codeHash, newCode, sameHash } from './secrets'

export const CODE_MINUTES = 10
export const RESEND_SECONDS = 60
const CODES_PER_HOUR = 8
const ATTEMPTS = 5

type Purpose = 'register' | 'reset_password'

const contextOf = (ctx: ActorContext, email: string, purpose: Purpose) =>
  `${ctx.region.regionId}/${purpose}/${email.toLowerCase()}`

/**
 * Makes a code that is valid for ten minutes and replaces earlier ones.
 *
 * @throws AppError `USER_SERVICE530111` when the last one is younger than a minute or there were eight within the hour.
 */
export async function issueCode(ctx: ActorContext, email: string, purpose: Purpose): Promise<string> {
  const now = ctx.now()
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString()
  // One address at a time: two calls at once must not both find room for another code.
  await ctx.query('code_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    contextOf(ctx, email, purpose),
  ])
  const recent = await ctx.query<{ created_at: Date }>(
    'code_recent',
    `select created_at from verification_code
     where region_id = $1 and email_key = lower($2) and purpose = $3 and created_at > $4 order by created_at desc`,
    [ctx.region.regionId, email, purpose, hourAgo],
  )
  const last = recent[0]
  const age = last ? (now.getTime() - last.created_at.getTime()) / 1000 : Infinity
  if (age < RESEND_SECONDS) throw new AppError('USER_SERVICE530111', { seconds: Math.ceil(RESEND_SECONDS - age) })
  if (recent.length >= CODES_PER_HOUR) throw new AppError('USER_SERVICE530111', { seconds: 3600 })
  const code = newCode()
  await ctx.query(
    'code_insert',
    `insert into verification_code (id, region_id, email_key, purpose, code_hash, created_at, expires_at)
     values ($1, $2, lower($3), $4, $5, $6, $7)`,
    [
      uuidv7(),
      ctx.region.regionId,
      email,
      purpose,
      codeHash(code, contextOf(ctx, email, purpose)),
      now.toISOString(),
      new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString(),
    ],
  )
  return code
}

/**
 * Uses up the newest code. Wrong guesses are counted outside of the caller's transaction, which rolls back.
 *
 * @throws AppError `USER_SERVICE530101` when it is wrong, used, too old or guessed at too often.
 */
export async function useCode(ctx: ActorContext, email: string, purpose: Purpose, code: string): Promise<void> {
  const now = ctx.now().toISOString()
  const [row] = await ctx.query<{ id: string; code_hash: Buffer; attempts: number }>(
    'code_newest',
    `select id, code_hash, attempts from verification_code
     where region_id = $1 and email_key = lower($2) and purpose = $3 and used_at is null and expires_at > $4
     order by created_at desc limit 1`,
    [ctx.region.regionId, email, purpose, now],
  )
  if (!row || row.attempts >= ATTEMPTS) throw new AppError('USER_SERVICE530101')
  if (!sameHash(row.code_hash, codeHash(code, contextOf(ctx, email, purpose)))) {
    await ctx.queryOutside('code_guess', 'update verification_code set attempts = attempts + 1 where id = $1', [row.id])
    throw new AppError('USER_SERVICE530101')
  }
  const used = await ctx.query<{ id: string }>(
    'code_use',
    'update verification_code set used_at = $2 where id = $1 and used_at is null and attempts < $3 returning id',
    [row.id, now, ATTEMPTS],
  )
  if (used.length === 0) throw new AppError('USER_SERVICE530101')
}
