import { CLIENTS } from '@tradeport/domain/customs/rules'
import { customsOrderMenu } from '@tradeport/domain/customs/contract'
import { defineManifest } from '@tradeport/web/react'
import { customsOrderLocales } from './locales'

const common = { name: 'customsOrder', namespace: 'customsOrder', locales: customsOrderLocales } as const
// What is declared is called by the words of the declaration.
const work = { access: 'signedIn', namespaces: ['entity', 'customs', 'payments', 'shell'] } as const

const list = {
  path: '/customs-orders',
  lazy: () => import('./customs-order-list.screen'),
  plain: true,
  titleKey: 'title',
  ...work,
} as const
/** Pages that write an order stand before the page of one, whose address they would fit. */
const forms = [
  {
    path: '/customs-orders/new',
    roles: CLIENTS,
    lazy: () => import('./new-customs-order.screen'),
    titleKey: 'create',
    ...work,
  },
  {
    path: '/customs-orders/:id/edit',
    roles: CLIENTS,
    lazy: () => import('./edit-customs-order.screen'),
    titleKey: 'one',
    ...work,
  },
] as const
const detail = {
  path: '/customs-orders/:id',
  lazy: () => import('./customs-order-detail.screen'),
  titleKey: 'one',
  ...work,
  namespaces: [...work.namespaces, 'agreement'],
} as const

/** For front-ends that show how far an agency order is, and no page of one. */
export const customsOrderTexts = defineManifest({ ...common, name: 'customsOrderTexts', routes: [], nav: [] })

const calendar = {
  path: '/calendar',
  lazy: () => import('./calendar.screen'),
  titleKey: 'view.calendar',
  ...work,
} as const

const { entries } = customsOrderMenu

export const customsOrderSeller = defineManifest({ ...common, routes: [list, ...forms, detail], nav: entries.seller })
export const customsOrderProvider = defineManifest({
  ...common,
  routes: [list, calendar, detail],
  nav: entries.providerAdmin,
})
export const customsOrderAdmin = defineManifest({ ...common, routes: [list, detail], nav: entries.admin })
