import { mailMenu } from '@tradeport/domain/messaging/contract'
import { defineManifest } from '@tradeport/web/react'
import { outboxLocales } from './locales'

/** Mail and text messages on their way out, for operators. */
export const messagingAdmin = defineManifest({
  name: 'messagingOutbox',
  namespace: 'messagingOutbox',
  locales: outboxLocales,
  routes: [
    {
      path: '/outgoing-messages',
      lazy: () => import('./mail-list.screen'),
      access: 'signedIn',
      namespaces: ['entity', 'shell'],
      titleKey: 'title',
    },
  ],
  nav: mailMenu.entries.admin,
})
