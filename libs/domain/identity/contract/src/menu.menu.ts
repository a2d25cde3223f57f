import { defineMenu } from '@tradeport/kernel/contract-kit'

export const menuMenu = defineMenu({
  namespace: 'identityMenus',
  entries: {
    userCenter: [
      {
        key: 'menus',
        path: '/menus',
        labelKey: 'title',
        group: 'settings',
        order: 25,
        icon: 'category',
        permission: 'menu:read',
      },
    ],
  },
})
