import { describe, expect, it } from 'vitest'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { isContainerNo } from './container-no'
import { allocateMilestones, isDepositLapsed, isFullyPaid, isGateOpen, paymentState } from './milestone.calc'
import { isRemitReference, remitReference } from './remit-reference'
import { leftToShip, shipmentLines } from './shipping.calc'
import { canonicalTerms, termsFrom } from './terms'

describe('allocation of the total over instalments', () => {
  it.each<[bigint, string[], bigint[]]>([
    [995_000n, ['30', '70'], [298_500n, 696_500n]],
    [100n, ['33.33', '33.33', '33.34'], [33n, 33n, 34n]],
    [1n, ['50', '50'], [1n, 0n]],
    [5n, ['10', '10', '10', '10', '10', '10', '10', '10', '10', '10'], [1n, 1n, 1n, 1n, 1n, 0n, 0n, 0n, 0n, 0n]],
    [0n, ['100'], [0n]],
    [10n, ['66.67', '33.33'], [7n, 3n]],
    [999_999_999_999_999_999n, ['0.01', '99.99'], [100_000_000_000_000n, 999_899_999_999_999_999n]],
  ])('%s by %s', (total, percents, parts) => {
    expect(allocateMilestones(total, percents)).toEqual(parts)
  })

  it('always adds up and never goes below zero', () => {
    const plans = [['30', '70'], ['33.33', '33.33', '33.34'], ['12.5', '12.5', '25', '50'], ['0.01', '99.99'], ['100']]
    for (let total = 0n; total < 500n; total += 7n)
      for (const plan of plans) {
        const parts = allocateMilestones(total, plan)
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total)
        expect(parts.every(part => part >= 0n)).toBe(true)
      }
  })

  it('refuses percentages that do not add up', () => {
    expect(() => allocateMilestones(100n, ['50', '49.99'])).toThrow(RangeError)
  })
})

describe('gates', () => {
  const deposit = { status: 'due', gate: 'start_production', dueAt: new Date('2026-03-01T00:00:00Z') } as const
  const balance = { status: 'planned', gate: 'ship', dueAt: null } as const

  it('open when everything behind them is paid, secured or waived', () => {
    expect(isGateOpen([deposit, balance], 'start_production')).toBe(false)
    expect(isGateOpen([{ ...deposit, status: 'partly_paid' }, balance], 'start_production')).toBe(false)
    for (const status of ['paid', 'secured', 'waived'] as const)
      expect(isGateOpen([{ ...deposit, status }, balance], 'start_production')).toBe(true)
    expect(isGateOpen([deposit], 'release_documents')).toBe(true)
  })

  it('let a deposit lapse a week after it fell due', () => {
    expect(isDepositLapsed([deposit], new Date('2026-03-08T00:00:00Z'), {})).toBe(false)
    expect(isDepositLapsed([deposit], new Date('2026-03-08T00:00:01Z'), {})).toBe(true)
    expect(isDepositLapsed([{ ...deposit, status: 'reported' }], new Date('2026-04-01T00:00:00Z'), {})).toBe(false)
    expect(
      isDepositLapsed([{ ...balance, status: 'due', dueAt: deposit.dueAt }], new Date('2026-04-01T00:00:00Z'), {}),
    ).toBe(false)
  })

  it('do not take a letter of credit for money', () => {
    expect(isFullyPaid([{ status: 'paid' }, { status: 'waived' }])).toBe(true)
    expect(isFullyPaid([{ status: 'paid' }, { status: 'secured' }])).toBe(false)
  })

  it('tell none, partial, paid and overpaid apart', () => {
    expect([0n, 1n, 100n, 101n].map(paid => paymentState(100n, paid))).toEqual(['none', 'partial', 'paid', 'overpaid'])
  })
})

describe('remittance reference', () => {
  it('checks itself', () => {
    const reference = remitReference('TO2603101000001', 1)
    expect(reference).toMatch(/^TO2603101000001-1-\d{2}$/)
    expect(isRemitReference(reference)).toBe(true)
    expect(isRemitReference(reference.toLowerCase())).toBe(true)
  })

  it('notices a wrong digit and two that changed places', () => {
    const reference = remitReference('TO2603101000012', 2)
    for (let index = 2; index < reference.length; index++) {
      const digit = reference[index]
      if (!digit || !/\d/.test(digit)) continue
      const wrong = reference.slice(0, index) + ((Number(digit) + 1) % 10) + reference.slice(index + 1)
      expect(isRemitReference(wrong), wrong).toBe(false)
    }
    expect(isRemitReference(reference.replace('0012', '0021'))).toBe(false)
    expect(isRemitReference('hello')).toBe(false)
  })
})

describe('container number', () => {
  it.each([
    ['CSQU3054383', true],
    ['csqu3054383', true],
    ['CSQU3054384', false],
    ['RAIU6900114', true],
    ['ZEPU0037255', true],
    ['MSCU6639870', true],
    ['MSCU6639871', false],
    ['TGHU0000040', true],
    ['CSQU3054383X', false],
    ['ABCU123456', false],
  ])('%s: %s', (number, valid) => {
    expect(isContainerNo(number)).toBe(valid)
  })
})

describe('shipping', () => {
  const lines = [
    { id: 'a', qty: '1000', shippedQty: '0' },
    { id: 'b', qty: '12.5', shippedQty: '12.5' },
    { id: 'c', qty: '200', shippedQty: '50' },
  ]

  it('ships everything that is left when nothing is named', () => {
    const left = [
      { orderItemId: 'a', qty: '1000' },
      { orderItemId: 'c', qty: '150' },
    ]
    expect(leftToShip(lines)).toEqual(left)
    expect(shipmentLines(lines, [], false)).toEqual(left)
  })

  it('ships a part only when the contract allows it', () => {
    const part = [{ orderItemId: 'a', qty: '400' }]
    expect(shipmentLines(lines, part, true)).toEqual(part)
    expect(shipmentLines(lines, part, false)).toBeUndefined()
  })

  it('never ships more than is left, a line twice, or a line of another order', () => {
    expect(shipmentLines(lines, [{ orderItemId: 'c', qty: '150.001' }], true)).toBeUndefined()
    expect(shipmentLines(lines, [{ orderItemId: 'b', qty: '1' }], true)).toBeUndefined()
    expect(shipmentLines(lines, [{ orderItemId: 'x', qty: '1' }], true)).toBeUndefined()
    const twice = { orderItemId: 'a', qty: '500' }
    expect(shipmentLines(lines, [twice, twice], true)).toBeUndefined()
    expect(shipmentLines([{ id: 'a', qty: '1', shippedQty: '1' }], [], true)).toBeUndefined()
  })
})

describe('contract', () => {
  const accepted = anAcceptedQuotation({ items: [anAcceptedItem(), anAcceptedItem({ lineNo: 2, name: 'Cardigan' })] })
  const body = termsFrom(accepted, { claimDays: 30, clauses: null })

  it('says what the accepted version said', () => {
    expect(body).toMatchObject({
      quotationHash: accepted.contentHash,
      total: '9950.00',
      incoterm: 'FOB',
      claimDays: 30,
    })
    expect(body.items.map(item => [item.lineNo, item.name, item.unitPrice, item.amount])).toEqual([
      [1, accepted.items[0]?.name, '9.95', '9950.00'],
      [2, 'Cardigan', '9.95', '9950.00'],
    ])
    expect(body.paymentPlan).toEqual(accepted.paymentPlan)
  })

  it('has one text whatever the order of its keys, and another for other words', () => {
    const shuffled = Object.fromEntries(Object.entries(body).reverse()) as typeof body
    expect(canonicalTerms(shuffled)).toBe(canonicalTerms(body))
    expect(canonicalTerms({ ...body, clauses: 'Sealed sample first' })).not.toBe(canonicalTerms(body))
  })
})
