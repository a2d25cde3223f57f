import { languageMenu } from '@tradeport/domain/language/contract'
import { defineManifest } from '@tradeport/web/react'
import { languageLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const

/** Operators change what the front-ends say, publish it, and take it back. */
export const languageAdmin = defineManifest({
  name: 'language',
  namespace: 'languageWork',
  locales: languageLocales,
  routes: [
    { path: '/texts', lazy: () => import('./texts/texts.screen'), titleKey: 'texts.title', ...work },
    { path: '/texts/publish', lazy: () => import('./versions/publish.screen'), titleKey: 'publish.title', ...work },
    { path: '/texts/versions', lazy: () => import('./versions/versions.screen'), titleKey: 'versions.title', ...work },
  ],
  nav: languageMenu.entries.admin,
})
