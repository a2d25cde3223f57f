import { defineMenu } from '@tradeport/kernel/contract-kit'

const blocks = {
  key: 'blocks',
  path: '/blocks',
  labelKey: 'block.title',
  icon: 'security',
  permission: 'block:read',
} as const

export const blockMenu = defineMenu({
  namespace: 'block',
  entries: {
    buyer: [{ ...blocks, group: 'company', order: 95 }],
    seller: [{ ...blocks, group: 'company', order: 95 }],
    admin: [{ ...blocks, group: 'companies', order: 95 }],
  },
})
