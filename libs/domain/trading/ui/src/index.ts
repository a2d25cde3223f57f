import { lazy } from 'react'
import { SELLERS_WHO_READ } from '@tradeport/domain/trading/rules'
import { defineManifest } from '@tradeport/web/react'
import { tradingLocales } from './locales'

export { tradingLocales }
export { tradingPhone } from './h5/manifest'

const common = { name: 'trading', namespace: 'trading', locales: tradingLocales } as const
// The words of a quotation (units, payment methods, delivery terms) are those of the order made of it.
const work = { access: 'signedIn', namespaces: ['entity', 'sourcing'] } as const

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

const orders = { key: 'orders', path: '/orders', labelKey: 'order.title', icon: 'order' } as const

export const tradingBuyer = defineManifest({ ...common, routes, nav: [{ ...orders, order: 30 }] })
export const tradingSeller = defineManifest({
  ...common,
  routes,
  nav: [{ ...orders, order: 30, roles: SELLERS_WHO_READ }],
})
export const tradingAdmin = defineManifest({
  ...common,
  routes,
  nav: [{ ...orders, order: 40, permission: 'order:read' }],
})

/** What waits for the reader in orders, for the start page of a front-end. */
export const OrderTasks = /* @__PURE__ */ lazy(() => import('./tasks/order-tasks'))
