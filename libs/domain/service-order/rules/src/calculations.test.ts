import { describe, expect, it, test } from 'vitest'
import type { TemplateField } from '@tradeport/domain/service-market/contract'
import {
  answerProblems,
  askedAnswers,
  commissionDueOn,
  dueAfter,
  isQuoted,
  isRefundDisputable,
  nextActorOf,
  openCommission,
  orderRemindBefore,
  quoteDueAt,
  orderPrice,
  refundDueAfter,
  refundRemindedFrom,
  sharesOf,
} from './index'

describe('money', () => {
  test('vector SO-1: two at 1,060.00 with 6 % inside, 60.00 off', () => {
    expect(orderPrice({ unitPrice: '1060.00', qty: '2', discount: '60.00', taxRate: '6', currency: 'CNY' })).toEqual({
      amount: '2120.00',
      discount: '60.00',
      payable: '2060.00',
      tax: '116.60',
    })
    expect(sharesOf({ payable: '2060.00', refund: '0', commissionRate: '5', currency: 'CNY' })).toEqual({
      refund: '0.00',
      commission: '103.00',
      provider: '1957.00',
    })
  })

  test('vector AS-1: 560.00 goes back before the release', () => {
    expect(sharesOf({ payable: '2060.00', refund: '560.00', commissionRate: '5', currency: 'CNY' })).toEqual({
      refund: '560.00',
      commission: '75.00',
      provider: '1425.00',
    })
  })

  it.each([
    ['JPY', '333', '3', '10', { amount: '999', discount: '0', payable: '999', tax: '91' }],
    ['USD', '0.105', '1', '0', { amount: '0.11', discount: '0.00', payable: '0.11', tax: '0.00' }],
    ['KWD', '1.0005', '2', '5', { amount: '2.001', discount: '0.000', payable: '2.001', tax: '0.095' }],
  ])('rounds to the digits of %s', (currency, unitPrice, qty, taxRate, price) => {
    expect(orderPrice({ unitPrice, qty, discount: '0', taxRate, currency })).toEqual(price)
  })

  it('shares add up to what was paid, whatever is given back', () => {
    for (const refund of ['0', '0.01', '33.33', '99.99', '100']) {
      const shares = sharesOf({ payable: '100.00', refund, commissionRate: '3.33', currency: 'USD' })
      const cents = [shares.refund, shares.commission, shares.provider].map(part => Math.round(Number(part) * 100))
      expect(cents.reduce((sum, part) => sum + part, 0)).toBe(10_000)
    }
  })

  it('refuses a discount above the amount and a refund above what was paid', () => {
    expect(() => orderPrice({ unitPrice: '1', qty: '1', discount: '2', taxRate: '0', currency: 'USD' })).toThrow(
      RangeError,
    )
    expect(() => sharesOf({ payable: '1.00', refund: '1.01', commissionRate: '0', currency: 'USD' })).toThrow(
      RangeError,
    )
  })

  it.each([
    ['fixed', false],
    ['from', true],
    ['negotiable', true],
    ['percent', true],
  ] as const)('a %s price is quoted: %s', (mode, quoted) => {
    expect(isQuoted(mode)).toBe(quoted)
  })
})

describe('time', () => {
  const now = new Date('2026-11-02T00:00:00Z')
  it.each([
    ['pending_payment', '2026-11-04T00:00:00.000Z'],
    ['pending_accept', '2026-11-03T00:00:00.000Z'],
    ['in_service', '2026-11-05T00:00:00.000Z'],
    ['pending_confirm', '2026-11-09T00:00:00.000Z'],
    ['pending_quote', '2026-11-04T00:00:00.000Z'],
    ['draft', undefined],
    ['disputed', undefined],
    ['completed', undefined],
  ] as const)('%s is due at %s', (status, due) => {
    expect(dueAfter(status, { now, region: {} }, 3)?.toISOString()).toBe(due)
  })

  it('a quote waits to the end of its last day in the trade’s own zone', () => {
    expect(quoteDueAt('2026-03-12').toISOString()).toBe('2026-03-12T16:00:00.000Z')
  })

  it('a service without a promised time is never late', () => {
    expect(dueAfter('in_service', { now, region: {} }, null)).toBeNull()
  })

  it.each([
    ['pending_quote', {}, 'provider'],
    ['pending_quote', { hasOpenQuote: true }, 'customer'],
    ['pending_payment', {}, 'customer'],
    ['pending_payment', { isPaying: true }, null],
    ['pending_payment', { isReported: true }, 'provider'],
    ['pending_payment', { isReported: true, isPaymentDisputed: true }, 'platform'],
    ['rejected', { directRefund: 'owed' }, 'provider'],
    ['cancelled', { directRefund: 'reported' }, 'customer'],
    ['cancelled', { directRefund: 'in_review' }, 'platform'],
    ['cancelled', { directRefund: 'received' }, null],
    ['pending_accept', {}, 'provider'],
    ['in_service', {}, 'provider'],
    ['in_service', { cancelProposedBy: 'provider' }, 'customer'],
    ['in_service', { cancelProposedBy: 'customer' }, 'provider'],
    ['pending_confirm', {}, 'customer'],
    ['disputed', {}, 'platform'],
    ['completed', {}, null],
    ['pending_confirm', { hasOpenCase: true }, null],
  ] as const)('%s with %j: next is %s', (status, over, actor) => {
    const order = {
      status,
      hasOpenQuote: false,
      isPaying: false,
      cancelProposedBy: null,
      hasOpenCase: false,
      isReported: false,
      isPaymentDisputed: false,
      directRefund: null,
    }
    expect(nextActorOf({ ...order, ...over })).toBe(actor)
  })
})

describe('what goes back past the platform', () => {
  const now = new Date('2026-03-10T02:00:00.000Z')
  const at = (iso: string) => new Date(iso)
  test.each([
    ['owed', null, '2026-03-17T02:00:00.000Z'],
    // Denied: the day stays what it was.
    ['owed', at('2026-03-12T00:00:00.000Z'), '2026-03-12T00:00:00.000Z'],
    ['reported', at('2026-03-12T00:00:00.000Z'), '2026-03-13T02:00:00.000Z'],
    ['in_review', at('2026-03-12T00:00:00.000Z'), '2026-03-15T02:00:00.000Z'],
    ['received', at('2026-03-12T00:00:00.000Z'), null],
  ] as const)('%s with the day %s is due on %s', (status, payback, due) => {
    expect(refundDueAfter(status, { now, region: {} }, payback)?.toISOString() ?? null).toBe(due)
  })
  test('a region has other days, and another reminder', () => {
    const region = { own: { timers: { servicePaybackDays: 10, servicePaybackReminderDays: 3 } } }
    expect(refundDueAfter('owed', { now, region }, null)).toEqual(at('2026-03-20T02:00:00.000Z'))
    expect(refundRemindedFrom(at('2026-03-20T02:00:00.000Z'), region)).toEqual(at('2026-03-17T02:00:00.000Z'))
    expect(refundRemindedFrom(at('2026-03-20T02:00:00.000Z'), {})).toEqual(at('2026-03-18T02:00:00.000Z'))
    expect(commissionDueOn('2026-01-01', { own: { timers: { serviceCommissionDays: 10 } } })).toBe('2026-01-11')
  })

  const missing = { status: 'missing', answeredAt: '2026-03-09T02:00:00.000Z' } as const
  const refund = { status: 'owed', dueAt: at('2026-03-12T00:00:00.000Z'), upheldAt: null, reports: [] } as const
  test.each([
    ['not before its day', {}, false],
    ['past its day', { dueAt: at('2026-03-09T00:00:00.000Z') }, true],
    ['once what was reported did not come', { reports: [missing] }, true],
    ['not while the customer has to answer', { status: 'reported', reports: [missing] }, false],
    ['not twice', { status: 'in_review', reports: [missing] }, false],
    ['not once it came', { status: 'received', dueAt: at('2026-03-09T00:00:00.000Z') }, false],
    [
      'not for what the platform has just decided',
      { upheldAt: at('2026-03-09T12:00:00.000Z'), dueAt: at('2026-03-08T00:00:00.000Z'), reports: [missing] },
      false,
    ],
    [
      'but again where the provider says anew that it paid',
      { upheldAt: at('2026-03-08T12:00:00.000Z'), reports: [missing] },
      true,
    ],
  ] as const)('goes to the platform %s', (_name, over, can) => {
    expect(isRefundDisputable({ ...refund, ...over }, now)).toBe(can)
  })
})

describe('whoever has the next move is reminded before something happens by itself', () => {
  const HOUR = 3_600_000
  test.each([
    ['pending_payment', 'customer', 24 * HOUR],
    // Half of its 24 hours.
    ['pending_payment', 'provider', 12 * HOUR],
    ['pending_accept', 'provider', 12 * HOUR],
    ['pending_confirm', 'customer', 24 * HOUR],
    ['in_service', 'provider', null],
    ['rejected', 'provider', null],
  ] as const)('%s of the %s: %s', (status, actor, before) => {
    expect(orderRemindBefore(status, actor, {})).toBe(before)
  })
  test('as long before as the region says', () => {
    const region = { own: { timers: { serviceReminderHours: 6 } } }
    expect(orderRemindBefore('pending_confirm', 'customer', region)).toBe(6 * HOUR)
  })
})

describe('commission of what was paid past the platform', () => {
  test.each([
    ['2026-01-31', '2026-03-02'],
    ['2028-01-31', '2028-03-01'],
    ['2026-12-31', '2027-01-30'],
  ])('owed on %s it is due on %s', (day, due) => {
    expect(commissionDueOn(day, {})).toBe(due)
  })
  test.each([
    [null, 0n, 0n],
    [10_300n, 0n, 10_300n],
    [10_300n, 10_300n, 0n],
    // Vector AS-1 after the commission was paid: 28.00 of 103.00 go back.
    [7_500n, 10_300n, -2_800n],
  ])('of %s owed with %s received %s is open', (owed, received, open) => {
    expect(openCommission(owed, received)).toBe(open)
  })
})

describe('the order form', () => {
  const field = (over: Partial<TemplateField> & Pick<TemplateField, 'key' | 'type'>): TemplateField => ({
    label: { en_US: over.key },
    hint: {},
    required: false,
    options: [],
    validation: {},
    ...over,
  })
  const options = [
    { value: 'sea', label: { en_US: 'Sea' } },
    { value: 'air', label: { en_US: 'Air' } },
  ]
  const fields = [
    field({ key: 'mode', type: 'select', required: true, options }),
    field({
      key: 'containers',
      type: 'number',
      required: true,
      visibleWhen: { field: 'mode', equals: ['sea'] },
      validation: { min: '1', max: '50' },
    }),
    field({ key: 'extras', type: 'multi_select', options }),
    field({
      key: 'seal',
      type: 'text',
      visibleWhen: { field: 'containers', equals: ['2'] },
      validation: { minLength: 3 },
    }),
    field({ key: 'ready', type: 'date' }),
    field({ key: 'to', type: 'country' }),
    field({ key: 'agree', type: 'checkbox' }),
  ]

  it.each<[string, Record<string, string | string[]>, string[]]>([
    ['asks for what is required', {}, ['answers.mode:required']],
    ['asks what the answer before brings up', { mode: 'sea' }, ['answers.containers:required']],
    ['and nothing else', { mode: 'air' }, []],
    ['knows its choices', { mode: 'rail' }, ['answers.mode:invalid_value']],
    ['knows them among several', { mode: 'air', extras: ['sea', 'rail'] }, ['answers.extras:invalid_value']],
    [
      'takes one answer for one question',
      { mode: ['sea'] },
      ['answers.mode:invalid_type', 'answers.containers:required'],
    ],
    ['keeps numbers in their limits', { mode: 'sea', containers: '51' }, ['answers.containers:too_big']],
    ['reads numbers', { mode: 'sea', containers: 'two' }, ['answers.containers:decimal']],
    ['measures words', { mode: 'sea', containers: '2', seal: 'ab' }, ['answers.seal:too_short']],
    [
      'reads dates, countries and ticks',
      { mode: 'air', ready: '2026-13-01', to: 'Germany', agree: 'no' },
      ['answers.ready:date', 'answers.to:country', 'answers.agree:invalid_value'],
    ],
  ])('%s', (_name, answers, problems) => {
    expect(answerProblems(fields, answers).map(({ path, rule }) => `${path}:${rule}`)).toEqual(problems)
  })

  it('lets a draft leave questions open', () => {
    expect(answerProblems(fields, {}, { isDraft: true })).toEqual([])
  })

  it('keeps no answer to what is not asked', () => {
    expect(askedAnswers(fields, { mode: 'air', containers: '2', seal: 'abc', other: 'x', ready: '' })).toEqual({
      mode: 'air',
    })
  })
})
