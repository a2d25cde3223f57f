import { defineMenu } from '@tradeport/kernel/contract-kit'

export const mailMenu = defineMenu({
  namespace: 'messagingOutbox',
  entries: {
    admin: [
      {
        key: 'outbox',
        path: '/outgoing-messages',
        labelKey: 'title',
        group: 'supervision',
        order: 92,
        icon: 'outgoing',
        permission: 'mail:read',
      },
    ],
  },
})
