import { civilDate, countryCode, defineEndpoint, id, LOCALE_CODES, text, z } from '@tradeport/kernel/contract-kit'
import { code, eitherAddress, IDENTITIES, listedCode, password, secondFactorCode } from './account-fields'
import { RESTRICTION_CAUSES } from './company-restriction'
import { presentedMenu } from './menu.schema'
import { assertion } from './passkey.schemas'
import { frontEndEntry } from './sso-client.contract'
import { LEVELS } from '@tradeport/kernel/config'

const locale = () => z.enum(LOCALE_CODES)
const timeZone = () => z.string().check(z.minLength(1), z.maxLength(64))

export const CODE_PURPOSES = ['register', 'reset_password', 'sign_in'] as const

export const sendCode = defineEndpoint({
  name: 'identity.sendCode',
  path: '/user/code/send',
  audiences: ['visitor'],
  writes: true,
  rateLimit: 20,
  input: z.object({
    ...eitherAddress(),
    purpose: z.enum(CODE_PURPOSES),
    identity: z.enum(['buyer', 'seller', 'provider', 'operator']),
  }),
  /** `resendAfter`: seconds until another code may be asked for. */
  output: z.object({ resendAfter: z.int(), expiresInMinutes: z.int() }),
  errors: ['USER_SERVICE530111', 'USER_SERVICE530134'],
  summary: 'Sends a six-digit code. The answer is the same whether or not the address has an account.',
})

export const registerBuyer = defineEndpoint({
  name: 'identity.registerBuyer',
  path: '/user/register/buyer',
  audiences: ['visitor'],
  writes: true,
  begins: true,
  rateLimit: 30,
  input: z.object({
    ...eitherAddress(),
    code: code(),
    password: password(),
    displayName: text(64),
    companyName: text(120),
    country: countryCode(),
    locale: locale(),
    timeZone: timeZone(),
  }),
  output: z.object({ userId: id(), companyId: id() }),
  errors: ['USER_SERVICE530101', 'USER_SERVICE530110', 'USER_SERVICE530112', 'USER_SERVICE530133'],
  touches: ['session'],
})

export const foundCompany = defineEndpoint({
  name: 'identity.foundCompany',
  path: '/user/company/found',
  audiences: ['buyer'],
  writes: true,
  begins: true,
  rateLimit: 10,
  touches: ['company'],
  input: z.object({ companyName: text(120), country: countryCode() }),
  output: z.object({ companyId: id() }),
  summary:
    'Another buying company of the same person; one of that name and country that is theirs already is not made twice.',
})

/** Kinds that the product names itself; operators add others to the list `company_type`. */
export const COMPANY_TYPES = [
  'manufacturer',
  'trading',
  'industry_trade',
  'brand',
  'retailer',
  'wholesaler',
  'agent',
  'service',
] as const

/** Bands that the product names itself; operators add others to the list `employee_band`. */
export const EMPLOYEE_BANDS = ['1_10', '11_50', '51_200', '201_500', '501_1000', '1000_plus'] as const

/** Of a company, whatever its sides are. */
export const MAX_MAIN_PRODUCTS = 10

export const companyData = z.object({
  legalName: text(120, 2),
  displayName: text(80, 2),
  country: countryCode(),
  /** Registration number; in China the 18-character unified social credit code with its check character. */
  regNo: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
  /** Of the list `company_type`. */
  companyType: listedCode(),
  foundedYear: z.optional(z.int().check(z.minimum(1800), z.maximum(2100))),
  /** Of the list `employee_band`. */
  employees: z.optional(listedCode()),
  mainProducts: z.array(text(60)).check(z.minLength(1), z.maxLength(MAX_MAIN_PRODUCTS)),
  mainMarkets: z._default(z.array(countryCode()).check(z.maxLength(20)), []),
  province: text(60),
  city: text(60),
  address: text(200, 4),
  contactName: text(64),
  contactPhone: z.string().check(z.trim(), z.regex(/^\d{1,20}$/, { error: 'phone' })),
  licenceFileId: z.optional(id()),
  /** The authority or register that the licence is of, and the days that it names; one without an end holds until further notice. */
  licenceIssuer: z.optional(text(120, 2)),
  licenceIssuedOn: z.optional(civilDate()),
  licenceValidUntil: z.optional(civilDate()),
  /** What a registration need not say and a change may: the day of foundation and numbers that authorities gave. */
  foundedOn: z.optional(civilDate()),
  exportLicenceNo: z.optional(text(40, 4)),
  customsRegNo: z.optional(text(20, 4)),
  vatNo: z.optional(text(40, 4)),
})
export type CompanyData = z.output<typeof companyData>

export const registerCompany = defineEndpoint({
  name: 'identity.registerCompany',
  path: '/user/register/company',
  audiences: ['visitor'],
  writes: true,
  begins: true,
  rateLimit: 30,
  input: z.object({
    party: z.enum(['seller', 'provider']),
    ...eitherAddress(),
    code: code(),
    password: password(),
    displayName: text(64),
    locale: locale(),
    timeZone: timeZone(),
    /** What is known already; the draft begins with it. */
    company: z.optional(companyData),
  }),
  output: z.object({ applicationId: id(), no: z.string() }),
  errors: [
    'USER_SERVICE530101',
    'USER_SERVICE530110',
    'USER_SERVICE530112',
    'USER_SERVICE530120',
    'USER_SERVICE530133',
  ],
  summary: 'Creates the account of a seller or service provider and the draft of its registration.',
})

export const login = defineEndpoint({
  name: 'identity.login',
  path: '/user/session/login',
  audiences: ['visitor'],
  writes: true,
  replay: false,
  rateLimit: 60,
  /** One of the two addresses, with the password or a code that was sent to it. */
  input: z.object({
    ...eitherAddress(),
    password: z.optional(password()),
    code: z.optional(code()),
    /** Asked for with `USER_SERVICE530131`: the call is then sent once more with it. */
    secondFactor: z.optional(secondFactorCode()),
    /** In place of a code. */
    passkey: z.optional(assertion()),
    /** With one of the two: this browser leaves the second step out for a month. */
    trustDevice: z.optional(z.boolean()),
    /** What the browser keeps to be recognised by. */
    deviceId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    identity: z.enum(IDENTITIES),
  }),
  /** `token` comes without the `Bearer ` prefix, which the session cookie adds. */
  output: z.object({ token: z.string(), expiresAt: z.string() }),
  errors: [
    'USER_SERVICE530101',
    'USER_SERVICE530102',
    'USER_SERVICE530103',
    'USER_SERVICE530104',
    'USER_SERVICE530131',
    'USER_SERVICE530132',
    'USER_SERVICE530137',
    'USER_SERVICE530138',
    'UPT400001',
    'UPT400002',
  ],
})

export const logout = defineEndpoint({
  name: 'identity.logout',
  path: '/user/session/logout',
  audiences: ['buyer', 'seller', 'provider', 'operator', 'visitor'],
  writes: true,
  replay: false,
  input: z.object({ everywhere: z._default(z.boolean(), false) }),
  output: z.object({ ended: z.int() }),
  touches: ['session'],
})

export const profile = defineEndpoint({
  name: 'identity.profile',
  path: '/user/session/profile',
  audiences: ['visitor', 'buyer', 'seller', 'provider', 'operator'],
  reads: ['session', 'company', 'ssoClient', 'menu'],
  input: z.object({}),
  output: z.object({
    kind: z.enum(['visitor', ...IDENTITIES]),
    /** Null for visitors. */
    user: z.nullable(
      z.object({
        id: id(),
        /** One of the two at least. */
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        displayName: z.string(),
        /** Of the own picture; null where there is none. */
        avatarUrl: z.nullable(z.string()),
        locale: z.string(),
        timeZone: z.string(),
      }),
    ),
    company: z.nullable(
      z.object({
        id: id(),
        no: z.string(),
        legalName: z.string(),
        country: z.string(),
        verifyLevel: z.int(),
        status: z.string(),
        restrictedFor: z.array(z.enum(RESTRICTION_CAUSES)),
        /** Which risk it is restricted for; for its owners. */
        riskReason: z.nullable(z.string()),
      }),
    ),
    storeId: z.nullable(id()),
    /** Of the company, that the member works in: some roles reach as far as it. */
    department: z.nullable(z.string()),
    roles: z.array(z.string()),
    /** What somebody with roles of their company's own may do, as `<document>:<action>`; absent for everybody else, who go by their roles. */
    ownRights: z.optional(z.array(z.string())),
    /** How far those of them reach that are given by levels. */
    ownLevels: z.optional(z.record(z.string(), z.enum(LEVELS))),
    /** Regions an operator serves; empty means all. */
    regionIds: z.array(z.string()),
    /** The registration that is not approved yet, if that is what the account has. */
    applicationId: z.nullable(id()),
    /** An operator who can do nothing but set a second factor up, because the deployment asks for one. */
    mustEnrol: z.boolean(),
    /** Where the operators' front-ends lie and which of them this one may enter; none for everybody else. */
    frontEnds: z.array(frontEndEntry),
    /** How operators arranged the menu of the calling front-end; null where it is the product's own. */
    menu: z.nullable(presentedMenu),
    /** What the product calls the menu's own pages, by their key, in the caller's language; none for visitors. */
    menuWords: z.record(z.string(), z.string()),
    /** The operator who looks on as this person, and until when. */
    viewing: z.nullable(z.object({ operatorName: z.string(), until: z.string() })),
  }),
})
export type Profile = z.output<typeof profile.output>

export const resetPassword = defineEndpoint({
  name: 'identity.resetPassword',
  path: '/user/password/reset',
  audiences: ['visitor'],
  writes: true,
  rateLimit: 20,
  /** One of the two addresses, with the code that was sent to it. */
  input: z.object({
    ...eitherAddress(),
    code: code(),
    password: password(),
    identity: z.enum(IDENTITIES),
  }),
  output: z.object({}),
  errors: ['USER_SERVICE530101', 'USER_SERVICE530112'],
})

export const changePassword = defineEndpoint({
  name: 'identity.changePassword',
  path: '/user/password/change',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  withoutCompany: true,
  writes: true,
  input: z.object({ current: password(), next: password() }),
  output: z.object({}),
  errors: ['USER_SERVICE530102'],
  summary: 'Ends all other sessions of the account.',
})

export const updatePreferences = defineEndpoint({
  name: 'identity.updatePreferences',
  path: '/user/account/preferences',
  audiences: ['buyer', 'seller', 'provider', 'operator'],
  withoutCompany: true,
  writes: true,
  audit: 'none',
  touches: ['session'],
  input: z.object({
    displayName: z.optional(text(64)),
    locale: z.optional(locale()),
    timeZone: z.optional(timeZone()),
  }),
  output: z.object({}),
})
