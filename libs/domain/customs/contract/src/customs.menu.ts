import { defineMenu } from '@tradeport/kernel/contract-kit'

const declarations = {
  key: 'declarations',
  path: '/declarations',
  labelKey: 'list.title',
  group: 'services',
  icon: 'customs',
  permission: 'declarationForm:read',
} as const

export const customsMenu = defineMenu({
  namespace: 'customs',
  entries: {
    seller: [{ ...declarations, order: 37 }],
    providerAdmin: [{ ...declarations, order: 7 }],
    admin: [{ ...declarations, order: 47 }],
  },
})

const singleWindow = {
  key: 'singleWindow',
  path: '/single-window',
  labelKey: 'desk.settings',
  group: 'services',
  icon: 'settings',
  permission: 'singleWindow:read',
} as const

/** Pages around the forms: how they are sent, and what came back to nobody. */
export const customsDeskMenu = defineMenu({
  namespace: 'customs',
  entries: {
    seller: [{ ...singleWindow, order: 39 }],
    providerAdmin: [{ ...singleWindow, order: 9 }],
    admin: [
      {
        key: 'customsReceipts',
        path: '/customs-receipts',
        labelKey: 'desk.receipts',
        group: 'services',
        icon: 'message',
        order: 48,
        permission: 'customsReceipt:read',
      },
      {
        key: 'customsStuck',
        path: '/customs-stuck',
        labelKey: 'desk.stuck',
        group: 'services',
        icon: 'tracking',
        order: 49,
        permission: 'declarationForm:read',
      },
      {
        key: 'customsParameters',
        path: '/customs-parameters',
        labelKey: 'parameter.title',
        group: 'services',
        icon: 'settings',
        order: 50,
        permission: 'customsParameter:read',
      },
    ],
  },
})
