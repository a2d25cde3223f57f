import { and, eq, sql } from 'drizzle-orm'
import {
  CERTIFICATE_STATUSES,
  type CertificateAction,
  type CertificateStatus,
} from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { certificateActions, certificateMachine, siteCheckProblems } from '@tradeport/domain/identity/rules'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, likePattern, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { requireOthers, towards } from '@tradeport/node/parties'
import {
  countedPage,
  grantFiles,
  limits,
  requireAllowed,
  transition,
  type ActorContext,
  type Handlers,
  type Job,
  readsAllFiles,
  tabCounts,
  timersOfRegions,
} from '@tradeport/node/server-kit'
import { insertSiteCheck } from './certificate.repository'
import { companyCertificate } from './certificate.table'
import { companyFace, saysNothing, showCompany } from './company-face'
import { countSiteCheck } from './company-standing'
import { loadCompany, restrictCompany } from './company-state'
import { requireListed } from './listed-codes'
import type { IdentityPorts } from './ports'
import { FRONT_ENDS } from './invitation-mail'
import { ownersSeat, seatOf } from './member.handlers'
import { stakesOf, towardCompany } from './no-stake'

type CertificateHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'certificatePage'
  | 'certificateStatusCount'
  | 'createCertificate'
  | 'withdrawCertificate'
  | 'acceptCertificate'
  | 'rejectCertificate'
  | 'recordSiteCheck'
>

type Certificate = typeof companyCertificate.$inferSelect

interface CertificateRecord extends Record<string, unknown> {
  id: string
  no: string
  kind: string
  number: string | null
  issuer: string | null
  issued_on: string | null
  valid_until: string | null
  company_id: string
  company_name: string
  files: { fileId: string; name: string }[]
  reject_reason: string | null
  checked_at: string | null
  check_method: string
  checked_by_name: string | null
  status: string
  version: number
  created_at: string
}

const DOCUMENT = 'certificate'

function statusOf(value: string): CertificateStatus {
  const status = CERTIFICATE_STATUSES.find(known => known === value)
  if (!status) throw new Error(`certificate has unknown status ${value}`)
  return status
}

/** Members see their company's, operators those of the region. */
const scope = (ctx: ActorContext) =>
  ctx.actor.kind === 'operator'
    ? sql`c.region_id = ${ctx.region.regionId}`
    : sql`c.company_id = ${seatOf(ctx).companyId} and c.region_id = ${ctx.region.regionId}`

/** The certificates that fit. Companies are found through the index of their words, once for all certificates; without words nobody asks for any. */
function matching(
  ctx: ActorContext,
  { keyword, status }: { keyword?: string | undefined; status?: string | undefined },
) {
  const part = keyword ? likePattern(keyword) : null
  return sql`from company_certificate c where ${scope(ctx)}
    ${status === undefined ? sql`` : sql`and c.status = ${status}`}
    ${
      part === null
        ? sql``
        : sql`and (c.no ilike ${part} or c.number ilike ${part}
          or c.company_id in (select o.id from company o where o.search_text like ${part}))`
    }`
}

async function load(ctx: ActorContext, id: string): Promise<Certificate> {
  const own = ctx.actor.kind === 'operator' ? undefined : eq(companyCertificate.companyId, seatOf(ctx).companyId)
  const [row] = await ctx.db
    .select()
    .from(companyCertificate)
    .where(and(eq(companyCertificate.id, id), eq(companyCertificate.regionId, ctx.region.regionId), own))
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

const nameOf = (certificate: Pick<Certificate, 'issuer' | 'number' | 'no'>) =>
  [certificate.issuer, certificate.number].filter(Boolean).join(' ') || certificate.no

async function decide(
  ctx: ActorContext,
  certificate: Certificate,
  request: { action: CertificateAction; version: number; set?: Partial<Certificate>; reason?: string },
) {
  const row = await transition(ctx, {
    table: companyCertificate,
    machine: certificateMachine,
    row: certificate,
    documentType: DOCUMENT,
    action: request.action,
    version: request.version,
    ...(request.set ? { set: request.set } : {}),
    note: request.reason ?? null,
  })
  await ctx.audit({
    action: `certificate:${request.action}`,
    entityType: DOCUMENT,
    entityId: certificate.id,
    entityNo: certificate.no,
    companyId: certificate.companyId,
    before: { status: certificate.status },
    after: { status: row.status },
    ...(request.reason ? { reason: request.reason } : {}),
  })
  ctx.live({ to: { companyId: certificate.companyId }, topic: DOCUMENT, id: certificate.id })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: certificate.id })
  return { status: statusOf(row.status), version: row.version }
}

async function tellCompany(
  ctx: ActorContext,
  certificate: Pick<Certificate, 'id' | 'no' | 'companyId' | 'issuer' | 'number'>,
  kind: string,
  params: Record<string, string>,
): Promise<void> {
  const parties = await ctx.query<{ party: 'buyer' | 'seller' | 'provider' }>(
    'certificate_parties',
    'select unnest(parties) as party from company where id = $1',
    [certificate.companyId],
  )
  for (const { party } of parties)
    await ctx.notify({
      kind,
      to: { companyId: certificate.companyId, identity: party },
      params: { name: nameOf(certificate), ...params },
      link: { frontEnd: FRONT_ENDS[party], route: '/company/certificates' },
      dedupeKey: `${kind}:${certificate.id}`,
    })
}

/** @throws AppError with the field of a file that is not the company's. */
async function requireOwnFiles(ctx: ActorContext, fileIds: readonly string[]): Promise<void> {
  if (!(await readsAllFiles(ctx, fileIds, 'document')))
    throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'fileIds', rule: 'unknown_file' }] })
}

const today = (ctx: ActorContext) => ctx.now().toISOString().slice(0, 10)

/** @throws AppError also `MALL600403` for what the machine alone would let pass. */
function requireOpen(ctx: ActorContext, certificate: Certificate, action: CertificateAction): void {
  const state = { ...certificate, status: statusOf(certificate.status) }
  requireAllowed(ctx, certificateMachine, state.status, action)
  if (!certificateActions(state, ctx.actor.roles, today(ctx)).includes(action)) throw new AppError('MALL600403')
}

/** The level of the company, and what its shops call seen, go by the check that holds now. */
async function countCheck(
  ctx: ActorContext,
  companyId: string,
  { standing, stores }: Pick<IdentityPorts, 'standing' | 'stores'>,
): Promise<void> {
  await countSiteCheck(ctx, companyId, standing)
  await showCompany(ctx, stores, companyId)
}

/** The licence comes by its own review, the site check from the platform. */
const NOT_HANDED_IN = new Set(['business_licence', 'site_check'])

export const certificateHandlers = ({
  standing,
  stores,
  codes,
}: Pick<IdentityPorts, 'standing' | 'stores' | 'codes'>): CertificateHandlers => ({
  async certificatePage(ctx, input) {
    const { limit, offset } = limits(input)
    const from = matching(ctx, input)
    const { rows } = await ctx.db.execute<CertificateRecord>(sql`
      select c.id, c.no, c.kind, c.number, c.issuer, c.issued_on::text as issued_on, c.valid_until::text as valid_until, c.company_id,
        (select o.legal_name from company o where o.id = c.company_id) as company_name, c.reject_reason, c.checked_at, c.check_method, c.status, c.version, c.created_at,
        (select u.display_name from user_account u where u.id = c.checked_by) as checked_by_name,
        coalesce((select jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.file_name) order by f.created_at, f.id)
          from file_asset f where f.id = any (c.file_ids)), '[]') as files
      ${from} order by c.id desc limit ${limit} offset ${offset}`)
    const stakes = await stakesOf(ctx)
    const records = rows.map(row => ({
      id: row.id,
      no: row.no,
      kind: row.kind,
      number: row.number,
      issuer: row.issuer,
      issuedOn: row.issued_on,
      validUntil: row.valid_until,
      companyId: row.company_id,
      companyName: row.company_name,
      files: row.files,
      rejectReason: row.reject_reason,
      checkedAt: isoOrNull(row.checked_at),
      checkMethod: row.check_method,
      checkedByName: ctx.actor.kind === 'operator' ? row.checked_by_name : null,
      status: statusOf(row.status),
      version: row.version,
      createdAt: iso(row.created_at),
      ownStake: stakes.has(row.company_id),
      actions: certificateActions(
        { kind: row.kind, status: statusOf(row.status), validUntil: row.valid_until },
        towards(ctx, stakes.has(row.company_id)).actor.roles,
        today(ctx),
      ),
    }))
    return countedPage(ctx.db, input, records, from)
  },

  certificateStatusCount: (ctx, input) =>
    tabCounts(ctx.db, CERTIFICATE_STATUSES, status => matching(ctx, { ...input, status })),

  async createCertificate(ctx, input) {
    const seat = ownersSeat(ctx, 'certificate:create')
    if (NOT_HANDED_IN.has(input.kind)) throw new AppError('MALL600403')
    await requireListed(ctx, codes, { list: 'certificate_kind', code: input.kind }, 'kind')
    const fieldErrors: { path: string; rule: string }[] = []
    if (input.issuedOn > today(ctx)) fieldErrors.push({ path: 'issuedOn', rule: 'in_future' })
    if (input.validUntil !== null && input.validUntil < today(ctx))
      fieldErrors.push({ path: 'validUntil', rule: 'in_past' })
    if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
    await requireOwnFiles(ctx, input.fileIds)
    const id = uuidv7()
    const no = await nextDocumentNo(ctx.db, 'CE', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
    await ctx.db.insert(companyCertificate).values({
      ...input,
      id,
      no,
      regionId: ctx.region.regionId,
      status: 'pending',
      version: 0,
      companyId: seat.companyId,
      checkMethod: 'document',
      reminded: 0,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      createdBy: seat.userId,
    })
    await ctx.audit({
      action: 'certificate:create',
      entityType: DOCUMENT,
      entityId: id,
      entityNo: no,
      companyId: seat.companyId,
      after: { kind: input.kind, number: input.number, issuer: input.issuer, validUntil: input.validUntil },
    })
    ctx.live({ to: { operators: true }, topic: DOCUMENT, id })
    await ctx.notify({
      kind: 'review_requested',
      to: { operatorsHolding: 'certificate:accept', regionId: ctx.region.regionId },
      params: { no, name: `${input.issuer} ${input.number}`, subject: DOCUMENT },
      link: { frontEnd: 'admin', route: '/certificates?status=pending' },
      dedupeKey: `certificate-review:${id}`,
    })
    return { id, no }
  },

  async withdrawCertificate(ctx, input) {
    const certificate = await load(ctx, input.id)
    if (certificate.status === 'accepted') requireOpen(ctx, certificate, 'withdraw')
    const result = await decide(ctx, certificate, { action: 'withdraw', version: input.version })
    if (certificate.kind === 'site_check') await countCheck(ctx, certificate.companyId, { standing, stores })
    return result
  },

  async acceptCertificate(ctx, input) {
    const certificate = await load(ctx, input.id)
    if (certificate.createdBy === ctx.actor.userId) throw new AppError('USER_SERVICE530307')
    const toward = await towardCompany(ctx, certificate.companyId)
    if (certificate.status === 'pending') requireOpen(toward, certificate, 'accept')
    const result = await decide(toward, certificate, {
      action: 'accept',
      version: input.version,
      set: { checkedBy: ctx.actor.userId, checkedAt: ctx.now() },
    })
    if (certificate.kind === 'site_check') await countCheck(ctx, certificate.companyId, { standing, stores })
    await tellCompany(ctx, certificate, 'certificate_accepted', {})
    return result
  },

  async rejectCertificate(ctx, input) {
    const certificate = await load(ctx, input.id)
    const result = await decide(await towardCompany(ctx, certificate.companyId), certificate, {
      action: 'reject',
      version: input.version,
      reason: input.reason,
      set: { checkedBy: ctx.actor.userId, checkedAt: ctx.now(), rejectReason: input.reason },
    })
    await tellCompany(ctx, certificate, 'certificate_rejected', { reason: input.reason })
    return result
  },

  async recordSiteCheck(ctx, input) {
    const company = await loadCompany(ctx, input.companyId)
    if (company.status === 'closed') throw new AppError('MALL600403')
    await requireOthers(ctx, { stakesOf }, [company.id])
    const fieldErrors = siteCheckProblems(input, today(ctx))
    if (input.confirms.includes('production') && saysNothing((await companyFace(ctx, company.id)).production))
      fieldErrors.push({ path: 'confirms', rule: 'nothing_said' })
    if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
    await requireOwnFiles(ctx, input.fileIds)
    await grantFiles(ctx, input.fileIds, [company.id])
    const certificate = await insertSiteCheck(ctx, input)
    await ctx.audit({
      action: 'certificate:site_check',
      entityType: DOCUMENT,
      entityId: certificate.id,
      entityNo: certificate.no,
      companyId: company.id,
      after: {
        method: input.method,
        checkedOn: input.checkedOn,
        validUntil: input.validUntil,
        confirms: input.confirms,
        files: input.fileIds,
      },
    })
    await countCheck(ctx, company.id, { standing, stores })
    ctx.live({ to: { companyId: company.id }, topic: DOCUMENT, id: certificate.id })
    ctx.live({ to: { operators: true }, topic: DOCUMENT, id: certificate.id })
    await tellCompany(ctx, certificate, 'certificate_accepted', {})
    return { id: certificate.id, no: certificate.no }
  },
})

/** How often the company is reminded before the end. */
const REMINDERS = 2

/** The badge goes in the night in which its evidence ends; a company without a valid licence takes no new business. */
async function dropBadge(
  ctx: ActorContext,
  certificate: Certificate,
  { standing, stores }: Pick<IdentityPorts, 'standing' | 'stores'>,
): Promise<void> {
  if (certificate.kind === 'business_licence') {
    const company = await loadCompany(ctx, certificate.companyId)
    const isFree = company.status === 'active' || company.status === 'restricted'
    if (isFree && !company.restrictedFor.includes('licence')) await restrictCompany(ctx, company, standing)
    // What is suspended or closed is restricted when it comes back.
  }
  if (certificate.kind === 'site_check') await countCheck(ctx, certificate.companyId, { standing, stores })
}

const REMINDER_TIMERS = ['certificateFirstReminderDays', 'certificateLastReminderDays'] as const

export const certificateTimer = (ports: Pick<IdentityPorts, 'standing' | 'stores'>): Job => ({
  name: 'identity-certificates',
  everySeconds: 3600,
  async run(system) {
    const { longest } = timersOfRegions(system, 'certificateFirstReminderDays')
    const horizon = new Date(system.now().getTime() + longest * 86_400_000).toISOString().slice(0, 10)
    const due = await system.db
      .select()
      .from(companyCertificate)
      .where(
        and(
          eq(companyCertificate.status, 'accepted'),
          sql`${companyCertificate.validUntil} <= ${horizon}::date`,
          sql`(${companyCertificate.validUntil} < ${today(system)}::date or ${companyCertificate.reminded} < ${REMINDERS})`,
        ),
      )
      .orderBy(companyCertificate.validUntil, companyCertificate.id)
      .limit(500)
      .for('update', { skipLocked: true })
    for (const certificate of due) {
      const ctx = system.inRegion(certificate.regionId)
      const until = certificate.validUntil ?? ''
      if (until < today(ctx)) {
        await decide(ctx, certificate, { action: 'expire', version: certificate.version })
        await dropBadge(ctx, certificate, ports)
        await tellCompany(ctx, certificate, 'certificate_expired', { date: until })
        continue
      }
      const left = (Date.parse(until) - Date.parse(today(ctx))) / 86_400_000
      const times = REMINDER_TIMERS.filter(reminder => left <= timerOf(ctx.region, reminder)).length
      if (times <= certificate.reminded) continue
      await ctx.query('certificate_reminded', 'update company_certificate set reminded = $2 where id = $1', [
        certificate.id,
        times,
      ])
      await tellCompany(ctx, certificate, 'certificate_expiring', { date: until })
    }
  },
})
