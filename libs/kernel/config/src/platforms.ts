import { IDENTITY_TYPE, REQUEST_SOURCE, type IdentityType, type RequestSource } from './enumerations'

export const PLATFORM_KEYS = [
  'portal',
  'buyer',
  'seller',
  'admin',
  'serviceMarket',
  'providerAdmin',
  'userCenter',
  'h5',
  'menu',
  'dump',
  'cms',
] as const
export type PlatformKey = (typeof PLATFORM_KEYS)[number]

/** Front-ends that are an application of their own; menu, dump and cms are sections of one of these. */
export const APP_KEYS = [
  'portal',
  'buyer',
  'seller',
  'admin',
  'serviceMarket',
  'providerAdmin',
  'userCenter',
  'h5',
] as const satisfies readonly PlatformKey[]
export type AppKey = (typeof APP_KEYS)[number]

/** Where visitors read; everybody else works in the others. */
const PUBLIC_APPS: readonly PlatformKey[] = ['portal', 'h5', 'serviceMarket'] satisfies AppKey[]

/** Public front-ends offer the portal's languages, take one from an address and from the browser, and are found by search engines. */
export function isPublicFrontEnd(key: PlatformKey): boolean {
  return PUBLIC_APPS.includes(key)
}

export type PlatformRole = 'visitor' | 'buyer' | 'seller' | 'provider' | 'operator'

export interface PlatformConfig {
  readonly key: PlatformKey
  /** English working title; what people read is in `PLATFORM_TITLES`. */
  readonly title: string
  readonly role: PlatformRole
  readonly requestSource: RequestSource
  /** Cookie of the token; `otherTokenKeys` are tried after it. */
  readonly tokenKey: string
  readonly otherTokenKeys: readonly string[]
  readonly langKey: string
  /** `null`: a visitor has no identity. */
  readonly identityType: IdentityType | null
  readonly loginPage: string
  /** Base path of the application, with both slashes. */
  readonly basicPath: string
  /** First label of the host. */
  readonly hostLabel: string
  /** The application that holds its screens. */
  readonly app: AppKey
}

/** Platform configuration (spec sections 3 and 6). */
export const PLATFORMS = {
  portal: {
    key: 'portal',
    title: 'Portal',
    role: 'visitor',
    requestSource: REQUEST_SOURCE.Portal,
    tokenKey: 'token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: null,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'www',
    app: 'portal',
  },
  buyer: {
    key: 'buyer',
    title: 'Buyer Center',
    role: 'buyer',
    requestSource: REQUEST_SOURCE.Buyer,
    tokenKey: 'buyer_token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.BUYER,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'buyer',
    app: 'buyer',
  },
  seller: {
    key: 'seller',
    title: 'Seller Center',
    role: 'seller',
    requestSource: REQUEST_SOURCE.Seller,
    tokenKey: 'seller_token',
    otherTokenKeys: [],
    langKey: 'lang_admin',
    identityType: IDENTITY_TYPE.SELLER,
    loginPage: '/member',
    basicPath: '/',
    hostLabel: 'seller',
    app: 'seller',
  },
  admin: {
    key: 'admin',
    title: 'Platform Admin',
    role: 'operator',
    requestSource: REQUEST_SOURCE.Admin,
    tokenKey: 'uc-token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.PLATFORM_OPERATOR,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'admin',
    app: 'admin',
  },
  serviceMarket: {
    key: 'serviceMarket',
    title: 'Service Market',
    role: 'provider',
    requestSource: REQUEST_SOURCE.ServiceMarket,
    tokenKey: 'service_provider_admin_token',
    // Sellers buy services with the session of their own front-end (spec section 6).
    otherTokenKeys: ['seller_token'],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.SERVICE_PROVIDER,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'service',
    app: 'serviceMarket',
  },
  providerAdmin: {
    key: 'providerAdmin',
    title: 'Service Provider Admin',
    role: 'provider',
    requestSource: REQUEST_SOURCE.ServiceProvider,
    tokenKey: 'service_provider_admin_token',
    otherTokenKeys: [],
    langKey: 'lang_admin',
    identityType: IDENTITY_TYPE.SERVICE_PROVIDER,
    loginPage: '/admin/login',
    basicPath: '/admin/',
    hostLabel: 'provider',
    app: 'providerAdmin',
  },
  userCenter: {
    key: 'userCenter',
    title: 'User Center',
    role: 'operator',
    requestSource: REQUEST_SOURCE.UserCenter,
    tokenKey: 'uc-token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.PLATFORM_OPERATOR,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'cerberus',
    app: 'userCenter',
  },
  h5: {
    key: 'h5',
    title: 'Mobile Portal',
    role: 'visitor',
    requestSource: REQUEST_SOURCE.Portal,
    tokenKey: 'token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: null,
    loginPage: '/login',
    basicPath: '/h5/',
    hostLabel: 'h5',
    app: 'h5',
  },
  menu: {
    key: 'menu',
    title: 'Menu Management',
    role: 'operator',
    requestSource: REQUEST_SOURCE.UserCenter,
    tokenKey: 'uc-token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.PLATFORM_OPERATOR,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'cerberus',
    app: 'userCenter',
  },
  dump: {
    key: 'dump',
    title: 'Data Export',
    role: 'operator',
    requestSource: REQUEST_SOURCE.Admin,
    tokenKey: 'uc-token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.PLATFORM_OPERATOR,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'admin',
    app: 'admin',
  },
  cms: {
    key: 'cms',
    title: 'Content Management',
    role: 'operator',
    requestSource: REQUEST_SOURCE.Admin,
    tokenKey: 'uc-token',
    otherTokenKeys: [],
    langKey: 'lang',
    identityType: IDENTITY_TYPE.PLATFORM_OPERATOR,
    loginPage: '/login',
    basicPath: '/',
    hostLabel: 'admin',
    app: 'admin',
  },
} as const satisfies { readonly [K in PlatformKey]: PlatformConfig & { readonly key: K } }
