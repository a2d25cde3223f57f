import { practiceRoutes } from '@tradeport/domain/service-market/contract'
import { defineMenu } from '@tradeport/kernel/contract-kit'

const orders = {
  key: 'serviceOrders',
  path: '/service-orders',
  labelKey: 'order.title',
  group: 'services',
  icon: 'order',
  permission: 'serviceOrder:read',
} as const

export const serviceOrderMenu = defineMenu({
  namespace: 'serviceOrder',
  entries: {
    // Beside the trade's orders, whose sign is the box.
    seller: [{ ...orders, icon: 'service', order: 35 }],
    providerAdmin: [{ ...orders, order: 5 }],
    admin: [
      { ...orders, order: 45 },
      {
        key: 'serviceCommission',
        path: '/service-commission',
        labelKey: 'commission.title',
        group: 'services',
        icon: 'chart',
        order: 47,
        permission: 'serviceCommission:read',
      },
    ],
  },
})

const practice = {
  key: 'practice',
  path: practiceRoutes.list,
  labelKey: 'practice.menu',
  group: 'services',
  icon: 'question',
} as const

/** Where the service area is practised; its word stands here, since the practice's own are loaded by nobody else. */
export const practiceMenu = defineMenu({
  namespace: 'serviceOrder',
  entries: { seller: [{ ...practice, order: 40 }], providerAdmin: [{ ...practice, order: 14 }] },
})

const cases = {
  key: 'afterSales',
  path: '/after-sales',
  labelKey: 'case.title',
  group: 'services',
  icon: 'refund',
  permission: 'afterSalesCase:read',
} as const

export const afterSalesMenu = defineMenu({
  namespace: 'afterSales',
  entries: {
    seller: [{ ...cases, order: 36 }],
    providerAdmin: [{ ...cases, order: 6 }],
    admin: [{ ...cases, order: 46 }],
  },
})
