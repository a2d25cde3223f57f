import { worklistMenu } from '@tradeport/domain/worklist/contract'
import { defineManifest } from '@tradeport/web/react'
import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    worklist: typeof en
  }
}

/** Where an operator's day begins. */
export const worklistAdmin = defineManifest({
  name: 'worklist',
  namespace: 'worklist',
  locales: import.meta.glob('./locale/*.ts'),
  routes: [
    {
      path: '/',
      lazy: () => import('./work-queues.screen'),
      access: 'signedIn',
      namespaces: ['entity', 'shell'],
      titleKey: 'title',
    },
  ],
  nav: worklistMenu.entries.admin,
})
