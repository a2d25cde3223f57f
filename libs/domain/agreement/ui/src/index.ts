import { agreementMenu } from '@tradeport/domain/agreement/contract'
import { defineManifest } from '@tradeport/web/react'
import { agreementLocales } from './locales'

const common = { name: 'agreement', namespace: 'agreement', locales: agreementLocales } as const
const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const
const form = () => import('./template/template-form.screen')

const routes = [
  {
    path: '/agreements',
    lazy: () => import('./agreement/agreement-list.screen'),
    plain: true,
    titleKey: 'agreement.title',
    ...work,
  },
  {
    path: '/agreements/:id',
    lazy: () => import('./agreement/agreement-detail.screen'),
    titleKey: 'agreement.one',
    ...work,
  },
] as const

export const agreementSeller = defineManifest({ ...common, routes, nav: agreementMenu.entries.seller })
export const agreementProvider = defineManifest({ ...common, routes, nav: agreementMenu.entries.providerAdmin })
export const agreementAdmin = defineManifest({
  ...common,
  routes: [
    ...routes,
    {
      path: '/agreement-templates',
      lazy: () => import('./template/template-list.screen'),
      plain: true,
      titleKey: 'template.title',
      ...work,
    },
    {
      path: '/agreement-templates/new',
      permission: 'agreementTemplate:create',
      lazy: form,
      titleKey: 'template.new',
      ...work,
    },
    {
      path: '/agreement-templates/:id',
      lazy: () => import('./template/template-detail.screen'),
      titleKey: 'template.title',
      ...work,
    },
    {
      path: '/agreement-templates/:id/edit',
      permission: 'agreementTemplate:update',
      lazy: form,
      titleKey: 'template.edit',
      ...work,
    },
  ],
  nav: agreementMenu.entries.admin,
})

/** The words of agreements, where orders are placed. */
export const agreementTexts = defineManifest({ ...common, name: 'agreementTexts', routes: [], nav: [] })
