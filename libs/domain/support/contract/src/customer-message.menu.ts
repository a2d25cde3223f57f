import { defineMenu } from '@tradeport/kernel/contract-kit'

export const customerMessageMenu = defineMenu({
  namespace: 'supportWork',
  entries: {
    admin: [
      {
        key: 'customerMessages',
        path: '/customer-messages',
        labelKey: 'title',
        group: 'support',
        order: 15,
        icon: 'question',
        permission: 'leaveMessage:read',
      },
    ],
  },
})
