import { {{entity}}Menu } from '@tradeport/domain/{{domain}}/contract'
import { defineManifest } from '@tradeport/web/react'
import { {{entity}}Locales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const
const form = () => import('./{{entity-kebab}}-form.screen')

export const {{entity}}Admin = defineManifest({
  name: '{{entity}}',
  namespace: '{{entity}}',
  locales: {{entity}}Locales,
  routes: [
    { path: '/{{entity-kebabs}}', lazy: () => import('./{{entity-kebab}}-list.screen'), titleKey: 'title', ...work },
    { path: '/{{entity-kebabs}}/new', lazy: form, titleKey: 'new', ...work },
    { path: '/{{entity-kebabs}}/:id', lazy: () => import('./{{entity-kebab}}-detail.screen'), titleKey: 'title', ...work },
    { path: '/{{entity-kebabs}}/:id/edit', lazy: form, titleKey: 'edit', ...work },
  ],
  nav: {{entity}}Menu.entries.admin,
})
