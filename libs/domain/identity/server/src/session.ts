import { AppError } from '@tradeport/kernel/errors'
import { TOKEN_COOKIE_DAYS, type RegionConfig } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Identity } from '@tradeport/domain/identity/contract'
import type { Actor, ActorContext, Authenticator } from '@tradeport/node/server-kit'
import type pg from 'pg'
import { accountByEmail, membershipOf, openApplicationOf, type AccountRow } from './account.repository'
import { newToken, passwordFits, tokenHash, wastePasswordCheck } from './secrets'

const LOCK_AFTER = 5
const LOCK_WINDOW_MINUTES = 15
const LOCK_MINUTES = 30

async function log(ctx: ActorContext, identity: Identity, result: string, userId: string | null): Promise<void> {
  await ctx.queryOutside(
    'login_log',
    `insert into login_log (id, at, region_id, user_id, identity, request_source, result, ip) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [uuidv7(), ctx.now().toISOString(), ctx.region.regionId, userId, identity, ctx.requestSource, result, ctx.ip],
  )
}

/** Counts on a connection of its own, since the refused call rolls back. */
async function countFailure(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.queryOutside(
    'login_failed',
    `update user_account set
       failed_count = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_count + 1 else 1 end,
       failed_since = case when failed_since > $2::timestamptz - make_interval(mins => $3) then failed_since else $2 end,
       locked_until = case when failed_since > $2::timestamptz - make_interval(mins => $3) and failed_count + 1 >= $4
         then $2::timestamptz + make_interval(mins => $5) else locked_until end
     where id = $1`,
    [userId, ctx.now().toISOString(), LOCK_WINDOW_MINUTES, LOCK_AFTER, LOCK_MINUTES],
  )
}

/**
 * The account behind an address and a password.
 *
 * @throws AppError `USER_SERVICE530102` for a wrong pair (known or unknown address alike), `USER_SERVICE530103` while the account is
 * locked after five wrong passwords within 15 minutes, `UPT400002` for a disabled account.
 */
export async function verifyCredentials(
  ctx: ActorContext,
  identity: Identity,
  email: string,
  password: string,
): Promise<AccountRow> {
  const account = await accountByEmail(ctx, email, identity)
  if (!account) {
    await wastePasswordCheck(password)
    await log(ctx, identity, 'unknown', null)
    throw new AppError('USER_SERVICE530102')
  }
  const lockedFor = account.locked_until ? account.locked_until.getTime() - ctx.now().getTime() : 0
  if (lockedFor > 0) {
    await log(ctx, identity, 'locked', account.id)
    throw new AppError('USER_SERVICE530103', { minutes: Math.ceil(lockedFor / 60_000) })
  }
  if (!(await passwordFits(account.password_hash, password))) {
    await countFailure(ctx, account.id)
    await log(ctx, identity, 'wrong_password', account.id)
    throw new AppError('USER_SERVICE530102')
  }
  if (account.status === 'disabled') {
    await log(ctx, identity, 'disabled', account.id)
    throw new AppError('UPT400002')
  }
  return account
}

export async function openSession(
  ctx: ActorContext,
  account: AccountRow,
  identity: Identity,
): Promise<{ token: string; expiresAt: string }> {
  const companyId = identity === 'operator' ? null : await companyFor(ctx, account.id, identity)
  const token = newToken()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + TOKEN_COOKIE_DAYS * 86_400_000).toISOString()
  await ctx.query(
    'session_open',
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      tokenHash(token),
      account.id,
      identity,
      companyId,
      ctx.region.regionId,
      ctx.requestSource,
      now.toISOString(),
      expiresAt,
    ],
  )
  await ctx.query(
    'login_succeeded',
    'update user_account set failed_count = 0, failed_since = null, locked_until = null, last_login_at = $2 where id = $1',
    [account.id, now.toISOString()],
  )
  await log(ctx, identity, 'ok', account.id)
  return { token, expiresAt }
}

/** @throws AppError `USER_SERVICE530121` when the account neither is of this identity nor has applied for it. */
async function companyFor(
  ctx: ActorContext,
  userId: string,
  identity: Exclude<Identity, 'operator'>,
): Promise<string | null> {
  const membership = await membershipOf(ctx, userId, identity)
  if (membership) return membership.company_id
  if (identity !== 'buyer' && (await openApplicationOf(ctx, userId, identity))) return null
  throw new AppError('USER_SERVICE530121')
}

interface SessionRow extends Record<string, unknown> {
  user_id: string
  identity: Identity
  company_id: string | null
  session_region: string
  display_name: string
  time_zone: string
  account_status: 'active' | 'disabled' | 'deleted'
  member_roles: string[] | null
  company_status: string | null
  store_id: string | null
  operator_roles: string[] | null
  operator_regions: string[] | null
  operator_status: string | null
}

const SESSION_QUERY = `
  select s.user_id, s.identity, s.company_id, s.region_id as session_region, u.display_name, u.time_zone, u.status as account_status,
    m.roles as member_roles, c.status as company_status, c.store_id,
    o.roles as operator_roles, o.region_ids as operator_regions, o.status as operator_status
  from user_session s
  join user_account u on u.id = s.user_id
  left join company_member m on m.user_id = s.user_id and m.company_id = s.company_id and m.party = s.identity and m.status = 'active'
  left join company c on c.id = s.company_id
  left join operator o on o.user_id = s.user_id and s.identity = 'operator'
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2`

function actorFrom(row: SessionRow): Actor {
  const common = { userId: row.user_id, displayName: row.display_name, timeZone: row.time_zone }
  if (row.identity === 'operator') {
    if (row.operator_status !== 'active') throw new AppError('UPT400002')
    return {
      ...common,
      kind: 'operator',
      companyId: null,
      storeId: null,
      roles: row.operator_roles ?? [],
      regionIds: row.operator_regions ?? [],
    }
  }
  // Whoever waits for approval is nobody's member yet: a visitor with a name.
  if (row.company_id === null) {
    return {
      ...common,
      kind: 'visitor',
      companyId: null,
      storeId: null,
      roles: ['applicant'],
      regionIds: [row.session_region],
    }
  }
  if (row.member_roles === null || row.company_status === 'closed') throw new AppError('global400001')
  return {
    ...common,
    kind: row.identity,
    companyId: row.company_id,
    storeId: row.identity === 'seller' ? row.store_id : null,
    roles: row.member_roles,
    regionIds: [row.session_region],
  }
}

/** One indexed query per call, so that a token ends at once everywhere: nothing is remembered between calls. */
export function createAuthenticator(pool: pg.Pool): Authenticator {
  return {
    async authenticate(token: string, region: RegionConfig, now: Date): Promise<Actor> {
      const { rows } = await pool.query<SessionRow>({
        name: 'session_actor',
        text: SESSION_QUERY,
        values: [tokenHash(token), now.toISOString()],
      })
      const row = rows[0]
      if (!row) throw new AppError('global400001')
      if (row.account_status === 'deleted') throw new AppError('UPT400001')
      if (row.account_status === 'disabled') throw new AppError('UPT400002')
      const actor = actorFrom(row)
      const serves =
        actor.kind === 'operator'
          ? actor.regionIds.length === 0 || actor.regionIds.includes(region.regionId)
          : row.session_region === region.regionId
      if (!serves) throw new AppError('global400002')
      return actor
    },
  }
}
