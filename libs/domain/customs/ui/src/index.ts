import { customsMenu } from '@tradeport/domain/customs/contract'
import { defineManifest } from '@tradeport/web/react'
import { customsLocales } from './locales'
import { wizardRoutes } from './wizard/routes'

export { customsLocales } from './locales'
export { useIssueText } from './use-issue-text'

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

export const customsSeller = defineManifest({
  ...common,
  routes: [list, ...wizardRoutes, detail, delegations],
  nav: customsMenu.entries.seller,
})
export const customsBroker = defineManifest({
  ...common,
  routes: [list, ...wizardRoutes, detail, delegations],
  nav: customsMenu.entries.providerAdmin,
})
export const customsAdmin = defineManifest({ ...common, routes: [list, detail], nav: customsMenu.entries.admin })
