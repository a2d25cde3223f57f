import { reportingMenu } from '@tradeport/domain/reporting/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    reporting: typeof en
  }
}

/** Faults of the front-ends, for operators; everyone of them reads, `actions` say who resolves. */
export const reportingAdmin = defineManifest({
  name: 'reporting',
  namespace: 'reporting',
  locales: import.meta.glob('./locale/*.ts'),
  routes: [
    {
      path: '/reports',
      lazy: () => import('./report-list.screen'),
      access: 'signedIn',
      namespaces: ['entity', 'shell'],
      titleKey: 'report.title',
    },
  ],
  nav: reportingMenu.entries.admin,
})
