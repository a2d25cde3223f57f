import { and, desc, eq, sql } from 'drizzle-orm'
import type { CompanyData, RegistrationStatus } from '@tradeport/domain/identity/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { COUNT_LIMIT, limits } from '@tradeport/node/server-kit'
import { registrationApplication } from './identity.table'

export type ApplicationRow = typeof registrationApplication.$inferSelect

export interface NewApplication {
  id: string
  no: string
  party: 'seller' | 'provider'
  applicantUserId: string
  company: CompanyData
  regNoKey: string
}

export async function insertApplication(ctx: ActorContext, application: NewApplication): Promise<void> {
  const now = ctx.now()
  await ctx.db.insert(registrationApplication).values({
    ...application,
    regionId: ctx.region.regionId,
    status: 'submitted',
    version: 0,
    legalName: application.company.legalName,
    round: 1,
    requests: [],
    createdAt: now,
    updatedAt: now,
    createdBy: application.applicantUserId,
  })
}

/** Operators see their region's applications; an applicant the own one. */
export async function applicationById(ctx: ActorContext, id: string): Promise<ApplicationRow | undefined> {
  const own =
    ctx.actor.kind === 'operator' ? undefined : eq(registrationApplication.applicantUserId, ctx.actor.userId ?? id)
  const rows = await ctx.db
    .select()
    .from(registrationApplication)
    .where(and(eq(registrationApplication.id, id), eq(registrationApplication.regionId, ctx.region.regionId), own))
  return rows[0]
}

export async function newestApplicationOf(ctx: ActorContext, userId: string): Promise<ApplicationRow | undefined> {
  const rows = await ctx.db
    .select()
    .from(registrationApplication)
    .where(eq(registrationApplication.applicantUserId, userId))
    .orderBy(desc(registrationApplication.id))
    .limit(1)
  return rows[0]
}

export interface QueueFilter {
  pageNum: number
  pageSize: number
  status?: RegistrationStatus | undefined
  party?: 'seller' | 'provider' | undefined
  keyword?: string | undefined
  sort?: 'newest' | 'oldest' | undefined
}

export interface QueueRow extends Record<string, unknown> {
  id: string
  no: string
  party: 'seller' | 'provider'
  status: RegistrationStatus
  version: number
  legal_name: string
  country: string
  contact_name: string
  email: string
  round: number
  reviewer_name: string | null
  created_at: string
  updated_at: string
}

function scope(ctx: ActorContext, filter: Pick<QueueFilter, 'status' | 'party' | 'keyword'>) {
  const keyword = filter.keyword ? `%${filter.keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  return sql`a.region_id = ${ctx.region.regionId} and a.status <> 'draft'
    and (${filter.status ?? null}::text is null or a.status = ${filter.status ?? null})
    and (${filter.party ?? null}::text is null or a.party = ${filter.party ?? null})
    and (${keyword}::text is null or a.legal_name ilike ${keyword} or a.no ilike ${keyword})`
}

export async function queuePage(ctx: ActorContext, filter: QueueFilter): Promise<QueueRow[]> {
  const { limit, offset } = limits(filter)
  const direction = filter.sort === 'oldest' ? sql`asc` : sql`desc`
  const { rows } = await ctx.db.execute<QueueRow>(sql`
    select a.id, a.no, a.party, a.status, a.version, a.legal_name, a.company ->> 'country' as country,
      a.company ->> 'contactName' as contact_name, u.email, a.round, r.display_name as reviewer_name, a.created_at, a.updated_at
    from registration_application a
    join user_account u on u.id = a.applicant_user_id
    left join user_account r on r.id = a.reviewer_id
    where ${scope(ctx, filter)} order by a.id ${direction} limit ${limit} offset ${offset}`)
  return rows
}

export async function queueCount(ctx: ActorContext, filter: QueueFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from registration_application a where ${scope(ctx, filter)} limit ${COUNT_LIMIT}) t`)
  return rows[0]?.n ?? 0
}

export async function queueStatusCount(
  ctx: ActorContext,
  filter: Pick<QueueFilter, 'party' | 'keyword'>,
): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; n: number }>(
    sql`select a.status, count(*)::int as n from registration_application a where ${scope(ctx, filter)} group by a.status`,
  )
  const counts: Record<string, number> = { all: 0 }
  for (const row of rows) {
    counts[row.status] = row.n
    counts['all'] = (counts['all'] ?? 0) + row.n
  }
  return counts
}

export interface SimilarCompany extends Record<string, unknown> {
  id: string
  legal_name: string
  reg_no: string | null
  status: string
}

/** Companies with the same number or nearly the same name: what a reviewer must have seen. */
export async function similarCompanies(ctx: ActorContext, application: ApplicationRow): Promise<SimilarCompany[]> {
  const { rows } = await ctx.db.execute<SimilarCompany>(sql`
    select id, legal_name, reg_no, status from company
    where (country = ${application.company.country} and reg_no_key = ${application.regNoKey})
      or (region_id = ${ctx.region.regionId} and lower(legal_name) % lower(${application.legalName}))
    order by (reg_no_key = ${application.regNoKey}) desc nulls last, id limit 10`)
  return rows
}

/** Operators and applicants of registrations, by user id: who reviewed, whom to write. */
export async function userOf(
  ctx: ActorContext,
  userId: string,
): Promise<{ email: string; locale: string; displayName: string }> {
  const [row] = await ctx.query<{ email: string; locale: string; display_name: string }>(
    'user_of',
    'select email, locale, display_name from user_account where id = $1',
    [userId],
  )
  return { email: row?.email ?? '', locale: row?.locale ?? 'en_US', displayName: row?.display_name ?? '' }
}
