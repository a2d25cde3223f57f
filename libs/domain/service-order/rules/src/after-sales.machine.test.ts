import { describe, expect, it, test } from 'vitest'
import {
  AFTER_SALES_STATUSES,
  AFTER_SALES_TYPES,
  OPEN_CASE_STATUSES,
  type AfterSalesStatus,
  type AfterSalesType,
  type Remedy,
} from '@tradeport/domain/service-order/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import {
  afterSalesActions,
  afterSalesMachine,
  asksForAll,
  caseActorOf,
  caseDueAfter,
  isWithinAfterSales,
  reclaimOf,
  remedyOf,
  stepAfterAgreement,
} from './index'

const customer: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'order_follow']
const provider: readonly RoleCode[] = ['provider_owner', 'provider_agent']
const decider: readonly RoleCode[] = ['op_super', 'op_region_admin', 'op_arbiter']

type Table = Record<AfterSalesStatus, string[]>
const nothing = (): Table => ({
  pending_provider: [],
  negotiating: [],
  agreed: [],
  redoing: [],
  refunding: [],
  platform_review: [],
  completed: [],
  rejected: [],
  closed: [],
  cancelled: [],
})
const starts = ['start_refund', 'start_redo']
const STEPS: readonly (readonly [readonly RoleCode[], Table])[] = [
  [
    customer,
    {
      ...nothing(),
      pending_provider: ['cancel'],
      negotiating: ['accept_offer', 'decline_offer', 'escalate', 'cancel'],
      agreed: [...starts, 'confirm', 'escalate', 'cancel'],
      redoing: ['confirm', 'escalate', 'cancel'],
      refunding: ['escalate_payback', 'refund_received'],
      platform_review: ['refund_received', 'cancel'],
      rejected: ['escalate', 'cancel'],
    },
  ],
  [
    provider,
    {
      ...nothing(),
      pending_provider: ['agree', 'offer', 'reject', 'hand_on'],
      negotiating: ['agree', 'offer', 'reject', 'hand_on'],
      agreed: starts,
    },
  ],
  [
    decider,
    {
      ...nothing(),
      platform_review: ['decide_refund', 'decide_redo', 'decide_close', 'payback_paid', 'payback_owed'],
    },
  ],
  [
    ['system'],
    {
      ...nothing(),
      pending_provider: ['agree'],
      negotiating: ['agree', 'time_out'],
      agreed: [...starts, 'confirm'],
      redoing: ['confirm'],
      refunding: ['refund_done', 'refund_received', 'refund_failed'],
      platform_review: ['refund_received'],
      rejected: ['time_out'],
    },
  ],
  [
    ['seller_finance'],
    { ...nothing(), refunding: ['escalate_payback', 'refund_received'], platform_review: ['refund_received'] },
  ],
]

describe('what moves a case', () => {
  for (const status of AFTER_SALES_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        const wanted = STEPS.filter(([roles]) => roles.includes(role)).flatMap(([, table]) => table[status])
        expect([...allowedActions(afterSalesMachine, status, [role])].sort()).toEqual([...wanted].sort())
      })
    }
  }
})

/** In the order of the contract, for the three sides; `redoing` before and after the provider says that it is done. */
const OFFERED: readonly (readonly [AfterSalesStatus, boolean, string[], string[], string[]])[] = [
  ['pending_provider', false, ['reply', 'cancel'], ['agree', 'offer', 'reply', 'escalate', 'reject'], ['reply']],
  [
    'negotiating',
    false,
    ['accept_offer', 'reply', 'decline_offer', 'escalate', 'cancel'],
    ['agree', 'offer', 'reply', 'escalate', 'reject'],
    ['reply'],
  ],
  ['agreed', false, ['confirm', 'reply', 'escalate', 'cancel'], ['reply'], ['reply']],
  ['redoing', false, ['confirm', 'reply', 'escalate', 'cancel'], ['redo_done', 'reply'], ['reply']],
  ['redoing', true, ['confirm', 'reply', 'escalate', 'cancel'], ['reply'], ['reply']],
  ['refunding', false, ['reply'], ['reply'], ['reply']],
  ['platform_review', false, ['reply', 'cancel'], ['reply'], ['decide', 'reply']],
  ['rejected', false, ['reply', 'escalate', 'cancel'], ['reply'], ['reply']],
  ['completed', false, [], [], []],
  ['closed', false, [], [], []],
  ['cancelled', false, [], [], []],
]

test.each(OFFERED)('people are offered what they may do in %s (done again: %s)', (status, isRedone, ...sides) => {
  const [ofCustomer, ofProvider, ofPlatform] = sides
  const facts = { status, isRedone, directRefund: null, isRefundDisputable: false }
  for (const role of customer) expect(afterSalesActions(facts, [role])).toEqual(ofCustomer)
  for (const role of provider) expect(afterSalesActions(facts, [role])).toEqual(ofProvider)
  for (const role of decider) expect(afterSalesActions(facts, [role])).toEqual(ofPlatform)
  // Who answers for the shop decides nothing; trade operators read (matrix 4.1).
  expect(afterSalesActions(facts, ['cs_seller'])).toEqual(ofProvider.includes('reply') ? ['reply'] : [])
  expect(afterSalesActions(facts, ['seller_finance', 'op_auditor', 'op_trade', 'buyer_owner'])).toEqual([])
})

test.each(OFFERED)('who decides about %s (done again: %s) is none of the people of either side', (status, isRedone) => {
  const facts = { status, isRedone, directRefund: null, isRefundDisputable: false }
  const left = OPEN_CASE_STATUSES.some(open => open === status) ? ['reply'] : []
  for (const role of decider) {
    expect(afterSalesActions(facts, [role, OWN_STAKE])).toEqual(left)
    expect(afterSalesActions({ ...facts, directRefund: 'in_review' }, [role, OWN_STAKE])).toEqual(left)
  }
})

const review = { status: 'platform_review', directRefund: 'in_review' } as const
const refunding = (directRefund: 'owed' | 'reported', isRefundDisputable = false) =>
  ({ status: 'refunding', directRefund, isRefundDisputable }) as const
test.each([
  ['owed', refunding('owed'), ['reply'], ['reply', 'refund_paid'], ['reply'], 'provider', null],
  [
    'overdue or denied',
    refunding('owed', true),
    ['reply', 'escalate_payback'],
    ['reply', 'refund_paid'],
    ['reply'],
    ...(['provider', null] as const),
  ],
  [
    'reported',
    refunding('reported'),
    ['reply', 'refund_received', 'refund_missing'],
    ['reply'],
    ['reply'],
    ...(['customer', 72] as const),
  ],
  [
    'with the platform',
    { ...review, isRefundDisputable: false },
    ['reply', 'refund_received'],
    ['reply', 'refund_paid'],
    ['reply', 'decide_payback'],
    ...(['platform', 120] as const),
  ],
] as const)(
  'a refund past the platform that is %s',
  (_name, refund, ofCustomer, ofProvider, ofPlatform, actor, hours) => {
    const facts = { ...refund, isRedone: false }
    for (const role of customer) expect(afterSalesActions(facts, [role])).toEqual(ofCustomer)
    for (const role of provider) expect(afterSalesActions(facts, [role])).toEqual(ofProvider)
    for (const role of decider) expect(afterSalesActions(facts, [role])).toEqual(ofPlatform)
    // Whoever looks after the shop's money says whether it came, and takes to the platform what does not.
    expect(afterSalesActions(facts, ['seller_finance'])).toEqual(ofCustomer.filter(action => action !== 'reply'))
    expect(caseActorOf(facts)).toBe(actor)
    const due = caseDueAfter(facts, { now: NOW, region: {} })
    expect(due && (due.getTime() - NOW.getTime()) / 3_600_000).toBe(hours)
  },
)

const NOW = new Date('2026-03-10T02:00:00.000Z')
test.each<[AfterSalesStatus, boolean, string | null, number | null]>([
  ['pending_provider', false, 'provider', 48],
  ['negotiating', false, 'customer', 72],
  ['rejected', false, 'customer', 72],
  ['agreed', false, 'customer', 72],
  ['redoing', false, 'provider', null],
  ['redoing', true, 'customer', 72],
  ['platform_review', false, 'platform', 120],
  ['refunding', false, null, null],
  ['completed', false, null, null],
  ['closed', false, null, null],
  ['cancelled', false, null, null],
])('%s (done again: %s) is the turn of %s for %s hours', (status, isRedone, actor, hours) => {
  const facts = { status, isRedone, directRefund: null }
  expect(caseActorOf(facts)).toBe(actor)
  const due = caseDueAfter(facts, { now: NOW, region: {} })
  expect(due && (due.getTime() - NOW.getTime()) / 3_600_000).toBe(hours)
})

test('each kind of case asks for what its name says', () => {
  const remedies = (hasAmount: boolean) =>
    Object.fromEntries(AFTER_SALES_TYPES.map(type => [type, remedyOf(type, hasAmount)]))
  const bare: Record<AfterSalesType, Remedy> = {
    refund_full: 'refund',
    refund_part: 'refund',
    redo: 'redo',
    complaint: 'none',
    exchange_provider: 'refund',
  }
  expect(remedies(false)).toEqual(bare)
  expect(remedies(true)).toEqual({ ...bare, complaint: 'refund' })
  expect(AFTER_SALES_TYPES.filter(asksForAll)).toEqual(['refund_full', 'exchange_provider'])
})

test('what is agreed on begins by itself', () => {
  expect((['refund', 'redo', 'none'] as const).map(stepAfterAgreement)).toEqual(['start_refund', 'start_redo', null])
})

describe('money that goes back after the release', () => {
  const order = { payable: '2060.00', commissionRate: '5', currency: 'CNY' }
  test('vector L-7: 560.00 is 532.00 of the provider and 28.00 of the commission', () => {
    expect(reclaimOf({ ...order, refunded: '0', amount: '560.00' })).toEqual({
      commission: '28.00',
      provider: '532.00',
    })
  })
  test('many small refunds take no more than each of them got', () => {
    let refunded = 0
    const taken = { commission: 0, provider: 0 }
    for (let time = 0; time < 100; time += 1) {
      const part = reclaimOf({ ...order, payable: '1.00', refunded: (refunded / 100).toFixed(2), amount: '0.01' })
      taken.commission += Math.round(Number(part.commission) * 100)
      taken.provider += Math.round(Number(part.provider) * 100)
      refunded += 1
    }
    expect(taken).toEqual({ commission: 5, provider: 95 })
  })
})

test.each([
  ['2026-03-09T02:00:00.000Z', 1, true],
  ['2026-03-09T01:59:59.999Z', 1, false],
  ['2026-03-10T02:00:00.000Z', 0, true],
])('an order that ended at %s with %i days for after-sales: %s', (completedAt, days, isWithin) => {
  expect(isWithinAfterSales(new Date(completedAt), days, NOW)).toBe(isWithin)
})
