import { countryCode, defineEndpoint, id, text, z } from '@tradeport/kernel/contract-kit'
import { MAX_MAIN_PRODUCTS } from './account.contract'
import { email, listedCode } from './account-fields'
import { officialFacts, production, proven } from './company-facts.schema'
import { ownRegistration } from './registration.contract'
import { REGISTRATION_PARTIES } from './registration-status'

const MEMBERS = ['buyer', 'seller', 'provider'] as const

/** What a company says of itself; the licence's words are changed by a review. */
const profile = {
  displayName: text(80, 2),
  /** Of the list `employee_band`. */
  employees: z.nullable(listedCode()),
  mainProducts: z.array(text(60)).check(z.maxLength(MAX_MAIN_PRODUCTS)),
  mainMarkets: z.array(countryCode()).check(z.maxLength(20)),
  contactName: z.nullable(text(64)),
  contactPhone: z.nullable(z.string().check(z.trim(), z.regex(/^\d{1,20}$/, { error: 'phone' }))),
}

export const companyProfile = defineEndpoint({
  name: 'identity.companyProfile',
  path: '/user/company/profile',
  audiences: MEMBERS,
  reads: ['company'],
  input: z.object({}),
  output: z.object({
    id: id(),
    no: z.string(),
    version: z.int(),
    status: z.string(),
    legalName: z.string(),
    country: z.string(),
    regNo: z.nullable(z.string()),
    address: z.nullable(z.string()),
    ...profile,
    displayName: z.string(),
    contactName: z.nullable(z.string()),
    contactPhone: z.nullable(z.string()),
    /** It has answered with a code. */
    contactPhoneVerified: z.boolean(),
    companyType: z.nullable(z.string()),
    foundedYear: z.nullable(z.int()),
    ...officialFacts,
    contactEmail: z.nullable(z.string()),
    production,
    /** Whether it is asked how it makes its goods; who is not keeps what it has said. */
    makesGoods: z.boolean(),
    proven,
    /** Sides that the caller, as its owner, may register it for besides. */
    joinable: z.array(z.enum(REGISTRATION_PARTIES)),
    /** Of the caller: `edit`, and `change` for what the licence says. */
    actions: z.array(z.enum(['edit', 'change'])),
  }),
})

export type CompanyProfile = z.output<typeof companyProfile.output>

export const updateCompanyProfile = defineEndpoint({
  name: 'identity.updateCompanyProfile',
  path: '/user/company/updateProfile',
  audiences: MEMBERS,
  writes: true,
  touches: ['company'],
  input: z.object({
    version: z.int(),
    ...profile,
    /** What is left out stays as it is. */
    contactEmail: z.optional(z.nullable(email())),
    production: z.optional(production),
  }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'MALL600403'],
  summary: 'For owners; what the licence says is changed by `startCompanyChange`.',
})

export const ownCompanyChange = defineEndpoint({
  name: 'identity.ownCompanyChange',
  path: '/user/company/change',
  audiences: MEMBERS,
  reads: ['registration'],
  input: z.object({}),
  output: ownRegistration.output,
  errors: ['MALL600403'],
  summary: 'The change of legal name, number or address that is under way, or the last one.',
})

export const startCompanyChange = defineEndpoint({
  name: 'identity.startCompanyChange',
  path: '/user/company/startChange',
  audiences: MEMBERS,
  writes: true,
  touches: ['registration'],
  input: z.object({}),
  output: z.object({ applicationId: id(), no: z.string() }),
  errors: ['MALL600403'],
  summary: 'Begins a change that a reviewer compares with the licence; one at a time.',
})
