import { governanceMenu } from '@tradeport/domain/governance/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

export { companyExports, governanceExports } from './exports/manifest'
export { JOB_NAMES } from './jobs/job-names'
export { governanceJobs } from './jobs/manifest'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    governance: typeof en
  }
}

/** The record of who changed what, for auditors. */
export const governanceAdmin = defineManifest({
  name: 'governance',
  namespace: 'governance',
  locales: import.meta.glob('./locale/*.ts'),
  routes: [
    {
      path: '/audit',
      lazy: () => import('./audit-list.screen'),
      plain: true,
      access: 'signedIn',
      namespaces: ['entity', 'shell', 'acts'],
      titleKey: 'audit.title',
    },
    {
      path: '/audit/:id',
      lazy: () => import('./audit-detail.screen'),
      access: 'signedIn',
      namespaces: ['entity', 'shell', 'acts'],
      titleKey: 'audit.title',
    },
  ],
  nav: governanceMenu.entries.admin,
})
