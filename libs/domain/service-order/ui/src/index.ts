import { CUSTOMERS } from '@tradeport/domain/service-order/rules'
import { afterSalesMenu, practiceMenu, serviceOrderMenu } from '@tradeport/domain/service-order/contract'
import { defineManifest } from '@tradeport/web/react'
import { lazy } from 'react'
import { afterSalesLocales } from './after-sales/locales'
import { serviceOrderLocales } from './locales'

const common = { name: 'serviceOrder', namespace: 'serviceOrder', locales: serviceOrderLocales } as const
// The words of a service (units, papers) are those of the order of it.
const work = { access: 'signedIn', namespaces: ['entity', 'serviceMarket', 'agreement', 'payments'] } as const

const routes = [
  {
    path: '/service-orders',
    lazy: () => import('./order/service-order-list.screen'),
    plain: true,
    titleKey: 'order.title',
    ...work,
  },
  {
    path: '/service-orders/:id',
    lazy: () => import('./order/service-order-detail.screen'),
    titleKey: 'order.one',
    ...work,
    // A case is raised on the page of its order, which also says how far the document is that does its work.
    namespaces: [...work.namespaces, 'afterSales', 'customsOrder'],
  },
] as const

/** A draft is gone on with by who wrote it. */
const editing = {
  path: '/service-orders/:id/edit',
  roles: CUSTOMERS,
  permission: 'serviceOrder:create',
  lazy: () => import('./place/edit-order.screen'),
  titleKey: 'place.edit',
  ...work,
} as const

export const serviceOrderSeller = defineManifest({
  ...common,
  routes: [...routes, editing],
  nav: [...serviceOrderMenu.entries.seller, ...practiceMenu.entries.seller],
})
export const serviceOrderProvider = defineManifest({
  ...common,
  routes,
  nav: [...serviceOrderMenu.entries.providerAdmin, ...practiceMenu.entries.providerAdmin],
})
export const serviceOrderAdmin = defineManifest({
  ...common,
  routes: [
    ...routes,
    {
      path: '/service-commission',
      lazy: () => import('./commission/commission.screen'),
      titleKey: 'commission.title',
      ...work,
    },
  ],
  nav: serviceOrderMenu.entries.admin,
})

const afterSales = { name: 'afterSales', namespace: 'afterSales', locales: afterSalesLocales } as const
const caseWork = { access: 'signedIn', namespaces: ['entity', 'serviceOrder', 'payments'] } as const
const caseRoutes = [
  {
    path: '/after-sales',
    lazy: () => import('./after-sales/after-sales-list.screen'),
    plain: true,
    titleKey: 'case.title',
    ...caseWork,
  },
  {
    path: '/after-sales/:id',
    lazy: () => import('./after-sales/after-sales-detail.screen'),
    titleKey: 'case.one',
    ...caseWork,
  },
] as const

export const afterSalesSeller = defineManifest({
  ...afterSales,
  routes: caseRoutes,
  nav: afterSalesMenu.entries.seller,
})
export const afterSalesProvider = defineManifest({
  ...afterSales,
  routes: caseRoutes,
  nav: afterSalesMenu.entries.providerAdmin,
})
export const afterSalesAdmin = defineManifest({ ...afterSales, routes: caseRoutes, nav: afterSalesMenu.entries.admin })

// The market knows who signed in only when it asks: its pages for that person are open, and say how to sign in.
const own = {
  access: 'public',
  namespaces: ['entity', 'serviceMarket', 'agreement', 'afterSales', 'serviceOrder', 'identity', 'payments'],
} as const

/** Where the market takes an order, and everything that follows it: the service's page leads here. */
export const serviceOrderMarket = defineManifest({
  ...common,
  routes: [
    {
      path: '/service/:id/order',
      lazy: () => import('./place/place-order.screen'),
      access: 'public',
      plain: true,
      namespaces: ['entity', 'serviceMarket', 'agreement'],
      titleKey: 'place.title',
    },
    {
      path: '/service-orders',
      lazy: () => import('./market/own-orders.screen'),
      plain: true,
      titleKey: 'order.title',
      ...own,
    },
    {
      path: '/service-orders/:id',
      lazy: () => import('./market/own-order.screen'),
      titleKey: 'order.one',
      ...own,
      namespaces: [...own.namespaces, 'customsOrder'],
    },
    {
      path: '/service-orders/:id/edit',
      lazy: () => import('./market/own-draft.screen'),
      titleKey: 'place.edit',
      ...own,
    },
  ],
  nav: [],
})

export const afterSalesMarket = defineManifest({
  ...afterSales,
  routes: [
    {
      path: '/after-sales',
      lazy: () => import('./market/own-cases.screen'),
      plain: true,
      titleKey: 'case.title',
      ...own,
    },
    { path: '/after-sales/:id', lazy: () => import('./market/own-case.screen'), titleKey: 'case.one', ...own },
  ],
  nav: [],
})

/** What waits for the reader in orders and cases, for the start page of a front-end. */
export const ServiceOrderTasks = /* @__PURE__ */ lazy(() => import('./tasks/service-order-tasks'))
export const CaseTasks = /* @__PURE__ */ lazy(() => import('./tasks/case-tasks'))

/** An order of a service on samples, for the page of practices. */
export const ServiceOrderPractice = /* @__PURE__ */ lazy(() => import('./practice/service-order-practice'))
