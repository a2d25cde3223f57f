import type { Identity, SignInMethod, SignInResult } from '@tradeport/domain/identity/contract'
import { deviceOf } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { tokenHash } from './secrets'

const GUESSES_PER_NETWORK = 60
const GUESS_WINDOW_MINUTES = 15

export interface SignInAttempt {
  readonly identity: Identity
  readonly method: SignInMethod
  readonly deviceId?: string | undefined
}

/** What one browser is known by: what it keeps for itself, or else what it says of itself. */
function deviceKey(ctx: ActorContext, userId: string, deviceId: string | undefined): Buffer {
  const { browser, system, kind } = deviceOf(ctx.userAgent)
  return tokenHash([userId, ...(deviceId ? [deviceId] : [browser, system, kind])].join('\n'))
}

/** Stands although a refused call rolls back. */
export function logSignIn(
  ctx: ActorContext,
  { identity, method, deviceId }: SignInAttempt,
  result: SignInResult,
  userId: string | null,
): void {
  ctx.afterwards(
    'login_log',
    `insert into login_log (id, at, region_id, user_id, identity, request_source, result, ip, user_agent, method, device_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      uuidv7(),
      ctx.now().toISOString(),
      ctx.region.regionId,
      userId,
      identity,
      ctx.requestSource,
      result,
      ctx.ip,
      ctx.userAgent,
      method,
      userId === null ? null : deviceKey(ctx, userId, deviceId),
    ],
  )
}

/** True for somebody who has signed in before, but never with this browser. */
export async function isNewDevice(ctx: ActorContext, userId: string, deviceId: string | undefined): Promise<boolean> {
  const [row] = await ctx.query<{ is_new: boolean }>(
    'login_device',
    `select exists (select 1 from login_log where user_id = $1 and result = 'ok' and device_key is not null)
       and not exists (select 1 from login_log where user_id = $1 and result = 'ok' and device_key = $2) as is_new`,
    [userId, deviceKey(ctx, userId, deviceId)],
  )
  return row?.is_new ?? false
}

/**
 * One network that guesses at many accounts is stopped before any account's own lock would see it.
 *
 * @throws AppError `USER_SERVICE530104`.
 */
export async function refuseGuessing(ctx: ActorContext, attempt: SignInAttempt): Promise<void> {
  const since = new Date(ctx.now().getTime() - GUESS_WINDOW_MINUTES * 60_000).toISOString()
  const [row] = await ctx.query<{ guesses: number }>(
    'login_guesses',
    `select count(*)::int as guesses from (select 1 from login_log
       where ip = $1 and at > $2 and result not in ('ok', 'locked', 'disabled', 'too_many') limit ${GUESSES_PER_NETWORK}) as g`,
    [ctx.ip, since],
  )
  if ((row?.guesses ?? 0) < GUESSES_PER_NETWORK) return
  logSignIn(ctx, attempt, 'too_many', null)
  throw new AppError('USER_SERVICE530104', { minutes: GUESS_WINDOW_MINUTES })
}
