import {
  RESTRICTION_CAUSES,
  type CompanyAction,
  type Production,
  type RestrictionCause,
} from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { companyActions, companyMachine } from '@tradeport/domain/identity/rules'
import { nameLocale } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { towards } from '@tradeport/node/parties'
import { requireAllowed, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { avatarsOf } from './avatar'
import { companyFace } from './company-face'
import { closeCompany, openCount } from './company-closing'
import {
  companyStatusOf,
  licenceHasEnded,
  loadCompany,
  moveCompany,
  liftCause,
  restrictAgain,
  restrictForRisk,
  tellOwners,
} from './company-state'
import type { CompanyRecord } from './company.table'
import { FRONT_ENDS } from './invitation-mail'
import { stakesOf, towardCompany } from './no-stake'
import type { CompanyPorts } from './company.ports'
import type { IdentityPorts } from './ports'

type StateHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'companyDetail'
  | 'companyRestrict'
  | 'companyLiftRestriction'
  | 'companySuspend'
  | 'companyReinstate'
  | 'companyClose'
>
type Detail = Awaited<ReturnType<StateHandlers['companyDetail']>>

const people = (ctx: ActorContext, companyId: string) =>
  ctx.query<Omit<Detail['people'][number], 'avatarUrl'> & { avatar: string | null }>(
    'company_people',
    `select u.id as "userId", u.display_name as "displayName", u.avatar_file_id as avatar, u.email, u.phone, m.party, m.roles, m.status
     from company_member m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.status <> 'removed' order by m.party, m.created_at, u.id limit 200`,
    [companyId],
  )

const certificates = (ctx: ActorContext, companyId: string) =>
  ctx.query<Detail['certificates'][number]>(
    'company_certificates',
    `select id, no, kind, valid_until::text as "validUntil", status from company_certificate
     where company_id = $1 order by id desc limit 100`,
    [companyId],
  )

/** By which the company came, and by which it changed; the first one knows its company by the applicant only. */
const registrations = (ctx: ActorContext, company: CompanyRecord) =>
  ctx.query<Omit<Detail['registrations'][number], 'createdAt'> & { created_at: Date }>(
    'company_registrations',
    `select id, no, kind, status, created_at from registration_application
     where company_id = $1
       or (company_id is null and kind = 'registration' and status = 'approved' and applicant_user_id = $2 and legal_name = $3)
     order by id desc limit 100`,
    [company.id, company.createdBy, company.legalName],
  )

async function detailOf(
  ctx: ActorContext,
  { companies, accounts }: Pick<IdentityPorts, 'companies' | 'accounts'>,
  company: CompanyRecord,
): Promise<Detail> {
  const avatars = avatarsOf(accounts.secretKey)
  const status = companyStatusOf(company.status)
  const members = await people(ctx, company.id)
  const applications = await registrations(ctx, company)
  const { production, proven } = await companyFace(ctx, company.id)
  const ownStake = (await stakesOf(ctx)).has(company.id)
  return {
    id: company.id,
    no: company.no,
    legalName: company.legalName,
    country: company.country,
    regNo: company.regNo,
    parties: company.parties,
    verifyLevel: company.verifyLevel,
    status,
    version: company.version,
    restrictedFor: company.restrictedFor,
    riskReason: company.riskReason,
    ownStake,
    actions: companyActions({ status, restrictedFor: company.restrictedFor }, towards(ctx, ownStake).actor.roles),
    members: members.filter(member => member.status === 'active').length,
    createdAt: company.createdAt.toISOString(),
    displayName: company.displayName[nameLocale(ctx.region)] ?? company.displayName['en_US'] ?? company.legalName,
    companyType: company.companyType,
    foundedYear: company.foundedYear,
    employees: company.employees,
    mainProducts: company.mainProducts,
    mainMarkets: company.mainMarkets,
    address: [company.address, company.city, company.province].filter(Boolean).join(', ') || null,
    contactName: company.contactName,
    contactPhone: company.contactPhone,
    contactPhoneVerified: company.contactPhone !== null && company.contactPhone === company.contactPhoneVerified,
    foundedOn: company.foundedOn,
    exportLicenceNo: company.exportLicenceNo,
    customsRegNo: company.customsRegNo,
    vatNo: company.vatNo,
    contactEmail: company.contactEmail,
    production: { ...production, monthlyCapacity: await namedCapacity(ctx, companies, production) },
    proven,
    statusReason: company.statusReason,
    people: members.map(({ avatar, ...member }) => ({ ...member, avatarUrl: avatars.url(ctx, avatar) })),
    certificates: await certificates(ctx, company.id),
    registrations: applications.map(({ created_at, ...application }) => ({
      ...application,
      createdAt: iso(created_at),
    })),
    timeline: await timeline(ctx, 'company', company.id),
  }
}

async function namedCapacity(ctx: ActorContext, companies: CompanyPorts, { monthlyCapacity }: Production) {
  const names = await companies.categoryNames(
    ctx,
    monthlyCapacity.map(({ categoryId }) => categoryId),
  )
  return monthlyCapacity.map(({ categoryId, quantity, unit }) => ({
    category: names.get(categoryId) ?? categoryId,
    quantity,
    unit,
  }))
}

const answer = (company: CompanyRecord) => ({ status: companyStatusOf(company.status), version: company.version })

/** @throws AppError also `MALL600403` for what the machine alone would let pass. */
function requireAction(ctx: ActorContext, company: CompanyRecord, action: CompanyAction): void {
  const { restrictedFor } = company
  const status = companyStatusOf(company.status)
  requireAllowed(ctx, companyMachine, status, action)
  if (!companyActions({ status, restrictedFor }, ctx.actor.roles).includes(action)) throw new AppError('MALL600403')
}

/** What a company is restricted for when its suspension ends: the licence may have ended or come meanwhile. */
async function causesOf(ctx: ActorContext, company: CompanyRecord): Promise<RestrictionCause[]> {
  const ended = await licenceHasEnded(ctx, company.id)
  return RESTRICTION_CAUSES.filter(cause => (cause === 'licence' ? ended : company.restrictedFor.includes(cause)))
}

export function companyStateHandlers({ stores, accounts, companies, standing }: IdentityPorts): StateHandlers {
  return {
    async companyDetail(ctx, input) {
      return detailOf(ctx, { companies, accounts }, await loadCompany(ctx, input.id))
    },

    async companyRestrict(ctx, input) {
      const company = await loadCompany(ctx, input.id)
      requireAction(ctx, company, 'restrict')
      const next = await restrictForRisk(ctx, company, input, standing)
      await tellOwners(ctx, next, 'company_restricted', input.reason)
      return answer(next)
    },

    async companyLiftRestriction(ctx, input) {
      const company = await loadCompany(ctx, input.id)
      if (company.version !== input.version) throw new AppError('FT510006')
      const toward = await towardCompany(ctx, company.id)
      requireAction(toward, company, 'lift_restriction')
      const next = await liftCause(toward, company, { cause: 'risk', reason: input.reason }, standing)
      await tellOwners(ctx, next, 'company_restriction_lifted', input.reason)
      return answer(next)
    },

    async companySuspend(ctx, input) {
      const company = await loadCompany(ctx, input.id)
      const heldStoreIds = await stores.suspendStores(ctx, company.id, input.reason)
      const next = await moveCompany(
        ctx,
        company,
        {
          action: 'suspend',
          version: input.version,
          reason: input.reason,
          set: { statusReason: input.reason, heldStoreIds },
        },
        standing,
      )
      await tellOwners(ctx, next, 'company_suspended', input.reason)
      for (const partner of await accounts.openPartners(ctx, company.id))
        await ctx.notify({
          kind: 'partner_suspended',
          to: partner,
          params: { name: company.legalName },
          link: { frontEnd: FRONT_ENDS[partner.identity], route: '/orders' },
          dedupeKey: `partner-suspended:${company.id}:${next.version}:${partner.companyId}`,
        })
      return answer(next)
    },

    async companyReinstate(ctx, input) {
      const company = await loadCompany(ctx, input.id)
      const active = await moveCompany(
        await towardCompany(ctx, company.id),
        company,
        {
          action: 'reinstate',
          version: input.version,
          reason: input.reason,
          set: { statusReason: null, heldStoreIds: [], restrictedFor: await causesOf(ctx, company) },
        },
        standing,
      )
      const next = await restrictAgain(ctx, active, standing)
      await stores.reinstateStores(ctx, company.heldStoreIds, input.reason)
      await tellOwners(ctx, next, 'company_reinstated', input.reason)
      return answer(next)
    },

    async companyClose(ctx, input) {
      const company = await loadCompany(ctx, input.id)
      const count = await openCount(ctx, accounts, company.id)
      if (count > 0) throw new AppError('USER_SERVICE530153', { count })
      const next = await closeCompany(ctx, { stores, standing }, company, input)
      await tellOwners(ctx, next, 'company_closed', input.reason)
      return answer(next)
    },
  }
}
