import { defineMenu } from '@tradeport/kernel/contract-kit'

export const worklistMenu = defineMenu({
  namespace: 'worklist',
  entries: {
    admin: [{ key: 'home', path: '/', labelKey: 'title', group: 'start', order: 0, icon: 'home' }],
  },
})
