import { entityLocales } from '@tradeport/web/entity'
import { defineManifest } from '@tradeport/web/react'
import { sourcingLocales } from '../locales'

const own = { access: 'signedIn', namespaces: ['phone', 'units'] } as const

/** Ask, talk, counter and accept under a thumb. */
export const sourcingPhone = defineManifest({
  name: 'sourcing',
  namespace: 'sourcing',
  locales: sourcingLocales,
  nav: [],
  routes: [
    { path: '/inquiries', lazy: () => import('./inquiries.screen'), titleKey: 'inquiry.title', ...own },
    {
      path: '/inquiries/new',
      lazy: () => import('./new-inquiry.screen'),
      titleKey: 'basket.title',
      // Whoever is not signed in yet writes first and signs in to send.
      access: 'public',
      namespaces: ['phone', 'entity', 'units'],
    },
    { path: '/inquiries/:id/compare', lazy: () => import('./comparison.screen'), titleKey: 'comparison.title', ...own },
    { path: '/inquiries/:id', lazy: () => import('./inquiry.screen'), titleKey: 'inquiry.no', ...own },
    { path: '/negotiations/:id', lazy: () => import('./thread.screen'), titleKey: 'thread.title', ...own },
    { path: '/quotations/:id', lazy: () => import('./quotation.screen'), titleKey: 'quotation.paper', ...own },
  ],
})

/** The words of fields that take files. */
export const phoneFiles = defineManifest({
  name: 'entity',
  namespace: 'entity',
  locales: entityLocales,
  nav: [],
  routes: [],
})
