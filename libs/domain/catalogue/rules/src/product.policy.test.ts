import { describe, expect, it } from 'vitest'
import { ALL_ROLES } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import { CHANGE_STATUSES, PRODUCT_STATUSES, STORE_STATUSES } from '@tradeport/domain/catalogue/contract'
import { productActions, productChangeMachine, productMachine, storeMachine, type ProductState } from './index'

const NOW = new Date('2026-03-10T00:00:00Z')
const RECENT = new Date('2026-02-01T00:00:00Z')
const LONG_AGO = new Date('2025-06-01T00:00:00Z')

/** `status action` → who may, for every status, action and role; whatever is not listed is refused. */
const PRODUCT_TABLE: Record<string, readonly string[]> = {
  'draft submit': ['seller_owner', 'shop_manager', 'product_editor'],
  'rejected submit': ['seller_owner', 'shop_manager', 'product_editor'],
  'off_sale submit': ['seller_owner', 'shop_manager', 'product_editor'],
  'pending_review withdraw': ['seller_owner', 'shop_manager', 'product_editor'],
  'pending_review approve': ['op_super', 'op_region_admin', 'op_reviewer'],
  'pending_review reject': ['op_super', 'op_region_admin', 'op_reviewer'],
  'pending_review request_revision': ['op_super', 'op_region_admin', 'op_reviewer'],
  'on_sale take_down': ['seller_owner', 'shop_manager'],
  'off_sale relist': ['seller_owner', 'shop_manager'],
  // With the membership, by themselves.
  'on_sale hide': ['system'],
  'off_sale show_again': ['system'],
  'on_sale force_off': ['op_super', 'op_region_admin', 'op_reviewer'],
  'off_sale force_off': ['op_super', 'op_region_admin', 'op_reviewer'],
  'banned lift_ban': ['op_super', 'op_region_admin'],
}
const CHANGE_TABLE: Record<string, readonly string[]> = {
  'draft submit': ['seller_owner', 'shop_manager', 'product_editor'],
  'rejected submit': ['seller_owner', 'shop_manager', 'product_editor'],
  'pending_review withdraw': ['seller_owner', 'shop_manager', 'product_editor'],
  'pending_review approve': ['op_super', 'op_region_admin', 'op_reviewer'],
  'pending_review reject': ['op_super', 'op_region_admin', 'op_reviewer'],
  'pending_review request_revision': ['op_super', 'op_region_admin', 'op_reviewer'],
  'draft discard': ['seller_owner', 'shop_manager', 'product_editor'],
  'rejected discard': ['seller_owner', 'shop_manager', 'product_editor'],
}
const STORE_TABLE: Record<string, readonly string[]> = {
  'applied approve': ['op_super', 'op_region_admin', 'op_reviewer'],
  'applied reject': ['op_super', 'op_region_admin', 'op_reviewer'],
  'applied close': ['seller_owner', 'op_super', 'op_region_admin'],
  'rejected apply': ['seller_owner'],
  'rejected close': ['seller_owner', 'op_super', 'op_region_admin'],
  'preparing open': ['seller_owner', 'shop_manager', 'system'],
  'preparing suspend': ['op_super', 'op_region_admin'],
  'open suspend': ['op_super', 'op_region_admin'],
  'suspended reinstate': ['op_super', 'op_region_admin'],
  'preparing close': ['seller_owner', 'op_super', 'op_region_admin'],
  'open close': ['seller_owner', 'op_super', 'op_region_admin'],
}

describe('state machines of the catalogue', () => {
  it.each([
    ['product', productMachine, PRODUCT_STATUSES, PRODUCT_TABLE],
    ['change', productChangeMachine, CHANGE_STATUSES, CHANGE_TABLE],
    ['store', storeMachine, STORE_STATUSES, STORE_TABLE],
  ] as const)('%s: every state x action x role', (_, machine, statuses, table) => {
    expect(machine.statuses).toEqual(statuses)
    for (const status of machine.statuses) {
      for (const action of Object.keys(machine.actions)) {
        for (const role of ALL_ROLES) {
          const allowed: readonly string[] = allowedActions<string, string, string>(machine, status, [role])
          expect([status, action, role, allowed.includes(action)]).toEqual([
            status,
            action,
            role,
            (table[`${status} ${action}`] ?? []).includes(role),
          ])
        }
      }
    }
  })
})

describe('what others decide', () => {
  const OTHERS = ['approve', 'reject', 'request_revision', 'lift_ban', 'reinstate']
  const OFFICE = ['op_super', 'op_region_admin', 'op_reviewer']

  it.each([
    ['product', productMachine],
    ['change', productChangeMachine],
    ['store', storeMachine],
  ] as const)('%s: all but what stops the own company', (_, machine) => {
    for (const status of machine.statuses)
      for (const role of OFFICE) {
        const all: readonly string[] = allowedActions<string, string, string>(machine, status, [role])
        const own: readonly string[] = allowedActions<string, string, string>(machine, status, [role, OWN_STAKE])
        expect([status, role, own]).toEqual([status, role, all.filter(action => !OTHERS.includes(action))])
      }
  })

  it('leaves of a change in review what takes its product off the market', () => {
    const changed = state({ status: 'on_sale', published: true, changeStatus: 'pending_review' })
    expect(productActions(changed, ['op_reviewer', OWN_STAKE], NOW)).toEqual(['force_off'])
  })
})

const state = (overrides: Partial<ProductState>): ProductState => ({
  status: 'draft',
  changeStatus: null,
  published: false,
  offSaleAt: null,
  ...overrides,
})

describe('actions of a product', () => {
  it.each<[string, ProductState, string[], string[]]>([
    ['a draft', state({}), ['product_editor'], ['update', 'submit', 'delete', 'copy']],
    ['a product in review', state({ status: 'pending_review' }), ['product_editor'], ['withdraw', 'copy']],
    ['a rejected product', state({ status: 'rejected' }), ['shop_manager'], ['update', 'submit', 'delete', 'copy']],
    [
      'a product on sale',
      state({ status: 'on_sale', published: true }),
      ['shop_manager'],
      ['update', 'take_down', 'stock', 'copy'],
    ],
    [
      'a product on sale for somebody who only edits',
      state({ status: 'on_sale', published: true }),
      ['product_editor'],
      ['update', 'stock', 'copy'],
    ],
    [
      'a change in work',
      state({ status: 'on_sale', published: true, changeStatus: 'draft' }),
      ['shop_manager'],
      ['update', 'take_down', 'submit', 'discard_change', 'stock', 'copy'],
    ],
    [
      'a change in review',
      state({ status: 'on_sale', published: true, changeStatus: 'pending_review' }),
      ['shop_manager'],
      ['take_down', 'withdraw', 'stock', 'copy'],
    ],
    [
      'a change in review, for its reviewer',
      state({ status: 'on_sale', published: true, changeStatus: 'pending_review' }),
      ['op_reviewer'],
      ['force_off', 'approve', 'reject', 'request_revision'],
    ],
    [
      'a product off sale lately',
      state({ status: 'off_sale', published: true, offSaleAt: RECENT }),
      ['shop_manager'],
      ['update', 'relist', 'stock', 'copy'],
    ],
    [
      'a product off sale for long',
      state({ status: 'off_sale', published: true, offSaleAt: LONG_AGO }),
      ['shop_manager'],
      ['update', 'submit', 'stock', 'copy'],
    ],
    ['a banned product', state({ status: 'banned', published: true }), ['shop_manager'], ['copy']],
    [
      'a banned product, for the region’s operator',
      state({ status: 'banned', published: true }),
      ['op_region_admin'],
      ['lift_ban'],
    ],
    ['a product for sales', state({ status: 'on_sale', published: true }), ['sales'], []],
    ['a product for a visitor', state({ status: 'on_sale', published: true }), ['visitor'], []],
  ])('%s', (_, given, roles, expected) => {
    expect(productActions(given, roles, NOW).sort()).toEqual(expected.sort())
  })

  it('never lets anybody edit what is in review', () => {
    const inReview = [
      state({ status: 'pending_review' }),
      state({ status: 'on_sale', published: true, changeStatus: 'pending_review' }),
      state({ status: 'off_sale', published: true, changeStatus: 'pending_review', offSaleAt: RECENT }),
    ]
    for (const given of inReview) expect(productActions(given, ALL_ROLES, NOW)).not.toContain('update')
  })

  it('are moved between shops by managers of more than one, while nobody reviews them', () => {
    const draft: ProductState = { status: 'draft', changeStatus: null, published: false, offSaleAt: null }
    const movers = (given: ProductState, shops: number) =>
      ALL_ROLES.filter(role => productActions(given, [role], NOW, shops).includes('move'))
    expect(movers(draft, 2)).toEqual(['seller_owner', 'shop_manager'])
    expect(movers({ ...draft, status: 'on_sale', published: true }, 2)).toEqual(['seller_owner', 'shop_manager'])
    expect(movers(draft, 1)).toEqual([])
    expect(movers({ ...draft, status: 'pending_review' }, 2)).toEqual([])
    expect(movers({ ...draft, status: 'banned' }, 2)).toEqual([])
    expect(movers({ ...draft, status: 'on_sale', published: true, changeStatus: 'pending_review' }, 2)).toEqual([])
  })
})
