import { defineMenu } from '@tradeport/kernel/contract-kit'
import { SELLERS_WHO_SPEAK } from './role-groups'

const inquiries = {
  key: 'inquiries',
  path: '/inquiries',
  /** Their talks and quotations have pages of their own. */
  covers: ['/negotiations', '/quotations'],
  group: 'trade',
  icon: 'inquiry',
} as const

export const sourcingMenu = defineMenu({
  namespace: 'sourcing',
  entries: {
    buyer: [{ ...inquiries, labelKey: 'inquiry.title', order: 20, permission: 'inquiry:read' }],
    seller: [
      { ...inquiries, labelKey: 'thread.title', order: 20, roles: SELLERS_WHO_SPEAK, permission: 'thread:read' },
    ],
    admin: [{ ...inquiries, labelKey: 'inquiry.title', order: 30, permission: 'inquiry:read' }],
  },
})

/** The buyer's start page, which the front-end makes of the cards of several domains. */
export const buyerHomeMenu = defineMenu({
  namespace: 'sourcing',
  entries: { buyer: [{ key: 'home', path: '/', labelKey: 'home.nav', group: 'start', order: 0, icon: 'home' }] },
})
