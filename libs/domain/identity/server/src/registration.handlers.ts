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
import { timerOf, nameLocale } from '@tradeport/kernel/config'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { grantFiles, isLocale, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { showCompany } from './company-face'
import { companyExists, insertApprovedCompany, setCompanyStore, updateLicensedData } from './company.repository'
import { liftRestriction } from './company-state'
import { insertLicenceCertificate } from './certificate.repository'
import { invalid } from './invalid-field'
import { requireListed } from './listed-codes'
import { requireNoStake } from './no-stake'
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
  queueCount,
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

/**
 * One that the caller may decide about: nobody does about the own one, nor about a change of the own company.
 *
 * @throws AppError `USER_SERVICE530307` for them, who work for a company and for the platform with one account.
 */
async function loadForDecision(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const application = await loadFree(ctx, id)
  if (application.applicantUserId === ctx.actor.userId) throw new AppError('USER_SERVICE530307')
  await requireNoStake(ctx, application.companyId)
  return application
}

/** The new company with everything it needs to begin: its owner, roles and, of sellers, the store. */
async function openCompany(
  ctx: ActorContext,
  ports: IdentityPorts,
  application: ApplicationRow,
  company: CompanyData,
): Promise<string> {
  const { party } = application
  const companyId = await insertApprovedCompany(ctx, { ...application, party, company })
  if (!companyId) throw new AppError('USER_SERVICE530120')
  if (party !== 'seller') return companyId
  const storeId = await ports.stores.createStore(ctx, {
    companyId,
    name: { [nameLocale(ctx.region)]: company.displayName, en_US: company.displayName },
    legalName: company.legalName,
    country: company.country,
    companyType: company.companyType,
    foundedYear: company.foundedYear ?? null,
    province: company.province,
    city: company.city,
    mainProducts: company.mainProducts,
  })
  await setCompanyStore(ctx, companyId, storeId)
  return companyId
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

/** The licence that was checked stands behind the company's badge from now on, as long as it holds. */
async function keepLicence(
  ctx: ActorContext,
  application: ApplicationRow,
  { companyId, company, licence }: { companyId: string; company: CompanyData; licence: Licence },
) {
  const documents = (await documentsOf(ctx, application.id)).filter(({ state }) => state !== 'rejected')
  await grantFiles(
    ctx,
    documents.map(document => document.file_id),
    [companyId],
  )
  await insertLicenceCertificate(ctx, {
    companyId,
    number: company.regNo,
    ...licence,
    fileIds: documents.filter(({ requirement }) => requirement === 'business_licence').map(({ file_id: id }) => id),
  })
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
      const rows = await queuePage(ctx, input)
      return pageOf(
        input,
        rows.map(row => rowDto(ctx, row)),
        await queueCount(ctx, input),
      )
    },

    registrationStatusCount: (ctx, input) => queueStatusCount(ctx, input),

    async registrationDetail(ctx, input) {
      return reviewDto(ctx, await load(ctx, input.id))
    },

    async claimRegistration(ctx, input) {
      const application = await loadFree(ctx, input.id)
      if (application.status === 'in_review' && application.reviewerId !== null) throw new AppError('MALL600403')
      return decide(ctx, application, {
        action: 'claim',
        version: input.version,
        set: { reviewerId: ctx.actor.userId },
      })
    },

    async takeOverRegistration(ctx, input) {
      const application = await load(ctx, input.id)
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
      await tellApplicant(ctx, application, 'registration_need_info', () => note)
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
      if (!company || (await companyExists(ctx, company.country, application.regNoKey, application.companyId)))
        throw new AppError('USER_SERVICE530120')
      await requireSettled(ctx, application, company)
      await acceptPapers(ctx, application.id)
      const licence = checkedLicence(ctx, company, input.licence)
      const { companyId: changed } = application
      if (changed) await updateLicensedData(ctx, changed, company, application.regNoKey)
      const companyId = changed ?? (await openCompany(ctx, ports, application, company))
      await keepLicence(ctx, application, { companyId, company, licence })
      await keepContactEmail(ctx, application, companyId)
      if (changed) await liftRestriction(ctx, changed, ports.standing)
      if (changed) await showCompany(ctx, ports.stores, changed)
      await tellApplicant(ctx, application, 'registration_approved', () => input.note ?? '')
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
      await tellApplicant(ctx, application, 'registration_rejected', language =>
        [why || rejectReasonText(language, input.reason), input.note].filter(Boolean).join('\n'),
      )
      return result
    },
  }
}
