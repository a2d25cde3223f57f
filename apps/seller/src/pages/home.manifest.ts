import { sellerHomeMenu } from '@tradeport/domain/catalogue/contract'
import { catalogueLocales } from '@tradeport/domain/catalogue/ui'
import { defineManifest } from '@tradeport/web/react'

/** The start page, which shows a card of every domain. */
export const sellerHome = defineManifest({
  name: 'home',
  namespace: 'catalogue',
  locales: catalogueLocales,
  routes: [
    {
      path: '/',
      lazy: () => import('./home.page'),
      access: 'signedIn',
      namespaces: [
        ...['entity', 'shell', 'sourcing', 'trading'],
        ...['serviceMarket', 'serviceOrder', 'afterSales', 'customsOrder'],
      ],
      titleKey: 'home.seller.title',
    },
  ],
  nav: sellerHomeMenu.entries.seller,
})
