import { defineMenu } from '@tradeport/kernel/contract-kit'

/** What goods are put in, and what is asked of them. */
export const categoryMenu = defineMenu({
  namespace: 'categories',
  entries: {
    admin: [
      {
        key: 'categories',
        path: '/categories',
        labelKey: 'category.title',
        group: 'goods',
        order: 21,
        icon: 'category',
        permission: 'category:read',
      },
      {
        key: 'attributes',
        path: '/attributes',
        labelKey: 'attribute.title',
        group: 'goods',
        order: 22,
        icon: 'dictionary',
        permission: 'attribute:read',
      },
    ],
  },
})
