import { defineMenu } from '@tradeport/kernel/contract-kit'

const agreements = {
  key: 'agreements',
  path: '/agreements',
  labelKey: 'agreement.title',
  group: 'services',
  icon: 'agreement',
  permission: 'agreement:read',
} as const

export const agreementMenu = defineMenu({
  namespace: 'agreement',
  entries: {
    seller: [{ ...agreements, order: 36 }],
    providerAdmin: [{ ...agreements, order: 6 }],
    admin: [
      { ...agreements, order: 46 },
      {
        key: 'agreementTemplates',
        path: '/agreement-templates',
        labelKey: 'template.title',
        group: 'services',
        order: 47,
        icon: 'agreement',
        permission: 'agreementTemplate:read',
      },
    ],
  },
})
