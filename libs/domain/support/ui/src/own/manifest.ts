import { supportMenu } from '@tradeport/domain/support/contract'
import { defineManifest } from '@tradeport/web/react'
import { supportLocales } from '../locales'

const signedIn = { access: 'signedIn', namespaces: ['shell'] } as const

/** Asking the platform from a signed-in front-end. */
export const supportMember = defineManifest({
  name: 'support',
  namespace: 'support',
  locales: supportLocales,
  routes: [
    {
      path: '/support/messages',
      lazy: () => import('./own-messages.screen'),
      titleKey: 'own.title',
      ...signedIn,
    },
    { path: '/support/messages/new', lazy: () => import('./new-message.screen'), titleKey: 'title', ...signedIn },
    {
      path: '/support/messages/:no',
      lazy: () => import('./own-message.screen'),
      titleKey: 'track.title',
      ...signedIn,
    },
  ],
  nav: supportMenu.entries.seller,
})
