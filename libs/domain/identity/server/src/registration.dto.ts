import {
  COMPANY_FIELDS,
  REGISTRATION_PARTIES,
  REGISTRATION_STATUSES,
  type CompanyData,
  type CompanyField,
  type CompanySnapshot,
  type RegistrationAction,
  type RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import {
  isAnotherCompany,
  isPastReviving,
  licenceOf,
  registrationRequirements,
  reviewActions,
  type ReviewCase,
} from '@tradeport/domain/identity/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull } from '@tradeport/node/db'
import { towards } from '@tradeport/node/parties'
import { isLocale, timeline, type ActorContext } from '@tradeport/node/server-kit'
import { checklistOf } from './checklist.handlers'
import { shownCompanyToJoin, type CompanyToJoin } from './company-join'
import type { FieldRequest } from './identity.table'
import { checkDto, proofOf, stateOfRequirement } from './registration-check'
import { checksOf } from './registration-check.repository'
import { ownRegistrationsAmong } from './no-stake'
import { inReadersWords, isTyped, readySentences } from './review-sentences'
import { roundsOf, type RoundRow } from './registration-round.repository'
import { draftFrom } from './registration.start'
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

/** @param ownStake whether others decide about it, as `ownRegistrationsAmong` says */
export function rowDto(ctx: ActorContext, row: QueueRow, ownStake: boolean) {
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
    ownStake,
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
    actions: actionsFor(towards(ctx, ownStake), {
      status: row.status,
      riskFlags: row.risk_flags,
      endorsedBy: row.endorsed_by,
      reviewerId: row.reviewer_id,
    }),
  }
}

/** What a registration is shown with. */
interface Shown {
  company: CompanyData | null
  joined: CompanyToJoin | undefined
}

const SENT_AGAIN: readonly RegistrationStatus[] = ['need_more_info', 'rejected', 'expired']

/** The company as it was sent; where it is sent again, with what has become since of what stays of the company that it joins. */
function companyNow(application: ApplicationRow, joined: CompanyToJoin | undefined): CompanyData | null {
  const sent = sentCompany(application)
  if (!sent || !joined || !SENT_AGAIN.includes(statusOf(application.status))) return sent
  return { ...sent, ...joined.accepted }
}

/** Statements that were agreed to for this company, and not for one that it was before. */
function attestedFor(application: ApplicationRow, company: CompanyData | null): string[] {
  const sent = sentCompany(application)
  return sent && company && isAnotherCompany(sent, company) ? [] : application.attested
}

async function documentsDto(ctx: ActorContext, application: ApplicationRow, { company, joined }: Shown) {
  const held = joined?.held ?? []
  const { draft } = application
  const attested = attestedFor(application, company)
  const proof = await proofOf(ctx, application, { contactPhone: company?.contactPhone, attested, held })
  const checks = await checksOf(ctx, application.id)
  const rules = registrationRequirements(await checklistOf(ctx, application.party), {
    country: company?.country ?? draft['country'] ?? 'CN',
    companyType:
      company?.companyType ??
      joined?.accepted.companyType ??
      (application.party === 'provider' ? 'service' : 'manufacturer'),
  })
  return rules.map(rule => ({
    ...rule,
    formats: [...rule.formats],
    attested: attested.includes(rule.key),
    state: stateOfRequirement(rule, proof),
    held: rule.kind === 'document' && held.includes(rule.key),
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

const NUMBER: readonly CompanyField[] = ['country', 'regNo']

/** What of the company's data stays. The number that it was found by, and nothing else, says which one is meant: it can be typed anew. */
function keptFields({ companyId }: Pick<ApplicationRow, 'companyId'>, { accepted }: CompanyToJoin): CompanyField[] {
  const open = companyId === null ? NUMBER : []
  return COMPANY_FIELDS.filter(
    // A licence that names no end names none.
    field => !open.includes(field) && accepted[field === 'licenceValidUntil' ? 'licenceIssuedOn' : field] !== undefined,
  )
}

/** The company that the registration adds a side to. */
const joinsDto = (application: ApplicationRow, joined: CompanyToJoin) => ({
  ...{ id: joined.id, no: joined.no, legalName: joined.legalName },
  parties: REGISTRATION_PARTIES.filter(party => joined.parties.includes(party)),
  kept: keptFields(application, joined),
  mainProducts: joined.mainProducts,
})

/** The form with what is known of the company that it joins, in place of what was typed there. */
function draftDto(application: ApplicationRow, joined: CompanyToJoin | undefined): Record<string, string> {
  const { draft, status } = application
  if (!joined || status !== 'draft') return draft
  const kept: readonly string[] = keptFields(application, joined)
  const typed = Object.entries(draft).filter(([field]) => !kept.includes(field))
  const known = Object.entries(draftFrom(joined.accepted)).filter(([field]) => kept.includes(field))
  return Object.fromEntries([...typed, ...known])
}

async function commonDto(ctx: ActorContext, application: ApplicationRow, { company, joined }: Shown) {
  const applicant = await userOf(ctx, application.applicantUserId)
  const reviewer = application.reviewerId ? await userOf(ctx, application.reviewerId) : undefined
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
    joins: joined ? joinsDto(application, joined) : null,
    base: application.kind === 'change' ? snapshotOf(application.previous) : null,
    rounds: roundsDto(ctx, rows),
    documents: await documentsDto(ctx, application, { company, joined }),
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
  const applicant = asApplicant(ctx, { applicantUserId: ctx.actor.userId ?? '' })
  const joined = await shownCompanyToJoin(ctx, application)
  const company = companyNow(application, joined)
  const common = await commonDto(applicant, application, { company, joined })
  // What reviewers think of risks is between them, as is whether there are any, and who of them has it in hand.
  const insiders: readonly string[] = REVIEWERS_ALONE
  return {
    ...common,
    actions: mayRestart(ctx, application)
      ? [...common.actions.filter(action => action !== 'resubmit'), 'restart']
      : common.actions,
    flagged: false,
    timeline: common.timeline.filter(({ action }) => !insiders.includes(action)),
    companyId: application.status === 'approved' ? application.companyId : null,
    verifiedPhone: application.contactPhoneVerified,
    company,
    draft: draftDto(application, joined),
  }
}

export async function reviewDto(ctx: ActorContext, application: ApplicationRow) {
  const company = sentCompany(application)
  if (!company) throw new Error(`registration ${application.no} was never sent`)
  const joined = await shownCompanyToJoin(ctx, application)
  const ownStake = (await ownRegistrationsAmong(ctx, [application.id])).has(application.id)
  const common = await commonDto(towards(ctx, ownStake), application, { company, joined })
  const of = {
    id: application.id,
    companyId: application.kind === 'change' ? application.companyId : (joined?.id ?? null),
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
  return {
    ...common,
    ownStake,
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
