import {
  defineEndpoint,
  documentEvent,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { companyData } from './account.contract'

export const REGISTRATION_STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'need_more_info',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

export const REGISTRATION_ACTIONS = [
  'submit',
  'claim',
  'request_info',
  'resubmit',
  'approve',
  'reject',
  'withdraw',
  'expire',
] as const
export type RegistrationAction = (typeof REGISTRATION_ACTIONS)[number]

export const REJECT_REASONS = ['licence_unreadable', 'data_mismatch', 'not_eligible', 'duplicate', 'other'] as const

/** Fields of the company data that a reviewer can ask about. */
export const COMPANY_FIELDS = [
  'legalName',
  'displayName',
  'country',
  'regNo',
  'companyType',
  'mainProducts',
  'address',
  'contactName',
  'contactPhone',
  'licenceFileId',
] as const

const row = z.object({
  id: id(),
  no: z.string(),
  party: z.enum(['seller', 'provider']),
  status: z.enum(REGISTRATION_STATUSES),
  version: z.int(),
  legalName: z.string(),
  country: z.string(),
  contactName: z.string(),
  email: z.string(),
  round: z.int(),
  reviewerName: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  actions: z.array(z.string()),
})
export type RegistrationRow = z.output<typeof row>

const detail = z.extend(row, {
  company: companyData,
  /** What the reviewer asked for, by field. */
  requests: z.array(z.object({ field: z.string(), comment: z.string() })),
  decisionReason: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  /** Companies that have the same number or nearly the same name. */
  similar: z.array(z.object({ id: id(), legalName: z.string(), regNo: z.string(), status: z.string() })),
  timeline: z.array(documentEvent()),
})
export type RegistrationDetail = z.output<typeof detail>

const change = { id: id(), version: z.int() }

export const registrationPage = defineEndpoint({
  name: 'identity.registrationPage',
  path: '/user/registration/page',
  audiences: ['operator'],
  reads: ['registration'],
  input: pageInput(
    { status: z.optional(z.enum(REGISTRATION_STATUSES)), party: z.optional(z.enum(['seller', 'provider'])) },
    ['newest', 'oldest'],
  ),
  output: pageOutput(row),
})

export const registrationStatusCount = defineEndpoint({
  name: 'identity.registrationStatusCount',
  path: '/user/registration/statusCount',
  audiences: ['operator'],
  reads: ['registration'],
  input: z.object({
    party: z.optional(z.enum(['seller', 'provider'])),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: statusCountOutput(),
})

export const registrationDetail = defineEndpoint({
  name: 'identity.registrationDetail',
  path: '/user/registration/detail',
  audiences: ['operator'],
  reads: ['registration'],
  input: z.object({ id: id() }),
  output: detail,
  errors: ['USER_SERVICE530404'],
})

const own = z.omit(detail, { similar: true })
export type OwnRegistration = z.output<typeof own>

export const ownRegistration = defineEndpoint({
  name: 'identity.ownRegistration',
  path: '/user/registration/own',
  audiences: ['visitor', 'seller', 'provider'],
  reads: ['registration'],
  input: z.object({}),
  output: z.nullable(own),
  summary: 'The caller’s own registration, for applicants who wait for the answer.',
})

export const resubmitRegistration = defineEndpoint({
  name: 'identity.resubmitRegistration',
  path: '/user/registration/resubmit',
  audiences: ['visitor', 'seller', 'provider'],
  writes: true,
  touches: ['registration'],
  input: z.object({ ...change, company: companyData }),
  output: z.object({ status: z.enum(REGISTRATION_STATUSES), version: z.int() }),
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  summary: 'Sends a registration again that was rejected or needs more information; a new round.',
})

const reviewed = z.object({ status: z.enum(REGISTRATION_STATUSES), version: z.int(), actions: z.array(z.string()) })

export const claimRegistration = defineEndpoint({
  name: 'identity.claimRegistration',
  path: '/user/registration/claim',
  audiences: ['operator'],
  writes: true,
  touches: ['registration'],
  input: z.object(change),
  output: reviewed,
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
})

export const requestRegistrationInfo = defineEndpoint({
  name: 'identity.requestRegistrationInfo',
  path: '/user/registration/requestInfo',
  audiences: ['operator'],
  writes: true,
  touches: ['registration'],
  input: z.object({
    ...change,
    requests: z
      .array(z.object({ field: z.enum(COMPANY_FIELDS), comment: text(500) }))
      .check(z.minLength(1), z.maxLength(COMPANY_FIELDS.length)),
  }),
  output: reviewed,
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
})

export const approveRegistration = defineEndpoint({
  name: 'identity.approveRegistration',
  path: '/user/registration/approve',
  audiences: ['operator'],
  writes: true,
  touches: ['registration', 'company', 'store'],
  input: z.object({ ...change, note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
  output: reviewed,
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404', 'USER_SERVICE530120'],
  summary:
    'Creates company, member and (for sellers) the store in one transaction: nothing else has to be switched on.',
})

export const rejectRegistration = defineEndpoint({
  name: 'identity.rejectRegistration',
  path: '/user/registration/reject',
  audiences: ['operator'],
  writes: true,
  touches: ['registration'],
  input: z.object({ ...change, reason: z.enum(REJECT_REASONS), note: text(500) }),
  output: reviewed,
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
})
