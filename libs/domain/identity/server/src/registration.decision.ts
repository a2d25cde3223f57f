import type { RegistrationAction, RegistrationStatus } from '@tradeport/domain/identity/contract'
import { registrationMachine } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isLocale, transition, type ActorContext } from '@tradeport/node/server-kit'
import { registrationApplication } from './identity.table'
import { DOCUMENT, actionsFor, asApplicant, statusOf } from './registration.dto'
import { inReadersWords } from './review-sentences'
import { applicationById, userOf, type ApplicationRow } from './registration.repository'

export async function load(ctx: ActorContext, id: string): Promise<ApplicationRow> {
  const application = await applicationById(ctx, id)
  if (!application) throw new AppError('USER_SERVICE530404')
  return application
}

export interface Decision {
  action: RegistrationAction
  version: number
  set?: Partial<ApplicationRow>
  note?: string | null
}

export interface Decided {
  status: RegistrationStatus
  version: number
  actions: RegistrationAction[]
}

export async function decide(ctx: ActorContext, application: ApplicationRow, decision: Decision): Promise<Decided> {
  const row = await transition(asApplicant(ctx, application), {
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
    entityNo: application.no,
    companyId: application.companyId,
    before: { status: application.status },
    after: { status: row.status, ...decision.set },
    ...(decision.note ? { reason: decision.note } : {}),
  })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: application.id })
  ctx.live({ to: { userId: application.applicantUserId }, topic: DOCUMENT, id: application.id })
  return { status: statusOf(row.status), version: row.version, actions: actionsFor(ctx, row) }
}

/** Where the applicant reads about it: every page of the front-end shows an application that waits; a change is the company's. */
function applicantLink(application: ApplicationRow) {
  const frontEnd = { seller: 'seller', provider: 'providerAdmin', buyer: 'buyer' } as const
  return {
    frontEnd: frontEnd[application.party],
    route: application.kind === 'change' ? '/company' : '/',
  }
}

/** The applicant hears of a decision in the message centre and on the phone, and by mail with its reasons, in the own language. */
export async function tellApplicant(
  ctx: ActorContext,
  application: ApplicationRow,
  template: string,
  noteFor: (locale: string) => string,
  /** Said again, it replaces what was not read yet. */ dedupeKey?: string,
): Promise<void> {
  const applicant = await userOf(ctx, application.applicantUserId)
  const locale = isLocale(applicant.locale) ? applicant.locale : 'en_US'
  const note = inReadersWords(noteFor(locale), locale)
  await ctx.notify({
    kind: 'registration_data_review',
    to: { userId: application.applicantUserId, identity: application.party, evenOutside: true },
    params: { no: application.no, company: application.legalName, outcome: template },
    ...(note ? { reply: note } : {}),
    verificationTime: ctx.now().toISOString(),
    link: applicantLink(application),
    ...(dedupeKey === undefined ? {} : { dedupeKey }),
  })
  if (applicant.email === null) return
  await ctx.mail({
    to: applicant.email,
    locale,
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
