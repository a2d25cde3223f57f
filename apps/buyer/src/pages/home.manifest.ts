import { buyerHomeMenu } from '@tradeport/domain/sourcing/contract'
import { sourcingLocales } from '@tradeport/domain/sourcing/ui'
import { defineManifest } from '@tradeport/web/react'

/** The start page, which puts together what several domains have to say. */
export const buyerHome = defineManifest({
  name: 'home',
  namespace: 'sourcing',
  locales: sourcingLocales,
  routes: [
    {
      path: '/',
      lazy: () => import('./home.page'),
      access: 'signedIn',
      namespaces: ['entity', 'shell', 'trading'],
      titleKey: 'home.title',
    },
  ],
  nav: buyerHomeMenu.entries.buyer,
})
