import { defineMenu } from '@tradeport/kernel/contract-kit'

export const referenceMenu = defineMenu({
  namespace: 'reference',
  entries: {
    admin: [
      {
        key: 'referenceLists',
        path: '/reference/lists',
        covers: ['/reference/hs'],
        labelKey: 'nav.lists',
        group: 'settings',
        order: 92,
        icon: 'report',
        permission: 'dictionary:read',
      },
      {
        key: 'rates',
        path: '/reference/rates',
        labelKey: 'nav.rates',
        group: 'settings',
        order: 93,
        icon: 'funds',
        permission: 'exchangeRate:read',
      },
    ],
  },
})
