import type { AccountStatus, Identity } from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Address } from './address'
import { tellEnded } from './ended-sessions'
import { endAllTrust } from './trusted-device'

export interface AccountRow {
  id: string
  /** One of the two at least. */
  email: string | null
  phone: string | null
  password_hash: string
  display_name: string
  locale: string
  time_zone: string
  status: AccountStatus
  failed_count: number
  failed_since: Date | null
  locked_until: Date | null
  deletion_due_at: Date | null
  has_app: boolean
  /** One that can be used. */
  has_passkey: boolean
  /** Also where the only one is a passkey that is blocked: a recovery code then opens. */
  has_second_factor: boolean
}

const ACCOUNT = `select u.id, u.email, u.phone, u.password_hash, u.display_name, u.locale, u.time_zone, u.status, u.failed_count,
  u.failed_since, u.locked_until, u.deletion_due_at, f.has_app, f.has_passkey, f.has_app or f.passkeys > 0 as has_second_factor
  from user_account u cross join lateral (
    select exists (select 1 from second_factor s where s.user_id = u.id and s.enabled_at is not null) as has_app,
      count(p.id) as passkeys, count(p.id) filter (where p.blocked_at is null) > 0 as has_passkey
    from passkey p where p.user_id = u.id
  ) f`

/** Operators work in all their regions with one account; everybody else has one per region. */
export async function accountByAddress(
  ctx: ActorContext,
  { kind, key }: Pick<Address, 'kind' | 'key'>,
  identity: Identity,
): Promise<AccountRow | undefined> {
  const isIt = kind === 'email' ? 'lower(u.email) = $1' : 'u.phone = $1'
  const rows =
    identity === 'operator'
      ? await ctx.query<AccountRow>(
          `account_operator_${kind}`,
          `${ACCOUNT} join operator o on o.user_id = u.id where ${isIt} and u.status <> 'deleted'`,
          [key],
        )
      : await ctx.query<AccountRow>(
          `account_by_${kind}`,
          `${ACCOUNT} where ${isIt} and u.region_id = $2 and u.status <> 'deleted'`,
          [key, ctx.region.regionId],
        )
  return rows[0]
}

/** Of an account that is known by another way than its address; the same accounts as by address. */
export async function accountById(
  ctx: ActorContext,
  userId: string,
  identity: Identity,
): Promise<AccountRow | undefined> {
  const rows =
    identity === 'operator'
      ? await ctx.query<AccountRow>(
          'account_operator_id',
          `${ACCOUNT} join operator o on o.user_id = u.id where u.id = $1 and u.status <> 'deleted'`,
          [userId],
        )
      : await ctx.query<AccountRow>(
          'account_by_id',
          `${ACCOUNT} where u.id = $1 and u.region_id = $2 and u.status <> 'deleted'`,
          [userId, ctx.region.regionId],
        )
  return rows[0]
}

/** @throws AppError `global400001` when there is none. */
export async function ownAccount(ctx: ActorContext): Promise<AccountRow> {
  const rows = await ctx.query<AccountRow>('account_own', `${ACCOUNT} where u.id = $1`, [ctx.actor.userId])
  const account = rows[0]
  if (!account) throw new AppError('global400001')
  return account
}

export interface NewAccount {
  address: Pick<Address, 'kind' | 'value'>
  passwordHash: string
  displayName: string
  locale: string
  timeZone: string
}

/** @returns undefined when the region has an account with this address already. */
export async function insertAccount(ctx: ActorContext, account: NewAccount): Promise<string | undefined> {
  const { kind, value } = account.address
  const rows = await ctx.query<{ id: string }>(
    'account_insert',
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at, phone)
     values ($1, $2, $3, $4, $5, $6, $7, 'active', $8, $8, $9) on conflict do nothing returning id`,
    [
      uuidv7(),
      ctx.region.regionId,
      kind === 'email' ? value : null,
      account.passwordHash,
      account.displayName,
      account.locale,
      account.timeZone,
      ctx.now().toISOString(),
      kind === 'phone' ? value : null,
    ],
  )
  return rows[0]?.id
}

export interface Membership {
  company_id: string
  roles: string[]
  company_status: string
}

export async function membershipOf(ctx: ActorContext, userId: string, party: string): Promise<Membership | undefined> {
  const rows = await ctx.query<Membership>(
    'member_of',
    `select m.company_id, m.roles, c.status as company_status from company_member m join company c on c.id = m.company_id
     where m.user_id = $1 and m.party = $2 and m.status = 'active' and c.status <> 'closed'
     order by c.status = 'suspended', m.last_used_at desc nulls last, m.created_at limit 1`,
    [userId, party],
  )
  return rows[0]
}

/** The registration that somebody who is nobody's member yet comes to see: also one that was taken back, to begin again from it. */
export async function openApplicationOf(ctx: ActorContext, userId: string, party: string): Promise<string | undefined> {
  const rows = await ctx.query<{ id: string }>(
    'application_of',
    `select id from registration_application
     where applicant_user_id = $1 and party = $2 and kind = 'registration' and status <> 'approved'
     order by id desc limit 1`,
    [userId, party],
  )
  return rows[0]?.id
}

/** Until the end of the call nobody else begins anything in this person's name. */
export async function lockAccount(ctx: ActorContext, userId: string): Promise<void> {
  await ctx.query('account_lock', 'select id from user_account where id = $1 for update', [userId])
}

/** Whether an account has a place on any side of the market or at the desk, or still applies for one. */
export async function belongsSomewhere(ctx: ActorContext, userId: string): Promise<boolean> {
  const [row] = await ctx.query<{ belongs: boolean }>(
    'belongs_somewhere',
    `select exists (select from company_member m join company c on c.id = m.company_id
         where m.user_id = $1 and m.status <> 'removed' and c.status <> 'closed')
       or exists (select from registration_application where applicant_user_id = $1 and kind = 'registration' and status <> 'approved')
       or exists (select from operator where user_id = $1) as belongs`,
    [userId],
  )
  return row?.belongs ?? false
}

/** Ends sessions of an account, all of them or all but the one that asks, and the trust in its devices. */
export async function endSessions(ctx: ActorContext, userId: string, exceptHash?: Buffer): Promise<number> {
  const rows = await ctx.query<{ id: string }>(
    'session_end_all',
    `update user_session set ended_at = $2 where user_id = $1 and ended_at is null and ($3::bytea is null or token_hash <> $3)
     returning id`,
    [userId, ctx.now().toISOString(), exceptHash ?? null],
  )
  tellEnded(ctx, rows)
  await endAllTrust(ctx, userId)
  return rows.length
}

export async function setPassword(ctx: ActorContext, userId: string, passwordHash: string): Promise<void> {
  await ctx.query(
    'account_password',
    `update user_account set password_hash = $2, failed_count = 0, failed_since = null, locked_until = null, updated_at = $3
     where id = $1`,
    [userId, passwordHash, ctx.now().toISOString()],
  )
}
