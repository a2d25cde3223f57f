import { referenceMenu } from '@tradeport/domain/reference/contract'
import { defineManifest } from '@tradeport/web/react'
import { referenceLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const

/** Dictionaries, code lists and exchange rates, for operators. */
export const referenceAdmin = defineManifest({
  name: 'reference',
  namespace: 'reference',
  locales: referenceLocales,
  routes: [
    { path: '/reference/lists', lazy: () => import('./lists.screen'), titleKey: 'nav.lists', ...work },
    {
      path: '/reference/lists/:code',
      lazy: () => import('./item/item-list.screen'),
      titleKey: 'nav.lists',
      ...work,
    },
    { path: '/reference/hs', lazy: () => import('./hs/hs-browser.screen'), titleKey: 'nav.hs', ...work },
    { path: '/reference/rates', lazy: () => import('./rate/rate-list.screen'), titleKey: 'nav.rates', ...work },
    {
      path: '/reference/rates/:pair',
      lazy: () => import('./rate/rate-history.screen'),
      titleKey: 'history.title',
      ...work,
    },
  ],
  nav: referenceMenu.entries.admin,
})
