import { exportMenu } from '@tradeport/domain/governance/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    governanceExports: typeof en
  }
}

/** Lists that operators take away as files. */
export const governanceExports = defineManifest({
  name: 'governanceExports',
  namespace: 'governanceExports',
  locales: import.meta.glob('./locale/*.ts'),
  routes: [
    {
      path: '/exports',
      lazy: () => import('./export-list.screen'),
      access: 'signedIn',
      namespaces: ['entity', 'shell'],
      titleKey: 'title',
    },
  ],
  nav: exportMenu.entries.admin,
})
