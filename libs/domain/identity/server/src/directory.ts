import { sql, type SQL } from 'drizzle-orm'
import {
  BUYER_LEVELS,
  OWN_STORE_ROLES,
  ROLES,
  type BuyerRole,
  type Level,
  type LocaleCode,
} from '@tradeport/kernel/config'
import { likePattern } from '@tradeport/node/db'
import { isLocale, rowStatement, type ActorContext, type NotificationTarget } from '@tradeport/node/server-kit'

export interface Recipient {
  userId: string
  email: string | null
  phone: string | null
  locale: string
  identity: 'buyer' | 'seller' | 'provider' | 'operator'
  companyId: string | null
}

interface RecipientRow extends Record<string, unknown> {
  user_id: string
  email: string | null
  phone: string | null
  locale: string
  identity: Recipient['identity']
  company_id: string | null
}

const toRecipient = (row: RecipientRow): Recipient => ({
  userId: row.user_id,
  email: row.email,
  phone: row.phone,
  locale: row.locale,
  identity: row.identity,
  companyId: row.company_id,
})

const levelOf = (role: BuyerRole) => BUYER_LEVELS[role]
/** Buyers' roles that reach everything of the company, wherever their holder works. */
const REACHING_ALL = ROLES.buyer.filter(role => levelOf(role).inDepartment === 'company')
/** Those that do for who works in no department. */
const REACHING_ALL_ALONE = ROLES.buyer.filter(role => levelOf(role).alone === 'company')
const isOwnOnly = (role: string) => OWN_STORE_ROLES.some(known => known === role)

/** Of the member `m`, for whom single rights stand beside the built-in roles that they were given as a whole. */
const GIVEN = "m.own_rights -> 'given'"

/** A single right of the member `m`, at one level or at any. */
const granted = (permission: string, level?: Level) =>
  `m.own_rights -> 'grants' @> jsonb_build_array(jsonb_build_object('key', ${permission}::text${level ? `, 'level', '${level}'` : ''}))`

/** Single rights with which the member `m` acts on nothing but what is theirs. */
const IS_OWN_ONLY = `(m.own_rights -> 'grants' @> '[{"level": "own"}]' and not m.own_rights -> 'grants' @> '[{"level": "store"}]')`

/** In a statement on members `m`: by a right who has single ones and where one is asked for, by roles everybody else. */
const byRight = (permission: string, byRoles: string, byGrants: string) =>
  `(case when m.own_rights is null or ${permission}::text is null then ${byRoles} else ${byGrants} end)`

const OWNERS_DEPARTMENT =
  '(select d.department from company_member d where d.company_id = $1 and d.party = $2 and d.user_id = $5)'

/** The built-in roles that a permission of operators goes with. */
export type RolesWith = (permission: string) => readonly string[]

/** In a statement on operators `o` in office: who serves the region `$1` and goes by one of `$2` at the moment `$3`. */
const HOLDING_THERE = `(o.region_ids = '{}' or $1 = any (o.region_ids)) and o.status = 'active'
  and operator_holds(o.user_id, o.roles, $3) && $2::text[]`

const holdingThere = (ctx: ActorContext, regionId: string, permission: string, rolesWith: RolesWith) => [
  regionId,
  [permission, ...rolesWith(permission)],
  ctx.now().toISOString(),
]

/** Whom a notification reaches: the members of a company on that side, one person, or the operators of a region with a permission. */
export async function recipientsOf(
  ctx: ActorContext,
  target: NotificationTarget,
  rolesWith: RolesWith,
): Promise<Recipient[]> {
  if ('companyId' in target) {
    const rows = await ctx.query<RecipientRow>(
      'recipients_company',
      `select u.id as user_id, u.email, u.phone, u.locale, m.party as identity, m.company_id
       from company_member m join user_account u on u.id = m.user_id
       where m.company_id = $1 and m.party = $2 and m.status = 'active' and u.status in ('active', 'deletion_pending')
         and ($3::uuid is null or m.store_ids = '{}' or $3 = any (m.store_ids))
         and ${byRight('$10', '$4::text[] is null or m.roles && $4', `${GIVEN} ?| $11 or ${granted('$10')}`)}
         and ($5::uuid is null or m.user_id = $5 or ${byRight(
           '$10',
           `m.roles && $6 or (m.department is null and m.roles && $7) or m.department = ${OWNERS_DEPARTMENT}`,
           `${GIVEN} ?| $6 or (m.department is null and ${GIVEN} ?| $7) or ${granted('$10', 'company')}
             or (m.department = ${OWNERS_DEPARTMENT} and (${GIVEN} ?| $11 or ${granted('$10', 'department')}))`,
         )})
         and ($8::uuid is null or m.user_id = $8
           or ${byRight('$10', 'm.roles && $9', `${GIVEN} ?| $9 or (${granted('$10')} and not ${IS_OWN_ONLY})`)})`,
      [
        ...[target.companyId, target.identity, target.storeId ?? null, target.roles ? [...target.roles] : null],
        ...[target.ownerId ?? null, REACHING_ALL, REACHING_ALL_ALONE],
        ...[target.assignedTo ?? null, (target.roles ?? ROLES.seller).filter(role => !isOwnOnly(role))],
        ...[target.permission ?? null, [...(target.roles ?? ROLES[target.identity])]],
      ],
    )
    return rows.map(toRecipient)
  }
  if ('userId' in target) {
    const rows = await ctx.query<RecipientRow>(
      'recipients_user',
      `select u.id as user_id, u.email, u.phone, u.locale,
         coalesce($2, m.party, a.party, o.party, l.party, 'operator') as identity, m.company_id
       from user_account u
       left join lateral (select party, company_id from company_member
         where user_id = u.id and status = 'active' and ($2::text is null or party = $2) order by created_at limit 1) m on true
       left join lateral (select party from registration_application
         where applicant_user_id = u.id and ($2::text is null or ($3 and party = $2)) order by id desc limit 1) a on true
       left join lateral (select 'operator' as party from operator
         where user_id = u.id and ($2::text is null or ($2 = 'operator' and ($3 or status = 'active')))) o on true
       left join lateral (select party from company_member
         where user_id = u.id and ($2::text is null or ($3 and party = $2)) order by created_at desc limit 1) l on true
       where u.id = $1 and u.status in ('active', 'deletion_pending')
         and ($2::text is null or $2 in (m.party, a.party, o.party, l.party))`,
      [target.userId, target.identity ?? null, target.evenOutside === true],
    )
    return rows.map(toRecipient)
  }
  const rows = await ctx.query<RecipientRow>(
    'recipients_operators',
    `select u.id as user_id, u.email, u.phone, u.locale, 'operator' as identity, null::uuid as company_id
     from operator o join user_account u on u.id = o.user_id
     where u.status = 'active' and ${HOLDING_THERE}`,
    holdingThere(ctx, target.regionId, target.operatorsHolding, rolesWith),
  )
  return rows.map(toRecipient)
}

/** Names and countries of companies, for documents that name the other side. */
export async function companyFacts(
  ctx: ActorContext,
  companyIds: readonly string[],
): Promise<Map<string, { legalName: string; country: string; verifyLevel: number }>> {
  const rows = await ctx.query<{ id: string; legal_name: string; country: string; verify_level: number }>(
    'company_facts',
    'select id, legal_name, country, verify_level from company where id = any ($1::uuid[])',
    [[...companyIds]],
  )
  return new Map(
    rows.map(row => [row.id, { legalName: row.legal_name, country: row.country, verifyLevel: row.verify_level }]),
  )
}

const NAMED_AT_MOST = 50

/** Companies of the call's region with this in their name, the beginning of it first. */
export async function companiesNamed(ctx: ActorContext, part: string): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(
    'companies_named',
    `select id from company where region_id = $1 and (lower(legal_name) like lower($2) or no = $3) order by legal_name, id limit ${NAMED_AT_MOST}`,
    [ctx.region.regionId, likePattern(part), part],
  )
  return rows.map(({ id }) => id)
}

interface BuyerRow {
  id: string
  no: string
  legal_name: string
  country: string
}
const buyerOf = (rows: readonly BuyerRow[]) => {
  const [row] = rows
  return row && { companyId: row.id, no: row.no, name: row.legal_name, country: row.country }
}

/** An active company of the call's region that buys. */
export async function buyerCompany(ctx: ActorContext, companyId: string) {
  return buyerOf(
    await ctx.query<BuyerRow>(
      'buyer_company',
      `select id, no, legal_name, country from company
       where id = $1 and region_id = $2 and 'buyer' = any (parties) and status in ('active', 'restricted')`,
      [companyId, ctx.region.regionId],
    ),
  )
}

/** The same by its number, or by its whole name; none where two are called so. */
export async function buyerCompanyNamed(ctx: ActorContext, text: string) {
  const rows = await ctx.query<BuyerRow>(
    'buyer_company_named',
    `select id, no, legal_name, country from company
     where region_id = $1 and (no in ($2, upper($2)) or lower(legal_name) = lower($2)) and 'buyer' = any (parties) and status = 'active'
     order by no in ($2, upper($2)) desc limit 2`,
    [ctx.region.regionId, text],
  )
  const [first] = rows
  return rows.length === 1 || [text, text.toUpperCase()].includes(first?.no ?? '') ? buyerOf(rows) : undefined
}

export async function personNames(ctx: ActorContext, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.query<{ id: string; display_name: string }>(
    'person_names',
    'select id, display_name from user_account where id = any ($1::uuid[])',
    [[...userIds]],
  )
  return new Map(rows.map(({ id, display_name }) => [id, display_name]))
}

/** A company of the call's region, by name and sides; undefined for those of other regions. */
export async function companyInRegion(
  ctx: ActorContext,
  companyId: string,
): Promise<{ name: string; parties: ('buyer' | 'seller' | 'provider')[] } | undefined> {
  const [row] = await ctx.query<{ name: string; parties: ('buyer' | 'seller' | 'provider')[] }>(
    'company_in_region',
    'select legal_name as name, parties from company where id = $1 and region_id = $2',
    [companyId, ctx.region.regionId],
  )
  return row
}

/** How much the caller may order alone in their company; null: without a limit. */
export async function orderLimitOf(ctx: ActorContext): Promise<{ amount: string; currency: string } | null> {
  const [row] = await ctx.query<{ amount: string; currency: string }>(
    'member_order_limit',
    `select trim_scale(coalesce(order_limit, role_limit))::text as amount, coalesce(order_limit_currency, role_limit_currency) as currency
     from company_member
     where company_id = $1 and party = $2 and user_id = $3 and coalesce(order_limit, role_limit) is not null and not 'buyer_owner' = any (roles)`,
    [ctx.actor.companyId, ctx.actor.kind, ctx.actor.userId],
  )
  return row ?? null
}

/** Of the member `m`: up to what they approve purchases of others, by their own limit before that of their roles. */
const APPROVES_UP_TO = `trim_scale(coalesce(m.order_limit, (m.own_rights -> 'approveLimit' ->> 'amount')::numeric))::text as amount,
  coalesce(m.order_limit_currency, m.own_rights -> 'approveLimit' ->> 'currency') as currency`

/** Up to what the caller approves purchases of others in their company; null: without a limit. */
export async function approveLimitOf(ctx: ActorContext): Promise<{ amount: string; currency: string } | null> {
  const [row] = await ctx.query<{ amount: string | null; currency: string | null }>(
    'member_approve_limit',
    `select ${APPROVES_UP_TO} from company_member m
     where m.company_id = $1 and m.party = $2 and m.user_id = $3 and not 'buyer_owner' = any (m.roles)`,
    [ctx.actor.companyId, ctx.actor.kind, ctx.actor.userId],
  )
  return row?.amount && row.currency ? { amount: row.amount, currency: row.currency } : null
}

/** Who of the caller's company approves what is the caller's, and up to what: owners without a limit, and approvers who reach it. */
export async function purchaseApprovers(
  ctx: ActorContext,
): Promise<{ userId: string; name: string; limit: { amount: string; currency: string } | null }[]> {
  const rows = await ctx.query<{
    user_id: string
    name: string
    is_owner: boolean
    amount: string | null
    currency: string | null
  }>(
    'purchase_approvers',
    `select u.id as user_id, u.display_name as name,
       'buyer_owner' = any (m.roles) as is_owner, ${APPROVES_UP_TO}
     from company_member m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.party = 'buyer' and m.status = 'active' and u.status = 'active' and m.user_id <> $2
       and ('buyer_owner' = any (m.roles)
         or (('buyer_approver' = any (m.roles) or m.own_rights -> 'grants' @> '[{"key": "purchaseApproval:approve"}]')
         and (m.department is null or m.department = (select d.department from company_member d
           where d.company_id = $1 and d.party = 'buyer' and d.user_id = $2))))
     order by u.display_name, u.id limit 100`,
    [ctx.actor.companyId, ctx.actor.userId],
  )
  return rows.map(({ user_id: userId, name, is_owner: isOwner, amount, currency }) => ({
    userId,
    name,
    limit: isOwner || amount === null || currency === null ? null : { amount, currency },
  }))
}

/** In a statement of another domain: what is restricted, suspended or closed begins nothing new. */
export const mayBeginBusiness = (companyId: SQL): SQL =>
  sql`exists (select from company where company.id = ${companyId} and company.status = 'active')`

/**
 * The seats that the caller's company has taken on the caller's side: active members, and whoever holds an invitation that is still
 * good, since nobody asks again when it is accepted.
 */
export async function countMembers(ctx: ActorContext): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'company_member_count',
    `select (select count(*) from company_member where company_id = $1 and party = $2 and status = 'active')::int
       + (select count(*) from company_invitation where company_id = $1 and party = $2 and status = 'pending' and expires_at > $3)::int
       as n`,
    [ctx.actor.companyId, ctx.actor.kind, ctx.now().toISOString()],
  )
  return row?.n ?? 0
}

/** The zone a company's deadlines end in: that of its first owner. */
export async function companyTimeZone(ctx: ActorContext, companyId: string): Promise<string> {
  const [row] = await ctx.query<{ time_zone: string }>(
    'company_time_zone',
    `select u.time_zone from company_member m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.status = 'active' order by m.is_owner desc, m.created_at limit 1`,
    [companyId],
  )
  return row?.time_zone ?? 'UTC'
}

/** Countries that active buyers of the call's region come from. */
export async function countriesOfBuyers(ctx: ActorContext): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'buyer_countries',
    `select count(distinct country)::int as n from company where region_id = $1 and 'buyer' = any (parties) and status = 'active'`,
    [ctx.region.regionId],
  )
  return row?.n ?? 0
}

export interface ProviderCompany {
  name: string
  country: string
  city: string | null
  verified: boolean
  memberSince: string
}

/** Active companies that offer services, as visitors see them. */
export async function providerCompanies(
  ctx: ActorContext,
  companyIds: readonly string[],
): Promise<Map<string, ProviderCompany>> {
  const rows = await ctx.query<{
    id: string
    name: string
    country: string
    city: string | null
    verify_level: number
    created_at: Date
  }>(
    'provider_companies',
    `select id, coalesce(display_name ->> $2, display_name ->> 'en_US', legal_name) as name, country, city, verify_level, created_at
     from company where id = any ($1::uuid[]) and status in ('active', 'restricted')`,
    [[...companyIds], ctx.locale],
  )
  return new Map(
    rows.map(row => [
      row.id,
      {
        name: row.name,
        country: row.country,
        city: row.city,
        verified: row.verify_level >= 2,
        memberSince: row.created_at.toISOString(),
      },
    ]),
  )
}

/** Companies of the region that no longer offer services to anybody: closed or suspended. */
export async function hiddenProviders(ctx: ActorContext): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(
    'hidden_providers',
    `select id from company where region_id = $1 and status in ('suspended', 'closed') and 'provider' = any (parties)`,
    [ctx.region.regionId],
  )
  return rows.map(row => row.id)
}

/** Those of these companies of the region that offer services and may, by name. */
export async function providersNamed(
  ctx: ActorContext,
  keyword: string,
  { among, most = 50 }: { readonly among: readonly string[]; readonly most?: number | undefined },
): Promise<{ companyId: string; name: string }[]> {
  const rows = await ctx.query<{ id: string; legal_name: string }>(
    'providers_named',
    `select id, legal_name from company where id = any ($3::uuid[]) and region_id = $1 and 'provider' = any (parties)
       and status in ('active', 'restricted') and legal_name ilike $2 order by legal_name, id limit $4`,
    [ctx.region.regionId, likePattern(keyword), [...among], most],
  )
  return rows.map(row => ({ companyId: row.id, name: row.legal_name }))
}

/** Companies of the region that offer services and are known by a name with this in it, in whatever language; at most a hundred. */
export async function providersKnownAs(ctx: ActorContext, keyword: string): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(
    'providers_known_as',
    `select id from company where region_id = $1 and 'provider' = any (parties) and status in ('active', 'restricted')
       and (legal_name ilike $2 or display_name::text ilike $2) order by id limit 100`,
    [ctx.region.regionId, likePattern(keyword)],
  )
  return rows.map(({ id }) => id)
}

/** Active operators with the permission who serve the call's region, by name. */
export async function operatorsServing(
  ctx: ActorContext,
  permission: string,
  rolesWith: RolesWith,
): Promise<{ userId: string; name: string; languages: LocaleCode[] }[]> {
  const rows = await ctx.query<{ user_id: string; display_name: string; languages: string[] }>(
    'operators_serving',
    `select u.id as user_id, u.display_name, o.languages from operator o join user_account u on u.id = o.user_id
     where u.status = 'active' and ${HOLDING_THERE} order by u.display_name, u.id limit 500`,
    holdingThere(ctx, ctx.region.regionId, permission, rolesWith),
  )
  return rows.map(row => ({
    userId: row.user_id,
    name: row.display_name,
    languages: row.languages.filter(isLocale),
  }))
}

const sidePeople = rowStatement<{ user_id: string }>(
  'people_of_side',
  rows =>
    `select distinct m.user_id from company_member m join company c on c.id = m.company_id join user_account u on u.id = m.user_id
     where c.region_id = $1 and m.party = $2 and ($3::uuid is null or m.user_id > $3) and m.status = 'active'
       and c.status in ('active', 'restricted') and u.status in ('active', 'deletion_pending')
     order by m.user_id limit ${rows}`,
)

/** People who work on a side for companies of the call's region that do business, by id: the first ones after `after`. */
export async function peopleOf(
  ctx: ActorContext,
  side: 'buyer' | 'seller' | 'provider',
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await sidePeople(ctx, limit, [ctx.region.regionId, side, after])
  return rows.map(row => row.user_id)
}

/** A colleague who could take something over. */
export interface Colleague {
  userId: string
  name: string
  department: string | null
}

/** Active members of the caller's company and side with one of the roles or the right itself, by name; of a shop's those who work for it. */
export async function colleaguesWith(
  ctx: ActorContext,
  { roles, permission, storeId }: { roles: readonly string[]; permission: string; storeId: string | null },
): Promise<Colleague[]> {
  const rows = await ctx.query<{ user_id: string; display_name: string; department: string | null }>(
    'colleagues_with',
    `select u.id as user_id, u.display_name, m.department from company_member m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.party = $2 and m.status = 'active' and u.status = 'active'
       and ${byRight('$5', 'm.roles && $3::text[]', `${GIVEN} ?| $3 or ${granted('$5')}`)}
       and ($4::uuid is null or m.store_ids = '{}' or $4 = any (m.store_ids))
     order by u.display_name, u.id limit 500`,
    [ctx.actor.companyId, ctx.actor.kind, [...roles], storeId, permission],
  )
  return rows.map(row => ({ userId: row.user_id, name: row.display_name, department: row.department }))
}
