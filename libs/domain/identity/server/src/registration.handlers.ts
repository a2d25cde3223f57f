import {
  REGISTRATION_STATUSES,
  type RegistrationAction,
  type RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import type * as identityContract from '@tradeport/domain/identity/contract'
import { companyProblems, normaliseRegNo, registrationMachine } from '@tradeport/domain/identity/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { isLocale, pageOf, timeline, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { companyExists, insertApprovedCompany, setCompanyStore } from './company.repository'
import { registrationApplication } from './identity.table'
import type { IdentityPorts } from './ports'
import {
  applicationById,
  newestApplicationOf,
  queueCount,
  queuePage,
  queueStatusCount,
  similarCompanies,
  userOf,
  type ApplicationRow,
  type QueueRow,
} from './registration.repository'

type RegistrationHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'registrationPage'
  | 'registrationStatusCount'
  | 'registrationDetail'
  | 'ownRegistration'
  | 'resubmitRegistration'
  | 'claimRegistration'
  | 'requestRegistrationInfo'
  | 'approveRegistration'
  | 'rejectRegistration'
>

const DOCUMENT = 'registration'

function statusOf(value: string): RegistrationStatus {
  const status = REGISTRATION_STATUSES.find(known => known === value)
  if (!status) throw new Error(`registration has unknown status ${value}`)
  return status
}

function rowDto(ctx: ActorContext, row: QueueRow) {
  return {
    id: row.id,
    no: row.no,
    party: row.party,
    status: row.status,
    version: row.version,
    legalName: row.legal_name,
    country: row.country,
    contactName: row.contact_name,
    email: row.email,
    round: row.round,
    reviewerName: row.reviewer_name,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    actions: allowedActions(registrationMachine, row.status, ctx.actor.roles),
  }
}

async function detailDto(ctx: ActorContext, application: ApplicationRow) {
  const applicant = await userOf(ctx, application.applicantUserId)
  const reviewer = application.reviewerId ? await userOf(ctx, application.reviewerId) : undefined
  const status = statusOf(application.status)
  return {
    id: application.id,
    no: application.no,
    party: application.party,
    status,
    version: application.version,
    legalName: application.legalName,
    country: application.company.country,
    contactName: application.company.contactName,
    email: applicant.email,
    round: application.round,
    reviewerName: reviewer?.displayName ?? null,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
    actions: allowedActions(registrationMachine, status, ctx.actor.roles),
    company: application.company,
    requests: application.requests,
    decisionReason: application.decisionReason,
    decisionNote: application.decisionNote,
    timeline: await timeline(ctx, DOCUMENT, application.id),
  }
}

async function load(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const application = await applicationById(ctx, id)
  if (!application) throw new AppError('USER_SERVICE530404')
  return application
}

interface Decision {
  action: RegistrationAction
  version: number
  set?: Partial<ApplicationRow>
  note?: string | null
}

async function decide(ctx: ActorContext, application: ApplicationRow, decision: Decision) {
  const row = await transition(ctx, {
    table: registrationApplication,
    machine: registrationMachine,
    row: application,
    documentType: DOCUMENT,
    ...decision,
  })
  await ctx.audit({
    action: `registration:${decision.action}`,
    entityType: DOCUMENT,
    entityId: application.id,
    before: { status: application.status },
    after: { status: row.status, ...decision.set },
    ...(decision.note ? { reason: decision.note } : {}),
  })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: application.id })
  ctx.live({ to: { userId: application.applicantUserId }, topic: DOCUMENT, id: application.id })
  const status = statusOf(row.status)
  return { status, version: row.version, actions: allowedActions(registrationMachine, status, ctx.actor.roles) }
}

/** The applicant hears of a decision in the message centre and by mail, in the own language. */
async function tellApplicant(
  ctx: ActorContext,
  application: ApplicationRow,
  template: string,
  note: string,
): Promise<void> {
  const applicant = await userOf(ctx, application.applicantUserId)
  await ctx.notify({
    kind: 'registration_data_review',
    to: { userId: application.applicantUserId },
    params: { no: application.no, company: application.legalName, outcome: template },
    ...(note ? { reply: note } : {}),
    verificationTime: ctx.now().toISOString(),
    link: { frontEnd: application.party === 'seller' ? 'seller' : 'providerAdmin', route: '/registration' },
  })
  await ctx.mail({
    to: applicant.email,
    locale: isLocale(applicant.locale) ? applicant.locale : 'en_US',
    template,
    params: { no: application.no, company: application.legalName, note },
  })
}

/** Reviewers hear of data that came, or came again: once as long as they have not looked. */
export async function askForReview(
  ctx: ActorContext,
  application: { id: string; no: string; legalName: string },
): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorRole: 'op_reviewer', regionId: ctx.region.regionId },
    params: { no: application.no, name: application.legalName, subject: DOCUMENT },
    link: { frontEnd: 'admin', route: `/registrations/${application.id}` },
    dedupeKey: `registration-review:${application.id}`,
  })
}

export function registrationHandlers(ports: IdentityPorts): RegistrationHandlers {
  return {
    async registrationPage(ctx, input) {
      const rows = await queuePage(ctx, input)
      return pageOf(
        input,
        rows.map(row => rowDto(ctx, row)),
        await queueCount(ctx, input),
      )
    },

    registrationStatusCount: (ctx, input) => queueStatusCount(ctx, input),

    async registrationDetail(ctx, input) {
      const application = await load(ctx, input.id)
      const similar = await similarCompanies(ctx, application)
      return {
        ...(await detailDto(ctx, application)),
        similar: similar.map(company => ({
          id: company.id,
          legalName: company.legal_name,
          regNo: company.reg_no ?? '',
          status: company.status,
        })),
      }
    },

    async ownRegistration(ctx) {
      if (ctx.actor.userId === null) throw new AppError('global400001')
      const application = await newestApplicationOf(ctx, ctx.actor.userId)
      return application ? detailDto(ctx, application) : null
    },

    async resubmitRegistration(ctx, input) {
      if (ctx.actor.userId === null) throw new AppError('global400001')
      const application = await load(ctx, input.id)
      const problems = companyProblems(input.company, ctx.now()).map(({ path, rule }) => ({
        path: `company.${path}`,
        rule,
      }))
      if (problems.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: problems })
      const { status, version } = await decide(ctx, application, {
        action: 'resubmit',
        version: input.version,
        set: {
          company: input.company,
          legalName: input.company.legalName,
          regNoKey: normaliseRegNo(input.company.regNo),
          round: application.round + 1,
          requests: [],
          decisionReason: null,
          decisionNote: null,
        },
      })
      await askForReview(ctx, { ...application, legalName: input.company.legalName })
      return { status, version }
    },

    async claimRegistration(ctx, input) {
      const application = await load(ctx, input.id)
      return decide(ctx, application, {
        action: 'claim',
        version: input.version,
        set: { reviewerId: ctx.actor.userId },
      })
    },

    async requestRegistrationInfo(ctx, input) {
      const application = await load(ctx, input.id)
      const result = await decide(ctx, application, {
        action: 'request_info',
        version: input.version,
        set: { requests: input.requests, reviewerId: ctx.actor.userId },
      })
      await tellApplicant(
        ctx,
        application,
        'registration_need_info',
        input.requests.map(({ comment }) => comment).join('\n'),
      )
      return result
    },

    async approveRegistration(ctx, input) {
      const application = await load(ctx, input.id)
      const result = await decide(ctx, application, {
        action: 'approve',
        version: input.version,
        set: { reviewerId: ctx.actor.userId, decidedAt: ctx.now(), decisionNote: input.note ?? null },
        note: input.note ?? null,
      })
      if (await companyExists(ctx, application.company.country, application.regNoKey))
        throw new AppError('USER_SERVICE530120')
      const companyId = await insertApprovedCompany(ctx, application)
      if (!companyId) throw new AppError('USER_SERVICE530120')
      if (application.party === 'seller') {
        const { company } = application
        const storeId = await ports.stores.createStore(ctx, {
          companyId,
          name: { [ctx.region.locale]: company.displayName, en_US: company.displayName },
          legalName: company.legalName,
          country: company.country,
          companyType: company.companyType,
          foundedYear: company.foundedYear ?? null,
          province: company.province,
          city: company.city,
          mainProducts: company.mainProducts,
        })
        await setCompanyStore(ctx, companyId, storeId)
      }
      await tellApplicant(ctx, application, 'registration_approved', input.note ?? '')
      return result
    },

    async rejectRegistration(ctx, input) {
      const application = await load(ctx, input.id)
      const result = await decide(ctx, application, {
        action: 'reject',
        version: input.version,
        set: {
          reviewerId: ctx.actor.userId,
          decidedAt: ctx.now(),
          decisionReason: input.reason,
          decisionNote: input.note,
        },
        note: input.note,
      })
      await tellApplicant(ctx, application, 'registration_rejected', input.note)
      return result
    },
  }
}
