import { defineMenu } from '@tradeport/kernel/contract-kit'

const member = [
  {
    key: 'membership',
    path: '/membership',
    labelKey: 'title',
    group: 'company',
    order: 86,
    icon: 'wallet',
    permission: 'membershipAccount:read',
  },
] as const

export const membershipMenu = defineMenu({
  namespace: 'membership',
  entries: {
    seller: member,
    buyer: member,
    providerAdmin: member,
    admin: [
      {
        key: 'membershipOrders',
        path: '/membership/orders',
        labelKey: 'nav.orders',
        group: 'membership',
        order: 62,
        icon: 'wallet',
        permission: 'membershipOrder:read',
      },
      {
        key: 'membershipInvoices',
        path: '/membership/invoices',
        labelKey: 'nav.invoices',
        group: 'membership',
        order: 63,
        icon: 'document',
        permission: 'membershipInvoice:read',
      },
      {
        key: 'offerings',
        path: '/membership/offerings',
        covers: ['/membership/settings'],
        labelKey: 'nav.offerings',
        group: 'membership',
        order: 64,
        icon: 'funds',
        permission: 'offering:read',
      },
      {
        key: 'ledger',
        path: '/membership/ledger',
        labelKey: 'nav.ledger',
        group: 'membership',
        order: 66,
        icon: 'audit',
        permission: 'abilityGrant:read',
      },
    ],
  },
})
