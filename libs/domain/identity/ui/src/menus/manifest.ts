import { menuMenu } from '@tradeport/domain/identity/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    /** Arranging the menus of the front-ends. */
    identityMenus: typeof en
  }
}

/** How operators arrange what stands beside the pages of each front-end. */
export const identityMenus = defineManifest({
  name: 'identityMenus',
  namespace: 'identityMenus',
  locales: import.meta.glob('./locale/*.ts'),
  routes: [
    {
      path: '/menus',
      lazy: () => import('./menu.screen'),
      titleKey: 'title',
      access: 'signedIn',
      namespaces: ['entity', 'shell', 'identity', 'people'],
    },
  ],
  nav: menuMenu.entries.userCenter,
})
