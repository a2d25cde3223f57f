import { defineMenu } from '@tradeport/kernel/contract-kit'

const member = [
  { key: 'assistant', path: '/assistant', labelKey: 'title', group: 'support', order: 89, icon: 'assistant' },
] as const

export const assistantMenu = defineMenu({
  namespace: 'assistant',
  entries: {
    seller: member,
    buyer: member,
    providerAdmin: member,
    admin: [
      {
        key: 'assistantDesk',
        path: '/assistant-desk',
        labelKey: 'desk.title',
        group: 'support',
        order: 14,
        icon: 'support',
        permission: 'assistantDesk:read',
      },
    ],
  },
})
