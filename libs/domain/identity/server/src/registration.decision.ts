import type {
  RegistrationAction,
  RegistrationKind,
  RegistrationParty,
  RegistrationStatus,
} from '@tradeport/domain/identity/contract'
import { registrationMachine } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { isLocale, transition, type ActorContext } from '@tradeport/node/server-kit'
import { registrationApplication } from './identity.table'
import { FRONT_ENDS } from './invitation-mail'
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

/** Where the applicant works: on the side that it is about, unless they are on others alone. */
async function sideOfApplicant(ctx: ActorContext, application: ApplicationRow): Promise<RegistrationParty> {
  const [seat] = await ctx.query<{ party: RegistrationParty }>(
    'applicant_side',
    `select m.party from company_member m join company c on c.id = m.company_id
     where m.user_id = $1 and m.status = 'active' and c.status in ('active', 'restricted') and ($3::uuid is null or c.id = $3)
     order by m.party = $2 desc, m.last_used_at desc nulls last, m.created_at limit 1`,
    [application.applicantUserId, application.party, application.kind === 'change' ? application.companyId : null],
  )
  return seat?.party ?? application.party
}

/** Where the applicant reads about it. */
function applicantLink(application: ApplicationRow, party: RegistrationParty, isOpen: boolean) {
  const route = application.kind === 'change' ? '/company' : isOpen ? `/company/registrations/${application.id}` : '/'
  return { frontEnd: FRONT_ENDS[party], route }
}

/** A change of a company is spoken of in words of its own: the company itself stays as it is until the change is approved. */
const SUBJECTS = { registration: 'registration', change: 'company_change' } as const satisfies Record<
  RegistrationKind,
  string
>

/** What the applicant hears: with the subject before it, the name of the mail's template. */
type ApplicantNews = 'approved' | 'rejected' | 'need_info' | 'expired' | 'deleted_soon'

/** The applicant hears of a decision in the message centre and on the phone, and by mail with its reasons, in the own language. */
export async function tellApplicant(
  ctx: ActorContext,
  application: ApplicationRow,
  news: ApplicantNews,
  noteFor: (locale: string) => string,
  /** Said again, it replaces what was not read yet. */ dedupeKey?: string,
): Promise<void> {
  const template = `${SUBJECTS[application.kind]}_${news}`
  const applicant = await userOf(ctx, application.applicantUserId)
  const locale = isLocale(applicant.locale) ? applicant.locale : 'en_US'
  const note = inReadersWords(noteFor(locale), locale)
  const party = await sideOfApplicant(ctx, application)
  await ctx.notify({
    kind: 'registration_data_review',
    to: { userId: application.applicantUserId, identity: party, evenOutside: true },
    params: { no: application.no, company: application.legalName, outcome: template },
    ...(note ? { reply: note } : {}),
    verificationTime: ctx.now().toISOString(),
    link: applicantLink(application, party, news !== 'approved'),
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
  application: Pick<ApplicationRow, 'id' | 'no' | 'kind' | 'legalName'>,
): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: 'registration:approve', regionId: ctx.region.regionId },
    params: { no: application.no, name: application.legalName, subject: SUBJECTS[application.kind] },
    link: { frontEnd: 'admin', route: `/registrations/${application.id}` },
    dedupeKey: `registration-review:${application.id}`,
  })
}
