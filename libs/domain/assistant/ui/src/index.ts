import { assistantMenu } from '@tradeport/domain/assistant/contract'
import { defineManifest } from '@tradeport/web/react'
import { assistantLocales } from './locales'

export { assistantDesk } from './desk/manifest'

const assistant = { name: 'assistant', namespace: 'assistant', locales: assistantLocales } as const

/** The chat's own page: portal and h5. */
export const assistantPublic = defineManifest({
  ...assistant,
  nav: [],
  routes: [
    {
      path: '/IntelligentCustomerService',
      lazy: () => import('./chat/chat-page.screen'),
      titleKey: 'title',
      access: 'public',
      namespaces: [],
    },
  ],
})

/** The chat inside the front-ends of buyers, sellers and providers. */
export const assistantMember = defineManifest({
  ...assistant,
  routes: [
    {
      path: '/assistant',
      lazy: () => import('./chat/work-chat.screen'),
      titleKey: 'title',
      access: 'signedIn',
      namespaces: [],
    },
  ],
  nav: assistantMenu.entries.seller,
})
