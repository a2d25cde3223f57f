import { exportMenu } from '@tradeport/domain/governance/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    governanceExports: typeof en
  }
}

const exportList = {
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
} as const

/** Lists that operators take away as files. */
export const governanceExports = defineManifest({ ...exportList, nav: exportMenu.entries.admin })

/** Lists of a company that its people take away; the entry is the same for buyers, sellers and providers. */
export const companyExports = defineManifest({ ...exportList, nav: exportMenu.entries.seller })
