import { defineMenu } from '@tradeport/kernel/contract-kit'

const own = [
  { key: 'messages', path: '/messages', labelKey: 'centre.title', group: 'start', order: 90, icon: 'message' },
] as const

export const messagingMenu = defineMenu({
  namespace: 'messaging',
  entries: {
    seller: own,
    buyer: own,
    providerAdmin: own,
    admin: own,
  },
})
