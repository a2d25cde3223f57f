import { defineMenu } from '@tradeport/kernel/contract-kit'

export const serviceMarketMenu = defineMenu({
  namespace: 'serviceWork',
  entries: {
    providerAdmin: [
      { key: 'home', path: '/', labelKey: 'home.title', group: 'start', order: 0, icon: 'home' },
      {
        key: 'services',
        path: '/services',
        labelKey: 'service.title',
        group: 'services',
        order: 10,
        icon: 'service',
        permission: 'service:read',
      },
      {
        key: 'serviceQuestions',
        path: '/service-questions',
        labelKey: 'question.title',
        group: 'services',
        order: 12,
        icon: 'question',
        permission: 'serviceQuestion:read',
      },
      {
        key: 'providerProfile',
        path: '/services/profile',
        labelKey: 'profile.title',
        group: 'services',
        order: 13,
        icon: 'company',
        permission: 'providerProfile:read',
      },
    ],
    admin: [
      {
        key: 'services',
        path: '/services',
        labelKey: 'service.review.title',
        group: 'services',
        order: 40,
        icon: 'service',
        permission: 'service:read',
      },
      {
        key: 'serviceCategories',
        path: '/service-categories',
        labelKey: 'categories.title',
        group: 'services',
        order: 41,
        icon: 'category',
        permission: 'serviceCategory:read',
      },
      {
        key: 'serviceQuestions',
        path: '/service-questions',
        labelKey: 'question.review.title',
        group: 'services',
        order: 42,
        icon: 'question',
        permission: 'serviceQuestion:read',
      },
    ],
  },
})
