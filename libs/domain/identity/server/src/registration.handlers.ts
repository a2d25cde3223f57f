import type * as identityContract from '@tradeport/domain/identity/contract'
import type { CheckOutcome, CompanyData, PaperState } from '@tradeport/domain/identity/contract'
import {
  LICENCE_KEY,
  isWithAnother,
  licenceOf,
  licenceProblems,
  registrationMachine,
  registrationRequirements,
  withRefusedPapers,
  type RegistrationRequirement,
} from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { timerOf } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { grantFiles, isLocale, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { addSide, takeCompanyToJoin, type CompanyToJoin } from './company-join'
import { showCompany } from './company-face'
import { tellStanding } from './company-standing'
import {
  companyExists,
  fillProfile,
  insertApprovedCompany,
  namesOf,
  seatOwner,
  setCompanyStore,
  updateLicensedData,
} from './company.repository'
import { liftRestriction, tellOtherOwners } from './company-state'
import { insertLicenceCertificate } from './certificate.repository'
import { invalid, numberTaken } from './invalid-field'
import { requireListed } from './listed-codes'
import { ownRegistrationsAmong } from './no-stake'
import type { IdentityPorts } from './ports'
import { decide, load, tellApplicant } from './registration.decision'
import { DOCUMENT, actionsFor, caseOf, reviewDto, rowDto, statusOf } from './registration.dto'
import { isPlatforms, requireSettled } from './registration-check'
import { askRegister, decideCheck, forgetCheck } from './registration-check.repository'
import { decideRound } from './registration-round.repository'
import {
  acceptPapers,
  decidePaper,
  documentsOf,
  nameCompany,
  queuePage,
  queueStatusCount,
  sentCompany,
  userOf,
  type ApplicationRow,
} from './registration.repository'
import { rejectReasonText } from './review-texts'

type ReviewHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'registrationPage'
  | 'registrationStatusCount'
  | 'registrationDetail'
  | 'claimRegistration'
  | 'takeOverRegistration'
  | 'requestRegistrationInfo'
  | 'endorseRegistration'
  | 'approveRegistration'
  | 'rejectRegistration'
  | 'registrationCheck'
>

/** What the machine cannot know: that a flagged registration needs two people. */
function requireAllowed(ctx: ActorContext, application: ApplicationRow, action: 'approve' | 'endorse'): void {
  if (!actionsFor(ctx, application).includes(action)) throw new AppError('MALL600403')
}

/** Checks belong to approving: also to that of a flagged case, whoever of the two looks at it. */
function requireReviewing(ctx: ActorContext, { status }: ApplicationRow): void {
  if (!allowedActions(registrationMachine, statusOf(status), ctx.actor.roles).includes('approve'))
    throw new AppError('MALL600403')
}

/**
 * One that nobody else has claimed.
 *
 * @throws AppError `USER_SERVICE530122` with the name of who works on it.
 */
async function loadFree(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const application = await load(ctx, id)
  if (application.reviewerId !== null && isWithAnother(caseOf(application), ctx.actor.userId)) {
    const { displayName } = await userOf(ctx, application.reviewerId)
    throw new AppError('USER_SERVICE530122', { name: displayName })
  }
  return application
}

/** @throws AppError `USER_SERVICE530307` */
async function requireOthers(ctx: ActorContext, { id }: ApplicationRow): Promise<void> {
  if ((await ownRegistrationsAmong(ctx, [id])).has(id)) throw new AppError('USER_SERVICE530307')
}

/**
 * One that the caller may decide about: nobody does about the own one, nor about a change or another side of the own company.
 *
 * @throws AppError `USER_SERVICE530307` for them, who work for a company and for the platform with one account.
 */
async function loadForDecision(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const application = await loadFree(ctx, id)
  await requireOthers(ctx, application)
  return application
}

async function openStore(
  ctx: ActorContext,
  ports: IdentityPorts,
  { companyId, company, verifyLevel }: { companyId: string; company: CompanyData; verifyLevel?: number },
): Promise<void> {
  const storeId = await ports.stores.createStore(ctx, {
    companyId,
    ...(verifyLevel === undefined ? {} : { verifyLevel }),
    name: namesOf(ctx, company.displayName),
    legalName: company.legalName,
    country: company.country,
    companyType: company.companyType,
    foundedYear: company.foundedYear ?? null,
    province: company.province,
    city: company.city,
  })
  await setCompanyStore(ctx, companyId, storeId)
}

/** The new company with everything it needs to begin: its owner, roles and, of sellers, the store. */
async function openCompany(
  ctx: ActorContext,
  ports: IdentityPorts,
  application: ApplicationRow,
  company: CompanyData,
): Promise<string> {
  const companyId = await insertApprovedCompany(ctx, { ...application, company })
  if (!companyId) throw numberTaken()
  if (application.party === 'seller') await openStore(ctx, ports, { companyId, company })
  return companyId
}

/** The same for a side more of a company that takes part already. Its people of the other sides stay there. */
async function joinSide(
  ctx: ActorContext,
  ports: IdentityPorts,
  application: ApplicationRow,
  { company, joined }: { company: CompanyData; joined: CompanyToJoin },
): Promise<string> {
  const { id: companyId, verifyLevel } = joined
  if (!(await addSide(ctx, companyId, application.party))) throw numberTaken()
  await seatOwner(ctx, application, companyId)
  if (joined.accepted.regNo === undefined) await updateLicensedData(ctx, companyId, company, application.regNoKey)
  await fillProfile(ctx, companyId, { company, contactPhoneVerified: application.contactPhoneVerified })
  if (application.party === 'seller') await openStore(ctx, ports, { companyId, company, verifyLevel })
  await tellOtherOwners(ctx, { id: companyId, legalName: company.legalName }, application)
  ctx.live({ to: { companyId }, topic: 'company', id: companyId })
  return companyId
}

/** What a registration or a change was approved for: a company that is new, has another side now, or other data. */
async function carryOut(
  ctx: ActorContext,
  ports: IdentityPorts,
  application: ApplicationRow,
  { company, joined }: { company: CompanyData; joined: CompanyToJoin | undefined },
): Promise<string> {
  if (joined) return joinSide(ctx, ports, application, { company, joined })
  const { kind, companyId } = application
  if (kind === 'registration' || companyId === null) return openCompany(ctx, ports, application, company)
  await updateLicensedData(ctx, companyId, company, application.regNoKey)
  return companyId
}

/** What is new of a company that was there: its restriction may end, and its shops say it; a new side hears how it stands. */
async function showChanged(
  ctx: ActorContext,
  ports: IdentityPorts,
  { companyId, hasLicence, hasSide }: { companyId: string; hasLicence: boolean; hasSide: boolean },
): Promise<void> {
  if (hasLicence) await liftRestriction(ctx, companyId, ports.standing)
  await showCompany(ctx, ports.stores, companyId)
  if (hasSide) await tellStanding(ctx, companyId, ports.standing)
}

/** An address that has answered with a code is where the company is reached from now on. */
async function keepContactEmail(ctx: ActorContext, application: ApplicationRow, companyId: string): Promise<void> {
  const { contactEmailVerified: email } = application
  if (email !== null)
    await ctx.query('company_contact_email', 'update company set contact_email = $2 where id = $1', [companyId, email])
}

type Licence = ReturnType<typeof licenceOf>

/**
 * What the reviewer read on the licence, or what the applicant says of it.
 *
 * @throws AppError at the field: a licence that has ended meanwhile, or whose days nobody has written down.
 */
function checkedLicence(ctx: ActorContext, company: CompanyData, read: Licence | undefined): Licence {
  const licence = read ?? licenceOf(company)
  const fieldErrors = licenceProblems(licence, ctx.now()).map(({ path, rule }) => ({ path: `licence.${path}`, rule }))
  if (fieldErrors.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors })
  return licence
}

/**
 * The licence that was checked stands behind the company's badge from now on, as long as it holds.
 *
 * @returns false where it is one that the company has shown before.
 */
async function keepLicence(
  ctx: ActorContext,
  application: ApplicationRow,
  { companyId, company, licence, held }: { companyId: string; company: CompanyData; licence: Licence; held: boolean },
): Promise<boolean> {
  const documents = (await documentsOf(ctx, application.id)).filter(({ state }) => state !== 'rejected')
  await grantFiles(
    ctx,
    documents.map(document => document.file_id),
    [companyId],
  )
  const fileIds = documents.filter(({ requirement }) => requirement === LICENCE_KEY).map(({ file_id: id }) => id)
  if (held && fileIds.length === 0) return false
  await insertLicenceCertificate(ctx, { companyId, number: company.regNo, ...licence, fileIds })
  return true
}

/** Of a paper `waived` is not said, its requirement is waived. */
const PAPER_OUTCOMES: Readonly<Record<CheckOutcome, PaperState>> = {
  passed: 'accepted',
  failed: 'rejected',
  waived: 'accepted',
  again: 'pending',
}

/** Papers are accepted and refused one by one; whoever looks after a requirement, it may be waived, but for the licence. */
function mayBeSaid(rule: RegistrationRequirement, outcome: CheckOutcome, ofPaper: boolean): boolean {
  if (ofPaper) return rule.kind === 'document' && outcome !== 'waived'
  if (rule.key === LICENCE_KEY) return false
  return isPlatforms(rule)
    ? outcome !== 'again' || rule.kind === 'registry_lookup'
    : outcome === 'waived' || outcome === 'again'
}

export function registrationHandlers(ports: IdentityPorts): ReviewHandlers {
  return {
    async registrationPage(ctx, input) {
      const page = await queuePage(ctx, input)
      const own = await ownRegistrationsAmong(
        ctx,
        page.records.map(({ id }) => id),
      )
      return { ...page, records: page.records.map(row => rowDto(ctx, row, own.has(row.id))) }
    },

    registrationStatusCount: (ctx, input) => queueStatusCount(ctx, input),

    async registrationDetail(ctx, input) {
      return reviewDto(ctx, await load(ctx, input.id))
    },

    async claimRegistration(ctx, input) {
      const application = await loadForDecision(ctx, input.id)
      if (application.status === 'in_review' && application.reviewerId !== null) throw new AppError('MALL600403')
      return decide(ctx, application, {
        action: 'claim',
        version: input.version,
        set: { reviewerId: ctx.actor.userId },
      })
    },

    async takeOverRegistration(ctx, input) {
      const application = await load(ctx, input.id)
      await requireOthers(ctx, application)
      if (!actionsFor(ctx, application).includes('take_over')) throw new AppError('MALL600403')
      return decide(ctx, application, {
        action: 'take_over',
        version: input.version,
        set: { reviewerId: ctx.actor.userId },
        note: input.reason,
      })
    },

    async requestRegistrationInfo(ctx, input) {
      const application = await loadForDecision(ctx, input.id)
      // A paper that was refused is asked for with what was said of it.
      const requests = withRefusedPapers(input.requests, await documentsOf(ctx, application.id))
      const result = await decide(ctx, application, {
        action: 'request_info',
        version: input.version,
        set: {
          requests,
          reviewerId: ctx.actor.userId,
          reviewDueAt: null,
          dueAt: new Date(ctx.now().getTime() + timerOf(ctx.region, 'registrationAnswerDays') * 86_400_000),
        },
      })
      await decideRound(ctx, application, { decision: 'request_info', requests })
      const note = requests.map(({ comment }) => comment).join('\n')
      await tellApplicant(ctx, application, 'need_info', () => note)
      return result
    },

    async endorseRegistration(ctx, input) {
      const application = await loadForDecision(ctx, input.id)
      requireAllowed(ctx, application, 'endorse')
      return decide(ctx, application, {
        action: 'endorse',
        version: input.version,
        // It is a second reviewer's now, whoever takes it.
        set: { endorsedBy: ctx.actor.userId, reviewerId: null },
        note: input.note ?? null,
      })
    },

    async approveRegistration(ctx, input) {
      const application = await loadForDecision(ctx, input.id)
      requireAllowed(ctx, application, 'approve')
      const result = await decide(ctx, application, {
        action: 'approve',
        version: input.version,
        set: {
          reviewerId: ctx.actor.userId,
          reviewDueAt: null,
          decidedAt: ctx.now(),
          decisionNote: input.note ?? null,
        },
        note: input.note ?? null,
      })
      await decideRound(ctx, application, { decision: 'approve', note: input.note ?? null })
      const company = sentCompany(application)
      if (!company) throw numberTaken()
      const joined = await takeCompanyToJoin(ctx, application, company)
      if (
        application.kind === 'change' &&
        (await companyExists(ctx, company.country, application.regNoKey, application.companyId))
      )
        throw numberTaken()
      const held = joined?.held ?? []
      await requireSettled(ctx, application, { company, held })
      await acceptPapers(ctx, application.id)
      const licence = checkedLicence(ctx, company, input.licence)
      const companyId = await carryOut(ctx, ports, application, { company, joined })
      await nameCompany(ctx, application.id, companyId)
      const hasLicence = await keepLicence(ctx, application, {
        ...{ companyId, company, licence },
        held: held.includes(LICENCE_KEY),
      })
      await keepContactEmail(ctx, application, companyId)
      if (joined || application.kind === 'change')
        await showChanged(ctx, ports, { companyId, hasLicence, hasSide: joined !== undefined })
      await tellApplicant(ctx, application, 'approved', () => input.note ?? '')
      return result
    },

    async registrationCheck(ctx, { id, version, requirement, fileId, outcome, note }) {
      const application = await loadForDecision(ctx, id)
      if (application.version !== version) throw new AppError('FT510006')
      requireReviewing(ctx, application)
      const company = sentCompany(application)
      const asked = company && registrationRequirements(await checklistOf(ctx, application.party), company)
      const rule = asked?.find(({ key }) => key === requirement)
      if (!rule) throw new AppError('USER_SERVICE530404')
      if (!mayBeSaid(rule, outcome, fileId !== undefined)) throw new AppError('MALL600403')
      // That a paper is in order needs no words, nor that what was said is taken back.
      const needsNote = outcome !== 'again' && !(fileId !== undefined && outcome === 'passed')
      if (needsNote && !note) throw invalid('note', 'required')
      if (fileId !== undefined) {
        const reason = outcome === 'failed' ? (note ?? null) : null
        const found = await decidePaper(ctx, id, { requirement, fileId, state: PAPER_OUTCOMES[outcome], reason })
        if (!found) throw new AppError('USER_SERVICE530404')
      } else if (outcome !== 'again') await decideCheck(ctx, id, { requirement, state: outcome, note: note ?? null })
      else if (rule.kind === 'registry_lookup') await askRegister(ctx, id, requirement)
      else await forgetCheck(ctx, id, requirement)
      await ctx.audit({
        action: 'registration:check',
        entityType: DOCUMENT,
        entityId: id,
        entityNo: application.no,
        companyId: application.companyId,
        after: { requirement, outcome, ...(fileId ? { fileId } : {}) },
        ...(note ? { reason: note } : {}),
      })
      ctx.live({ to: { operators: true }, topic: DOCUMENT, id })
      ctx.live({ to: { userId: application.applicantUserId }, topic: DOCUMENT, id })
      return {}
    },

    async rejectRegistration(ctx, input) {
      const application = await loadForDecision(ctx, input.id)
      const reason = { list: 'registration_reject_reason', code: input.reason } as const
      await requireListed(ctx, ports.codes, reason, 'reason')
      const result = await decide(ctx, application, {
        action: 'reject',
        version: input.version,
        set: {
          reviewerId: ctx.actor.userId,
          reviewDueAt: null,
          decidedAt: ctx.now(),
          decisionReason: input.reason,
          decisionNote: input.note,
        },
        note: input.note,
      })
      await decideRound(ctx, application, { decision: 'reject', reason: input.reason, note: input.note })
      const { locale } = await userOf(ctx, application.applicantUserId)
      const named = await ports.codes.labels(ctx, [reason], isLocale(locale) ? locale : 'en_US')
      // Of "other", only the note tells anything.
      const why = input.reason === 'other' ? '' : (named.get(reason.list)?.get(reason.code) ?? '')
      await tellApplicant(ctx, application, 'rejected', language =>
        [why || rejectReasonText(language, input.reason), input.note].filter(Boolean).join('\n'),
      )
      return result
    },
  }
}
