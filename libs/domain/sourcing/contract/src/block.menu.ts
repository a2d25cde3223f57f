import { defineMenu } from '@tradeport/kernel/contract-kit'

const blocks = { key: 'blocks', path: '/blocks', labelKey: 'block.title', icon: 'security' } as const

export const blockMenu = defineMenu({
  namespace: 'block',
  entries: {
    buyer: [{ ...blocks, group: 'company', order: 95 }],
    seller: [{ ...blocks, group: 'company', order: 95 }],
    admin: [{ ...blocks, group: 'companies', order: 95, permission: 'block:read' }],
  },
})
