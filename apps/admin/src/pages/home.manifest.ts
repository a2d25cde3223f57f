import { catalogueLocales } from '@tradeport/domain/catalogue/ui'
import { defineManifest } from '@tradeport/web/react'

/** The start page: what waits, in every domain. */
export const adminHome = defineManifest({
  name: 'home',
  namespace: 'catalogue',
  locales: catalogueLocales,
  routes: [
    {
      path: '/',
      lazy: () => import('./home.page'),
      access: 'signedIn',
      namespaces: ['entity', 'shell', 'identity'],
      titleKey: 'home.admin.title',
    },
  ],
  nav: [{ key: 'home', path: '/', labelKey: 'home.nav', order: 0, icon: 'home' }],
})
