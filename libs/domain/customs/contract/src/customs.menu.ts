import { defineMenu } from '@tradeport/kernel/contract-kit'

const declarations = {
  key: 'declarations',
  path: '/declarations',
  labelKey: 'list.title',
  group: 'services',
  icon: 'customs',
} as const

export const customsMenu = defineMenu({
  namespace: 'customs',
  entries: {
    seller: [{ ...declarations, order: 37 }],
    providerAdmin: [{ ...declarations, order: 7 }],
    admin: [{ ...declarations, order: 47, permission: 'declarationForm:read' }],
  },
})
