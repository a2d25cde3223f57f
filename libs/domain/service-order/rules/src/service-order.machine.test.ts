import { describe, expect, it } from 'vitest'
import { SERVICE_ORDER_STATUSES, type ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import { ALL_ROLES, type RoleCode } from '@tradeport/kernel/config'
import { NO_NEW_BUSINESS, OWN_STAKE, allowedActions } from '@tradeport/kernel/contract-kit'
import {
  deniedDueAfter,
  isPaymentDisputable,
  maySideStep,
  paymentDeniedBy,
  rejectionStep,
  serviceOrderActions,
  serviceOrderMachine,
  type OrderFacts,
  type ServiceOrderBeside,
} from './index'

const customer: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'order_follow']
const payer: readonly RoleCode[] = ['seller_owner', 'seller_finance']
const provider: readonly RoleCode[] = ['provider_owner', 'provider_agent']
const decider: readonly RoleCode[] = ['op_super', 'op_region_admin', 'op_arbiter']

type Table = Record<ServiceOrderStatus, string[]>
const nothing = (): Table => ({
  draft: [],
  pending_quote: [],
  pending_payment: [],
  pending_accept: [],
  in_service: [],
  pending_confirm: [],
  disputed: [],
  completed: [],
  rejected: [],
  cancelled: [],
})
const STEPS: readonly (readonly [readonly RoleCode[], Table])[] = [
  [
    customer,
    {
      ...nothing(),
      draft: ['submit', 'submit_for_quote', 'cancel'],
      pending_quote: ['confirm_quote', 'cancel'],
      pending_payment: ['cancel'],
      pending_accept: ['cancel'],
      in_service: ['agree_cancel'],
      pending_confirm: ['confirm', 'reject_deliverable', 'dispute'],
    },
  ],
  [
    provider,
    {
      ...nothing(),
      pending_quote: ['reject'],
      pending_payment: ['confirm_receipt'],
      pending_accept: ['accept_order', 'reject'],
      in_service: ['hand_over', 'agree_cancel'],
    },
  ],
  [decider, { ...nothing(), disputed: ['decide'] }],
  [
    ['system'],
    {
      ...nothing(),
      draft: ['cancel'],
      pending_quote: ['reject', 'cancel'],
      pending_payment: ['hold', 'confirm_receipt', 'cancel'],
      pending_accept: ['reject', 'cancel'],
      in_service: ['hand_over', 'give_up', 'refund_all'],
      pending_confirm: ['confirm', 'refund_all'],
    },
  ],
]
const BESIDES: readonly (readonly [readonly RoleCode[], Table])[] = [
  [
    customer,
    {
      ...nothing(),
      draft: ['update', 'upload_material'],
      pending_quote: ['upload_material'],
      pending_payment: ['upload_material'],
      pending_accept: ['upload_material'],
      in_service: ['upload_material', 'propose_cancel', 'refuse_cancel', 'raise_case'],
      pending_confirm: ['raise_case'],
      completed: ['evaluate', 'raise_case'],
    },
  ],
  [payer, { ...nothing(), pending_payment: ['pay', 'report_payment'] }],
  [
    ['seller_owner', 'shop_manager', 'order_follow', 'seller_finance'],
    { ...nothing(), pending_payment: ['escalate_payment'] },
  ],
  [
    ['seller_owner', 'shop_manager', 'order_follow', 'seller_finance'],
    {
      ...nothing(),
      rejected: ['confirm_refund', 'deny_refund', 'escalate_refund'],
      cancelled: ['confirm_refund', 'deny_refund', 'escalate_refund'],
    },
  ],
  [
    provider,
    {
      ...nothing(),
      pending_quote: ['quote', 'verify_material', 'request_material'],
      pending_payment: ['deny_receipt'],
      rejected: ['report_refund'],
      cancelled: ['report_refund'],
      pending_accept: ['verify_material', 'request_material'],
      in_service: [
        'verify_material',
        'request_material',
        'finish_step',
        'submit_deliverable',
        'propose_cancel',
        'refuse_cancel',
      ],
    },
  ],
  [
    ['system'],
    {
      ...nothing(),
      pending_payment: ['escalate_payment'],
      rejected: ['confirm_refund'],
      cancelled: ['confirm_refund'],
    },
  ],
  [
    decider,
    { ...nothing(), pending_payment: ['decide_payment'], rejected: ['decide_refund'], cancelled: ['decide_refund'] },
  ],
  [
    ['op_super', 'op_region_admin', 'op_finance'],
    {
      ...nothing(),
      completed: ['retry_payment', 'receive_commission'],
      rejected: ['retry_payment'],
      cancelled: ['retry_payment', 'receive_commission'],
    },
  ],
]
const ALL_BESIDE: readonly ServiceOrderBeside[] = [
  'update',
  'quote',
  'pay',
  'upload_material',
  'verify_material',
  'request_material',
  'finish_step',
  'submit_deliverable',
  'propose_cancel',
  'refuse_cancel',
  'evaluate',
  'raise_case',
  'retry_payment',
  'report_payment',
  'deny_receipt',
  'escalate_payment',
  'decide_payment',
  'report_refund',
  'confirm_refund',
  'deny_refund',
  'escalate_refund',
  'decide_refund',
  'receive_commission',
]
const wanted = (lines: typeof STEPS, role: RoleCode, status: ServiceOrderStatus) =>
  lines
    .filter(([roles]) => roles.includes(role))
    .flatMap(([, table]) => table[status])
    .sort()

describe('what moves an order, and what is done beside', () => {
  for (const status of SERVICE_ORDER_STATUSES) {
    for (const role of ALL_ROLES) {
      it(`${role} in ${status}`, () => {
        expect([...allowedActions(serviceOrderMachine, status, [role])].sort()).toEqual(wanted(STEPS, role, status))
        expect(ALL_BESIDE.filter(action => maySideStep(action, status, [role])).sort()).toEqual(
          wanted(BESIDES, role, status),
        )
      })
    }
  }
})

describe('what people are offered', () => {
  const facts: OrderFacts = {
    status: 'draft',
    hasOpenQuote: false,
    isPaying: false,
    cancelProposedBy: null,
    hasUnverified: false,
    isLastStep: false,
    isDelivered: false,
    isRated: false,
    hasOpenCase: false,
    isClaimable: false,
    isStuck: false,
    takesDirectPay: false,
    isReported: false,
    isDenied: false,
    isPaymentDisputable: false,
    isPaymentDisputed: false,
    directRefund: null,
    isRefundDisputable: false,
    owesCommission: false,
  }
  const offered = (over: Partial<OrderFacts>, party: 'customer' | 'provider' | null, ...roles: string[]) =>
    serviceOrderActions({ ...facts, ...over }, { roles, party })

  it.each<[string, Partial<OrderFacts>, string[]]>([
    ['a draft is edited and submitted', { status: 'draft' }, ['update', 'submit', 'upload_material', 'cancel']],
    ['a quote is awaited', { status: 'pending_quote' }, ['upload_material', 'cancel']],
    [
      'a quote is confirmed',
      { status: 'pending_quote', hasOpenQuote: true },
      ['confirm_quote', 'upload_material', 'cancel'],
    ],
    ['an order is paid', { status: 'pending_payment' }, ['pay', 'upload_material', 'cancel']],
    [
      'nothing is cancelled while the bank is asked',
      { status: 'pending_payment', isPaying: true },
      ['upload_material'],
    ],
    [
      'or past the platform, where its service allows that',
      { status: 'pending_payment', takesDirectPay: true },
      ['pay', 'report_payment', 'upload_material', 'cancel'],
    ],
    [
      'what was reported waits for the provider, and can still be cancelled',
      { status: 'pending_payment', takesDirectPay: true, isReported: true },
      ['upload_material', 'cancel'],
    ],
    [
      'what is not answered in time is taken to the platform',
      { status: 'pending_payment', takesDirectPay: true, isReported: true, isPaymentDisputable: true },
      ['escalate_payment', 'upload_material', 'cancel'],
    ],
    [
      'what is denied is reported anew, paid otherwise, or taken to the platform',
      { status: 'pending_payment', takesDirectPay: true, isDenied: true, isPaymentDisputable: true },
      ['pay', 'report_payment', 'escalate_payment', 'upload_material', 'cancel'],
    ],
    [
      'what the platform decided not to have come is paid',
      { status: 'pending_payment', takesDirectPay: true, isDenied: true },
      ['pay', 'report_payment', 'upload_material', 'cancel'],
    ],
    [
      'what is denied for the last time is still taken to the platform',
      { status: 'pending_payment', isDenied: true, isPaymentDisputable: true },
      ['pay', 'escalate_payment', 'upload_material', 'cancel'],
    ],
    ['a refund past the platform waits for the provider', { status: 'cancelled', directRefund: 'owed' }, []],
    ['and then for the customer', { status: 'rejected', directRefund: 'reported' }, ['confirm_refund', 'deny_refund']],
    [
      'what does not come is taken to the platform',
      { status: 'cancelled', directRefund: 'owed', isRefundDisputable: true },
      ['escalate_refund'],
    ],
    [
      'which waits for its decision, unless the money comes before that',
      { status: 'cancelled', directRefund: 'in_review' },
      ['confirm_refund'],
    ],
    ['until it came', { status: 'cancelled', directRefund: 'received' }, []],
    ['a running service may end by consent', { status: 'in_service' }, ['upload_material', 'propose_cancel']],
    [
      'what the other side proposed is answered, also by other terms',
      { status: 'in_service', cancelProposedBy: 'provider' },
      ['upload_material', 'agree_cancel', 'counter_cancel', 'refuse_cancel'],
    ],
    [
      'what one proposed oneself is taken back',
      { status: 'in_service', cancelProposedBy: 'customer' },
      ['upload_material', 'refuse_cancel'],
    ],
    ['a result is confirmed or sent back', { status: 'pending_confirm' }, ['confirm', 'reject_deliverable']],
    ['a service is rated', { status: 'completed' }, ['evaluate']],
    ['once', { status: 'completed', isRated: true }, []],
    ['a case is raised of what was paid', { status: 'completed', isRated: true, isClaimable: true }, ['raise_case']],
    [
      'while a case is open the money stays where it is',
      { status: 'pending_confirm', hasOpenCase: true, isClaimable: true },
      [],
    ],
    [
      'and nobody ends a running service by consent',
      { status: 'in_service', hasOpenCase: true, isClaimable: true, cancelProposedBy: 'provider' },
      ['upload_material', 'refuse_cancel'],
    ],
    ['a dispute is the platform’s', { status: 'disputed' }, []],
  ])('customer: %s', (_name, over, actions) => {
    expect(offered(over, 'customer', 'seller_owner')).toEqual(actions)
  })

  it.each<[string, Partial<OrderFacts>, string[]]>([
    ['nothing is to be answered before a payment is reported', { status: 'pending_payment', takesDirectPay: true }, []],
    [
      'a payment past the platform has come or not',
      { status: 'pending_payment', takesDirectPay: true, isReported: true },
      ['confirm_receipt', 'deny_receipt'],
    ],
    [
      'what was denied has come after all',
      { status: 'pending_payment', takesDirectPay: true, isDenied: true },
      ['confirm_receipt'],
    ],
    ['what is owed is paid back past the platform', { status: 'rejected', directRefund: 'owed' }, ['report_refund']],
    ['once', { status: 'rejected', directRefund: 'reported' }, []],
    [
      'and shown to the platform while that decides',
      { status: 'rejected', directRefund: 'in_review' },
      ['report_refund'],
    ],
    [
      'what the platform looks at is not denied any more',
      { status: 'pending_payment', takesDirectPay: true, isReported: true, isPaymentDisputed: true },
      ['confirm_receipt'],
    ],
    ['an order is accepted', { status: 'pending_accept' }, ['accept_order', 'reject', 'request_material']],
    [
      'papers are looked at',
      { status: 'pending_accept', hasUnverified: true },
      ['accept_order', 'reject', 'verify_material', 'request_material'],
    ],
    [
      'steps are finished',
      { status: 'in_service' },
      ['request_material', 'next_status', 'submit_deliverable', 'propose_cancel'],
    ],
    [
      'nothing is handed over before every result is there',
      { status: 'in_service', isLastStep: true },
      ['request_material', 'submit_deliverable', 'propose_cancel'],
    ],
    [
      'then it is',
      { status: 'in_service', isLastStep: true, isDelivered: true },
      ['request_material', 'next_status', 'submit_deliverable', 'propose_cancel'],
    ],
  ])('provider: %s', (_name, over, actions) => {
    expect(offered(over, 'provider', 'provider_agent')).toEqual(actions)
  })

  it('money that the bank did not move is seen to by finance, and by nobody where all of it was', () => {
    expect(offered({ status: 'completed', isStuck: true }, null, 'op_finance')).toEqual(['retry_payment'])
    expect(offered({ status: 'completed' }, null, 'op_finance')).toEqual([])
    expect(offered({ status: 'completed', isStuck: true }, null, 'op_trade')).toEqual([])
  })

  it('finance sees to the commission of what was paid past the platform, as long as something of it is open', () => {
    for (const status of ['completed', 'cancelled'] as const)
      expect(offered({ status, owesCommission: true }, null, 'op_finance')).toEqual(['receive_commission'])
    expect(offered({ status: 'completed', owesCommission: true }, null, 'op_trade')).toEqual([])
  })

  it('what was taken to the platform is decided by those who rule, and by nobody before or after', () => {
    for (const role of decider)
      expect(offered({ status: 'cancelled', directRefund: 'in_review' }, null, role)).toEqual(['decide_refund'])
    for (const role of ['op_finance', 'op_trade'])
      expect(offered({ status: 'cancelled', directRefund: 'in_review' }, null, role)).toEqual([])
    for (const directRefund of ['owed', 'reported', 'received'] as const)
      expect(offered({ status: 'cancelled', directRefund }, null, 'op_arbiter')).toEqual([])
  })

  it('whether a payment came is decided by those who rule, once it was taken to the platform', () => {
    const reported = { status: 'pending_payment', takesDirectPay: true, isReported: true } as const
    for (const role of decider) {
      expect(offered({ ...reported, isPaymentDisputed: true }, null, role)).toEqual(['decide_payment'])
      expect(offered(reported, null, role)).toEqual([])
    }
    expect(offered({ ...reported, isPaymentDisputed: true }, null, 'op_finance')).toEqual([])
  })

  it('what a role of one’s own grants is offered like what a built-in one does', () => {
    const facts = { status: 'cancelled', directRefund: 'in_review', owesCommission: true } as const
    expect(offered(facts, null, 'serviceOrder:decide_refund')).toEqual(['decide_refund'])
    expect(offered(facts, null, 'serviceOrder:receive_commission')).toEqual(['receive_commission'])
    expect(offered(facts, null, 'serviceOrder:read')).toEqual([])
  })

  it('a company that takes no new business neither orders nor accepts', () => {
    expect(offered({ status: 'draft' }, 'customer', 'seller_owner', NO_NEW_BUSINESS)).toEqual([
      'upload_material',
      'cancel',
    ])
    expect(offered({ status: 'pending_accept' }, 'provider', 'provider_owner', NO_NEW_BUSINESS)).toEqual([
      'reject',
      'request_material',
    ])
    const unpaid = { status: 'pending_payment', takesDirectPay: true } as const
    const barred = offered(unpaid, 'customer', 'seller_owner', NO_NEW_BUSINESS)
    expect(barred.filter(action => action === 'pay' || action === 'report_payment')).toEqual([])
    // What has been paid is answered all the same.
    const reported = { ...unpaid, isReported: true }
    expect(offered(reported, 'provider', 'provider_owner', NO_NEW_BUSINESS)).toEqual([
      'confirm_receipt',
      'deny_receipt',
    ])
  })
})

describe('what others decide', () => {
  const ofOperators: readonly RoleCode[] = [...decider, 'op_finance']
  const decided = ['decide', 'decide_payment', 'decide_refund', 'receive_commission']

  for (const status of SERVICE_ORDER_STATUSES) {
    for (const role of ofOperators) {
      it(`${role} in ${status}, where it is about their own company`, () => {
        const left = (lines: typeof STEPS) => wanted(lines, role, status).filter(action => !decided.includes(action))
        const roles = [role, OWN_STAKE]
        expect([...allowedActions(serviceOrderMachine, status, roles)].sort()).toEqual(left(STEPS))
        expect(ALL_BESIDE.filter(action => maySideStep(action, status, roles)).sort()).toEqual(left(BESIDES))
      })
    }
  }

  it('nor by a right to just this', () => {
    const held = 'serviceOrder:decide_payment'
    expect(maySideStep('decide_payment', 'pending_payment', [held])).toBe(true)
    expect(maySideStep('decide_payment', 'pending_payment', [held, OWN_STAKE])).toBe(false)
  })
})

describe('a payment past the platform', () => {
  const now = new Date('2026-03-10T02:00:00.000Z')
  const [past, earlier] = ['2026-03-09T02:00:00.000Z', '2026-03-08T02:00:00.000Z']
  const missing = (answeredAt: string) => ({ status: 'missing' as const, answeredAt })
  const waiting = { status: 'reported' as const, answeredAt: null }
  const decided = (closedAt: string) => ({ outcome: 'missing' as const, closedAt })
  const due = new Date('2026-03-11T02:00:00.000Z')
  type Order = Parameters<typeof isPaymentDisputable>[0]
  const order = (over: Partial<Order>): Order => ({
    ...{ money: 'none', dueAt: due, paymentDisputedAt: null, paymentReports: [], paymentClaims: [] },
    ...over,
  })

  it.each<[string, Partial<Order>, ReturnType<typeof paymentDeniedBy>, boolean]>([
    ['nothing was said of it', {}, null, false],
    ['reported, to be answered in time', { money: 'reported', paymentReports: [waiting] }, null, false],
    ['not answered in time', { money: 'reported', dueAt: new Date(past), paymentReports: [waiting] }, null, true],
    ['denied', { paymentReports: [missing(past)] }, 'provider', true],
    ['denied, and reported anew', { money: 'reported', paymentReports: [missing(past), waiting] }, null, true],
    [
      'with the platform',
      { money: 'reported', paymentReports: [waiting], paymentDisputedAt: new Date(past) },
      ...([null, false] as const),
    ],
    [
      'decided not to have come',
      { paymentReports: [missing(past)], paymentClaims: [decided(past)] },
      ...(['platform', false] as const),
    ],
    [
      'reported anew after that',
      { money: 'reported', paymentReports: [missing(past), waiting], paymentClaims: [decided(past)] },
      ...([null, false] as const),
    ],
    [
      'denied again after that',
      { paymentReports: [missing(earlier), missing(past)], paymentClaims: [decided(earlier)] },
      ...(['provider', true] as const),
    ],
    [
      'denied, and then paid through the platform, which is under way',
      { money: 'processing', paymentReports: [missing(past)] },
      ...([null, false] as const),
    ],
  ])('%s', (_name, over, deniedBy, isDisputable) => {
    expect([paymentDeniedBy(order(over)), isPaymentDisputable(order(over), now)]).toEqual([deniedBy, isDisputable])
  })

  it.each([
    [{}, 72],
    [{ own: { timers: { servicePayHours: 100 } } }, 100],
    [{ own: { timers: { caseCustomerHours: 24 } } }, 48],
  ] as const)('that is denied waits for its customer, where a region says %j, %i hours', (region, hours) => {
    expect(deniedDueAfter({ now, region }).getTime() - now.getTime()).toBe(hours * 60 * 60 * 1000)
  })
})

it.each([
  [0, {}, 'reject_deliverable'],
  [2, {}, 'reject_deliverable'],
  [3, {}, 'dispute'],
  [1, { own: { timers: { serviceRejections: 1 } } }, 'dispute'],
] as const)('after %i rejections, where a region says %j, the next one is a %s', (rejections, region, step) => {
  expect(rejectionStep(rejections, region)).toBe(step)
})
