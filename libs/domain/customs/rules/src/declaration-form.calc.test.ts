import { aDeclaration, aDeclarationItem } from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import {
  convertQuantity,
  declarationTotals,
  estimatedRefund,
  fobValue,
  lineTolerance,
  lineTotal,
} from './declaration-form.calc'

const { head } = aDeclaration()

describe('the value at the ship’s rail', () => {
  test('a CIF export without its freight and insurance (worked value of 1.d)', () => {
    expect(fobValue('1', head, { currency: 'USD', amount: '46800.00' })).toEqual({
      currency: 'USD',
      amount: '44859.60',
    })
  })

  test.each([
    ['2', '45000.00'],
    ['3', '46800.00'],
    ['4', '46659.60'],
  ])('transaction mode %s takes off what its price holds', (mode, amount) => {
    expect(fobValue(mode, head, { currency: 'USD', amount: '46800' })).toEqual({ currency: 'USD', amount })
  })

  test('freight by the tonne goes by the gross weight', () => {
    const charges = { ...head, feeMark: '2', feeRate: '100', grossWt: '1860.5' }
    expect(fobValue('2', charges, { currency: 'USD', amount: '46800' })?.amount).toBe('46613.95')
  })

  test.each([
    ['a market price', '5', {}],
    ['a freight in another currency', '1', { feeCurr: 'CNY' }],
    ['a freight that is no number', '1', { feeRate: 'x' }],
  ])('%s has none', (_, mode, over) => {
    expect(fobValue(mode, { ...head, ...over }, { currency: 'USD', amount: '46800' })).toBeNull()
  })
})

describe('totals', () => {
  test('of all lines by currency and unit', () => {
    const items = [
      aDeclarationItem(),
      aDeclarationItem({ gQty: '100', declTotal: '200.5' }),
      aDeclarationItem({ gUnit: '035', gQty: '7.5', declTotal: '10', tradeCurr: 'EUR' }),
      aDeclarationItem({ gQty: '', declTotal: 'x' }),
    ]
    expect(declarationTotals(aDeclaration({ items }))).toEqual({
      itemCount: 4,
      quantities: [
        { unit: '011', quantity: '3100' },
        { unit: '035', quantity: '7.5' },
      ],
      gross: '1860.5',
      net: '1650',
      declared: [
        { currency: 'USD', amount: '47000.50' },
        { currency: 'EUR', amount: '10.00' },
      ],
      fob: null,
    })
  })

  test('of one currency with its FOB', () => {
    expect(declarationTotals(aDeclaration()).fob).toEqual({ currency: 'USD', amount: '44859.60' })
  })

  test('a line is price times quantity, with what five digits of a price may hide', () => {
    expect(lineTotal({ declPrice: '15.50000', gQty: '12000' })).toBe('186000.00')
    expect(lineTolerance('12000')).toBe('0.06')
    expect(lineTolerance('10')).toBe('0.01')
  })

  test('a refund is shown only where there is a rate', () => {
    expect(estimatedRefund('1000', '0.13')).toBe('130.00')
    expect(estimatedRefund('1000', null)).toBeUndefined()
  })
})

describe('units', () => {
  test.each([
    ['1.5', '070', '035', '1500'],
    ['1500', '036', '035', '1.5'],
    ['10', '076', '035', '4.53592'],
    ['24', '011', '127', '2'],
    ['5', '033', '095', '5000'],
    ['7', '999', '999', '7'],
  ])('%s of %s is %s… of %s', (quantity, from, to, result) => {
    expect(convertQuantity(quantity, from, to)).toBe(result)
  })

  test.each([
    ['weight to pieces', '1', '035', '011'],
    ['an unknown unit', '1', '999', '035'],
    ['no number', 'x', '035', '036'],
  ])('%s does not convert', (_, quantity, from, to) => {
    expect(convertQuantity(quantity, from, to)).toBeUndefined()
  })
})
