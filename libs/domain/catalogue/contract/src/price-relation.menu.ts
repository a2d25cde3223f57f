import { defineMenu } from '@tradeport/kernel/contract-kit'
import { RELATION_SELLERS } from './role-groups'

const relations = { key: 'relations', path: '/relations', icon: 'security', permission: 'relation:read' } as const

export const relationMenu = defineMenu({
  namespace: 'relation',
  entries: {
    buyer: [{ ...relations, labelKey: 'relation.stores', group: 'trade', order: 36 }],
    seller: [{ ...relations, labelKey: 'relation.buyers', group: 'goods', order: 52, roles: RELATION_SELLERS }],
  },
})
