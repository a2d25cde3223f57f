import { describe, expect, it } from 'vitest'
import { CUSTOMS_PARAMETERS, CUSTOMS_PARAMETER_CODES } from '@tradeport/domain/customs/contract'
import { PRODUCT_PARAMETERS, parameterProblem, parameterValues, tidyParameter } from './parameter.rules'

describe('a parameter of customs', () => {
  it.each(CUSTOMS_PARAMETER_CODES)('%s has a value of the product that it takes itself', code => {
    expect(parameterProblem(code, CUSTOMS_PARAMETERS[code].value)).toBeUndefined()
  })

  it('is in the list of codes, whatever the table holds', () => {
    expect([...CUSTOMS_PARAMETER_CODES].toSorted()).toEqual(Object.keys(CUSTOMS_PARAMETERS).toSorted())
  })

  it.each([
    ['days_ahead', '', 'integer'],
    ['days_ahead', '3.5', 'integer'],
    ['days_ahead', '-1', 'integer'],
    ['days_ahead', '366', 'too_big'],
    ['stuck_pushing_minutes', '0', 'too_small'],
    ['market_usd_limit', 'much', 'decimal'],
    ['market_usd_limit', '0.5', 'too_small'],
    ['price_spread_percent', '1000.1', 'too_big'],
    ['modes_without_refund', '1039 30', 'code'],
    ['modes_without_refund', '1039, 3010 1039', 'duplicate'],
  ] as const)('%s is not %j: %s', (code, value, rule) => {
    expect(parameterProblem(code, value)).toMatchObject({ rule })
  })

  it('is kept as it is read', () => {
    expect(tidyParameter('modes_without_refund', ' 1039,3010\n9610 ')).toBe('1039 3010 9610')
    expect(tidyParameter('market_usd_limit', '0150000.50')).toBe('150000.5')
  })

  it('holds where it was written, and is the product’s own where it was not or cannot hold', () => {
    const written = new Map([
      ['days_ahead', '10'],
      ['complete_days', 'never'],
      ['modes_without_refund', '1039'],
      ['paper_kilobytes', '2048'],
      ['price_spread_percent', '25'],
    ])
    expect(parameterValues(written)).toEqual({
      ...PRODUCT_PARAMETERS,
      daysAhead: 10,
      withoutRefund: ['1039'],
      paperBytes: 2 * 1024 * 1024,
      priceSpread: parameterValues(written).priceSpread,
    })
    expect(Number(parameterValues(written).priceSpread)).toBe(0.25)
  })
})
