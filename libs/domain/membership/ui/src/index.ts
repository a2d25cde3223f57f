import { defineManifest } from '@tradeport/web/react'
import { membershipLocales } from './locales'

const common = { name: 'membership', namespace: 'membership', locales: membershipLocales } as const
const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const
const orders = [
  {
    path: '/membership/orders',
    lazy: () => import('./order/order-list.screen'),
    plain: true,
    titleKey: 'nav.orders',
    ...work,
  },
  {
    path: '/membership/orders/:id',
    lazy: () => import('./order/order-detail.screen'),
    titleKey: 'nav.orders',
    ...work,
  },
  { path: '/membership/ledger', lazy: () => import('./ledger/ledger.screen'), titleKey: 'nav.ledger', ...work },
] as const
const offeringForm = () => import('./offering/offering-form.screen')

/** What a company has, can buy, has ordered and used. */
export const membershipMember = defineManifest({
  ...common,
  routes: [
    { path: '/membership', lazy: () => import('./own/membership.screen'), titleKey: 'title', ...work },
    ...orders,
  ],
  nav: [{ key: 'membership', path: '/membership', labelKey: 'title', order: 86, icon: 'wallet' }],
})

/** Where the no-ability dialog of spec section 6 leads: the page on which it is mended. */
export const membershipLinks = {
  upgrade: '/membership?show=plans',
  market: '/membership?show=packages',
  benefits: '/membership?show=have',
} as const

/** Plans, payments to confirm and the ledger, for operators. */
export const membershipAdmin = defineManifest({
  ...common,
  routes: [
    ...orders,
    {
      path: '/membership/offerings',
      lazy: () => import('./offering/offering-list.screen'),
      plain: true,
      titleKey: 'nav.offerings',
      ...work,
    },
    { path: '/membership/offerings/new', lazy: offeringForm, titleKey: 'offering.new', ...work },
    { path: '/membership/offerings/:id/edit', lazy: offeringForm, titleKey: 'nav.offerings', ...work },
    {
      path: '/membership/settings',
      lazy: () => import('./offering/sales-settings.screen'),
      titleKey: 'nav.settings',
      ...work,
    },
  ],
  nav: [
    {
      key: 'membershipOrders',
      path: '/membership/orders',
      labelKey: 'nav.orders',
      order: 62,
      icon: 'wallet',
      permission: 'membershipOrder:read',
    },
    {
      key: 'offerings',
      path: '/membership/offerings',
      covers: ['/membership/settings'],
      labelKey: 'nav.offerings',
      order: 64,
      icon: 'funds',
      permission: 'offering:read',
    },
    {
      key: 'ledger',
      path: '/membership/ledger',
      labelKey: 'nav.ledger',
      order: 66,
      icon: 'audit',
      permission: 'abilityGrant:read',
    },
  ],
})
