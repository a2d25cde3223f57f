import { and, eq } from 'drizzle-orm'
import {
  COMPANY_STATUSES,
  type CompanyAction,
  type CompanyStatus,
  type RestrictionCause,
} from '@tradeport/domain/identity/contract'
import { companyMachine } from '@tradeport/domain/identity/rules'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { SYSTEM, transition, type ActorContext } from '@tradeport/node/server-kit'
import { companyTable, type CompanyRecord } from './company.table'
import { FRONT_ENDS } from './invitation-mail'
import type { IdentityPorts } from './ports'

const DOCUMENT = 'company'

export function companyStatusOf(value: string): CompanyStatus {
  const status = COMPANY_STATUSES.find(known => known === value)
  if (!status) throw new Error(`company has unknown status ${value}`)
  return status
}

export async function loadCompany(ctx: ActorContext, id: string): Promise<CompanyRecord> {
  const [row] = await ctx.db
    .select()
    .from(companyTable)
    .where(and(eq(companyTable.id, id), eq(companyTable.regionId, ctx.region.regionId)))
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

export interface StateChange {
  action: CompanyAction
  version?: number
  reason?: string
  set?: Partial<CompanyRecord>
}

/** In the log, on the screens that show it, and in the domains that go by it. */
async function recordMove(
  ctx: ActorContext,
  company: CompanyRecord,
  next: CompanyRecord,
  change: Pick<StateChange, 'action' | 'reason'>,
  standing: IdentityPorts['standing'],
): Promise<void> {
  await ctx.audit({
    action: `company:${change.action}`,
    entityType: DOCUMENT,
    entityId: company.id,
    entityNo: company.no,
    companyId: company.id,
    before: { status: company.status, restrictedFor: company.restrictedFor },
    after: { status: next.status, restrictedFor: next.restrictedFor },
    ...(change.reason ? { reason: change.reason } : {}),
  })
  await standing(ctx, {
    companyId: next.id,
    takesBusiness: next.status === 'active',
    isSuspended: next.status === 'suspended',
    verifyLevel: next.verifyLevel,
  })
  ctx.live({ to: { companyId: company.id }, topic: DOCUMENT, id: company.id })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: company.id })
}

/** The only way a company's state changes: history, audit and screens that show it follow. */
export async function moveCompany(
  ctx: ActorContext,
  company: CompanyRecord,
  change: StateChange,
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const next = await transition(ctx, {
    table: companyTable,
    machine: companyMachine,
    row: company,
    documentType: DOCUMENT,
    action: change.action,
    ...(change.version === undefined ? {} : { version: change.version }),
    ...(change.set ? { set: change.set } : {}),
    note: change.reason ?? null,
  })
  await recordMove(ctx, company, next, change, standing)
  return next
}

/** Without a badge, for one cause more; by the platform itself where the licence has ended. */
export async function restrictCompany(
  ctx: ActorContext,
  company: CompanyRecord,
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const set = { restrictedFor: withCause(company, 'licence'), verifyLevel: badgeless(company) }
  return moveCompany({ ...ctx, actor: SYSTEM }, company, { action: 'restrict', set }, standing)
}

const withCause = (company: CompanyRecord, cause: RestrictionCause) => [...new Set([...company.restrictedFor, cause])]
const badgeless = ({ verifyLevel }: CompanyRecord) => Math.min(verifyLevel, 1)

/** An operator sees a risk: the company takes no new business and has no badge until the risk is gone. */
export function restrictForRisk(
  ctx: ActorContext,
  company: CompanyRecord,
  { version, reason }: { version: number; reason: string },
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const set = {
    restrictedFor: withCause(company, 'risk'),
    riskReason: reason,
    levelBeforeRisk: company.verifyLevel,
    verifyLevel: badgeless(company),
  }
  return moveCompany(ctx, company, { action: 'restrict', version, reason, set }, standing)
}

/** What comes back with a suspension's end: what it was restricted for before, or has to be by now. */
export async function restrictAgain(
  ctx: ActorContext,
  company: CompanyRecord,
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  if (company.restrictedFor.length === 0) return company
  const set = { verifyLevel: badgeless(company) }
  return moveCompany({ ...ctx, actor: SYSTEM }, company, { action: 'restrict', set }, standing)
}

/** The badge that its licence and site check are worth; without a licence what it was before the risk, where that has not ended. */
async function badgeOf(ctx: ActorContext, company: CompanyRecord): Promise<number> {
  const [held] = await ctx.query<{ licence: boolean; site: boolean }>(
    'company_badge',
    `select coalesce(bool_or(kind = 'business_licence'), false) as licence, coalesce(bool_or(kind = 'site_check'), false) as site
     from company_certificate where company_id = $1 and status = 'accepted'`,
    [company.id],
  )
  if (held?.licence) return held.site ? 3 : 2
  return (await licenceHasEnded(ctx, company.id))
    ? company.verifyLevel
    : (company.levelBeforeRisk ?? company.verifyLevel)
}

/** Where another cause stays, or the company is suspended, its state stays as well. */
async function easeRestriction(
  ctx: ActorContext,
  company: CompanyRecord,
  { set, reason }: { set: Partial<CompanyRecord>; reason?: string },
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const [next] = await ctx.db
    .update(companyTable)
    .set({ ...set, version: company.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
    .where(and(eq(companyTable.id, company.id), eq(companyTable.version, company.version)))
    .returning()
  if (!next) throw new AppError('FT510006')
  const event = { documentType: DOCUMENT, documentId: company.id, action: 'lift_restriction', toStatus: company.status }
  await ctx.event({ ...event, note: reason ?? null })
  await recordMove(ctx, company, next, { action: 'lift_restriction', ...(reason ? { reason } : {}) }, standing)
  return next
}

/** One cause is gone. Active again where it was the last one. */
export async function liftCause(
  ctx: ActorContext,
  company: CompanyRecord,
  { cause, reason }: { cause: RestrictionCause; reason?: string },
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const left = company.restrictedFor.filter(other => other !== cause)
  const set = {
    restrictedFor: left,
    ...(cause === 'risk' ? { riskReason: null, levelBeforeRisk: null } : {}),
  }
  const said = reason ? { reason } : {}
  if (company.status !== 'restricted') return easeRestriction(ctx, company, { set, ...said }, standing)
  if (left.length > 0)
    return easeRestriction(ctx, company, { set: { ...set, verifyLevel: badgeless(company) }, ...said }, standing)
  const verifyLevel = await badgeOf(ctx, company)
  return moveCompany(ctx, company, { action: 'lift_restriction', set: { ...set, verifyLevel }, ...said }, standing)
}

/** Who approved the papers may lift what their end had brought, by whatever role of the platform's own; a risk stays. */
export async function liftRestriction(
  ctx: ActorContext,
  companyId: string,
  standing: IdentityPorts['standing'],
): Promise<void> {
  const company = await loadCompany(ctx, companyId)
  if (company.status !== 'restricted') return
  // The new licence is worth its badge only when the risk is gone.
  if (!company.restrictedFor.includes('licence')) {
    await ctx.query('company_no_badge', 'update company set verify_level = least(verify_level, 1) where id = $1', [
      companyId,
    ])
    return
  }
  const reviewer = { ...ctx.actor, roles: [...ctx.actor.roles, 'op_reviewer'] }
  await liftCause({ ...ctx, actor: reviewer }, company, { cause: 'licence' }, standing)
}

/** A licence that has ended and was not followed by another. */
export async function licenceHasEnded(ctx: ActorContext, companyId: string): Promise<boolean> {
  const [row] = await ctx.query<{ ended: boolean }>(
    'company_licence_ended',
    `select coalesce(bool_or(status = 'expired'), false) and not coalesce(bool_or(status = 'accepted'), false) as ended
     from company_certificate where company_id = $1 and kind = 'business_licence'`,
    [companyId],
  )
  return row?.ended ?? false
}

/** Who owns the company, each on the side that they joined first. */
const ownersOf = (ctx: ActorContext, companyId: string) =>
  ctx.query<{ user_id: string; party: keyof typeof FRONT_ENDS }>(
    'company_all_owners',
    `select distinct on (user_id) user_id, party from company_member
     where company_id = $1 and status = 'active' and roles && $2::text[] order by user_id, created_at`,
    [companyId, Object.values(OWNER_ROLES)],
  )

/** One of its owners has brought the company to another side of the market: the others hear of it. */
export async function tellOtherOwners(
  ctx: ActorContext,
  company: Pick<CompanyRecord, 'id' | 'legalName'>,
  { party: side, applicantUserId }: { party: string; applicantUserId: string },
): Promise<void> {
  for (const { user_id: userId, party } of await ownersOf(ctx, company.id))
    if (userId !== applicantUserId)
      await ctx.notify({
        kind: 'company_side_added',
        to: { userId, identity: party },
        params: { name: company.legalName, side },
        link: { frontEnd: FRONT_ENDS[party], route: '/company' },
        dedupeKey: `company_side_added:${company.id}:${side}:${userId}`,
      })
}

/** Owners hear of it by mail as well: while the company is suspended they cannot sign in. */
export async function tellOwners(
  ctx: ActorContext,
  company: CompanyRecord,
  kind:
    'company_suspended' | 'company_reinstated' | 'company_closed' | 'company_restricted' | 'company_restriction_lifted',
  reason: string,
): Promise<void> {
  for (const owner of await ownersOf(ctx, company.id))
    await ctx.notify({
      kind,
      to: { userId: owner.user_id, identity: owner.party },
      params: { name: company.legalName, reason },
      link: { frontEnd: FRONT_ENDS[owner.party], route: '/company' },
      dedupeKey: `${kind}:${company.id}:${company.version}:${owner.user_id}`,
    })
}
