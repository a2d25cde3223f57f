import { defineMenu } from '@tradeport/kernel/contract-kit'

export const reportingMenu = defineMenu({
  namespace: 'reporting',
  entries: {
    admin: [
      {
        key: 'reports',
        path: '/reports',
        labelKey: 'report.title',
        group: 'supervision',
        order: 90,
        icon: 'report',
        permission: 'report:read',
      },
    ],
  },
})
