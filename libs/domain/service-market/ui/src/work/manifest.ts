import { serviceMarketMenu } from '@tradeport/domain/service-market/contract'
import { defineManifest } from '@tradeport/web/react'
import { serviceMarketLocales } from '../locales'
import { serviceWorkLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'serviceMarket'] } as const
const form = () => import('./form/service-form.screen')

/** The words that work screens share with the market. */
export const serviceMarketTexts = defineManifest({
  name: 'serviceMarketTexts',
  namespace: 'serviceMarket',
  locales: serviceMarketLocales,
  routes: [],
  nav: [],
})

/** A provider's own services and start page. */
export const serviceProvider = defineManifest({
  name: 'serviceWork',
  namespace: 'serviceWork',
  locales: serviceWorkLocales,
  routes: [
    { path: '/', lazy: () => import('./home/provider-home.screen'), titleKey: 'home.title', ...work },
    {
      path: '/services',
      lazy: () => import('./service/service-list.screen'),
      plain: true,
      titleKey: 'service.title',
      ...work,
    },
    {
      path: '/service-questions',
      lazy: () => import('./question/question-list.screen'),
      plain: true,
      titleKey: 'question.title',
      ...work,
    },
    { path: '/services/new', lazy: form, titleKey: 'form.title.new', ...work },
    {
      path: '/services/:id',
      lazy: () => import('./service/service-detail.screen'),
      titleKey: 'service.title',
      ...work,
    },
    { path: '/services/:id/edit', lazy: form, titleKey: 'form.title.edit', ...work },
  ],
  nav: serviceMarketMenu.entries.providerAdmin,
})

/** Review of what providers submit. */
export const serviceAdmin = defineManifest({
  name: 'serviceWork',
  namespace: 'serviceWork',
  locales: serviceWorkLocales,
  routes: [
    {
      path: '/services',
      lazy: () => import('./service/service-review-list.screen'),
      plain: true,
      titleKey: 'service.review.title',
      ...work,
    },
    {
      path: '/services/:id',
      lazy: () => import('./service/service-review.screen'),
      titleKey: 'service.review.title',
      ...work,
    },
  ],
  nav: serviceMarketMenu.entries.admin,
})
