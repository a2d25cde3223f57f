import { defineMenu } from '@tradeport/kernel/contract-kit'

export const exportMenu = defineMenu({
  namespace: 'governanceExports',
  entries: {
    admin: [
      {
        key: 'exports',
        path: '/exports',
        labelKey: 'title',
        group: 'supervision',
        order: 92,
        icon: 'report',
        permission: 'dataExport:create',
      },
    ],
  },
})
