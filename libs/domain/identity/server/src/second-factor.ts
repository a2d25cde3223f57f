import { createHash, randomBytes, randomInt } from 'node:crypto'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { seal, unseal } from './sealed'
import { stepOfCode } from './totp'

const RECOVERY_CODES = 10
/** Without letters and digits that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export interface SecondFactor {
  user_id: string
  secret: Buffer
  enabled_at: Date | null
  last_step: string
}

export async function secondFactorOf(ctx: ActorContext, userId: string): Promise<SecondFactor | undefined> {
  const rows = await ctx.query<SecondFactor>(
    'second_factor',
    'select user_id, secret, enabled_at, last_step from second_factor where user_id = $1',
    [userId],
  )
  return rows[0]
}

/** A new secret that is in force once a code has shown that the app has it; one in force is never overwritten. */
export async function prepareSecondFactor(ctx: ActorContext, key: Buffer, userId: string): Promise<Buffer> {
  const secret = randomBytes(20)
  const rows = await ctx.query<{ user_id: string }>(
    'second_factor_prepare',
    `insert into second_factor (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where second_factor.enabled_at is null
     returning user_id`,
    [userId, seal(key, userId, secret), ctx.now().toISOString()],
  )
  if (rows.length === 0) throw new AppError('MALL600403')
  return secret
}

/** Takes the code of the app; the row remembers its time step, so that of two calls with one code one wins. */
export async function takeAppCode(
  ctx: ActorContext,
  key: Buffer,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const secret = unseal(key, factor.user_id, factor.secret)
  const step = stepOfCode(secret, code, ctx.now(), Number(factor.last_step))
  if (step === undefined) return false
  const rows = await ctx.query<{ user_id: string }>(
    'second_factor_step',
    'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [factor.user_id, step],
  )
  return rows.length > 0
}

const recoveryHash = (userId: string, code: string) =>
  createHash('sha256')
    .update(`${userId}\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest()

async function takeRecoveryCode(ctx: ActorContext, userId: string, code: string): Promise<boolean> {
  const rows = await ctx.query<{ user_id: string }>(
    'recovery_use',
    'update recovery_code set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning user_id',
    [userId, recoveryHash(userId, code), ctx.now().toISOString()],
  )
  return rows.length > 0
}

/** @returns which of the two it was; undefined for a wrong or used one. */
export async function takeSecondFactor(
  ctx: ActorContext,
  key: Buffer,
  userId: string,
  code: string,
): Promise<'second_factor' | 'recovery_code' | undefined> {
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(ctx, userId, code)) ? 'recovery_code' : undefined
  const factor = await secondFactorOf(ctx, userId)
  const isApp = factor?.enabled_at && (await takeAppCode(ctx, key, factor, code))
  return isApp ? 'second_factor' : undefined
}

/** New codes in place of all earlier ones; only their hashes are kept. 49 bits each: too many to try. */
export async function renewRecoveryCodes(ctx: ActorContext, userId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
  await clearRecoveryCodes(ctx, userId)
  await ctx.query(
    'recovery_insert',
    'insert into recovery_code (user_id, code_hash) select $1, hash from unnest($2::bytea[]) as h (hash)',
    [userId, codes.map(code => recoveryHash(userId, code))],
  )
  return codes
}

export async function enableSecondFactor(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('second_factor_enable', 'update second_factor set enabled_at = $2 where user_id = $1', [
    userId,
    ctx.now().toISOString(),
  ])
}

export async function clearRecoveryCodes(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('recovery_clear', 'delete from recovery_code where user_id = $1', [userId])
}

export async function removeApp(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('second_factor_remove', 'delete from second_factor where user_id = $1', [userId])
}

/** All there is besides the password. */
export async function removeSecondFactor(ctx: ActorContext, userId: string): Promise<void> {
  await clearRecoveryCodes(ctx, userId)
  await removeApp(ctx, userId)
  await ctx.query('passkeys_remove', 'delete from passkey where user_id = $1', [userId])
}
