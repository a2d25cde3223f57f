import { jobMenu } from '@tradeport/domain/governance/contract'
import { defineManifest } from '@tradeport/web/react'
import { jobLocales } from './locales'

const page = { access: 'signedIn', namespaces: ['entity', 'shell'], titleKey: 'title' } as const

/** Work by the clock, and how it goes. */
export const governanceJobs = defineManifest({
  name: 'governanceJobs',
  namespace: 'governanceJobs',
  locales: jobLocales,
  routes: [
    { path: '/jobs', lazy: () => import('./job-list.screen'), ...page },
    { path: '/jobs/:domain/:task?', lazy: () => import('./job-detail.screen'), ...page },
  ],
  nav: jobMenu.entries.admin,
})
