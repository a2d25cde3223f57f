import { describe, expect, it } from 'vitest'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions, type Machine } from '@tradeport/kernel/contract-kit'
import { MILESTONE_STATUSES } from '@tradeport/domain/trading/contract'
import { isSatisfied, milestoneActions, milestoneMachine } from './milestone.machine'
import { orderActions, orderHoldMachine, orderMachine, type OrderFacts } from './order.machine'
import { termsActions, termsMachine } from './terms.machine'

const SYSTEM: RoleCode[] = ['system']
const BUYERS: RoleCode[] = ['buyer_owner', 'buyer_purchaser', 'buyer_approver']
const TRADERS: RoleCode[] = ['seller_owner', 'shop_manager', 'sales']
const MAKERS: RoleCode[] = ['seller_owner', 'shop_manager', 'order_follow']
const SIGNERS: RoleCode[] = ['buyer_owner', 'buyer_approver', 'seller_owner', 'shop_manager']
const PAYERS: RoleCode[] = ['buyer_owner', 'buyer_finance']
const RECEIVERS: RoleCode[] = ['seller_owner', 'seller_finance']
const MATCHERS: RoleCode[] = [...RECEIVERS, 'op_super', 'op_region_admin', 'op_finance']

type Table = Record<string, Record<string, { to: string; by: RoleCode[] }>>

/** Every state x action x role: allowed exactly where the table says so, and leading where it says. */
function walk(machine: Machine<string, string, string>, table: Table): void {
  expect(Object.keys(table).sort()).toEqual([...machine.statuses].sort())
  for (const status of machine.statuses)
    for (const role of ALL_ROLES) {
      const expected = Object.entries(table[status] ?? {})
        .filter(([, action]) => action.by.includes(role))
        .map(([name]) => name)
        .sort()
      expect(allowedActions(machine, status, [role]).sort(), `${status} for ${role}`).toEqual(expected)
    }
  for (const [status, actions] of Object.entries(table))
    for (const [name, action] of Object.entries(actions))
      expect(machine.actions[name]?.to, `${name} in ${status}`).toBe(action.to)
}

describe('order', () => {
  const agree = { to: 'cancelled', by: [...BUYERS, ...TRADERS] }

  it('allows exactly what the table of states, actions and roles says', () => {
    walk(orderMachine, {
      contracting: {
        cancel: { to: 'cancelled', by: [...BUYERS, ...TRADERS, 'system'] },
        conclude: { to: 'signed', by: SYSTEM },
      },
      signed: {
        start_production: { to: 'in_production', by: SYSTEM },
        cancel_unpaid: { to: 'cancelled', by: ['seller_owner', 'shop_manager'] },
        agree_cancel: agree,
      },
      in_production: {
        update_production: { to: 'in_production', by: MAKERS },
        ready: { to: 'ready', by: MAKERS },
        agree_cancel: agree,
      },
      ready: { clear_shipping: { to: 'ready_to_ship', by: SYSTEM }, agree_cancel: agree },
      ready_to_ship: { ship: { to: 'shipped', by: MAKERS }, agree_cancel: agree },
      shipped: {
        ship_more: { to: 'shipped', by: MAKERS },
        deliver: { to: 'delivered', by: [...BUYERS, 'system'] },
      },
      delivered: { accept: { to: 'accepted', by: [...BUYERS, 'system'] } },
      accepted: { complete: { to: 'completed', by: SYSTEM } },
      completed: {},
      cancelled: {},
    })
  })

  it('is held and freed only by operators of trade', () => {
    const holders: RoleCode[] = ['op_super', 'op_region_admin', 'op_trade']
    walk(orderHoldMachine, {
      free: { freeze: { to: 'frozen', by: holders } },
      frozen: { unfreeze: { to: 'free', by: holders } },
    })
  })

  it('is neither held nor freed by the people of a side', () => {
    for (const role of ['op_super', 'op_region_admin', 'op_trade'] as const)
      for (const status of orderHoldMachine.statuses)
        expect(allowedActions(orderHoldMachine, status, [role, OWN_STAKE])).toEqual([])
  })

  const facts: OrderFacts = {
    status: 'in_production',
    frozen: false,
    cancelRequestedBy: null,
    hasReceivedMoney: false,
    depositLapsed: false,
    mayShipMore: false,
    fullyShipped: false,
  }
  const asBuyer = { roles: ['buyer_owner'], side: 'buyer' } as const
  const asSeller = { roles: ['seller_owner'], side: 'seller' } as const
  const asOperator = { roles: ['op_trade'], side: 'operator' } as const

  it('lets only the other side answer a request to cancel', () => {
    const requested = { ...facts, cancelRequestedBy: 'buyer' } as const
    expect(orderActions(facts, asBuyer)).toEqual(['request_cancel', 'reassign'])
    expect(orderActions(requested, asBuyer)).toEqual(['reassign'])
    expect(orderActions(requested, asSeller)).toEqual([
      'update_production',
      'ready',
      'agree_cancel',
      'refuse_cancel',
      'reassign',
    ])
  })

  it('cannot be cancelled by a click once money has arrived', () => {
    const paid = { ...facts, hasReceivedMoney: true }
    expect(orderActions(paid, asBuyer)).toEqual(['reassign'])
    expect(orderActions({ ...paid, cancelRequestedBy: 'seller' }, asBuyer)).toEqual(['refuse_cancel', 'reassign'])
    expect(orderActions({ ...facts, status: 'contracting', hasReceivedMoney: true }, asBuyer)).toEqual(['reassign'])
  })

  it('lets the seller step back only from a deposit that lapsed', () => {
    const signed = { ...facts, status: 'signed' } as const
    expect(orderActions(signed, asSeller)).toEqual(['request_cancel', 'reassign'])
    expect(orderActions({ ...signed, depositLapsed: true }, asSeller)).toEqual([
      'cancel_unpaid',
      'request_cancel',
      'reassign',
    ])
  })

  it('offers nothing to the parties while it is held, and the operator the end of the hold', () => {
    const frozen = { ...facts, frozen: true }
    expect(orderActions(frozen, asBuyer)).toEqual([])
    expect(orderActions(frozen, asSeller)).toEqual([])
    expect(orderActions(frozen, asOperator)).toEqual(['unfreeze'])
    expect(orderActions(facts, asOperator)).toEqual(['freeze'])
    expect(orderActions({ ...facts, status: 'completed' }, asOperator)).toEqual([])
  })

  it('is delivered when everything has left, and goes on shipping when parts are allowed', () => {
    const shipped = { ...facts, status: 'shipped' } as const
    expect(orderActions(shipped, asBuyer)).toEqual(['reassign'])
    expect(orderActions({ ...shipped, fullyShipped: true }, asBuyer)).toEqual(['deliver', 'reassign'])
    expect(orderActions({ ...shipped, mayShipMore: true }, asSeller)).toEqual(['ship_more', 'reassign'])
  })

  it('is given to a colleague by whoever acts on it, until it ends', () => {
    const givers: RoleCode[] = ['buyer_owner', 'buyer_purchaser', 'buyer_approver']
    givers.push('seller_owner', 'shop_manager', 'sales', 'order_follow')
    for (const status of orderMachine.statuses)
      for (const role of ALL_ROLES) {
        const side = role.startsWith('buyer') ? 'buyer' : role.startsWith('op_') ? 'operator' : 'seller'
        const isGiven = orderActions({ ...facts, status }, { roles: [role], side }).includes('reassign')
        const isOver = status === 'completed' || status === 'cancelled'
        expect(isGiven, `${status} by ${role}`).toBe(!isOver && givers.includes(role))
      }
  })
})

describe('contract version', () => {
  const either = [...BUYERS, ...TRADERS]

  it('allows exactly what the table of states, actions and roles says', () => {
    const supersede = { to: 'superseded', by: SYSTEM }
    walk(termsMachine, {
      draft: { propose: { to: 'proposed', by: either }, supersede },
      proposed: {
        sign: { to: 'proposed', by: SIGNERS },
        reject: { to: 'rejected', by: SIGNERS },
        conclude: { to: 'signed', by: SYSTEM },
        supersede,
      },
      rejected: { supersede },
      signed: {},
      superseded: {},
    })
  })

  it('is signed once by each side and rejected only by the side that did not propose it', () => {
    const proposed = { status: 'proposed', proposedBy: 'seller', signedBy: [], orderOpen: true } as const
    const buyer = { roles: ['buyer_owner'], side: 'buyer' } as const
    const seller = { roles: ['shop_manager'], side: 'seller' } as const
    expect(termsActions(proposed, buyer)).toEqual(['sign', 'reject'])
    expect(termsActions(proposed, seller)).toEqual(['sign'])
    expect(termsActions({ ...proposed, signedBy: ['buyer'] }, buyer)).toEqual([])
    expect(termsActions({ ...proposed, orderOpen: false }, buyer)).toEqual([])
    expect(termsActions(proposed, { roles: ['op_super'], side: 'operator' })).toEqual([])
    expect(termsActions({ ...proposed, status: 'rejected' }, { roles: ['sales'], side: 'seller' })).toEqual(['propose'])
    expect(termsActions({ ...proposed, status: 'rejected' }, { roles: ['order_follow'], side: 'seller' })).toEqual([])
  })
})

describe('instalment', () => {
  it('allows exactly what the table of states, actions and roles says', () => {
    const report = { to: 'reported', by: PAYERS }
    const confirm = { to: 'paid', by: MATCHERS }
    const confirmPart = { to: 'partly_paid', by: SYSTEM }
    const waive = { to: 'waived', by: SYSTEM }
    const received = { confirm, confirm_part: confirmPart, waive }
    const secure = { to: 'secured', by: RECEIVERS }
    walk(milestoneMachine, {
      planned: { fall_due: { to: 'due', by: SYSTEM }, waive },
      due: { ...received, report, secure, mark_overdue: { to: 'overdue', by: SYSTEM } },
      overdue: { ...received, report, secure },
      reported: { ...received, refuse: { to: 'due', by: MATCHERS } },
      secured: received,
      partly_paid: { ...received, report },
      paid: {},
      waived: {},
    })
  })

  it('is matched by none of the people of a side who work for the platform', () => {
    for (const role of ['op_super', 'op_region_admin', 'op_finance'] as const)
      for (const status of MILESTONE_STATUSES)
        expect(allowedActions(milestoneMachine, status, [role, OWN_STAKE])).toEqual([])
  })

  it('can be secured only by a letter of credit, and by nobody while the order is held', () => {
    const due = { status: 'due', method: 'tt', orderHeld: false, paymentsHeld: false } as const
    expect(milestoneActions(due, ['seller_owner'])).toEqual(['confirm'])
    expect(milestoneActions({ ...due, method: 'lc_sight' }, ['seller_owner'])).toEqual(['confirm', 'secure'])
    expect(milestoneActions({ ...due, orderHeld: true }, ['seller_owner'])).toEqual([])
  })

  it('is neither paid nor secured while a side is suspended; what is under way is still confirmed or refused', () => {
    for (const status of MILESTONE_STATUSES)
      for (const method of ['tt', 'lc_sight'] as const)
        for (const role of ALL_ROLES) {
          const free = milestoneActions({ status, method, orderHeld: false, paymentsHeld: false }, [role])
          const held = milestoneActions({ status, method, orderHeld: false, paymentsHeld: true }, [role])
          const isUnderWay = status === 'reported' || status === 'secured'
          expect([status, role, held]).toEqual([status, role, isUnderWay ? free : []])
        }
  })

  it('holds nothing back once paid, secured or waived', () => {
    expect(MILESTONE_STATUSES.filter(isSatisfied)).toEqual(['secured', 'paid', 'waived'])
  })
})
