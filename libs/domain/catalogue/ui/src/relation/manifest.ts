import { RELATION_SELLERS, relationMenu } from '@tradeport/domain/catalogue/contract'
import { defineManifest } from '@tradeport/web/react'
import { relationLocales } from './locales'

const common = { name: 'relation', namespace: 'relation', locales: relationLocales } as const
const work = { access: 'signedIn', namespaces: ['entity'], plain: true } as const

/** Stores that show a buyer the prices they keep from others. */
export const relationBuyer = defineManifest({
  ...common,
  routes: [
    { path: '/relations', lazy: () => import('./store-relations.screen'), titleKey: 'relation.stores', ...work },
  ],
  nav: relationMenu.entries.buyer,
})

/** Buyers to whom a shop shows its prices. */
export const relationSeller = defineManifest({
  ...common,
  routes: [
    {
      path: '/relations',
      lazy: () => import('./buyer-relations.screen'),
      titleKey: 'relation.buyers',
      roles: RELATION_SELLERS,
      permission: 'relation:read',
      ...work,
    },
  ],
  nav: relationMenu.entries.seller,
})
