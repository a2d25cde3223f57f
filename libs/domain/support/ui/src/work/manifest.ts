import { customerMessageMenu } from '@tradeport/domain/support/contract'
import { defineManifest } from '@tradeport/web/react'
import { supportWorkLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell', 'support'] } as const

/** The queue of what visitors and members have asked. */
export const supportAdmin = defineManifest({
  name: 'supportWork',
  namespace: 'supportWork',
  locales: supportWorkLocales,
  routes: [
    { path: '/customer-messages', lazy: () => import('./message-list.screen'), titleKey: 'title', ...work },
    { path: '/customer-messages/:id', lazy: () => import('./message-detail.screen'), titleKey: 'title', ...work },
  ],
  nav: customerMessageMenu.entries.admin,
})
