import { defineMenu } from '@tradeport/kernel/contract-kit'

export const identityMenu = defineMenu({
  namespace: 'identity',
  entries: {
    admin: [
      {
        key: 'registrations',
        path: '/registrations',
        labelKey: 'registration.title',
        group: 'companies',
        order: 10,
        icon: 'company',
        permission: 'registration:read',
      },
      {
        key: 'companies',
        path: '/companies',
        labelKey: 'companies.title',
        group: 'companies',
        order: 60,
        icon: 'members',
        permission: 'company:read',
      },
    ],
    userCenter: [{ key: 'home', path: '/', labelKey: 'home.userCenter.title', group: 'start', order: 0, icon: 'home' }],
  },
})
