import { assistantMenu } from '@tradeport/domain/assistant/contract'
import { defineManifest } from '@tradeport/web/react'
import { assistantLocales } from '../locales'

const desk = { access: 'signedIn', namespaces: ['shell'], titleKey: 'desk.title' } as const

/** Where operators answer who asked for a person. */
export const assistantDesk = defineManifest({
  name: 'assistant',
  namespace: 'assistant',
  locales: assistantLocales,
  routes: [
    { path: '/assistant-desk', lazy: () => import('./desk.screen'), ...desk },
    { path: '/assistant-desk/:id', lazy: () => import('./desk.screen'), ...desk },
  ],
  nav: assistantMenu.entries.admin,
})
