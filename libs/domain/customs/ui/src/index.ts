import { customsDeskMenu, customsMenu } from '@tradeport/domain/customs/contract'
import { defineManifest } from '@tradeport/web/react'
import { lazy } from 'react'
import { customsLocales } from './locales'
import { wizardRoutes } from './wizard/routes'

export { customsLocales } from './locales'
export { useIssueText } from './use-issue-text'
export {
  customsOrderAdmin,
  customsOrderProvider,
  customsOrderSeller,
  customsOrderTexts,
} from './customs-order/manifests'

const common = { name: 'customs', namespace: 'customs', locales: customsLocales } as const
const work = { access: 'signedIn', namespaces: ['entity'] } as const

const list = {
  path: '/declarations',
  lazy: () => import('./list/declaration-list.screen'),
  plain: true,
  titleKey: 'list.title',
  ...work,
} as const
const detail = {
  path: '/declarations/:id',
  lazy: () => import('./detail/declaration-detail.screen'),
  titleKey: 'list.one',
  ...work,
} as const

const delegations = {
  path: '/customs-delegations',
  lazy: () => import('./delegation/delegations.screen'),
  titleKey: 'delegation.title',
  ...work,
} as const

const sheet = {
  path: '/declarations/:id/sheet',
  lazy: () => import('./transfer/printed-sheet.screen'),
  titleKey: 'list.one',
  layout: 'bare',
  ...work,
} as const
const revision = {
  path: '/declarations/:id/revisions/:revision',
  lazy: () => import('./detail/revision.screen'),
  titleKey: 'list.one',
  ...work,
} as const
const singleWindow = {
  path: '/single-window',
  lazy: () => import('./desk/single-window.screen'),
  titleKey: 'desk.settings',
  ...work,
} as const
const receipts = {
  path: '/customs-receipts',
  lazy: () => import('./desk/receipt-list.screen'),
  plain: true,
  titleKey: 'desk.receipts',
  ...work,
} as const
const stuck = {
  path: '/customs-stuck',
  lazy: () => import('./desk/stuck-list.screen'),
  plain: true,
  titleKey: 'desk.stuck',
  ...work,
} as const

const parameters = {
  path: '/customs-parameters',
  lazy: () => import('./desk/parameter-list.screen'),
  titleKey: 'parameter.title',
  ...work,
} as const

const own = [list, ...wizardRoutes, detail, sheet, revision, delegations, singleWindow] as const
const menu = customsMenu.entries
const desk = customsDeskMenu.entries

export const customsSeller = defineManifest({
  ...common,
  routes: own,
  nav: [...menu.seller, ...desk.seller],
})
export const customsBroker = defineManifest({
  ...common,
  routes: own,
  nav: [...menu.providerAdmin, ...desk.providerAdmin],
})
export const customsAdmin = defineManifest({
  ...common,
  routes: [list, detail, sheet, revision, receipts, stuck, parameters],
  nav: [...menu.admin, ...desk.admin],
})

/** What waits for the reader in agency orders, for the start page of a front-end. */
export const CustomsOrderTasks = /* @__PURE__ */ lazy(() => import('./customs-order/customs-order-tasks'))

/** A declaration and an agency order on samples, for the page of practices. */
export const DeclarationPractice = /* @__PURE__ */ lazy(() => import('./practice/declaration-practice'))
export const CustomsOrderPractice = /* @__PURE__ */ lazy(() => import('./practice/customs-order-practice'))
