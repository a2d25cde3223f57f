import { serviceWorkLocales } from '@tradeport/domain/service-market/ui'
import { defineManifest } from '@tradeport/web/react'

/** The start page, which shows what waits in every domain. */
export const providerHome = defineManifest({
  name: 'home',
  namespace: 'serviceWork',
  locales: serviceWorkLocales,
  routes: [
    {
      path: '/',
      lazy: () => import('./home.page'),
      access: 'signedIn',
      namespaces: ['entity', 'serviceMarket', 'serviceOrder', 'afterSales', 'customsOrder'],
      titleKey: 'home.title',
    },
  ],
  nav: [],
})
