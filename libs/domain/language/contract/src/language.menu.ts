import { defineMenu } from '@tradeport/kernel/contract-kit'

export const languageMenu = defineMenu({
  namespace: 'languageWork',
  entries: {
    admin: [
      {
        key: 'texts',
        path: '/texts',
        labelKey: 'texts.title',
        group: 'content',
        order: 56,
        icon: 'region',
        permission: 'languageText:read',
      },
    ],
  },
})
