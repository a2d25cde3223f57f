import { OWNER_ROLES } from '@tradeport/kernel/config'
import { BANK_READERS, companyMenu, identityMenu } from '@tradeport/domain/identity/contract'
import { defineManifest, type DomainManifest } from '@tradeport/web/react'
import { shellLocales } from '@tradeport/web/shell'
import { entityLocales } from '@tradeport/web/entity'
import { actTexts } from '@tradeport/web/acts'
import { unitTexts } from '@tradeport/web/units'
import { companyLocales } from './company/locales'
import { accountLocales } from './account/locales'
import { identityLocales } from './locales'
import { regionLocales } from './region/locales'

export { SignInFrame } from './sign-in/sign-in-frame'
export { useMayDo, type MayDo } from './frame/use-may-do'
export { useProfile } from './frame/use-profile'
export { identityMenus } from './menus/manifest'
export { identityPeople } from './people/manifest'
export { ViewingNotice } from './frame/viewing-notice'
export { WorkFrame } from './frame/work-frame'
export { WorkDress, operatorStart, workStart } from './frame/work-start'
export { identityLocales }

const signIn = () => import('./sign-in/sign-in.screen')
const reset = () => import('./sign-in/reset-password.screen')
const register = () => import('./register/company-registration.screen')
const bare = { access: 'public', layout: 'bare', namespaces: ['shell'] } as const

const common = { name: 'identity', namespace: 'identity', locales: identityLocales } as const
const work = { access: 'signedIn', namespaces: ['entity'] } as const
const accountRoute = {
  path: '/account',
  lazy: () => import('./account/account.screen'),
  titleKey: 'account.title',
  access: 'signedIn',
  namespaces: ['entity', 'identityAccount'],
} as const
const resetRoute = { path: '/password', lazy: reset, titleKey: 'reset.title', ...bare } as const

/** Sign-in and the one-step registration of buyers. */
export const identityBuyer = defineManifest({
  ...common,
  routes: [{ path: '/login', lazy: signIn, titleKey: 'signIn.title.buyer', ...bare }, resetRoute, accountRoute],
  nav: [],
})

export const identitySeller = defineManifest({
  ...common,
  routes: [
    { path: '/member', lazy: signIn, titleKey: 'signIn.title.seller', ...bare },
    { path: '/register', lazy: register, titleKey: 'register.title.seller', ...bare },
    resetRoute,
    accountRoute,
  ],
  nav: [],
})

export const identityProvider = defineManifest({
  ...common,
  routes: [
    { path: '/login', lazy: signIn, titleKey: 'signIn.title.provider', ...bare },
    { path: '/register', lazy: register, titleKey: 'register.title.provider', ...bare },
    resetRoute,
    accountRoute,
  ],
  nav: [],
})

/** The operators' sign-in, which admin shares, and who the operators are. */
export const identityUserCenter = defineManifest({
  ...common,
  routes: [
    { path: '/login', lazy: signIn, titleKey: 'signIn.title.operator', ...bare },
    { path: '/', lazy: () => import('./people/operator-home'), titleKey: 'home.userCenter.title', ...work },
    resetRoute,
    accountRoute,
  ],
  nav: identityMenu.entries.userCenter,
})

export const identityAdmin = defineManifest({
  ...common,
  routes: [
    {
      path: '/registrations',
      lazy: () => import('./registration/registration-list.screen'),
      plain: true,
      titleKey: 'registration.title',
      ...work,
    },
    {
      path: '/registrations/:id',
      lazy: () => import('./registration/registration-detail.screen'),
      titleKey: 'registration.title',
      ...work,
    },
    {
      path: '/companies',
      lazy: () => import('./companies/company-list.screen'),
      plain: true,
      titleKey: 'companies.title',
      ...work,
    },
    {
      path: '/companies/:id',
      lazy: () => import('./companies/company-detail.screen'),
      titleKey: 'companies.title',
      ...work,
    },
    accountRoute,
  ],
  nav: identityMenu.entries.admin,
})

const OWNERS = Object.values(OWNER_ROLES)

/** The own company: its people, their roles, and what was done in its name. */
export const companyWork = defineManifest({
  name: 'identityCompany',
  namespace: 'identityCompany',
  locales: companyLocales,
  routes: [
    {
      path: '/company',
      lazy: () => import('./company/company-profile.screen'),
      titleKey: 'company.profile',
      ...work,
    },
    {
      path: '/company/another',
      lazy: () => import('./company/another-company.screen'),
      titleKey: 'another.title',
      ...work,
      namespaces: ['entity', 'identity'],
    },
    {
      path: '/company/registrations/:id',
      lazy: () => import('./register/own-registration.screen'),
      titleKey: 'another.registration',
      plain: true,
      ...work,
      namespaces: ['entity', 'identity'],
    },
    {
      path: '/company/addresses',
      lazy: () => import('./company/address-list.screen'),
      titleKey: 'company.addresses',
      ...work,
    },
    {
      path: '/company/bank',
      lazy: () => import('./company/bank-account-list.screen'),
      titleKey: 'company.bank',
      roles: BANK_READERS,
      permission: 'bankAccount:read',
      ...work,
    },
    {
      path: '/company/certificates',
      lazy: () => import('./company/certificate-list.screen'),
      titleKey: 'company.certificates',
      ...work,
    },
    {
      path: '/company/members',
      lazy: () => import('./company/member-list.screen'),
      titleKey: 'company.members',
      ...work,
    },
    {
      path: '/company/invitations',
      lazy: () => import('./company/invitation-list.screen'),
      titleKey: 'company.invitations',
      roles: [...OWNERS, 'shop_manager'],
      permission: 'member:invite',
      ...work,
    },
    {
      path: '/company/roles',
      lazy: () => import('./company/company-role-list.screen'),
      titleKey: 'company.roles',
      ...work,
      namespaces: [...work.namespaces, 'acts'],
    },
    {
      path: '/company/roles/:id',
      lazy: () => import('./company/company-role.screen'),
      titleKey: 'company.roles',
      roles: OWNERS,
      permission: 'companyRole:update',
      ...work,
      namespaces: [...work.namespaces, 'acts'],
    },
    {
      path: '/company/audit',
      lazy: () => import('./company/audit-list.screen'),
      titleKey: 'company.audit',
      roles: OWNERS,
      permission: 'audit:read',
      ...work,
      namespaces: [...work.namespaces, 'acts'],
    },
    {
      path: '/invitation/:token',
      lazy: () => import('./company/invitation.screen'),
      titleKey: 'invitation.title',
      ...bare,
    },
  ],
  nav: companyMenu.entries.seller,
})

/** Evidence of companies that reviewers compare. */
export const companyAdmin = defineManifest({
  name: 'identityCompany',
  namespace: 'identityCompany',
  locales: companyLocales,
  routes: [
    {
      path: '/certificates',
      lazy: () => import('./company/certificate-review.screen'),
      plain: true,
      titleKey: 'company.certificates',
      ...work,
    },
    {
      path: '/bank-accounts',
      lazy: () => import('./company/bank-account-check.screen'),
      plain: true,
      titleKey: 'company.bank',
      ...work,
    },
    {
      path: '/registration-checklist',
      lazy: () => import('./checklist/checklist.screen'),
      titleKey: 'checklist.title',
      ...work,
      namespaces: ['entity', 'identity'],
    },
    {
      path: '/regions',
      lazy: () => import('./region/region-list.screen'),
      titleKey: 'regions.title',
      plain: true,
      ...work,
      namespaces: ['entity', 'identityRegion'],
    },
    {
      path: '/region',
      lazy: () => import('./region/region.screen'),
      titleKey: 'regions.title',
      ...work,
      namespaces: ['entity', 'identity', 'identityRegion'],
    },
    {
      path: '/region-settings',
      lazy: () => import('./region/region-settings.screen'),
      titleKey: 'timers.title',
      ...work,
      namespaces: ['entity', 'identity', 'identityRegion'],
    },
  ],
  nav: companyMenu.entries.admin,
})

/** The words of the pages of regions, which nothing else needs. */
export const regionTexts = defineManifest({
  name: 'identityRegion',
  namespace: 'identityRegion',
  locales: regionLocales,
  routes: [],
  nav: [],
})

/** Texts of the frame and of the document screens, which every work app needs besides its domains. */
export const workTexts: readonly DomainManifest[] = [
  { name: 'shell', namespace: 'shell', locales: shellLocales, routes: [], nav: [] },
  { name: 'entity', namespace: 'entity', locales: entityLocales, routes: [], nav: [] },
  unitTexts,
  actTexts,
  { name: 'identityAccount', namespace: 'identityAccount', locales: accountLocales, routes: [], nav: [] },
  { name: 'identityCompany', namespace: 'identityCompany', locales: companyLocales, routes: [], nav: [] },
]
