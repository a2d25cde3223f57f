import { viewAsStart, type AccountStatus, type Identity } from '@tradeport/domain/identity/contract'
import { deviceOf, maskedIp } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { TOKEN_COOKIE_DAYS, type OperatorFrontEnd, type RegionConfig } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7, type SharedReads } from '@tradeport/node/db'
import type { Actor, ActorContext, Authenticator, Standing } from '@tradeport/node/server-kit'
import type pg from 'pg'
import { belongsSomewhere, membershipOf, openApplicationOf, type AccountRow } from './account.repository'
import { accountStep } from './account-step'
import { tellEnded, tellReplaced } from './ended-sessions'
import { newToken, tokenHash } from './secrets'
import type { Verified } from './sign-in'
import { memberActor } from './member-actor'
import { DEPARTMENT_OF_MEMBER } from './member.repository'
import type { StoredRights } from './own-rights'
import { tellOwner } from './security-notice'
import { isNewDevice, logSignIn } from './sign-in-log'
import { isViewToken, viewingActor } from './view-session'

const FRONT_END = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin', operator: 'admin' } as const

/** Refused as a disabled account is, but not called one: the person has done nothing. */
const companySuspended = () => new AppError('UPT400002', {}, { says: 'USER_SERVICE530125' })

/**
 * Opens a session under a token nobody has seen before; the one that the same browser had ends. Signing in also takes back a wish to
 * leave.
 */
export async function openSession(
  ctx: ActorContext,
  { account, attempt, isProof, trustedDeviceId }: Verified,
  mustEnrol = false,
): Promise<{ token: string; expiresAt: string }> {
  const { identity, deviceId } = attempt
  const companyId = identity === 'operator' ? null : await companyFor(ctx, account.id, identity)
  const token = newToken()
  const now = ctx.now().toISOString()
  const expiresAt = new Date(ctx.now().getTime() + TOKEN_COOKIE_DAYS * 86_400_000).toISOString()
  if (ctx.token !== null) tellReplaced(ctx, await closeSession(ctx, ctx.token))
  await ctx.query(
    'session_open',
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at,
       id, user_agent, ip, last_seen_at, proved_at, must_enrol, trusted_device_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $7, $12, $13, $14)`,
    [
      tokenHash(token),
      account.id,
      identity,
      companyId,
      ctx.region.regionId,
      ctx.requestSource,
      now,
      expiresAt,
      uuidv7(),
      ctx.userAgent,
      ctx.ip,
      isProof ? now : null,
      mustEnrol,
      trustedDeviceId ?? null,
    ],
  )
  await ctx.query(
    'login_succeeded',
    `update user_account set failed_count = 0, failed_since = null, locked_until = null, last_login_at = $2
     where id = $1`,
    [account.id, now],
  )
  if (account.status === 'deletion_pending') {
    await accountStep(ctx, account, 'take_back', 'account_owner')
    await tellOwner(ctx, account.id, 'deletion_taken_back', identity)
  }
  if (await isNewDevice(ctx, account.id, deviceId)) await tellOfNewDevice(ctx, account, identity)
  logSignIn(ctx, attempt, 'ok', account.id)
  ctx.live({ to: { userId: account.id }, topic: 'ownSession', id: account.id })
  return { token, expiresAt }
}

async function tellOfNewDevice(ctx: ActorContext, account: AccountRow, identity: Identity): Promise<void> {
  const { browser, system } = deviceOf(ctx.userAgent)
  await ctx.notify({
    kind: 'security_alert',
    to: { userId: account.id, identity, evenOutside: true },
    params: {
      event: 'new_device',
      actor: account.display_name,
      date: ctx.now().toISOString(),
      name: [browser, system, maskedIp(ctx.ip)].filter(part => part !== '').join(' · '),
    },
    link: { frontEnd: FRONT_END[identity], route: '/account' },
  })
}

const closeSession = (ctx: ActorContext, token: string) =>
  ctx.query<{ id: string }>(
    'session_end',
    'update user_session set ended_at = $2 where token_hash = $1 and ended_at is null returning id',
    [tokenHash(token), ctx.now().toISOString()],
  )

export async function endSessionOf(ctx: ActorContext, token: string): Promise<number> {
  const ended = await closeSession(ctx, token)
  tellEnded(ctx, ended)
  return ended.length
}

/**
 * None for who has applied for one, and for who has left the only one and comes to look after the account.
 *
 * @throws AppError `USER_SERVICE530121` when the account belongs elsewhere and not to this identity, `UPT400002` while all of its
 * companies are suspended.
 */
async function companyFor(
  ctx: ActorContext,
  userId: string,
  identity: Exclude<Identity, 'operator'>,
): Promise<string | null> {
  const membership = await membershipOf(ctx, userId, identity)
  if (membership?.company_status === 'suspended') throw companySuspended()
  if (membership) return membership.company_id
  if (await openApplicationOf(ctx, userId, identity)) return null
  if (!(await belongsSomewhere(ctx, userId))) return null
  throw new AppError('USER_SERVICE530121')
}

interface SessionRow extends Record<string, unknown> {
  id: string
  user_id: string
  identity: Identity
  company_id: string | null
  session_region: string
  is_open: boolean
  last_seen_at: Date | null
  proved_at: Date | null
  must_enrol: boolean
  display_name: string
  time_zone: string
  account_status: AccountStatus
  member_roles: string[] | null
  own_rights: StoredRights | null
  company_status: string | null
  /** Of the company, the first one first. */
  company_stores: string[] | null
  member_stores: string[] | null
  department_ids: string[] | null
  verify_level: number | null
  session_store: string | null
  expires_at: Date
  /** Of the four rows, whichever of them there are. */
  versions: string
}

const SESSION_ROWS = `user_session s
  join user_account u on u.id = s.user_id
  left join company_member m on m.user_id = s.user_id and m.company_id = s.company_id and m.party = s.identity and m.status = 'active'
  left join company c on c.id = s.company_id`
/** PostgreSQL writes a row anew, under the number of the transaction, with whatever is changed in it. */
const SESSION_VERSIONS = `concat_ws('.', s.xmin, u.xmin, m.xmin, c.xmin)`

const SESSION_QUERY = `
  select s.id, s.user_id, s.identity, s.company_id, s.region_id as session_region, s.last_seen_at, s.proved_at, s.must_enrol,
    s.ended_at is null and s.expires_at > $2 as is_open, u.display_name, u.time_zone, u.status as account_status,
    m.roles as member_roles, m.own_rights, c.status as company_status, c.verify_level, s.store_id as session_store, m.store_ids as member_stores,
    case when m.department is not null then ${DEPARTMENT_OF_MEMBER} end as department_ids,
    array_remove(array_prepend(c.store_id, c.more_store_ids), null) as company_stores, s.expires_at, ${SESSION_VERSIONS} as versions
  from ${SESSION_ROWS}
  where s.token_hash = $1`

const standsAs = (first: number) =>
  `exists (select from ${SESSION_ROWS} where s.token_hash = $${first}::bytea and ${SESSION_VERSIONS} = $${first + 1}::text)`

interface OperatorRow extends Record<string, unknown> {
  status: string
  roles: string[]
  regions: string[]
  front_ends: OperatorFrontEnd[]
}

/** Apart from the session: what an operator may do takes longer to find than all else, and nearly every call is somebody else's. */
const OPERATOR_QUERY = `
  select o.status, o.region_ids as regions, h.held as roles, array(
    select f.key from sso_client f where f.roles = '{}' or f.roles && h.held or 'op_super' = any (h.held)) as front_ends
  from operator o cross join lateral (select operator_holds(o.user_id, o.roles, $2) as held offset 0) h
  where o.user_id = $1`

const common = (row: SessionRow) => ({
  userId: row.user_id,
  displayName: row.display_name,
  timeZone: row.time_zone,
  provedAt: row.proved_at,
  sessionId: row.id,
})

/** Who was suspended hears of it, also where that ended the session. */
function operatorFrom(row: SessionRow, operator: OperatorRow | undefined): Actor {
  if (operator?.status === 'suspended') throw new AppError('UPT400002')
  if (!row.is_open) throw new AppError('global400001')
  if (operator?.status !== 'active') throw new AppError('UPT400002')
  return {
    ...common(row),
    kind: 'operator',
    companyId: null,
    storeId: null,
    roles: row.must_enrol ? [] : operator.roles,
    mustEnrol: row.must_enrol,
    regionIds: operator.regions,
    frontEnds: operator.front_ends,
  }
}

function actorFrom(row: SessionRow, identity: Exclude<Identity, 'operator'>): Actor {
  if (!row.is_open) throw new AppError('global400001')
  // Whoever waits for approval, or has left, is nobody's member: a visitor with a name.
  if (row.company_id === null) {
    return {
      ...common(row),
      kind: 'visitor',
      companyId: null,
      storeId: null,
      roles: ['applicant'],
      regionIds: [row.session_region],
    }
  }
  // The company's people come back with it: their sessions are not ended, only refused.
  if (row.company_status === 'suspended') throw companySuspended()
  if (row.member_roles === null || row.company_status === 'closed') throw new AppError('global400001')
  return {
    ...common(row),
    companyId: row.company_id,
    ...memberActor({ ...row, roles: row.member_roles }, identity),
    regionIds: [row.session_region],
  }
}

const SEEN_EVERY_MS = 60_000
/** So many people of companies are remembered at most, those who came last. */
const MOST_REMEMBERED = 1_000

/** A member of a company by the versions of the rows that made them one, until their session is to be noted as used, or ends. */
interface Remembered {
  actor: Actor
  regionId: string
  versions: string
  until: number
}

/**
 * One indexed query per call (two for an operator's), so that a token ends at once everywhere: what is remembered between calls counts for
 * statements alone that look at the same rows again. When a session was last used is written at most once a minute, and no call waits for it.
 */
export function createAuthenticator(
  pool: pg.Pool,
  reads: SharedReads,
  permits: (endpoint: Endpoint, roles: readonly string[]) => boolean,
): Authenticator {
  const mayView = (roles: readonly string[]) => permits(viewAsStart, roles)
  const writing = new Set<string>()
  const noteUse = (hash: Buffer, lastSeen: Date | null, now: Date) => {
    const key = hash.toString('base64')
    const before = new Date(now.getTime() - SEEN_EVERY_MS)
    if ((lastSeen && lastSeen > before) || writing.has(key)) return
    writing.add(key)
    void pool
      .query({
        name: 'session_seen',
        text: 'update user_session set last_seen_at = $2 where token_hash = $1 and (last_seen_at is null or last_seen_at <= $3)',
        values: [hash, now.toISOString(), before.toISOString()],
      })
      // A call is worth more than the time of it; the next one tries again.
      .catch(() => undefined)
      .finally(() => writing.delete(key))
  }
  const remembered = new Map<string, Remembered>()
  const remember = (hash: Buffer, actor: Actor, row: SessionRow) => {
    const key = hash.toString('latin1')
    remembered.delete(key)
    if (actor.kind === 'operator' || actor.companyId === null || row.last_seen_at === null) return
    const until = Math.min(row.last_seen_at.getTime() + SEEN_EVERY_MS, row.expires_at.getTime())
    remembered.set(key, { actor, regionId: row.session_region, versions: row.versions, until })
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest)
  }
  const operatorOf = async ({ user_id }: SessionRow, now: Date) => {
    const values = [user_id, now.toISOString()]
    const [operator] = await reads.query<OperatorRow>({ name: 'session_operator', text: OPERATOR_QUERY, values })
    return operator
  }
  return {
    async authenticate(token: string, region: RegionConfig, now: Date): Promise<Actor> {
      if (isViewToken(token)) return viewingActor(pool, token, { region, now, mayView })
      const hash = tokenHash(token)
      const [row] = await reads.query<SessionRow>({
        name: 'session_actor',
        text: SESSION_QUERY,
        values: [hash, now.toISOString()],
      })
      if (!row) throw new AppError('global400001')
      if (row.account_status === 'deleted') throw new AppError('UPT400001')
      if (row.account_status === 'disabled') throw new AppError('UPT400002')
      const { identity } = row
      const actor = identity === 'operator' ? operatorFrom(row, await operatorOf(row, now)) : actorFrom(row, identity)
      const serves =
        actor.kind === 'operator'
          ? actor.regionIds.length === 0 || actor.regionIds.includes(region.regionId)
          : row.session_region === region.regionId
      if (!serves) throw new AppError('global400002')
      noteUse(hash, row.last_seen_at, now)
      remember(hash, actor, row)
      return actor
    },
    recall(token: string, region: RegionConfig, now: Date): Standing | undefined {
      const hash = tokenHash(token)
      const known = remembered.get(hash.toString('latin1'))
      if (!known || known.until <= now.getTime() || known.regionId !== region.regionId) return undefined
      return { actor: known.actor, check: standsAs, values: [hash, known.versions] }
    },
  }
}
