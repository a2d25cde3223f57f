import { defineMenu } from '@tradeport/kernel/contract-kit'

export const governanceMenu = defineMenu({
  namespace: 'governance',
  entries: {
    admin: [
      {
        key: 'audit',
        path: '/audit',
        labelKey: 'audit.title',
        group: 'supervision',
        order: 91,
        icon: 'audit',
        permission: 'audit:read',
      },
    ],
  },
})
