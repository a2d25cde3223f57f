import { defineMenu } from '@tradeport/kernel/contract-kit'

const orders = {
  key: 'customsOrders',
  path: '/customs-orders',
  labelKey: 'title',
  group: 'services',
  icon: 'container',
  permission: 'customsOrder:read',
} as const

export const customsOrderMenu = defineMenu({
  namespace: 'customsOrder',
  entries: {
    seller: [{ ...orders, order: 38 }],
    providerAdmin: [
      {
        ...orders,
        key: 'providerCalendar',
        path: '/calendar',
        labelKey: 'view.calendar',
        icon: 'calendar',
        order: 4,
      },
      { ...orders, order: 8 },
    ],
    admin: [{ ...orders, order: 48 }],
  },
})
