import {
  defineEndpoint,
  defineStep,
  documentEvent,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { UNIT_CODES } from '@tradeport/kernel/config'
import { CERTIFICATE_STATUSES } from './certificate.contract'
import { officialFacts, production, proven } from './company-facts.schema'
import { RESTRICTION_CAUSES } from './company-restriction'
import { REGISTRATION_KINDS } from './registration.contract'
import { REGISTRATION_STATUSES } from './registration-status'

export const COMPANY_STATUSES = ['active', 'restricted', 'suspended', 'closed'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

export const COMPANY_ACTIONS = ['restrict', 'lift_restriction', 'suspend', 'reinstate', 'close'] as const
export type CompanyAction = (typeof COMPANY_ACTIONS)[number]

const PARTIES = ['buyer', 'seller', 'provider'] as const

const row = z.object({
  id: id(),
  no: z.string(),
  legalName: z.string(),
  country: z.string(),
  regNo: z.nullable(z.string()),
  parties: z.array(z.string()),
  verifyLevel: z.int(),
  status: z.enum(COMPANY_STATUSES),
  restrictedFor: z.array(z.enum(RESTRICTION_CAUSES)),
  version: z.int(),
  /** The caller is one of its people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  members: z.int(),
  createdAt: z.string(),
})
export type CompanyRow = z.output<typeof row>

export const companyPage = defineEndpoint({
  name: 'identity.companyPage',
  path: '/user/company/page',
  audiences: ['operator'],
  reads: ['company'],
  input: pageInput({
    party: z.optional(z.enum(PARTIES)),
    status: z.optional(z.string().check(z.maxLength(20))),
    restrictedFor: z.optional(z.enum(RESTRICTION_CAUSES)),
  }),
  output: pageOutput(row),
})

export const companyStatusCount = defineEndpoint({
  name: 'identity.companyStatusCount',
  path: '/user/company/statusCount',
  audiences: ['operator'],
  reads: ['company'],
  input: z.object({
    party: z.optional(z.enum(PARTIES)),
    restrictedFor: z.optional(z.enum(RESTRICTION_CAUSES)),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: statusCountOutput(),
})

const detail = z.extend(row, {
  displayName: z.string(),
  companyType: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  employees: z.nullable(z.string()),
  mainProducts: z.array(z.string()),
  mainMarkets: z.array(z.string()),
  address: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  /** It has answered with a code. */
  contactPhoneVerified: z.boolean(),
  ...officialFacts,
  contactEmail: z.nullable(z.string()),
  production: z.extend(production, {
    monthlyCapacity: z.array(z.object({ category: z.string(), quantity: z.string(), unit: z.enum(UNIT_CODES) })),
  }),
  proven,
  /** Why it is suspended or closed. */
  statusReason: z.nullable(z.string()),
  /** Which risk it is restricted for. */
  riskReason: z.nullable(z.string()),
  people: z.array(
    z.object({
      userId: id(),
      displayName: z.string(),
      avatarUrl: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      party: z.enum(PARTIES),
      roles: z.array(z.string()),
      status: z.string(),
    }),
  ),
  certificates: z.array(
    z.object({
      id: id(),
      no: z.string(),
      kind: z.string(),
      validUntil: z.nullable(z.string()),
      status: z.enum(CERTIFICATE_STATUSES),
    }),
  ),
  registrations: z.array(
    z.object({
      id: id(),
      no: z.string(),
      kind: z.enum(REGISTRATION_KINDS),
      status: z.enum(REGISTRATION_STATUSES),
      createdAt: z.string(),
    }),
  ),
  timeline: z.array(documentEvent()),
})
export type CompanyDetail = z.output<typeof detail>

export const companyDetail = defineEndpoint({
  name: 'identity.companyDetail',
  path: '/user/company/detail',
  audiences: ['operator'],
  reads: ['company', 'certificate', 'registration'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: detail,
  errors: ['USER_SERVICE530404'],
  summary: 'Facts, people, evidence, registrations and history of a company of the region.',
})

const COMPANY = {
  name: 'identity.company',
  path: '/user/company',
  touches: ['company', 'store', 'product'],
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  changed: () => z.object({ status: z.enum(COMPANY_STATUSES), version: z.int() }),
} as const

export const companySuspend = defineStep(COMPANY, 'suspend', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary:
    'Its people are refused with UPT400002, its stores and products leave the mall, partners of open orders are told.',
  errors: ['USER_SERVICE530130'],
})

export const companyRestrict = defineStep(COMPANY, 'restrict', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'For a risk: nothing new is begun, what is open goes on; its owners read why.',
  errors: ['USER_SERVICE530130'],
})

export const companyLiftRestriction = defineStep(COMPANY, 'liftRestriction', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'Of a restriction for a risk; that of a licence that has ended goes with the next licence.',
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})

export const companyReinstate = defineStep(COMPANY, 'reinstate', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  summary: 'Undoes a suspension; a company whose licence has ended meanwhile is restricted.',
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})

export const companyClose = defineStep(COMPANY, 'close', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530153', 'USER_SERVICE530130'],
  summary: 'For good, and only without open orders; its registration number can be used again.',
})

export const ownCompany = defineEndpoint({
  name: 'identity.ownCompany',
  path: '/user/company/own',
  audiences: ['buyer', 'seller', 'provider'],
  reads: ['company'],
  input: z.object({}),
  output: z.object({
    id: id(),
    no: z.string(),
    legalName: z.string(),
    country: z.string(),
    regNo: z.nullable(z.string()),
    parties: z.array(z.string()),
    companyType: z.nullable(z.string()),
    foundedYear: z.nullable(z.int()),
    mainProducts: z.array(z.string()),
    mainMarkets: z.array(z.string()),
    address: z.nullable(z.string()),
    contactName: z.nullable(z.string()),
    contactPhone: z.nullable(z.string()),
    verifyLevel: z.int(),
    status: z.string(),
    members: z.array(
      z.object({
        userId: id(),
        displayName: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        roles: z.array(z.string()),
        status: z.string(),
      }),
    ),
  }),
})
