import { defineMenu } from '@tradeport/kernel/contract-kit'

const member = [
  { key: 'support', path: '/support/messages', labelKey: 'own.title', group: 'support', order: 90, icon: 'support' },
] as const

export const supportMenu = defineMenu({
  namespace: 'support',
  entries: {
    seller: member,
    buyer: member,
    providerAdmin: member,
  },
})
