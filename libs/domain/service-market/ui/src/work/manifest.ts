import { serviceMarketMenu } from '@tradeport/domain/service-market/contract'
import { ROLES } from '@tradeport/kernel/config'
import { defineManifest } from '@tradeport/web/react'
import { serviceMarketLocales } from '../locales'
import { serviceWorkLocales } from './locales'

export { serviceWorkLocales }

const work = { access: 'signedIn', namespaces: ['entity', 'serviceMarket'] } as const
const form = () => import('./form/service-form.screen')
const categoryForm = () => import('./category/category-form.screen')

/** The words that work screens share with the market. */
export const serviceMarketTexts = defineManifest({
  name: 'serviceMarketTexts',
  namespace: 'serviceMarket',
  locales: serviceMarketLocales,
  routes: [],
  nav: [],
})

/** A provider's own services. */
export const serviceProvider = defineManifest({
  name: 'serviceWork',
  namespace: 'serviceWork',
  locales: serviceWorkLocales,
  routes: [
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
    {
      path: '/services/profile',
      lazy: () => import('./profile/provider-profile.screen'),
      titleKey: 'profile.title',
      ...work,
    },
    {
      path: '/services/new',
      roles: ROLES.provider,
      permission: 'service:create',
      lazy: form,
      titleKey: 'form.title.new',
      ...work,
    },
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

/** Review of what providers submit, and the categories they submit it in. */
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
    {
      path: '/service-questions',
      lazy: () => import('./question/question-review-list.screen'),
      plain: true,
      titleKey: 'question.review.title',
      ...work,
    },
    {
      path: '/service-categories',
      lazy: () => import('./category/category-list.screen'),
      plain: true,
      titleKey: 'categories.title',
      ...work,
    },
    {
      path: '/service-categories/new',
      permission: 'serviceCategory:create',
      lazy: categoryForm,
      titleKey: 'categories.new',
      ...work,
    },
    {
      path: '/service-categories/matrix',
      lazy: () => import('./category/category-matrix.screen'),
      titleKey: 'categories.matrix',
      ...work,
    },
    {
      path: '/service-categories/:id',
      lazy: () => import('./category/category-detail.screen'),
      titleKey: 'categories.title',
      ...work,
    },
    {
      path: '/service-categories/:id/edit',
      permission: 'serviceCategory:update',
      lazy: categoryForm,
      titleKey: 'categories.edit',
      ...work,
    },
    {
      path: '/service-categories/:id/order-form',
      permission: 'serviceCategory:update',
      lazy: () => import('./category/order-template.screen'),
      titleKey: 'template.edit',
      ...work,
    },
    {
      path: '/service-categories/:id/prices',
      permission: 'serviceCategory:update',
      lazy: () => import('./category/sku-template.screen'),
      titleKey: 'skuTemplate.edit',
      ...work,
    },
  ],
  nav: serviceMarketMenu.entries.admin,
})
