import { membershipMenu } from '@tradeport/domain/membership/contract'
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
  nav: membershipMenu.entries.seller,
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
      path: '/membership/invoices',
      lazy: () => import('./invoice/invoice-list.screen'),
      plain: true,
      titleKey: 'nav.invoices',
      ...work,
    },
    {
      path: '/membership/offerings',
      lazy: () => import('./offering/offering-list.screen'),
      plain: true,
      titleKey: 'nav.offerings',
      ...work,
    },
    {
      path: '/membership/offerings/new',
      permission: 'offering:create',
      lazy: offeringForm,
      titleKey: 'offering.new',
      ...work,
    },
    {
      path: '/membership/offerings/:id/edit',
      permission: 'offering:update',
      lazy: offeringForm,
      titleKey: 'nav.offerings',
      ...work,
    },
    {
      path: '/membership/settings',
      lazy: () => import('./offering/sales-settings.screen'),
      titleKey: 'nav.settings',
      ...work,
    },
  ],
  nav: membershipMenu.entries.admin,
})
