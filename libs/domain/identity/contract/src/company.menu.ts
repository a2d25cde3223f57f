import { defineMenu } from '@tradeport/kernel/contract-kit'

const own = [
  {
    key: 'company',
    path: '/company',
    labelKey: 'company.title',
    group: 'company',
    order: 90,
    icon: 'members',
    permission: 'company:read',
  },
] as const

export const companyMenu = defineMenu({
  namespace: 'identityCompany',
  entries: {
    seller: own,
    buyer: own,
    providerAdmin: own,
    admin: [
      {
        key: 'certificates',
        path: '/certificates',
        labelKey: 'company.certificates',
        group: 'companies',
        order: 15,
        icon: 'certificate',
        permission: 'certificate:read',
      },
      {
        key: 'bankAccounts',
        path: '/bank-accounts',
        labelKey: 'company.bank',
        group: 'companies',
        order: 17,
        icon: 'funds',
        permission: 'bankAccount:read',
      },
      {
        key: 'checklist',
        path: '/registration-checklist',
        labelKey: 'checklist.title',
        group: 'companies',
        order: 12,
        icon: 'certificate',
        permission: 'checklist:read',
      },
      {
        key: 'regions',
        path: '/regions',
        covers: ['/region'],
        labelKey: 'regions.title',
        group: 'settings',
        order: 94,
        icon: 'region',
        permission: 'region:read',
      },
      {
        key: 'regionSettings',
        path: '/region-settings',
        labelKey: 'timers.title',
        group: 'settings',
        order: 95,
        icon: 'report',
        permission: 'regionSetting:read',
      },
    ],
  },
})
