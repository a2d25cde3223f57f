import { TRUST_DAYS, type Identity } from '@tradeport/domain/identity/contract'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { AccountPorts } from './ports'
import { newToken, tokenHash } from './secrets'

const COOKIE = { name: 'trustedDevice', path: '/api/user/session', days: TRUST_DAYS } as const

const ownHash = (ctx: ActorContext): Buffer => tokenHash(ctx.cookie(COOKIE.name) ?? '')

/** Whether somebody who signs in as this may leave the second step out on a device of theirs. */
export const mayTrust = ({ operatorsTrustDevices }: Pick<AccountPorts, 'operatorsTrustDevices'>, identity: Identity) =>
  identity !== 'operator' || operatorsTrustDevices

/** @returns the device's id where the calling browser is one that this person trusts. */
export async function useTrustedDevice(ctx: ActorContext, userId: string): Promise<string | undefined> {
  if (ctx.cookie(COOKIE.name) === undefined) return undefined
  const now = ctx.now().toISOString()
  const rows = await ctx.query<{ id: string }>(
    'trust_use',
    'update trusted_device set last_used_at = $3 where token_hash = $1 and user_id = $2 and expires_at > $3 returning id',
    [ownHash(ctx), userId, now],
  )
  return rows[0]?.id
}

/** The calling browser, in place of whose it was before. */
export async function trustDevice(ctx: ActorContext, userId: string): Promise<string> {
  await ctx.query('trust_replace', 'delete from trusted_device where token_hash = $1', [ownHash(ctx)])
  const id = uuidv7()
  const token = newToken()
  const now = ctx.now()
  await ctx.query(
    'trust_insert',
    `insert into trusted_device (id, token_hash, user_id, user_agent, ip, created_at, last_used_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      id,
      tokenHash(token),
      userId,
      ctx.userAgent,
      ctx.ip,
      now.toISOString(),
      new Date(now.getTime() + TRUST_DAYS * 86_400_000).toISOString(),
    ],
  )
  ctx.keepCookie({ ...COOKIE, value: token })
  return id
}

interface TrustedDeviceRow {
  id: string
  is_current: boolean
  user_agent: string
  ip: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export async function trustedDevicesOf(ctx: ActorContext, userId: string): Promise<TrustedDeviceRow[]> {
  return ctx.query<TrustedDeviceRow>(
    'trust_own',
    `select id, token_hash = $2 as is_current, user_agent, ip, created_at, last_used_at, expires_at from trusted_device
     where user_id = $1 and expires_at > $3 order by created_at desc, id desc limit 200`,
    [userId, ownHash(ctx), ctx.now().toISOString()],
  )
}

/** @returns false for another person's device exactly as for one that does not exist. */
export async function endTrust(ctx: ActorContext, userId: string, id: string): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'trust_end',
    'delete from trusted_device where id = $1 and user_id = $2 returning id',
    [id, userId],
  )
  return rows.length > 0
}

/** After whatever makes the person's devices doubtful: each asks for the second step again. */
export async function endAllTrust(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('trust_end_all', 'delete from trusted_device where user_id = $1', [userId])
}
