import { defineMenu } from '@tradeport/kernel/contract-kit'

export const jobMenu = defineMenu({
  namespace: 'governanceJobs',
  entries: {
    admin: [
      {
        key: 'jobs',
        path: '/jobs',
        labelKey: 'title',
        group: 'supervision',
        order: 93,
        icon: 'settings',
        permission: 'backgroundJob:read',
      },
    ],
  },
})
