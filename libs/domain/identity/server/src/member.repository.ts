import { sql } from 'drizzle-orm'
import {
  APPROVING,
  INVITATION_STATUSES,
  MEMBER_STATUSES,
  type InvitationStatus,
  type MemberStatus,
  type OrderLimit,
  type Right,
} from '@tradeport/domain/identity/contract'
import type { Party } from '@tradeport/domain/identity/rules'
import { limits, type ActorContext } from '@tradeport/node/server-kit'
import type { Address } from './address'
import { saidSql, type GivenNameRow } from './given-name'
import type { Level } from '@tradeport/kernel/config'
import { tellEnded } from './ended-sessions'
import type { SpelledOut, StoredRights } from './own-rights'

/** The company that somebody acts for, and on which side of the market. */
export interface Seat {
  companyId: string
  party: Party
  userId: string
}

export interface MemberRecord extends Record<string, unknown> {
  id: string
  display_name: string
  avatar_file_id: string | null
  email: string | null
  phone: string | null
  job_title: string | null
  department: string | null
  roles: string[]
  given_roles: string[] | null
  company_role_ids: string[]
  store_ids: string[]
  order_limit: string | null
  order_limit_currency: string | null
  own_rights: StoredRights | null
  role_limit: string | null
  role_limit_currency: string | null
  status: string
  version: number
  created_at: string
  has_second_factor: boolean
  /** The person also works for another company, or for the platform. */
  works_elsewhere: boolean
}

export interface CompanyRoleRecord extends Record<string, unknown>, GivenNameRow {
  id: string
  /** The name in the reader's language. */
  said: string
  roles: string[]
  /** With the limit of the right where it has one of its own. */
  permissions: { key: string; level: Level | null; limit?: OrderLimit }[]
  order_limit: string | null
  order_limit_currency: string | null
  version: number
}

export interface InvitationRecord extends Record<string, unknown> {
  id: string
  company_id: string
  party: Party
  region_id: string
  /** One of the two. */
  email: string | null
  phone: string | null
  roles: string[]
  company_role_ids: string[]
  store_ids: string[]
  job_title: string | null
  department: string | null
  order_limit: string | null
  order_limit_currency: string | null
  status: string
  version: number
  invited_by: string
  invited_by_name: string
  sent_at: string
  expires_at: string
}

interface PageRequest {
  pageNum: number
  pageSize: number
  status?: string | undefined
  keyword?: string | undefined
  department?: string | undefined
}

function known<S extends string>(statuses: readonly S[], status: string): S {
  const found = statuses.find(each => each === status)
  if (found === undefined) throw new Error(`unknown status ${status}`)
  return found
}

export const memberStatus = (row: { status: string }): MemberStatus => known(MEMBER_STATUSES, row.status)
export const invitationStatus = (row: { status: string }): InvitationStatus => known(INVITATION_STATUSES, row.status)

const MEMBER = sql`u.id, u.display_name, u.avatar_file_id, u.email, case when u.email is null then u.phone end as phone, m.job_title, m.department, m.roles, m.given_roles, m.company_role_ids, m.store_ids,
  trim_scale(m.order_limit)::text as order_limit, m.order_limit_currency, m.own_rights,
  trim_scale(m.role_limit)::text as role_limit, m.role_limit_currency, m.status, m.version, m.created_at,
  exists (select 1 from second_factor f where f.user_id = u.id and f.enabled_at is not null)
    or exists (select 1 from passkey p where p.user_id = u.id) as has_second_factor,
  exists (select 1 from company_member e where e.user_id = u.id and e.company_id <> m.company_id and e.status <> 'removed')
    or exists (select 1 from operator e where e.user_id = u.id and e.status <> 'left') as works_elsewhere`

/** Of the member `m`, ids: who began what a department works on may have left since, and it stays the department's. */
export const DEPARTMENT_OF_MEMBER = `array(select d.user_id from company_member d
  where d.company_id = m.company_id and d.party = m.party and d.department = m.department)`

const like = (keyword: string | undefined) => (keyword ? `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null)

/** A page of members, and the statement that all who fit are counted by. */
export async function membersOf(ctx: ActorContext, seat: Seat, input: PageRequest) {
  const { limit, offset } = limits(input)
  const keyword = like(input.keyword)
  const status = input.status ?? null
  const members = sql`from company_member m`
  const people = sql`${members} join user_account u on u.id = m.user_id`
  const where = sql`where m.company_id = ${seat.companyId} and m.party = ${seat.party}
      and (case when ${status}::text is null then m.status <> 'removed' else m.status = ${status} end)
      and (${input.department ?? null}::text is null or m.department = ${input.department ?? null})`
  const named = sql`${where} and (u.display_name ilike ${keyword} or u.email ilike ${keyword} or (u.email is null and u.phone ilike ${keyword}))`
  const fitting = keyword === null ? where : named
  const { rows } = await ctx.db.execute<MemberRecord>(
    sql`select ${MEMBER} ${people} ${fitting} order by m.created_at, m.user_id limit ${limit} offset ${offset}`,
  )
  // Who they are is looked up for those alone whom the page shows, unless they are looked for by it.
  return { rows, from: sql`${keyword === null ? members : people} ${fitting}` }
}

/** The shops that the caller was given; none means all of the company's, and those to come. */
export async function storesGivenTo(ctx: ActorContext, seat: Seat): Promise<string[]> {
  const [row] = await ctx.query<{ store_ids: string[] }>(
    'member_stores',
    'select store_ids from company_member where company_id = $1 and party = $2 and user_id = $3',
    [seat.companyId, seat.party, seat.userId],
  )
  return row?.store_ids ?? []
}

/** One member, kept from changing until the call has ended. */
export async function memberById(ctx: ActorContext, seat: Seat, userId: string): Promise<MemberRecord | undefined> {
  const { rows } = await ctx.db.execute<MemberRecord>(sql`
    select ${MEMBER} from company_member m join user_account u on u.id = m.user_id
    where m.company_id = ${seat.companyId} and m.party = ${seat.party} and m.user_id = ${userId} for update of m`)
  return rows[0]
}

export async function memberByAddress(
  ctx: ActorContext,
  seat: Seat,
  { kind, key }: Pick<Address, 'kind' | 'key'>,
): Promise<MemberRecord | undefined> {
  const isIt = kind === 'email' ? sql`lower(u.email) = ${key}` : sql`u.phone = ${key}`
  const { rows } = await ctx.db.execute<MemberRecord>(sql`
    select ${MEMBER} from company_member m join user_account u on u.id = m.user_id
    where m.company_id = ${seat.companyId} and m.party = ${seat.party} and ${isIt}
      and m.status <> 'removed'`)
  return rows[0]
}

/** Changes of who owns a company wait for each other: two owners cannot both be the last but one. */
export async function lockOwners(ctx: ActorContext, seat: Pick<Seat, 'companyId'>): Promise<void> {
  await ctx.query('company_lock', 'select id from company where id = $1 for update', [seat.companyId])
}

export async function activeOwners(ctx: ActorContext, seat: Seat, ownerRole: string): Promise<string[]> {
  const rows = await ctx.query<{ user_id: string }>(
    'company_owners',
    `select user_id from company_member where company_id = $1 and party = $2 and status = 'active' and $3 = any (roles)`,
    [seat.companyId, seat.party, ownerRole],
  )
  return rows.map(row => row.user_id)
}

export interface MemberChange extends Omit<SpelledOut, 'roles'> {
  status: MemberStatus
  roles: readonly string[]
  givenRoles: readonly string[]
  companyRoleIds: readonly string[]
  isOwner: boolean
  jobTitle: string | null
  department: string | null
  storeIds: readonly string[]
  orderLimit: OrderLimit | null
}

/** @returns the new version, or undefined when somebody was faster. */
export async function updateMember(
  ctx: ActorContext,
  seat: Seat,
  member: { id: string; version: number },
  change: MemberChange,
): Promise<number | undefined> {
  const rows = await ctx.query<{ version: number }>(
    'member_update',
    `update company_member set status = $5, roles = $6, given_roles = $7, company_role_ids = $8, is_owner = $9, job_title = $10, store_ids = $13, department = $14,
       order_limit = $15, order_limit_currency = $16, own_rights = $17, role_limit = $18, role_limit_currency = $19,
       version = version + 1, updated_at = $11, updated_by = $12
     where company_id = $1 and party = $2 and user_id = $3 and version = $4 returning version`,
    [
      seat.companyId,
      seat.party,
      member.id,
      member.version,
      change.status,
      change.roles,
      change.givenRoles,
      change.companyRoleIds,
      change.isOwner,
      change.jobTitle,
      ctx.now().toISOString(),
      ctx.actor.userId,
      change.storeIds,
      change.department,
      change.orderLimit?.amount ?? null,
      change.orderLimit?.currency ?? null,
      change.ownRights === null ? null : JSON.stringify(change.ownRights),
      change.roleLimit?.amount ?? null,
      change.roleLimit?.currency ?? null,
    ],
  )
  return rows[0]?.version
}

/** Somebody joins, or comes back. @returns false for who is one already: an old link neither lets back in nor changes rights. */
export async function insertMemberFrom(
  ctx: ActorContext,
  invitation: InvitationRecord,
  userId: string,
  { roles, ownRights, roleLimit }: SpelledOut,
): Promise<boolean> {
  const isOwner = roles.some(role => role.endsWith('_owner'))
  const rows = await ctx.query<{ user_id: string }>(
    'member_join',
    `insert into company_member (user_id, company_id, party, roles, given_roles, company_role_ids, is_owner, job_title, status,
       created_at, updated_at, store_ids, department, order_limit, order_limit_currency, own_rights, role_limit, role_limit_currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'active', $9, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (user_id, company_id, party) do update set roles = excluded.roles, given_roles = excluded.given_roles,
       company_role_ids = excluded.company_role_ids, is_owner = excluded.is_owner, job_title = excluded.job_title,
       store_ids = excluded.store_ids, department = excluded.department, order_limit = excluded.order_limit,
       order_limit_currency = excluded.order_limit_currency, own_rights = excluded.own_rights, role_limit = excluded.role_limit,
       role_limit_currency = excluded.role_limit_currency, status = 'active', version = company_member.version + 1, updated_at = excluded.updated_at
       where company_member.status = 'removed'
     returning user_id`,
    [
      userId,
      invitation.company_id,
      invitation.party,
      roles,
      invitation.roles,
      invitation.company_role_ids,
      isOwner,
      invitation.job_title,
      ctx.now().toISOString(),
      invitation.store_ids,
      invitation.department,
      isOwner ? null : invitation.order_limit,
      isOwner ? null : invitation.order_limit_currency,
      ownRights === null ? null : JSON.stringify(ownRights),
      roleLimit?.amount ?? null,
      roleLimit?.currency ?? null,
    ],
  )
  return rows.length > 0
}

export async function endMemberSessions(ctx: ActorContext, seat: Seat, userId: string): Promise<void> {
  const ended = await ctx.query<{ id: string }>(
    'member_sessions_end',
    `update user_session set ended_at = $4 where user_id = $1 and company_id = $2 and identity = $3 and ended_at is null returning id`,
    [userId, seat.companyId, seat.party, ctx.now().toISOString()],
  )
  tellEnded(ctx, ended)
}

/** The departments that somebody of the side works in, by name. */
export async function departmentsOf(ctx: ActorContext, seat: Pick<Seat, 'companyId' | 'party'>): Promise<string[]> {
  const rows = await ctx.query<{ department: string }>(
    'company_departments',
    `select distinct department from company_member
     where company_id = $1 and party = $2 and department is not null and status <> 'removed' order by department`,
    [seat.companyId, seat.party],
  )
  return rows.map(row => row.department)
}

export async function companyRolesOf(
  ctx: ActorContext,
  seat: Pick<Seat, 'companyId' | 'party'>,
): Promise<CompanyRoleRecord[]> {
  return ctx.query<CompanyRoleRecord>(
    'company_roles',
    `select r.id, r.name, r.names, r.name_locale, ${saidSql('r', '$3::text')} as said, r.roles, r.permissions,
       trim_scale(r.order_limit)::text as order_limit, r.order_limit_currency, r.version
     from company_role r where r.company_id = $1 and r.party = $2 order by lower(${saidSql('r', '$3::text')})`,
    [seat.companyId, seat.party, ctx.locale],
  )
}

export interface CompanyRoleContent extends GivenNameRow {
  roles: readonly string[]
  permissions: readonly Right[]
  orderLimit: OrderLimit | null
  approveLimit: OrderLimit | null
}

/** As a role's row keeps its rights. */
export const keptRights = ({ permissions, approveLimit }: Pick<CompanyRoleContent, 'permissions' | 'approveLimit'>) =>
  permissions.map(right => (right.key === APPROVING && approveLimit ? { ...right, limit: approveLimit } : { ...right }))

const contentValues = ({ orderLimit, ...role }: CompanyRoleContent) => [
  JSON.stringify(keptRights(role)),
  orderLimit?.amount ?? null,
  orderLimit?.currency ?? null,
]

export async function insertCompanyRole(ctx: ActorContext, seat: Seat, role: CompanyRoleContent & { id: string }) {
  const rows = await ctx.query<{ id: string }>(
    'company_role_insert',
    `insert into company_role (id, company_id, party, name, roles, created_at, updated_at, created_by, permissions, order_limit, order_limit_currency,
       names, name_locale)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [
      ...[role.id, seat.companyId, seat.party, role.name, role.roles, ctx.now().toISOString(), ctx.actor.userId],
      ...contentValues(role),
      ...[JSON.stringify(role.names), role.name_locale],
    ],
  )
  return rows.length > 0
}

export async function updateCompanyRole(
  ctx: ActorContext,
  seat: Seat,
  role: CompanyRoleContent & { id: string; version: number },
): Promise<number | undefined> {
  const rows = await ctx.query<{ version: number }>(
    'company_role_update',
    `update company_role set name = $4, roles = $5, version = version + 1, updated_at = $6, permissions = $7, order_limit = $8, order_limit_currency = $9,
       names = $10
     where id = $1 and company_id = $2 and version = $3 returning version`,
    [
      ...[role.id, seat.companyId, role.version, role.name, role.roles, ctx.now().toISOString()],
      ...contentValues(role),
      JSON.stringify(role.names),
    ],
  )
  return rows[0]?.version
}

export async function deleteRole(ctx: ActorContext, seat: Seat, id: string): Promise<void> {
  await ctx.query('company_role_delete', 'delete from company_role where id = $1 and company_id = $2', [
    id,
    seat.companyId,
  ])
  await ctx.query(
    'company_role_uninvite',
    `update company_invitation set company_role_ids = array_remove(company_role_ids, $1) where company_id = $2 and status = 'pending'`,
    [id, seat.companyId],
  )
}

export async function holdersOf(ctx: ActorContext, seat: Seat, companyRoleId: string): Promise<MemberRecord[]> {
  const { rows } = await ctx.db.execute<MemberRecord>(sql`
    select ${MEMBER} from company_member m join user_account u on u.id = m.user_id
    where m.company_id = ${seat.companyId} and m.party = ${seat.party} and ${companyRoleId} = any (m.company_role_ids)
      and m.status <> 'removed' order by m.user_id for update of m`)
  return rows
}

const INVITATION = sql`i.id, i.company_id, i.party, i.region_id, i.email, i.phone, i.roles, i.company_role_ids, i.store_ids, i.job_title, i.department,
  trim_scale(i.order_limit)::text as order_limit, i.order_limit_currency, i.status, i.version,
  i.invited_by, u.display_name as invited_by_name, i.sent_at, i.expires_at`

/** A page of invitations, and the statement that all who fit are counted by. */
export async function invitationsOf(ctx: ActorContext, seat: Seat, input: PageRequest) {
  const { limit, offset } = limits(input)
  const keyword = like(input.keyword)
  const from = sql`from company_invitation i join user_account u on u.id = i.invited_by
    where i.company_id = ${seat.companyId} and i.party = ${seat.party}
      and (${input.status ?? null}::text is null or i.status = ${input.status ?? null})
      and (${keyword}::text is null or coalesce(i.email, i.phone) ilike ${keyword})`
  const { rows } = await ctx.db.execute<InvitationRecord>(
    sql`select ${INVITATION} ${from} order by i.id desc limit ${limit} offset ${offset}`,
  )
  return { rows, from }
}

export async function invitationById(ctx: ActorContext, seat: Seat, id: string): Promise<InvitationRecord | undefined> {
  const { rows } = await ctx.db.execute<InvitationRecord>(sql`
    select ${INVITATION} from company_invitation i join user_account u on u.id = i.invited_by
    where i.id = ${id} and i.company_id = ${seat.companyId} and i.party = ${seat.party}`)
  return rows[0]
}

/** What a link opens, as long as it is valid in the call's region. */
export async function openInvitation(ctx: ActorContext, tokenHash: Buffer): Promise<InvitationRecord | undefined> {
  const { rows } = await ctx.db.execute<InvitationRecord>(sql`
    select ${INVITATION} from company_invitation i join user_account u on u.id = i.invited_by
    join company c on c.id = i.company_id
    where i.token_hash = ${tokenHash} and i.status = 'pending' and i.expires_at > ${ctx.now().toISOString()}
      and i.region_id = ${ctx.region.regionId} and c.status <> 'closed'`)
  return rows[0]
}

/** @returns false when the address is invited already. */
export async function insertInvitation(
  ctx: ActorContext,
  seat: Seat,
  invitation: {
    id: string
    address: Pick<Address, 'kind' | 'value'>
    roles: readonly string[]
    companyRoleIds: readonly string[]
    storeIds: readonly string[]
    jobTitle: string | null
    department: string | null
    orderLimit: OrderLimit | null
    tokenHash: Buffer
    expiresAt: Date
  },
): Promise<boolean> {
  const { kind, value } = invitation.address
  const rows = await ctx.query<{ id: string }>(
    'company_invitation_insert',
    `insert into company_invitation (id, company_id, party, region_id, email, roles, company_role_ids, job_title, status, token_hash,
       invited_by, sent_at, expires_at, store_ids, department, order_limit, order_limit_currency, created_at, updated_at, phone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11, $12, $13, $14, $15, $16, $11, $11, $17) on conflict do nothing returning id`,
    [
      invitation.id,
      seat.companyId,
      seat.party,
      ctx.region.regionId,
      kind === 'email' ? value : null,
      invitation.roles,
      invitation.companyRoleIds,
      invitation.jobTitle,
      invitation.tokenHash,
      seat.userId,
      ctx.now().toISOString(),
      invitation.expiresAt.toISOString(),
      invitation.storeIds,
      invitation.department,
      invitation.orderLimit?.amount ?? null,
      invitation.orderLimit?.currency ?? null,
      kind === 'phone' ? value : null,
    ],
  )
  return rows.length > 0
}

/** The only way an invitation's status changes: whoever comes second finds it changed. */
export async function moveInvitation(
  ctx: ActorContext,
  invitation: { id: string; version: number },
  to: { status: InvitationStatus; acceptedBy?: string; link?: { tokenHash: Buffer; expiresAt: Date } },
): Promise<number | undefined> {
  const rows = await ctx.query<{ version: number }>(
    'invitation_move',
    `update company_invitation set status = $3, accepted_by = coalesce($4, accepted_by), token_hash = coalesce($5, token_hash),
       expires_at = coalesce($6, expires_at), sent_at = case when $5::bytea is null then sent_at else $7 end, updated_at = $7,
       version = version + 1
     where id = $1 and version = $2 returning version`,
    [
      invitation.id,
      invitation.version,
      to.status,
      to.acceptedBy ?? null,
      to.link?.tokenHash ?? null,
      to.link?.expiresAt.toISOString() ?? null,
      ctx.now().toISOString(),
    ],
  )
  return rows[0]?.version
}

export async function expireInvitations(ctx: ActorContext): Promise<void> {
  await ctx.query(
    'invitations_expire',
    `update company_invitation set status = 'expired', version = version + 1, updated_at = $1
     where status = 'pending' and expires_at <= $1`,
    [ctx.now().toISOString()],
  )
}

export async function companiesOf(ctx: ActorContext, userId: string, party: Party) {
  return ctx.query<{ id: string; no: string; legal_name: string }>(
    'companies_of_member',
    `select c.id, c.no, c.legal_name from company_member m join company c on c.id = m.company_id
     where m.user_id = $1 and m.party = $2 and m.status = 'active' and c.status not in ('closed', 'suspended') and c.region_id = $3
     order by lower(c.legal_name), c.id limit 100`,
    [userId, party, ctx.region.regionId],
  )
}

/** The session goes on for another company under another token. @returns false when it has ended meanwhile. */
export async function moveSession(
  ctx: ActorContext,
  session: { from: Buffer; to: Buffer; companyId: string; storeId?: string; userId: string; party: Party },
): Promise<boolean> {
  const now = ctx.now().toISOString()
  const rows = await ctx.query<{ user_id: string }>(
    'session_switch',
    `update user_session set token_hash = $2, company_id = $3, store_id = $6
     where token_hash = $1 and user_id = $4 and identity = $5 and ended_at is null returning user_id`,
    [session.from, session.to, session.companyId, session.userId, session.party, session.storeId ?? null],
  )
  await ctx.query(
    'member_used',
    'update company_member set last_used_at = $4 where user_id = $1 and company_id = $2 and party = $3',
    [session.userId, session.companyId, session.party, now],
  )
  return rows.length > 0
}
