import { defineMenu } from '@tradeport/kernel/contract-kit'

const own = [
  {
    key: 'exports',
    path: '/exports',
    labelKey: 'title',
    group: 'company',
    order: 88,
    icon: 'report',
    permission: 'dataExport:read',
  },
] as const

export const exportMenu = defineMenu({
  namespace: 'governanceExports',
  entries: {
    seller: own,
    buyer: own,
    providerAdmin: own,
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
