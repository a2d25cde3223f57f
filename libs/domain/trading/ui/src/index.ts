import { tradingMenu } from '@tradeport/domain/trading/contract'
import { lazy } from 'react'
import { defineManifest } from '@tradeport/web/react'
import { tradingLocales } from './locales'

export { tradingLocales }
export { tradingPhone } from './h5/manifest'

const common = { name: 'trading', namespace: 'trading', locales: tradingLocales } as const
// The words of a quotation (payment methods, delivery terms) are those of the order made of it.
const work = { access: 'signedIn', namespaces: ['entity', 'sourcing', 'units'] } as const

const routes = [
  { path: '/orders', lazy: () => import('./order/order-list.screen'), plain: true, titleKey: 'order.title', ...work },
  { path: '/orders/:id', lazy: () => import('./order/order-detail.screen'), titleKey: 'order.one', ...work },
  {
    path: '/orders/:id/contract',
    lazy: () => import('./contract/contract.screen'),
    titleKey: 'contract.title',
    ...work,
  },
] as const

export const tradingBuyer = defineManifest({ ...common, routes, nav: tradingMenu.entries.buyer })
export const tradingSeller = defineManifest({ ...common, routes, nav: tradingMenu.entries.seller })
export const tradingAdmin = defineManifest({
  ...common,
  routes,
  nav: tradingMenu.entries.admin,
})

/** What waits for the reader in orders, for the start page of a front-end. */
export const OrderTasks = /* @__PURE__ */ lazy(() => import('./tasks/order-tasks'))
