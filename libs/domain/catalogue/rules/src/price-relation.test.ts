import { describe, expect, it } from 'vitest'
import { NO_NEW_BUSINESS } from '@tradeport/kernel/contract-kit'
import type { RelationSide, RelationSource, RelationStatus } from '@tradeport/domain/catalogue/contract'
import { relationActions, relationMachine } from './price-relation.machine'

const ACT: readonly (readonly [RelationStatus, RelationSource, RelationSide, string])[] = [
  ['pending', 'request', 'buyer', 'withdraw'],
  ['pending', 'request', 'seller', 'accept refuse tier'],
  ['pending', 'invite', 'buyer', 'accept refuse'],
  ['pending', 'invite', 'seller', 'withdraw tier'],
  ['active', 'request', 'buyer', 'end'],
  ['active', 'request', 'seller', 'end tier'],
  ['active', 'invite', 'buyer', 'end'],
  ['active', 'order', 'buyer', 'end'],
  ['active', 'order', 'seller', 'end tier'],
  ['ended', 'request', 'buyer', 'request'],
  ['ended', 'request', 'seller', 'invite'],
  ['ended', 'invite', 'buyer', 'request'],
  ['ended', 'order', 'seller', 'invite'],
]
const WHO = { buyer: ['buyer_owner', 'buyer_purchaser'], seller: ['seller_owner', 'shop_manager'] } as const
const OTHERS = {
  buyer: ['buyer_approver', 'buyer_finance', 'buyer_viewer'],
  seller: ['sales', 'product_editor', 'order_follow', 'seller_finance', 'cs_seller'],
} as const

describe('a relation', () => {
  it.each(ACT)('%s by %s: the %s may %s', (status, source, side, actions) => {
    for (const role of WHO[side])
      expect(relationActions({ status, source }, { side, roles: [role] }).join(' ')).toBe(actions)
    for (const role of OTHERS[side]) expect(relationActions({ status, source }, { side, roles: [role] })).toEqual([])
  })

  it('is begun by nobody whose company takes no new business, and answered and ended as before', () => {
    const roles = ['buyer_owner', NO_NEW_BUSINESS]
    expect(relationActions({ status: 'ended', source: 'request' }, { side: 'buyer', roles })).toEqual([])
    expect(relationActions({ status: 'active', source: 'request' }, { side: 'buyer', roles })).toEqual(['end'])
  })

  it('is made by an order whatever came before', () => {
    expect(relationMachine.actions.trade).toEqual({ from: ['pending', 'ended'], to: 'active', by: ['system'] })
  })
})
