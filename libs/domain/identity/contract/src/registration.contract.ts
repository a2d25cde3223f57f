import {
  civilDate,
  defineEndpoint,
  defineStep,
  documentEvent,
  id,
  LOCALE_CODES,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { companyData } from './account.contract'
import { REGISTRATION_PARTIES, REGISTRATION_STATUSES } from './registration-status'

export const REGISTRATION_ACTIONS = [
  'submit',
  'claim',
  'take_over',
  'request_info',
  'resubmit',
  'endorse',
  'approve',
  'reject',
  'withdraw',
  'expire',
  'lapse',
] as const
export type RegistrationAction = (typeof REGISTRATION_ACTIONS)[number]

export const REJECT_REASONS = ['licence_unreadable', 'data_mismatch', 'not_eligible', 'duplicate', 'other'] as const

/** A new company, or an existing one whose licence says something else now. */
export const REGISTRATION_KINDS = ['registration', 'change'] as const
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number]

/** Requirements that the product names itself; what is asked is decided by party, region, country and kind of company. */
export const REQUIREMENT_KEYS = [
  'business_licence',
  'service_licence',
  'export_licence',
  'vat_certificate',
  'factory_photos',
] as const
export type RequirementKey = (typeof REQUIREMENT_KEYS)[number]

/**
 * A paper that is handed in, a statement that is agreed to, a contact phone and a mail address that have answered with a code, what
 * reviewers make sure of themselves, and what the public register says of the company.
 */
export const REQUIREMENT_KINDS = [
  'document',
  'attested',
  'phone_otp',
  'email_otp',
  'operator_review',
  'registry_lookup',
] as const
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number]

/** How far a requirement is, whoever looks after it (marketplace.md 4.2 B). */
export const REQUIREMENT_STATES = ['complete', 'incomplete', 'pending', 'rejected', 'waived'] as const
export type RequirementState = (typeof REQUIREMENT_STATES)[number]

/** What a reviewer says of a single paper. */
export const PAPER_STATES = ['pending', 'accepted', 'rejected'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** How far a requirement is that the platform looks after or has waived; `unanswered`: the register did not answer, however often it was asked. */
export const CHECK_STATES = ['pending', 'unanswered', 'passed', 'failed', 'waived'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** What reviewers say of a requirement or a paper; `again`: the register is asked once more, or what was said is taken back. */
export const CHECK_OUTCOMES = ['passed', 'failed', 'waived', 'again'] as const
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number]

/** What of a company is another thing in the register. */
export const REGISTRY_DIFFERENCES = ['not_found', 'name', 'inactive'] as const
export type RegistryDifference = (typeof REGISTRY_DIFFERENCES)[number]

/** What a register says of a company. */
const registryEntry = z.object({
  name: z.string(),
  number: z.string(),
  isActive: z.boolean(),
  address: z.string(),
  /** Nobody was asked: the answer was made up for a demo. */
  isSimulated: z.boolean(),
})
export type RegistryEntry = z.output<typeof registryEntry>

/** Operators add requirements of their own. */
export const requirementKey = () => z.string().check(z.regex(/^[a-z][a-z0-9_]{2,39}$/, { error: 'invalid_format' }))

/** Why two reviewers have to agree. */
export const RISK_FLAGS = [
  'same_number',
  'similar_name',
  'founded_this_year',
  'foreign_seller',
  'identity_changed',
] as const
export type RiskFlag = (typeof RISK_FLAGS)[number]

/** Fields of the company data that a reviewer can ask about. */
export const COMPANY_FIELDS = [
  'legalName',
  'displayName',
  'country',
  'regNo',
  'companyType',
  'foundedYear',
  'employees',
  'mainProducts',
  'province',
  'city',
  'address',
  'contactName',
  'contactPhone',
  'licenceFileId',
  'licenceIssuer',
  'licenceIssuedOn',
  'licenceValidUntil',
  'foundedOn',
  'exportLicenceNo',
  'customsRegNo',
  'vatNo',
] as const

export type CompanyField = (typeof COMPANY_FIELDS)[number]

/** What reviewers decide about a round. */
export const ROUND_DECISIONS = ['request_info', 'approve', 'reject'] as const
export type RoundDecision = (typeof ROUND_DECISIONS)[number]

/** At most so many questions in one round. */
export const MAX_REQUESTS = 40

/** What a reviewer can ask about: a field, or a paper as `documents.<key>`. */
const requestField = () =>
  z.string().check(
    z.regex(new RegExp(`^(?:${COMPANY_FIELDS.join('|')}|documents\\.[a-z][a-z0-9_]{2,39})$`), {
      error: 'invalid_value',
    }),
  )

const row = z.object({
  id: id(),
  no: z.string(),
  party: z.enum(REGISTRATION_PARTIES),
  kind: z.enum(REGISTRATION_KINDS),
  /** Two reviewers have to agree. */
  flagged: z.boolean(),
  status: z.enum(REGISTRATION_STATUSES),
  version: z.int(),
  legalName: z.string(),
  country: z.string(),
  contactName: z.string(),
  /** The applicant's own; one of the two at least. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** What the applicant says of the licence, for the reviewer to compare. */
  licence: z.object({
    issuer: z.nullable(z.string()),
    issuedOn: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
  }),
  round: z.int(),
  reviewerName: z.nullable(z.string()),
  /** By when a reviewer should have decided: one working day; null while nobody waits for one. */
  reviewDueAt: z.nullable(z.string()),
  /** The caller is one of its people: others decide about it. */
  ownStake: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  actions: z.array(z.string()),
})
export type RegistrationRow = z.output<typeof row>

/** What standard sentences of reviewers are about. */
export const SENTENCE_KINDS = ['paper', 'field', 'contact', 'reject'] as const
export type SentenceKind = (typeof SENTENCE_KINDS)[number]

/** In which language words were typed; null where they are standard sentences, which everybody reads in the own language. */
const writtenIn = () => z.nullable(z.enum(LOCALE_CODES))

/** A question about a field, with what the applicant answered there. */
const question = z.object({
  field: z.string(),
  comment: z.string(),
  writtenIn: writtenIn(),
  answer: z.optional(z.string()),
})

/** Company data as they stood at one moment, by field: whatever is asked of such data today. */
const snapshot = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type CompanySnapshot = z.output<typeof snapshot>

/** What was sent, and what was decided about it; neither changes afterwards. */
const round = z.object({
  round: z.int(),
  company: snapshot,
  attested: z.array(z.string()),
  papers: z.array(z.object({ requirement: z.string(), fileId: id(), name: z.string() })),
  sentAt: z.string(),
  /** Null while nobody has decided. */
  decision: z.nullable(z.enum(ROUND_DECISIONS)),
  decidedAt: z.nullable(z.string()),
  decidedByName: z.nullable(z.string()),
  /** What was asked about this round; the answers came with the next. */
  requests: z.array(question),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  noteWrittenIn: writtenIn(),
})
export type RegistrationRound = z.output<typeof round>

const detail = z.extend(row, {
  company: companyData,
  /** What the reviewer asked for last, by field. */
  requests: z.array(question),
  /** A company that takes part already and gets another side by it; null where a company is new, and once it is decided. */
  joins: z.nullable(
    z.object({
      id: id(),
      no: z.string(),
      legalName: z.string(),
      /** Where it takes part now. */
      parties: z.array(z.enum(REGISTRATION_PARTIES)),
      /** What is accepted of its data, and stays as it is. */
      kept: z.array(z.enum(COMPANY_FIELDS)),
      /** Goods of its other sides; those of the new one stand beside them. */
      mainProducts: z.array(z.string()),
    }),
  ),
  /** Of a change: the company as it stood before. */
  base: z.nullable(snapshot),
  /** Everything that was sent, the first round first. */
  rounds: z.array(round),
  /** Papers asked for, in order, with what was handed in. */
  documents: z.array(
    z.object({
      key: z.string(),
      kind: z.enum(REQUIREMENT_KINDS),
      /** Empty for what the product names itself. */
      name: z.partialRecord(z.enum(LOCALE_CODES), z.string()),
      help: z.partialRecord(z.enum(LOCALE_CODES), z.string()),
      /** Of a statement: it was agreed to. */
      attested: z.boolean(),
      required: z.boolean(),
      formats: z.array(z.string()),
      maxFiles: z.int(),
      state: z.enum(REQUIREMENT_STATES),
      /** The company has shown such a paper before, and it still holds. */
      held: z.boolean(),
      files: z.array(
        z.object({
          fileId: id(),
          name: z.string(),
          state: z.enum(PAPER_STATES),
          /** Why it was refused. */
          reason: z.nullable(z.string()),
        }),
      ),
      /** Of what the platform looks after or has waived; who decided and what the register says is for reviewers alone. */
      check: z.nullable(
        z.object({
          state: z.enum(CHECK_STATES),
          note: z.nullable(z.string()),
          byName: z.nullable(z.string()),
          at: z.nullable(z.string()),
          found: z.nullable(registryEntry),
          differences: z.array(z.enum(REGISTRY_DIFFERENCES)),
        }),
      ),
    }),
  ),
  /** The address that has answered with a code. */
  verifiedEmail: z.nullable(z.string()),
  /** The contact phone has answered with a code. */
  contactPhoneVerified: z.boolean(),
  /** Until when the applicant has to answer. */
  dueAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  decisionNoteWrittenIn: writtenIn(),
  /** What the applicant reads. */
  applicantLocale: z.enum(LOCALE_CODES),
  /** What reviewers say again and again, in the applicant's language and in the reader's own. */
  sentences: z.array(z.object({ kind: z.enum(SENTENCE_KINDS), text: z.string(), own: z.string() })),
  /** Companies and open registrations that have the same number or nearly the same name. */
  similar: z.array(
    z.object({ id: id(), legalName: z.string(), regNo: z.string(), status: z.string(), likeness: z.number() }),
  ),
  riskFlags: z.array(z.enum(RISK_FLAGS)),
  /** Who was for it first, where two have to be. */
  endorsedByName: z.nullable(z.string()),
  timeline: z.array(documentEvent()),
})
export type RegistrationDetail = z.output<typeof detail>

export const registrationPage = defineEndpoint({
  name: 'identity.registrationPage',
  path: '/user/registration/page',
  audiences: ['operator'],
  audit: 'read',
  reads: ['registration'],
  input: pageInput(
    { status: z.optional(z.enum(REGISTRATION_STATUSES)), party: z.optional(z.enum(REGISTRATION_PARTIES)) },
    ['newest', 'oldest', 'due'],
  ),
  output: pageOutput(row),
})

export const registrationStatusCount = defineEndpoint({
  name: 'identity.registrationStatusCount',
  path: '/user/registration/statusCount',
  audiences: ['operator'],
  reads: ['registration'],
  input: z.object({
    party: z.optional(z.enum(REGISTRATION_PARTIES)),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: statusCountOutput(),
})

export const registrationDetail = defineEndpoint({
  name: 'identity.registrationDetail',
  path: '/user/registration/detail',
  audiences: ['operator'],
  audit: 'read',
  reads: ['registration'],
  input: z.object({ id: id() }),
  output: detail,
  errors: ['USER_SERVICE530404'],
})

const own = z.extend(
  z.omit(detail, {
    similar: true,
    riskFlags: true,
    endorsedByName: true,
    reviewDueAt: true,
    sentences: true,
    ownStake: true,
  }),
  {
    /** Which company came of it. */
    companyId: z.nullable(id()),
    /** The phone number that has answered with a code, in digits; compared with what stands in the form. */
    verifiedPhone: z.nullable(z.string()),
    /** Null while nothing has been sent. */
    company: z.nullable(companyData),
    /** The form as it was typed, kept until it is sent, with what is known of the company that it joins. */
    draft: z.record(z.string(), z.string()),
  },
)
export type OwnRegistration = z.output<typeof own>

export const ownRegistration = defineEndpoint({
  name: 'identity.ownRegistration',
  path: '/user/registration/own',
  audiences: ['visitor', 'buyer', 'seller', 'provider'],
  reads: ['registration'],
  /** Without one, the last of the side that the session is for. */
  input: z.object({ id: z.optional(id()) }),
  output: z.nullable(own),
  errors: ['USER_SERVICE530404'],
  summary: 'The caller’s own registration, for applicants who wait for the answer.',
})

export const beginRegistration = defineEndpoint({
  name: 'identity.beginRegistration',
  path: '/user/registration/begin',
  audiences: ['buyer', 'seller', 'provider'],
  writes: true,
  begins: true,
  rateLimit: 30,
  touches: ['registration'],
  input: z.object({
    party: z.enum(REGISTRATION_PARTIES),
    /** The company that the caller acts for gets this side, too; a new company where it does not. */
    joins: z._default(z.boolean(), false),
  }),
  output: z.object({ applicationId: id(), no: z.string() }),
  errors: ['MALL600403'],
  summary: 'A draft for another company of the same person or, by its owners, for another side of the own company.',
})

/** Statements that the applicant agrees to, by their keys. */
const attested = () => z._default(z.array(requirementKey()).check(z.maxLength(20)), [])

const APPLICANTS = ['visitor', 'buyer', 'seller', 'provider'] as const

const REGISTRATION = {
  name: 'identity.*Registration',
  path: '/user/registration',
  touches: ['registration'],
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
} as const
const standing = { status: z.enum(REGISTRATION_STATUSES), version: z.int() }
/** As applicants lead it, and as reviewers do. */
const APPLICATION = { ...REGISTRATION, changed: () => z.object(standing) } as const
const REVIEW = { ...REGISTRATION, changed: () => z.object({ ...standing, actions: z.array(z.string()) }) } as const

export const resubmitRegistration = defineStep(APPLICATION, 'resubmit', {
  audiences: APPLICANTS,
  input: {
    company: companyData,
    /** Words of the applicant to single questions of the reviewer. */
    answers: z._default(
      z.array(z.object({ field: requestField(), text: text(500) })).check(z.maxLength(MAX_REQUESTS)),
      [],
    ),
    attested: attested(),
  },
  errors: ['USER_SERVICE530120'],
  summary: 'Sends a registration again that was rejected or needs more information; a new round.',
})

export const saveRegistrationDraft = defineEndpoint({
  name: 'identity.saveRegistrationDraft',
  path: '/user/registration/saveDraft',
  audiences: APPLICANTS,
  writes: true,
  input: z.object({
    id: id(),
    draft: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(1000))),
  }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530404'],
  summary: 'Keeps the form as it is typed, so that it can be finished later or elsewhere.',
})

export const uploadRegistrationDocument = defineEndpoint({
  name: 'identity.uploadRegistrationDocument',
  path: '/user/registration/upload',
  audiences: APPLICANTS,
  kind: 'multipart',
  writes: true,
  rateLimit: 60,
  touches: ['registration'],
  input: z.object({ id: id(), requirement: requirementKey() }),
  output: z.object({ fileId: id(), name: z.string() }),
  errors: ['FILE700413', 'FILE700421', 'FILE700424', 'FILE700425', 'MALL600403', 'USER_SERVICE530404'],
})

export const removeRegistrationDocument = defineEndpoint({
  name: 'identity.removeRegistrationDocument',
  path: '/user/registration/removeDocument',
  audiences: APPLICANTS,
  writes: true,
  touches: ['registration'],
  input: z.object({ id: id(), requirement: requirementKey(), fileId: id() }),
  output: z.object({}),
  errors: ['MALL600403', 'USER_SERVICE530404'],
})

export const submitRegistration = defineStep(APPLICATION, 'submit', {
  audiences: APPLICANTS,
  input: { company: companyData, attested: attested() },
  errors: ['USER_SERVICE530120'],
  summary: 'Refused while a required paper is missing or the number is that of a company that takes part already.',
})

export const withdrawRegistration = defineStep(APPLICATION, 'withdraw', {
  audiences: APPLICANTS,
})

export const restartRegistration = defineEndpoint({
  name: 'identity.restartRegistration',
  path: '/user/registration/restart',
  audiences: APPLICANTS,
  writes: true,
  begins: true,
  touches: ['registration'],
  input: z.object({ id: id() }),
  output: z.object({ applicationId: id(), no: z.string() }),
  errors: ['MALL600403', 'USER_SERVICE530404'],
  summary:
    'A new draft with the data of an own registration that was taken back, or that ran out more than 90 days ago.',
})

export const claimRegistration = defineStep(REVIEW, 'claim', {
  audiences: ['operator'],
  errors: ['USER_SERVICE530122', 'USER_SERVICE530307'],
})

export const takeOverRegistration = defineStep(REVIEW, 'takeOver', {
  audiences: ['operator'],
  name: 'identity.takeOverRegistration',
  input: { reason: text(300) },
  errors: ['USER_SERVICE530307'],
  summary: 'From the reviewer who has claimed it; until then nobody else decides about it.',
})

export const requestRegistrationInfo = defineStep(REVIEW, 'requestInfo', {
  audiences: ['operator'],
  name: 'identity.requestRegistrationInfo',
  errors: ['USER_SERVICE530122', 'USER_SERVICE530307'],
  input: {
    requests: z
      .array(z.object({ field: requestField(), comment: text(500) }))
      .check(z.minLength(1), z.maxLength(MAX_REQUESTS)),
  },
})

export const endorseRegistration = defineStep(REVIEW, 'endorse', {
  audiences: ['operator'],
  input: { note: optionalText(500) },
  errors: ['USER_SERVICE530122', 'USER_SERVICE530307'],
  summary: 'The first yes to a flagged registration; another reviewer then approves it.',
})

export const approveRegistration = defineStep(REVIEW, 'approve', {
  audiences: ['operator'],
  input: {
    note: optionalText(500),
    /** As the reviewer reads it on the licence, where that is not what the applicant has typed. */
    licence: z.optional(z.object({ issuer: text(120, 2), issuedOn: civilDate(), validUntil: z.nullable(civilDate()) })),
  },
  errors: ['USER_SERVICE530120', 'USER_SERVICE530122', 'USER_SERVICE530123', 'USER_SERVICE530307'],
  touches: ['company', 'store'],
  summary:
    'Creates company, member and (for sellers) the store in one transaction: nothing else has to be switched on.',
})

export const registrationCheck = defineEndpoint({
  name: 'identity.registrationCheck',
  path: '/user/registration/check',
  audiences: ['operator'],
  writes: true,
  touches: ['registration'],
  input: z.object({
    id: id(),
    version: z.int().check(z.minimum(0)),
    requirement: requirementKey(),
    /** Of a single paper that was handed in. */
    fileId: z.optional(id()),
    outcome: z.enum(CHECK_OUTCOMES),
    note: optionalText(500),
  }),
  output: z.object({}),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530122', 'USER_SERVICE530307', 'USER_SERVICE530404'],
  summary:
    'What a reviewer says of a paper, or of a requirement: met or not where the platform looks after it, waived whoever does.',
})

export const rejectRegistration = defineStep(REVIEW, 'reject', {
  audiences: ['operator'],
  errors: ['USER_SERVICE530122', 'USER_SERVICE530307'],
  /** The reason is one of the list `registration_reject_reason`. */
  input: { reason: z.string().check(z.regex(/^[\w.-]{1,40}$/, { error: 'invalid_value' })), note: text(500) },
})
