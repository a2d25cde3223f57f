import {
  REGISTRATION_STATUSES,
  type CompanyData,
  type CompanySnapshot,
  type RegistrationAction,
  type RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import {
  isPastReviving,
  licenceOf,
  registrationRequirements,
  reviewActions,
  type ReviewCase,
} from '@tradeport/domain/identity/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull } from '@tradeport/node/db'
import { isLocale, timeline, type ActorContext } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import type { FieldRequest } from './identity.table'
import { checkDto, proofOf, stateOfRequirement } from './registration-check'
import { checksOf } from './registration-check.repository'
import { inReadersWords, isTyped, readySentences } from './review-sentences'
import { roundsOf, type RoundRow } from './registration-round.repository'
import {
  sentCompany,
  similarApplications,
  similarCompanies,
  userOf,
  type ApplicationRow,
  type QueueRow,
  type SimilarCompany,
} from './registration.repository'

export const DOCUMENT = 'registration'

/** Steps between reviewers, with what they say to one another. */
export const REVIEWERS_ALONE: readonly RegistrationAction[] = ['claim', 'take_over', 'endorse']

const UNDECIDED: readonly RegistrationStatus[] = ['submitted', 'in_review', 'need_more_info']

export function statusOf(value: string): RegistrationStatus {
  const status = REGISTRATION_STATUSES.find(known => known === value)
  if (!status) throw new Error(`registration has unknown status ${value}`)
  return status
}

export function caseOf(application: {
  status: string
  riskFlags: readonly string[]
  endorsedBy: string | null
  reviewerId: string | null
}): ReviewCase {
  return {
    status: statusOf(application.status),
    flagged: application.riskFlags.length > 0,
    endorsedBy: application.endorsedBy,
    reviewerId: application.reviewerId,
  }
}

export function actionsFor(ctx: ActorContext, application: Parameters<typeof caseOf>[0]) {
  return reviewActions(caseOf(application), ctx.actor)
}

/** Members of a company send its changes as applicants send registrations. */
export function asApplicant(ctx: ActorContext, application: Pick<ApplicationRow, 'applicantUserId'>): ActorContext {
  const { actor } = ctx
  if (actor.kind === 'operator' || actor.userId !== application.applicantUserId) return ctx
  return { ...ctx, actor: { ...actor, roles: [...actor.roles, 'applicant'] } }
}

/** A registration that nothing more can come of, so that its applicant begins anew. */
export function mayRestart(ctx: ActorContext, application: ApplicationRow): boolean {
  const status = statusOf(application.status)
  return (
    application.kind === 'registration' &&
    (status === 'withdrawn' || isPastReviving(status, application.updatedAt, ctx.now()))
  )
}

export function rowDto(ctx: ActorContext, row: QueueRow) {
  return {
    id: row.id,
    no: row.no,
    party: row.party,
    kind: row.kind,
    flagged: row.risk_flags.length > 0,
    status: row.status,
    version: row.version,
    legalName: row.legal_name,
    country: row.country ?? '',
    contactName: row.contact_name ?? '',
    email: row.email,
    phone: row.phone,
    licence: { issuer: row.licence_issuer, issuedOn: row.licence_issued_on, validUntil: row.licence_valid_until },
    round: row.round,
    reviewerName: row.reviewer_name,
    reviewDueAt: isoOrNull(row.review_due_at),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    actions: actionsFor(ctx, {
      status: row.status,
      riskFlags: row.risk_flags,
      endorsedBy: row.endorsed_by,
      reviewerId: row.reviewer_id,
    }),
  }
}

async function documentsDto(ctx: ActorContext, application: ApplicationRow, company: CompanyData | null) {
  const { draft, attested } = application
  const proof = await proofOf(ctx, application, { contactPhone: company?.contactPhone, attested })
  const checks = await checksOf(ctx, application.id)
  const rules = registrationRequirements(await checklistOf(ctx, application.party), {
    country: company?.country ?? draft['country'] ?? 'CN',
    companyType: company?.companyType ?? (application.party === 'provider' ? 'service' : 'manufacturer'),
  })
  return rules.map(rule => ({
    ...rule,
    formats: [...rule.formats],
    attested: application.attested.includes(rule.key),
    state: stateOfRequirement(rule, proof),
    files: proof.papers
      .filter(({ requirement }) => requirement === rule.key)
      .map(({ file_id: fileId, file_name: name, state, reason }) => ({
        ...{ fileId, name, state },
        reason: reason === null ? null : inReadersWords(reason, ctx.locale),
      })),
    check: checkDto(ctx, rule, checks),
  }))
}

/** Fields that say something. */
const snapshotOf = (company: CompanyData | null): CompanySnapshot | null =>
  company &&
  Object.fromEntries(
    Object.entries(company).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const])),
  )

const localeOf = (locale: string | null | undefined): LocaleCode => (locale && isLocale(locale) ? locale : 'en_US')

/** Questions as the reader reads them. */
const questionsDto = (ctx: ActorContext, requests: readonly FieldRequest[], asker: string | null | undefined) =>
  requests.map(({ comment, ...request }) => ({
    ...request,
    comment: inReadersWords(comment, ctx.locale),
    writtenIn: isTyped(comment) ? localeOf(asker) : null,
  }))

/** A note as the reader reads it. */
const noteDto = (ctx: ActorContext, note: string | null, writer: string | null | undefined) => ({
  note: note === null ? null : inReadersWords(note, ctx.locale),
  writtenIn: note !== null && isTyped(note) ? localeOf(writer) : null,
})

/** The language of who asked last. */
const askerOf = (rows: readonly RoundRow[]) =>
  rows.findLast(({ decision }) => decision === 'request_info')?.decided_by_locale

function roundsDto(ctx: ActorContext, rows: readonly RoundRow[]) {
  return rows.map((row, at) => {
    const { note, writtenIn } = noteDto(ctx, row.note, row.decided_by_locale)
    return {
      round: row.round,
      company: snapshotOf(row.company) ?? {},
      attested: row.attested,
      papers: row.papers,
      sentAt: iso(row.sent_at),
      decision: row.decision,
      decidedAt: isoOrNull(row.decided_at),
      decidedByName: row.decided_by_name,
      // With the answers, where the next round has brought them.
      requests: questionsDto(
        ctx,
        row.decision === 'request_info' ? (rows[at + 1]?.answers ?? row.requests) : [],
        row.decided_by_locale,
      ),
      reason: row.reason,
      note,
      noteWrittenIn: writtenIn,
    }
  })
}

async function commonDto(ctx: ActorContext, application: ApplicationRow) {
  const applicant = await userOf(ctx, application.applicantUserId)
  const reviewer = application.reviewerId ? await userOf(ctx, application.reviewerId) : undefined
  const company = sentCompany(application)
  const rows = await roundsOf(ctx, application.id)
  const decided = noteDto(ctx, application.decisionNote, reviewer?.locale)
  return {
    id: application.id,
    no: application.no,
    party: application.party,
    kind: application.kind,
    flagged: application.riskFlags.length > 0,
    status: statusOf(application.status),
    version: application.version,
    legalName: application.legalName,
    country: company?.country ?? '',
    contactName: company?.contactName ?? '',
    email: applicant.email,
    phone: applicant.phone,
    licence: licenceOf(company),
    round: application.round,
    reviewerName: reviewer?.displayName ?? null,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
    actions: actionsFor(ctx, application),
    // Where they are answered, nobody has it in hand any more: who asked stands in the round.
    requests: questionsDto(ctx, application.requests, askerOf(rows)),
    applicantLocale: localeOf(applicant.locale),
    base: application.kind === 'change' ? snapshotOf(application.previous) : null,
    rounds: roundsDto(ctx, rows),
    documents: await documentsDto(ctx, application, company),
    contactPhoneVerified: company !== null && company.contactPhone === application.contactPhoneVerified,
    verifiedEmail: application.contactEmailVerified,
    dueAt: application.dueAt?.toISOString() ?? null,
    decisionReason: application.decisionReason,
    decisionNote: decided.note,
    decisionNoteWrittenIn: decided.writtenIn,
    timeline: await timeline(ctx, DOCUMENT, application.id),
  }
}

export async function ownDto(ctx: ActorContext, application: ApplicationRow) {
  // Whichever owner of the company looks at its change may go on with it.
  const common = await commonDto(asApplicant(ctx, { applicantUserId: ctx.actor.userId ?? '' }), application)
  // What reviewers think of risks is between them, as is whether there are any, and who of them has it in hand.
  const insiders: readonly string[] = REVIEWERS_ALONE
  return {
    ...common,
    actions: mayRestart(ctx, application)
      ? [...common.actions.filter(action => action !== 'resubmit'), 'restart']
      : common.actions,
    flagged: false,
    timeline: common.timeline.filter(({ action }) => !insiders.includes(action)),
    verifiedPhone: application.contactPhoneVerified,
    company: sentCompany(application),
    draft: application.draft,
  }
}

export async function reviewDto(ctx: ActorContext, application: ApplicationRow) {
  const company = sentCompany(application)
  if (!company) throw new Error(`registration ${application.no} was never sent`)
  const of = {
    id: application.id,
    companyId: application.companyId,
    country: company.country,
    regNoKey: application.regNoKey,
    legalName: application.legalName,
  }
  // Once decided there is nothing to compare, and the company that came of it would look like itself.
  const isOpen = UNDECIDED.some(status => status === application.status)
  const similar: SimilarCompany[] = isOpen
    ? [...(await similarCompanies(ctx, of)), ...(await similarApplications(ctx, of))]
    : []
  const endorser = application.endorsedBy ? await userOf(ctx, application.endorsedBy) : undefined
  const common = await commonDto(ctx, application)
  return {
    ...common,
    sentences: readySentences(common.applicantLocale, ctx.locale),
    company,
    similar: similar.map(other => ({
      id: other.id,
      legalName: other.legal_name,
      regNo: other.reg_no ?? '',
      status: other.status,
      likeness: Math.round(other.likeness * 100),
    })),
    riskFlags: application.riskFlags,
    reviewDueAt: application.reviewDueAt?.toISOString() ?? null,
    endorsedByName: endorser?.displayName ?? null,
  }
}
