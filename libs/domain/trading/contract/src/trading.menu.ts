import { defineMenu } from '@tradeport/kernel/contract-kit'
import { SELLERS_WHO_READ } from './role-groups'

const orders = {
  key: 'orders',
  path: '/orders',
  labelKey: 'order.title',
  group: 'trade',
  icon: 'order',
  permission: 'order:read',
} as const

export const tradingMenu = defineMenu({
  namespace: 'trading',
  entries: {
    buyer: [{ ...orders, order: 30 }],
    seller: [{ ...orders, order: 30, roles: SELLERS_WHO_READ }],
    admin: [{ ...orders, order: 40 }],
  },
})
