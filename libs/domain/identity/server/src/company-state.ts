import { and, eq } from 'drizzle-orm'
import { COMPANY_STATUSES, type CompanyAction, type CompanyStatus } from '@tradeport/domain/identity/contract'
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
  await ctx.audit({
    action: `company:${change.action}`,
    entityType: DOCUMENT,
    entityId: company.id,
    entityNo: company.no,
    companyId: company.id,
    before: { status: company.status },
    after: { status: next.status },
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
  return next
}

/** A company whose licence has ended takes no new business and has no badge. */
export async function restrictCompany(
  ctx: ActorContext,
  company: CompanyRecord,
  standing: IdentityPorts['standing'],
): Promise<CompanyRecord> {
  const set = { verifyLevel: Math.min(company.verifyLevel, 1) }
  return moveCompany({ ...ctx, actor: SYSTEM }, company, { action: 'restrict', set }, standing)
}

/** Who approved the papers may lift what their end had brought, by whatever role of the platform's own. */
export async function liftRestriction(
  ctx: ActorContext,
  companyId: string,
  standing: IdentityPorts['standing'],
): Promise<void> {
  const company = await loadCompany(ctx, companyId)
  if (company.status !== 'restricted') return
  const reviewer = { ...ctx.actor, roles: [...ctx.actor.roles, 'op_reviewer'] }
  await moveCompany({ ...ctx, actor: reviewer }, company, { action: 'lift_restriction' }, standing)
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

/** Owners hear of it by mail as well: while the company is suspended they cannot sign in. */
export async function tellOwners(
  ctx: ActorContext,
  company: CompanyRecord,
  kind: 'company_suspended' | 'company_reinstated' | 'company_closed',
  reason: string,
): Promise<void> {
  const owners = await ctx.query<{ user_id: string; party: keyof typeof FRONT_ENDS }>(
    'company_all_owners',
    `select distinct on (user_id) user_id, party from company_member
     where company_id = $1 and status = 'active' and roles && $2::text[] order by user_id, created_at`,
    [company.id, Object.values(OWNER_ROLES)],
  )
  for (const owner of owners)
    await ctx.notify({
      kind,
      to: { userId: owner.user_id },
      params: { name: company.legalName, reason },
      link: { frontEnd: FRONT_ENDS[owner.party], route: '/company' },
      dedupeKey: `${kind}:${company.id}:${company.version}:${owner.user_id}`,
    })
}
