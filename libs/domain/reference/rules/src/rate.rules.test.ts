import { describe, expect, it } from 'vitest'
import { RATE_STATUSES, type RateSource } from '@tradeport/domain/reference/contract'
import { ROLES } from '@tradeport/kernel/config'
import { RATE_EDITORS, customsWindow, pairsFor, rateActions, rateAt, type Quoted } from './rate.rules'

const quote = (pair: string, rate: string, asOf: string, source: RateSource = 'central_parity'): Quoted => {
  const [base = '', other = ''] = pair.split('/')
  return { base, quote: other, rate, asOf, source }
}

describe('the rate of a day', () => {
  const usd = [quote('USD/CNY', '7.10', '2026-03-02'), quote('USD/CNY', '7.12', '2026-03-04')]

  it.each([
    ['2026-03-01', undefined],
    ['2026-03-02', '7.1'],
    ['2026-03-03', '7.1'],
    ['2026-03-04', '7.12'],
    ['2027-01-01', '7.12'],
  ])('%s is the newest before it', (day, rate) => {
    expect(rateAt(usd, 'USD', 'CNY', day)?.rate).toBe(rate)
  })

  it('of a currency in itself is one', () => {
    expect(rateAt([], 'EUR', 'EUR', '2026-03-01')).toEqual({ rate: '1', asOf: '2026-03-01', sources: [], path: 'same' })
  })

  it('the other way round is rounded half up at eight digits', () => {
    expect(rateAt(usd, 'CNY', 'USD', '2026-03-04')).toMatchObject({ rate: '0.14044944', path: 'inverse' })
    // 1 / 6.4 = 0.15625; 1 / 3 = 0.33333333…; 1 / 1.5 = 0.66666666… up.
    expect(rateAt([quote('AAA/BBB', '6.4', '2026-01-01')], 'BBB', 'AAA', '2026-01-01')?.rate).toBe('0.15625')
    expect(rateAt([quote('AAA/BBB', '1.5', '2026-01-01')], 'BBB', 'AAA', '2026-01-01')?.rate).toBe('0.66666667')
  })

  it('is as published where both ways are, unless only the other is up to date', () => {
    const both = [quote('USD/CNY', '7', '2026-03-01'), quote('CNY/USD', '0.2', '2026-03-01')]
    expect(rateAt(both, 'USD', 'CNY', '2026-03-01')).toMatchObject({ rate: '7', path: 'direct' })
    const newer = [...both, quote('CNY/USD', '0.125', '2026-03-02')]
    expect(rateAt(newer, 'USD', 'CNY', '2026-03-02')).toMatchObject({ rate: '8', path: 'inverse' })
  })

  it('goes through CNY, of the older day, rounded once', () => {
    const quotes = [...usd, quote('EUR/CNY', '8.30', '2026-03-03'), quote('CNY/JPY', '21.7', '2026-03-04', 'bank')]
    expect(rateAt(quotes, 'EUR', 'USD', '2026-03-04')).toEqual({
      // 8.30 / 7.12, not 8.30 times the rounded 0.14044944 (which would be 1.16573035).
      rate: '1.16573034',
      asOf: '2026-03-03',
      sources: ['central_parity'],
      path: 'cross',
    })
    expect(rateAt(quotes, 'USD', 'JPY', '2026-03-04')).toMatchObject({
      rate: '154.504',
      sources: ['central_parity', 'bank'],
      path: 'cross',
    })
    expect(rateAt(quotes, 'GBP', 'USD', '2026-03-04')).toBeUndefined()
    expect(rateAt(quotes, 'GBP', 'CNY', '2026-03-04')).toBeUndefined()
  })

  it('of the same day is that of the central bank before that of a bank', () => {
    const quotes = [
      quote('USD/CNY', '7.3', '2026-03-04', 'manual'),
      quote('USD/CNY', '7.2', '2026-03-04', 'bank'),
      ...usd,
    ]
    expect(rateAt(quotes, 'USD', 'CNY', '2026-03-04')?.rate).toBe('7.12')
  })

  it('needs no pair but its own and those with CNY', () => {
    expect(pairsFor('USD', 'EUR')).toEqual([
      ['USD', 'EUR'],
      ['EUR', 'USD'],
      ['USD', 'CNY'],
      ['CNY', 'USD'],
      ['EUR', 'CNY'],
      ['CNY', 'EUR'],
    ])
  })
})

describe('who decides about a rate', () => {
  const cases = ROLES.operator.flatMap(role =>
    RATE_STATUSES.flatMap(status => [true, false].map(isOwn => ({ role, status, isOwn }))),
  )
  it.each(cases)('$role, $status, own: $isOwn', ({ role, status, isOwn }) => {
    const may = status === 'pending' && !isOwn && RATE_EDITORS.some(editor => editor === role)
    expect(rateActions(status, isOwn, [role])).toEqual(may ? ['approve', 'reject'] : [])
  })
})

describe('the rate of customs for a month is set', () => {
  it.each([
    // The month before begins on a Sunday, a Wednesday, a Thursday; in the year before.
    ['2026-03-10', '2026-02-18', '2026-02-28'],
    ['2026-05-31', '2026-04-15', '2026-04-30'],
    ['2026-02-01', '2026-01-21', '2026-01-31'],
    ['2026-01-05', '2025-12-17', '2025-12-31'],
    ['2024-03-01', '2024-02-21', '2024-02-29'],
  ])('of %s on %s, or later until %s', (day, from, to) => {
    expect(customsWindow(day)).toEqual({ from, to })
  })
})
