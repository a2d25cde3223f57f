import { defineManifest } from '@tradeport/web/react'
import { supportLocales } from './locales'

export { useLeaveMessage } from './message/use-leave-message'
export { supportMember } from './own/manifest'
export { supportAdmin } from './work/manifest'

const support = { name: 'support', namespace: 'support', locales: supportLocales } as const
const open = { access: 'public', namespaces: [] } as const

/** The form as a page, and the conversation behind a link: portal and h5. */
export const supportPublic = defineManifest({
  ...support,
  routes: [
    { path: '/message', lazy: () => import('./message/message.screen'), titleKey: 'title', ...open },
    { path: '/message/track', lazy: () => import('./track/track.screen'), titleKey: 'track.title', ...open },
  ],
  nav: [],
})

/** The public words, where operators read them. */
export const supportTexts = defineManifest({ ...support, routes: [], nav: [] })
