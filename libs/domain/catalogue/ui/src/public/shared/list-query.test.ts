import { describe, expect, it } from 'vitest'
import { readListQuery } from '@tradeport/domain/catalogue/rules'
import { changed, countFilters, toggled } from './list-query'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('what narrows a list', () => {
  it('is counted one by one, a price range once', () => {
    expect(countFilters(read('q=x&priceMin=1&priceMax=2&a.colour=red,navy&incoterm=FOB&sample=1'))).toBe(5)
  })

  it('a change goes back to the first page', () => {
    expect(changed(read('page=4'), { sample: true })).toMatchObject({ page: 1, sample: true })
  })

  it('an option is put in and taken out', () => {
    expect(toggled(toggled([], 'red'), 'navy')).toEqual(['red', 'navy'])
    expect(toggled(['red', 'navy'], 'red')).toEqual(['navy'])
  })
})
