import { and, desc, eq, inArray, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { REGISTRATION_PARTIES, REGISTRATION_STATUSES } from '@tradeport/domain/identity/contract'
import type {
  CompanyData,
  PaperState,
  RegistrationKind,
  RegistrationParty,
  RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import type { Page } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { searchedPage, tabCounts } from '@tradeport/node/server-kit'
import { ALIKE } from '@tradeport/domain/identity/rules'
import { registrationApplication } from './identity.table'

export type ApplicationRow = typeof registrationApplication.$inferSelect

export interface NewApplication {
  id: string
  no: string
  party: RegistrationParty
  kind?: RegistrationKind
  companyId?: string
  contactPhoneVerified?: string | null
  previous?: CompanyData
  applicantUserId: string
  draft: Record<string, string>
}

/** The company data of a registration that was sent at least once. */
export function sentCompany(application: ApplicationRow): CompanyData | null {
  return hasData(application.company) ? application.company : null
}

function hasData(company: ApplicationRow['company']): company is CompanyData {
  return 'legalName' in company
}

/** A draft: nobody but the applicant sees it. */
export async function insertApplication(ctx: ActorContext, application: NewApplication): Promise<void> {
  const now = ctx.now()
  await ctx.db.insert(registrationApplication).values({
    ...application,
    regionId: ctx.region.regionId,
    status: 'draft',
    version: 0,
    company: {},
    legalName: '',
    regNoKey: '',
    round: 1,
    requests: [],
    createdAt: now,
    updatedAt: now,
    createdBy: application.applicantUserId,
  })
}

/** Operators see what was sent in their region, as long as anything is left of it; a registration is its applicant's, a change its company's. */
export async function applicationById(ctx: ActorContext, id: string): Promise<ApplicationRow | undefined> {
  const { kind, userId, companyId } = ctx.actor
  const own =
    kind === 'operator'
      ? and(ne(registrationApplication.status, 'draft'), ne(registrationApplication.regNoKey, ''))
      : or(
          eq(registrationApplication.applicantUserId, userId ?? id),
          and(eq(registrationApplication.kind, 'change'), eq(registrationApplication.companyId, companyId ?? id)),
        )
  const rows = await ctx.db
    .select()
    .from(registrationApplication)
    .where(and(eq(registrationApplication.id, id), eq(registrationApplication.regionId, ctx.region.regionId), own))
  return rows[0]
}

/** Of the side that the caller's session is for: one person may apply as a seller and as a provider. */
export async function newestApplicationOf(
  ctx: ActorContext,
  userId: string,
  party: RegistrationParty,
): Promise<ApplicationRow | undefined> {
  const rows = await ctx.db
    .select()
    .from(registrationApplication)
    .where(
      and(
        eq(registrationApplication.applicantUserId, userId),
        eq(registrationApplication.kind, 'registration'),
        eq(registrationApplication.party, party),
      ),
    )
    .orderBy(desc(registrationApplication.id))
    .limit(1)
  return rows[0]
}

/** A registration of this side that is not decided yet, or can be sent again. */
export async function openRegistrationOf(
  ctx: ActorContext,
  userId: string,
  party: RegistrationParty,
): Promise<{ id: string; no: string } | undefined> {
  const newest = await newestApplicationOf(ctx, userId, party)
  return newest && newest.status !== 'approved' && newest.status !== 'withdrawn' ? newest : undefined
}

/** Registrations of somebody that are not decided yet or can be sent again, on all sides; the newest first. */
export async function openRegistrationsOf(ctx: ActorContext, userId: string): Promise<ApplicationRow[]> {
  return ctx.db
    .select()
    .from(registrationApplication)
    .where(
      and(
        eq(registrationApplication.applicantUserId, userId),
        eq(registrationApplication.regionId, ctx.region.regionId),
        eq(registrationApplication.kind, 'registration'),
        notInArray(registrationApplication.status, ['approved', 'withdrawn']),
      ),
    )
    .orderBy(desc(registrationApplication.id))
    .limit(50)
}

/** The side that the session is for, also of applicants, who are nobody's members yet. */
export async function partyOfSession(ctx: ActorContext, tokenHash: Buffer): Promise<RegistrationParty | undefined> {
  const [row] = await ctx.query<{ identity: string }>(
    'session_party',
    'select identity from user_session where token_hash = $1',
    [tokenHash],
  )
  return REGISTRATION_PARTIES.find(party => party === row?.identity)
}

export interface QueueFilter {
  pageNum: number
  pageSize: number
  status?: RegistrationStatus | undefined
  party?: RegistrationParty | undefined
  keyword?: string | undefined
  sort?: 'newest' | 'oldest' | 'due' | undefined
}

export interface QueueRow extends Record<string, unknown> {
  id: string
  no: string
  party: RegistrationParty
  kind: RegistrationKind
  risk_flags: string[]
  endorsed_by: string | null
  status: RegistrationStatus
  version: number
  legal_name: string
  country: string
  contact_name: string
  email: string | null
  phone: string | null
  licence_issuer: string | null
  licence_issued_on: string | null
  licence_valid_until: string | null
  round: number
  reviewer_id: string | null
  reviewer_name: string | null
  review_due_at: string | null
  created_at: string
  updated_at: string
}

/** The registrations of the queue that fit. */
function matching(ctx: ActorContext, filter: Pick<QueueFilter, 'status' | 'party' | 'keyword'>) {
  const keyword = filter.keyword ? `%${filter.keyword.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  return sql`a.region_id = ${ctx.region.regionId} and a.status <> 'draft' and a.reg_no_key <> ''
    ${filter.status === undefined ? sql`` : sql`and a.status = ${filter.status}`}
    and (${filter.party ?? null}::text is null or a.party = ${filter.party ?? null})
    and (${keyword}::text is null or a.legal_name ilike ${keyword} or a.no ilike ${keyword})`
}

/** A page of the queue. */
export async function queuePage(ctx: ActorContext, filter: QueueFilter): Promise<Page<QueueRow>> {
  const orders = { newest: sql`a.id desc`, oldest: sql`a.id asc`, due: sql`a.review_due_at asc nulls last, a.id asc` }
  const order = orders[filter.sort ?? 'newest']
  const sent = { table: sql`registration_application`, as: sql`a`, where: matching(ctx, filter), order }
  return searchedPage(ctx.db, filter, sent, async from => {
    const { rows } = await ctx.db.execute<QueueRow>(sql`
      select a.id, a.no, a.party, a.kind, a.risk_flags, a.endorsed_by, a.status, a.version, a.legal_name, a.company ->> 'country' as country,
        a.company ->> 'contactName' as contact_name, u.email, u.phone, a.company ->> 'licenceIssuer' as licence_issuer,
        a.company ->> 'licenceIssuedOn' as licence_issued_on, a.company ->> 'licenceValidUntil' as licence_valid_until,
        a.round, a.reviewer_id, r.display_name as reviewer_name, a.review_due_at, a.created_at, a.updated_at
      ${from}
      join user_account u on u.id = a.applicant_user_id
      left join user_account r on r.id = a.reviewer_id
      order by ${order}`)
    return rows
  })
}

export const queueStatusCount = (
  ctx: ActorContext,
  filter: Pick<QueueFilter, 'party' | 'keyword'>,
): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    REGISTRATION_STATUSES,
    status => sql`from registration_application a where ${matching(ctx, filter)} and a.status = ${status}`,
  )

export interface SimilarCompany extends Record<string, unknown> {
  id: string
  legal_name: string
  reg_no: string | null
  status: string
  likeness: number
}

/** Companies with the same number or nearly the same name: what a reviewer must have seen. The company itself is not among them. */
export async function similarCompanies(
  ctx: ActorContext,
  of: { companyId: string | null; country: string; regNoKey: string; legalName: string },
): Promise<SimilarCompany[]> {
  const { rows } = await ctx.db.execute<SimilarCompany>(sql`
    select * from (
      select id, legal_name, reg_no, status, similarity(lower(legal_name), lower(${of.legalName}))::float8 as likeness,
        (country = ${of.country} and reg_no_key = ${of.regNoKey}) as same
      from company
      where id is distinct from ${of.companyId}
        and ((country = ${of.country} and reg_no_key = ${of.regNoKey})
          or (region_id = ${ctx.region.regionId} and lower(legal_name) % lower(${of.legalName})))
    ) found where same or likeness >= ${ALIKE} order by same desc nulls last, likeness desc, id limit 10`)
  return rows
}

/** Other registrations under way with the same number, and the likeness of the names of those without. */
export async function similarApplications(
  ctx: ActorContext,
  of: { id: string; regNoKey: string; legalName: string },
): Promise<(SimilarCompany & { same: boolean })[]> {
  const { rows } = await ctx.db.execute<SimilarCompany & { same: boolean }>(sql`
    select * from (
      select id, legal_name, company ->> 'regNo' as reg_no, status,
        similarity(lower(legal_name), lower(${of.legalName}))::float8 as likeness, reg_no_key = ${of.regNoKey} as same
      from registration_application
      where status in ('submitted', 'in_review', 'need_more_info') and id <> ${of.id} and region_id = ${ctx.region.regionId}
        and (reg_no_key = ${of.regNoKey} or lower(legal_name) % lower(${of.legalName}))
    ) found where same or likeness >= ${ALIKE} order by same desc, likeness desc, id limit 10`)
  return rows
}

export interface DocumentRow extends Record<string, unknown> {
  requirement: string
  file_id: string
  file_name: string
  mime: string
  state: PaperState
  reason: string | null
}

/** The papers that count now. */
export async function documentsOf(ctx: ActorContext, applicationId: string): Promise<DocumentRow[]> {
  return ctx.query<DocumentRow>(
    'registration_documents',
    `select requirement, file_id, file_name, mime, state, reason from registration_document
     where application_id = $1 and removed_at is null order by created_at, file_id`,
    [applicationId],
  )
}

export async function addDocument(
  ctx: ActorContext,
  applicationId: string,
  requirement: string,
  file: { id: string; name: string; mime: string },
): Promise<void> {
  await ctx.query(
    'registration_document_add',
    `insert into registration_document (application_id, requirement, file_id, file_name, mime, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [applicationId, requirement, file.id, file.name, file.mime, ctx.now().toISOString()],
  )
  // Whoever hands something in has not given it up. What has expired goes by the day on which it did.
  await ctx.query(
    'registration_goes_on',
    `update registration_application set updated_at = $2 where id = $1 and status in ('draft', 'rejected')`,
    [applicationId, ctx.now().toISOString()],
  )
}

/** What a reviewer says of a single paper. @returns false where there is no such paper */
export async function decidePaper(
  ctx: ActorContext,
  applicationId: string,
  paper: { requirement: string; fileId: string; state: PaperState; reason: string | null },
): Promise<boolean> {
  const rows = await ctx.query<{ file_id: string }>(
    'registration_document_decide',
    `update registration_document set state = $4, reason = $5, decided_by = $6, decided_at = $7
     where application_id = $1 and requirement = $2 and file_id = $3 and removed_at is null returning file_id`,
    [
      applicationId,
      paper.requirement,
      paper.fileId,
      paper.state,
      paper.reason,
      ctx.actor.userId,
      ctx.now().toISOString(),
    ],
  )
  return rows.length > 0
}

/** With the approval, what nobody had said anything about is accepted. */
export async function acceptPapers(ctx: ActorContext, applicationId: string): Promise<void> {
  await ctx.query(
    'registration_documents_accept',
    `update registration_document set state = 'accepted', decided_by = $2, decided_at = $3
     where application_id = $1 and state = 'pending' and removed_at is null`,
    [applicationId, ctx.actor.userId, ctx.now().toISOString()],
  )
}

/** Papers that were in order are to be looked at again. */
export async function reopenPapers(ctx: ActorContext, applicationId: string): Promise<void> {
  await ctx.query(
    'registration_documents_reopen',
    `update registration_document set state = 'pending', decided_by = null, decided_at = null
     where application_id = $1 and state = 'accepted' and removed_at is null`,
    [applicationId],
  )
}

/** What was refused is not sent again; it stays with the round in which it was. */
export async function takeBackRefused(ctx: ActorContext, applicationId: string): Promise<void> {
  await ctx.query(
    'registration_documents_take_back',
    `update registration_document set removed_at = $2 where application_id = $1 and state = 'rejected' and removed_at is null`,
    [applicationId, ctx.now().toISOString()],
  )
}

/** A paper that was sent counts no more, and stays with the round that it was sent in. */
export async function removeDocument(
  ctx: ActorContext,
  applicationId: string,
  requirement: string,
  fileId: string,
): Promise<void> {
  const paper = [applicationId, requirement, fileId]
  await ctx.query(
    'registration_document_remove',
    `delete from registration_document where application_id = $1 and requirement = $2 and file_id = $3
       and not exists (select 1 from registration_round where application_id = $1 and $3 = any (file_ids))`,
    paper,
  )
  await ctx.query(
    'registration_document_take_back',
    `update registration_document set removed_at = $4
     where application_id = $1 and requirement = $2 and file_id = $3 and removed_at is null`,
    [...paper, ctx.now().toISOString()],
  )
}

export async function keepDraft(ctx: ActorContext, id: string, draft: Record<string, string>): Promise<void> {
  await ctx.query(
    'registration_draft',
    `update registration_application set draft = $2::jsonb, updated_at = $3 where id = $1 and status = 'draft'`,
    [id, JSON.stringify(draft), ctx.now().toISOString()],
  )
}

/** Applications whose applicant has to answer: until when, and how often they were reminded. */
export async function waitingForApplicant(ctx: ActorContext, before: Date): Promise<ApplicationRow[]> {
  return ctx.db
    .select()
    .from(registrationApplication)
    .where(and(eq(registrationApplication.status, 'need_more_info'), lte(registrationApplication.dueAt, before)))
    .orderBy(registrationApplication.dueAt)
    .limit(200)
    .for('update', { skipLocked: true })
}

const RESTING = ['draft', 'rejected', 'expired']
/** Told of it since anything last happened with it. */
const toldAfter = sql`${registrationApplication.deletionToldAt} >= ${registrationApplication.updatedAt}`

/** Registrations and changes of the call's region with which nothing has happened since `before`, and whose applicant was not told yet that they go. */
export function restingSince(ctx: ActorContext, before: Date): Promise<ApplicationRow[]> {
  return resting(ctx, before, sql`${toldAfter} is not true`)
}

/** Those whose applicant was told by `toldBy`. */
export function toGoSince(ctx: ActorContext, before: Date, toldBy: Date): Promise<ApplicationRow[]> {
  return resting(ctx, before, sql`${toldAfter} and ${lte(registrationApplication.deletionToldAt, toldBy)}`)
}

async function resting(ctx: ActorContext, before: Date, told: SQL): Promise<ApplicationRow[]> {
  return ctx.db
    .select()
    .from(registrationApplication)
    .where(
      and(
        eq(registrationApplication.regionId, ctx.region.regionId),
        inArray(registrationApplication.status, RESTING),
        lte(registrationApplication.updatedAt, before),
        told,
      ),
    )
    .orderBy(registrationApplication.updatedAt)
    .limit(200)
    .for('update', { skipLocked: true })
}

export async function setDeletionTold(ctx: ActorContext, id: string): Promise<void> {
  await ctx.query(
    'registration_deletion_told',
    'update registration_application set deletion_told_at = $2 where id = $1',
    [id, ctx.now().toISOString()],
  )
}

/** Takes the papers off registrations and changes of a company that were taken back before `before`. @returns the files they were */
export async function takeWithdrawnPapers(ctx: ActorContext, before: Date): Promise<string[]> {
  const rows = await ctx.query<{ file_id: string }>(
    'registration_papers_withdrawn',
    `delete from registration_document d using registration_application a
     where a.id = d.application_id and a.status = 'withdrawn' and a.updated_at < $1
     returning d.file_id`,
    [before.toISOString()],
  )
  return rows.map(row => row.file_id)
}

/** Operators and applicants of registrations, by user id: who reviewed, whom to write. Who has left for good is written to no more. */
export async function userOf(
  ctx: ActorContext,
  userId: string,
): Promise<{ email: string | null; phone: string | null; locale: string; displayName: string }> {
  const [row] = await ctx.query<{ email: string | null; phone: string | null; locale: string; display_name: string }>(
    'user_of',
    `select case when status <> 'deleted' then email end as email, case when status <> 'deleted' then phone end as phone, locale, display_name
     from user_account where id = $1`,
    [userId],
  )
  return {
    email: row?.email ?? null,
    phone: row?.phone ?? null,
    locale: row?.locale ?? 'en_US',
    displayName: row?.display_name ?? '',
  }
}

export async function setReminded(ctx: ActorContext, id: string, times: number): Promise<void> {
  await ctx.query('registration_reminded', 'update registration_application set reminded = $2 where id = $1', [
    id,
    times,
  ])
}

/** Which company came of it. */
export async function nameCompany(ctx: ActorContext, id: string, companyId: string): Promise<void> {
  await ctx.query('registration_company', 'update registration_application set company_id = $2 where id = $1', [
    id,
    companyId,
  ])
}

/** The change of a company that somebody began last. */
export async function newestChangeOf(ctx: ActorContext, companyId: string): Promise<ApplicationRow | undefined> {
  const rows = await ctx.db
    .select()
    .from(registrationApplication)
    .where(and(eq(registrationApplication.companyId, companyId), eq(registrationApplication.kind, 'change')))
    .orderBy(desc(registrationApplication.id))
    .limit(1)
  return rows[0]
}

/** From now on it is told to, and answered for by, the owner who works on it. */
export async function takeOverChange(ctx: ActorContext, id: string, userId: string): Promise<void> {
  await ctx.query(
    'company_change_take_over',
    'update registration_application set applicant_user_id = $2 where id = $1',
    [id, userId],
  )
}

/** Until the end of the call nobody else changes what belongs to this application. */
export async function lockApplication(ctx: ActorContext, id: string): Promise<void> {
  await ctx.query('application_lock', 'select id from registration_application where id = $1 for update', [id])
}

/** Whether a change of the company is under way, whoever began it. */
export async function hasOpenChange(ctx: ActorContext, companyId: string): Promise<boolean> {
  const rows = await ctx.query<{ id: string }>(
    'company_change_open',
    `select id from registration_application where company_id = $1 and kind = 'change'
       and status in ('draft', 'submitted', 'in_review', 'need_more_info', 'rejected')`,
    [companyId],
  )
  return rows.length > 0
}
