import type * as identityContract from '@tradeport/domain/identity/contract'
import type { CompanyData, RequirementState } from '@tradeport/domain/identity/contract'
import {
  changedUnasked,
  companyProblems,
  mainProductProblems,
  isAnotherCompany,
  isHandedIn,
  isKept,
  mayAsOwner,
  normaliseRegNo,
  oneWorkingDayAfter,
  openedBy,
  registrationRequirements,
  riskFlags,
  type RegistrationRequirement,
} from '@tradeport/domain/identity/rules'
import { daysAfter, workingDays } from '@tradeport/domain/reference/contract'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { beginLookUps, isPlatforms, proofOf, stateOfRequirement } from './registration-check'
import { forgetChecks } from './registration-check.repository'
import { keepRound } from './registration-round.repository'
import { ownUser } from './account.handlers'
import { lockAccount } from './account.repository'
import { companyData, companyRow } from './company-data'
import { begunFor, companyToJoin, joinableSides, shownCompanyToJoin, type CompanyToJoin } from './company-join'
import { companyExists } from './company.repository'
import { numberTaken } from './invalid-field'
import { requireListed } from './listed-codes'
import { seatOf } from './member.handlers'
import { lockOwners } from './member.repository'
import type { CodePorts, IdentityPorts } from './ports'
import { askForReview, decide, load, type Decided } from './registration.decision'
import {
  addDocument,
  documentsOf,
  hasOpenChange,
  lockApplication,
  keepDraft,
  newestApplicationOf,
  openRegistrationsOf,
  partyOfSession,
  removeDocument,
  reopenPapers,
  sentCompany,
  similarApplications,
  similarCompanies,
  takeBackRefused,
  type ApplicationRow,
  takeOverChange,
} from './registration.repository'
import { mayRestart, ownDto, statusOf } from './registration.dto'
import { isPhoneOf, requireRegionPhone } from './region-contact'
import { startRegistration } from './registration.start'
import { tokenHash } from './secrets'

type ApplicantHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'ownRegistration'
  | 'ownRegistrations'
  | 'beginRegistration'
  | 'saveRegistrationDraft'
  | 'uploadRegistrationDocument'
  | 'removeRegistrationDocument'
  | 'submitRegistration'
  | 'resubmitRegistration'
  | 'withdrawRegistration'
  | 'restartRegistration'
>

/** All regions of the product are Chinese markets: whoever sells from elsewhere is looked at twice. */
const HOME_COUNTRY = 'CN'

/** Papers may be changed while the applicant has the registration in hand. */
const IN_HAND = ['draft', 'need_more_info', 'rejected', 'expired']

export async function ownApplication(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const { userId, kind, companyId, roles } = ctx.actor
  if (userId === null || kind === 'operator') throw new AppError('global400001')
  const application = await load(ctx, id)
  // A change is the company's: whoever began it and has left the company, or owns it no longer, has no part in it.
  if (
    application.kind === 'change' &&
    (application.companyId !== companyId ||
      kind === 'visitor' ||
      kind === 'system' ||
      !mayAsOwner(kind, roles, 'company:update'))
  )
    throw new AppError('USER_SERVICE530404')
  // Another owner began it, who may have left or given the company away: it goes on with whoever works on it.
  if (application.applicantUserId !== userId) await takeOverChange(ctx, application.id, userId)
  return { ...application, applicantUserId: userId }
}

export function requireInHand(application: ApplicationRow): void {
  if (!IN_HAND.includes(application.status)) throw new AppError('MALL600403')
}

/**
 * While questions are answered, papers that nobody asked about stay as they are; one that was missing may be added.
 *
 * @throws AppError at the paper.
 */
async function requirePaperOpen(ctx: ActorContext, application: ApplicationRow, requirement: string): Promise<void> {
  requireInHand(application)
  if (application.status !== 'need_more_info' || openedBy(application.requests).has(`documents.${requirement}`)) return
  const handedIn = await documentsOf(ctx, application.id)
  if (handedIn.some(document => document.requirement === requirement))
    throw new AppError(
      'USER_SERVICE530400',
      {},
      { fieldErrors: [{ path: `documents.${requirement}`, rule: 'not_asked' }] },
    )
}

/**
 * What stays of a company that takes part already is changed on its own page, and not by the answer.
 *
 * @throws AppError at fields that were changed though the reviewer did not ask about them.
 */
async function requireOnlyAsked(ctx: ActorContext, application: ApplicationRow, company: CompanyData): Promise<void> {
  const before = sentCompany(application)
  if (application.status !== 'need_more_info' || !before) return
  const accepted = (await shownCompanyToJoin(ctx, application))?.accepted
  const fieldErrors = changedUnasked(application.requests, { ...before, ...accepted }, { ...company, ...accepted }).map(
    field => ({ path: `company.${field}`, rule: 'not_asked' }),
  )
  if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
}

/** Where it is said that something is missing, and how. */
function missing({ key, kind }: RegistrationRequirement, state: RequirementState): { path: string; rule: string } {
  if (kind === 'phone_otp') return { path: 'company.contactPhone', rule: 'phone_unproven' }
  const rule = kind === 'email_otp' ? 'email_unproven' : state === 'rejected' ? 'paper_refused' : 'required'
  return { path: `documents.${key}`, rule }
}

/** The data fits its rules, the papers are there, and the number is nobody else's. */
async function requireComplete(
  ctx: ActorContext,
  codes: CodePorts,
  application: ApplicationRow,
  {
    company,
    attested,
    joined,
  }: { company: CompanyData; attested: readonly string[]; joined: CompanyToJoin | undefined },
): Promise<void> {
  const accepted: Readonly<Record<string, unknown>> = joined?.accepted ?? {}
  const sent = sentCompany(application)
  // What a company is already it may stay, whatever is asked of others now.
  const said = [application.previous, sent, joined?.accepted]
  if (!said.some(before => before?.contactPhone === company.contactPhone))
    requireRegionPhone(ctx, company.contactPhone, 'company.contactPhone')
  // Goods that nobody asked about stay as they were sent: what the company has come to name since goes first.
  const stay = application.status === 'need_more_info' && sent && isKept(application.requests, sent, 'mainProducts')
  // What was accepted before is not asked about again.
  const fieldErrors: WrongField[] = [
    ...companyProblems(company, ctx.now()),
    ...(stay ? [] : mainProductProblems(joined?.mainProducts ?? [], company.mainProducts)),
  ]
    .filter(({ path }) => !(path in accepted))
    .map(problem => ({ ...problem, path: `company.${problem.path}` }))
  if (!isPhoneOf(company.country, company.contactPhone))
    fieldErrors.push({ path: 'company.contactPhone', rule: 'country_phone' })
  const proof = await proofOf(ctx, application, {
    contactPhone: company.contactPhone,
    attested,
    held: joined?.held ?? [],
  })
  for (const asked of registrationRequirements(await checklistOf(ctx, application.party), company)) {
    // What the platform looks after comes after it was sent.
    if (!asked.required || isPlatforms(asked)) continue
    const state = stateOfRequirement(asked, proof)
    if (!isHandedIn(state)) fieldErrors.push(missing(asked, state))
  }
  if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
  if (!said.some(before => before?.companyType === company.companyType))
    await requireListed(ctx, codes, { list: 'company_type', code: company.companyType }, 'company.companyType')
  const { employees } = company
  if (employees !== undefined && !said.some(before => before?.employees === employees))
    await requireListed(ctx, codes, { list: 'employee_band', code: employees }, 'company.employees')
  if (application.kind !== 'change') return
  const other = await companyExists(ctx, company.country, normaliseRegNo(company.regNo), application.companyId)
  if (other) throw numberTaken()
}

async function risksOf(ctx: ActorContext, application: ApplicationRow, company: CompanyData) {
  const of = {
    id: application.id,
    companyId: application.companyId,
    country: company.country,
    regNoKey: normaliseRegNo(company.regNo),
    legalName: company.legalName,
  }
  const companies = await similarCompanies(ctx, of)
  const applications = await similarApplications(ctx, of)
  const refused = application.status === 'rejected' ? sentCompany(application) : null
  return riskFlags(
    company,
    {
      party: application.party,
      regionCountry: HOME_COUNTRY,
      sameNumber: applications.some(({ same }) => same),
      likeness: Math.max(0, ...[...companies, ...applications].map(({ likeness }) => likeness)),
      refusedNumber: refused?.regNo ?? null,
    },
    ctx.now(),
  )
}

/** @throws AppError `MALL600403` where another change of the company was begun after this one had rested too long. */
async function requireNoOtherChange(ctx: ActorContext, { kind, status, companyId }: ApplicationRow): Promise<void> {
  if (kind !== 'change' || status !== 'expired' || companyId === null) return
  await lockOwners(ctx, { companyId })
  if (await hasOpenChange(ctx, companyId)) throw new AppError('MALL600403')
}

/**
 * What reviewers said of the company as it was sent before does not speak for another one, nor does what was agreed to for it.
 *
 * @returns the statements that were agreed to before and still count.
 */
async function askAnew(ctx: ActorContext, application: ApplicationRow, company: CompanyData): Promise<string[]> {
  const before = sentCompany(application)
  if (!before || !isAnotherCompany(before, company)) return application.attested
  await forgetChecks(ctx, application.id)
  await reopenPapers(ctx, application.id)
  return []
}

async function send(
  ctx: ActorContext,
  codes: CodePorts,
  application: ApplicationRow,
  request: {
    action: 'submit' | 'resubmit'
    version: number
    company: CompanyData
    attested: readonly string[]
    set: Partial<ApplicationRow>
  },
): Promise<Decided> {
  const begun = { ...application, companyId: await begunFor(ctx, application) }
  const joined = await companyToJoin(ctx, begun, request.company)
  const company = { ...request.company, ...joined?.accepted }
  const companyId = joined?.id ?? begun.companyId
  const attested = [...new Set([...(await askAnew(ctx, application, company)), ...request.attested])]
  await requireComplete(ctx, codes, application, { company, attested, joined })
  const days = await codes.inForce(ctx, daysAfter(ctx.now()), tradeDay(ctx.now()))
  const decided = await decide(ctx, application, {
    action: request.action,
    version: request.version,
    set: {
      ...request.set,
      company,
      companyId,
      attested,
      draft: {},
      legalName: company.legalName,
      regNoKey: normaliseRegNo(company.regNo),
      riskFlags: await risksOf(ctx, { ...application, companyId }, company),
      endorsedBy: null,
      reviewerId: null,
      reviewDueAt: oneWorkingDayAfter(ctx.now(), workingDays(days)),
      decisionReason: null,
      decisionNote: null,
      dueAt: null,
      reminded: 0,
    },
  })
  await takeBackRefused(ctx, application.id)
  const { round = application.round, requests: answers = [] } = request.set
  await keepRound(ctx, application.id, { round, company, attested, answers })
  await beginLookUps(ctx, application, company)
  await askForReview(ctx, { ...application, legalName: company.legalName })
  return decided
}

export function applicantHandlers(ports: IdentityPorts): ApplicantHandlers {
  return {
    async ownRegistration(ctx, input) {
      if (ctx.actor.userId === null || ctx.token === null) throw new AppError('global400001')
      if (input.id !== undefined) return ownDto(ctx, await ownApplication(ctx, input.id))
      const party = await partyOfSession(ctx, tokenHash(ctx.token))
      const application = party && (await newestApplicationOf(ctx, ctx.actor.userId, party))
      return application ? ownDto(ctx, application) : null
    },

    async ownRegistrations(ctx) {
      const rows = await openRegistrationsOf(ctx, ownUser(ctx))
      return {
        // Of what ran out long ago nothing comes any more.
        registrations: rows
          .filter(row => !mayRestart(ctx, row))
          .map(row => ({
            ...{ id: row.id, no: row.no, party: row.party, status: statusOf(row.status) },
            legalName: row.legalName || (row.draft['legalName'] ?? ''),
          })),
      }
    },

    async beginRegistration(ctx, { party, joins }) {
      const userId = ownUser(ctx)
      // Buying companies are founded without a review.
      if (party === 'buyer' && !joins) throw new AppError('MALL600403')
      const companyId = joins ? seatOf(ctx).companyId : null
      // Of two beginnings at once the second finds the first.
      await lockAccount(ctx, userId)
      const begun = (await openRegistrationsOf(ctx, userId)).find(
        each => each.party === party && each.companyId === companyId && (joins || each.status === 'draft'),
      )
      if (begun) return { applicationId: begun.id, no: begun.no }
      if (companyId === null) return startRegistration(ctx, { userId, party })
      const sides = await joinableSides(ctx, seatOf(ctx))
      if (!sides.includes(party)) throw new AppError('MALL600403')
      const row = await companyRow(ctx, companyId)
      const contactPhoneVerified = row.contact_phone === row.contact_phone_verified ? row.contact_phone : null
      const company = await companyData(ctx, row)
      return startRegistration(ctx, { userId, party, company, joins: { companyId, contactPhoneVerified } })
    },

    async saveRegistrationDraft(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      if (application.status !== 'draft') throw new AppError('MALL600403')
      await keepDraft(ctx, application.id, input.draft)
      return {}
    },

    async uploadRegistrationDocument(ctx, input, { files }) {
      const application = await ownApplication(ctx, input.id)
      await requirePaperOpen(ctx, application, input.requirement)
      const upload = files[0]
      if (!upload || files.length > 1)
        throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'file', rule: 'required' }] })
      // What a paper may look like is the same wherever it is asked for; which ones are needed is decided when all is sent.
      const asked = (await checklistOf(ctx, application.party)).filter(({ key }) => key === input.requirement)
      const [rule] = registrationRequirements(
        asked.map(item => ({ ...item, companyTypes: [] })),
        {
          country: sentCompany(application)?.country ?? application.draft['country'] ?? HOME_COUNTRY,
          companyType: 'manufacturer',
        },
      )
      if (rule?.kind !== 'document') throw new AppError('MALL600403')
      // Of two papers at once, the second is counted after the first is there.
      await lockApplication(ctx, application.id)
      // What was refused makes room for what comes instead.
      const already = (await documentsOf(ctx, application.id)).filter(
        ({ requirement, state }) => requirement === input.requirement && state !== 'rejected',
      )
      if (already.length >= rule.maxFiles)
        throw new AppError(
          'USER_SERVICE530400',
          {},
          {
            fieldErrors: [{ path: 'file', rule: 'too_many', params: { max: rule.maxFiles } }],
          },
        )
      const file = await ports.companies.keepFile(ctx, upload)
      if (!rule.formats.includes(file.mime)) throw new AppError('FILE700421')
      await addDocument(ctx, application.id, input.requirement, file)
      return { fileId: file.id, name: file.name }
    },

    async removeRegistrationDocument(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      await requirePaperOpen(ctx, application, input.requirement)
      await removeDocument(ctx, application.id, input.requirement, input.fileId)
      return {}
    },

    async submitRegistration(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      const { status, version } = await send(ctx, ports.codes, application, { ...input, action: 'submit', set: {} })
      return { status, version }
    },

    async resubmitRegistration(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      if (mayRestart(ctx, application)) throw new AppError('MALL600403')
      await requireNoOtherChange(ctx, application)
      await requireOnlyAsked(ctx, application, input.company)
      const answers = new Map(input.answers.map(({ field, text }) => [field, text]))
      const { status, version } = await send(ctx, ports.codes, application, {
        action: 'resubmit',
        version: input.version,
        company: input.company,
        attested: input.attested,
        set: {
          round: application.round + 1,
          // The question stays with its answer: the reviewer sees both where they belong. A refusal has asked nothing.
          requests:
            application.status === 'rejected'
              ? []
              : application.requests.map(({ field, comment }) => {
                  const answer = answers.get(field)
                  return answer === undefined ? { field, comment } : { field, comment, answer }
                }),
        },
      })
      return { status, version }
    },

    async withdrawRegistration(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      const { status, version } = await decide(ctx, application, {
        action: 'withdraw',
        version: input.version,
        set: { reviewDueAt: null },
      })
      return { status, version }
    },

    async restartRegistration(ctx, input) {
      const application = await ownApplication(ctx, input.id)
      if (!mayRestart(ctx, application)) throw new AppError('MALL600403')
      await lockApplication(ctx, application.id)
      const { applicantUserId: userId, party, contactPhoneVerified } = application
      const companyId = await begunFor(ctx, application)
      // What came after it was begun from it, or for the same company.
      const begun = (await openRegistrationsOf(ctx, userId)).find(
        each => each.party === party && each.companyId === companyId && each.id > application.id,
      )
      if (begun) return { applicationId: begun.id, no: begun.no }
      const company = sentCompany(application)
      return startRegistration(ctx, {
        ...{ userId, party },
        ...(company ? { company } : {}),
        ...(companyId ? { joins: { companyId, contactPhoneVerified } } : {}),
      })
    },
  }
}
