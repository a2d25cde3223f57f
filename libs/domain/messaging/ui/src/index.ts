import { messagingMenu } from '@tradeport/domain/messaging/contract'
import { defineManifest } from '@tradeport/web/react'
import { messagingLocales } from './locales'

export { messagingAdmin } from './outbox/manifest'

/** The message centre, the same in every work app: the server knows whose messages they are. */
export const messagingWork = defineManifest({
  name: 'messaging',
  namespace: 'messaging',
  locales: messagingLocales,
  routes: [
    {
      path: '/messages',
      lazy: () => import('./centre/message-centre.screen'),
      access: 'signedIn',
      namespaces: [],
      titleKey: 'centre.title',
    },
  ],
  nav: messagingMenu.entries.seller,
})
