import { defineMenu } from '@tradeport/kernel/contract-kit'

export const {{entity}}Menu = defineMenu({
  namespace: '{{entity}}',
  entries: {
    admin: [
      {
        key: '{{entity-kebabs}}',
        path: '/{{entity-kebabs}}',
        labelKey: 'title',
        group: 'content',
        order: 90,
        icon: 'content',
        permission: '{{entity}}:read',
      },
    ],
  },
})
