import type { Identity, SignInMethod, SignInResult } from '@tradeport/domain/identity/contract'
import { COUNT_LIMIT, rowStatement, type ActorContext } from '@tradeport/node/server-kit'
import { tellEnded } from './ended-sessions'
import { endTrust } from './trusted-device'

interface OpenSessionRow {
  id: string
  token_hash: Buffer
  identity: Identity
  region_id: string
  user_agent: string
  ip: string
  created_at: Date
  last_seen_at: Date | null
}

export async function openSessionsOf(ctx: ActorContext, userId: string): Promise<OpenSessionRow[]> {
  return ctx.query<OpenSessionRow>(
    'session_own',
    `select id, token_hash, identity, region_id, user_agent, ip, created_at, last_seen_at from user_session
     where user_id = $1 and ended_at is null and expires_at > $2 order by created_at desc, id desc limit 200`,
    [userId, ctx.now().toISOString()],
  )
}

/** @returns false for another person's session exactly as for one that does not exist. */
export async function endOwnSession(ctx: ActorContext, userId: string, id: string): Promise<boolean> {
  const ended = await ctx.query<{ id: string; trusted_device_id: string | null }>(
    'session_end_one',
    `update user_session set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null
     returning id, trusted_device_id`,
    [id, userId, ctx.now().toISOString()],
  )
  // Its device may be in other hands.
  for (const { trusted_device_id: device } of ended) if (device !== null) await endTrust(ctx, userId, device)
  tellEnded(ctx, ended)
  return ended.length > 0
}

export async function proveSession(ctx: ActorContext, tokenHash: Buffer): Promise<void> {
  await ctx.query('session_prove', 'update user_session set proved_at = $2 where token_hash = $1', [
    tokenHash,
    ctx.now().toISOString(),
  ])
}

/** The session of an operator who had to set a second factor up, once that is done. */
export async function noteEnrolled(ctx: ActorContext, tokenHash: Buffer): Promise<void> {
  await ctx.query('session_enrolled', 'update user_session set must_enrol = false where token_hash = $1', [tokenHash])
}

interface SignInRow {
  id: string
  at: Date
  identity: Identity
  result: SignInResult
  method: SignInMethod
  user_agent: string
  ip: string
}

const LOG_DAYS = 90

const ownSignIns = rowStatement<SignInRow>(
  'sign_ins_own',
  rows => `select * from (
     select id, at, identity, result, method, user_agent, ip from login_log
     where user_id = $1 and at > $2 order by at desc, id desc limit ${rows}
   ) latest order by at desc, id desc limit $3 offset $4`,
)

export async function signInsOf(
  ctx: ActorContext,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SignInRow[]; count: number }> {
  const since = new Date(ctx.now().getTime() - LOG_DAYS * 86_400_000).toISOString()
  const rows = await ownSignIns(ctx, offset + limit, [userId, since, limit, offset])
  const [counted] = await ctx.query<{ count: number }>(
    'sign_ins_count',
    `select count(*)::int as count from (select 1 from login_log where user_id = $1 and at > $2 limit ${COUNT_LIMIT}) as counted`,
    [userId, since],
  )
  return { rows, count: counted?.count ?? 0 }
}
