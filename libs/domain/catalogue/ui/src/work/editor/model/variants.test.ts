import { aProductContent } from '@tradeport/domain/catalogue/contract'
import { describe, expect, it } from 'vitest'
import { axesOf, bulkFilled, codeByPattern, pastedColumn, rebuiltVariants, wholeNumber } from './variants'

const { skus } = aProductContent()
const axes = axesOf(['colour', 'size'], skus)

describe('variants', () => {
  it('reads the options of the axes off the variants', () => {
    expect(axes).toEqual([
      { code: 'colour', options: ['red', 'navy'] },
      { code: 'size', options: ['s', 'm', 'l'] },
    ])
  })

  it('keeps what was typed when an option is taken away and comes back', () => {
    const fewer = rebuiltVariants({ skus, parkedSkus: [] }, [axes[0]!, { code: 'size', options: ['m'] }])
    expect(fewer?.skus.map(sku => sku.code)).toEqual(['MM-101-red-m', 'MM-101-navy-m'])
    const again = rebuiltVariants(fewer!, axes)
    expect(again?.skus).toEqual(skus)
    expect(again?.parkedSkus).toEqual([])
  })

  it('begins new variants empty and refuses more than a product may have', () => {
    const more = rebuiltVariants({ skus, parkedSkus: [] }, [{ code: 'colour', options: ['red', 'oat'] }, axes[1]!])
    expect(more?.skus.map(sku => sku.code)).toEqual(['MM-101-red-s', 'MM-101-red-m', 'MM-101-red-l', '', '', ''])
    const options = Array.from({ length: 101 }, (_, index) => `c${index}`)
    expect(rebuiltVariants({ skus, parkedSkus: [] }, [{ code: 'colour', options }, axes[1]!])).toBeUndefined()
  })

  it('fills many rows at once', () => {
    expect(codeByPattern('{model}-{colour}-{size}', skus[0]!, 'MM-7')).toBe('MM-7-RED-S')
    expect(codeByPattern('{model}-{colour}', skus[0]!, '')).toBe('RED')
    const filled = bulkFilled(skus, { field: 'weightG', value: 500 }, { axis: 'colour', option: 'navy' }, '')
    expect(filled.map(sku => sku.weightG)).toEqual([420, 420, 420, 500, 500, 500])
  })

  it('takes a column of a spreadsheet', () => {
    expect(pastedColumn(skus, 4, 'weightG', '1,200\r\n 333 g\r\n999').map(sku => sku.weightG)).toEqual([
      420, 420, 420, 420, 1200, 333,
    ])
  })
})

describe('whole numbers', () => {
  it.each([
    ['1,200', 1200],
    ['1.200', 1200],
    ['1.5', 1.5],
    ['12.', 12],
    ['99999999999', 999_999_999],
    ['about', null],
    ['', null],
  ])('%j is %j, and what is not whole stays so', (typed, wanted) => expect(wholeNumber(typed)).toBe(wanted))
})
