import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, filtersOf, readListQuery, writeListQuery } from './list-query'

const read = (text: string) => readListQuery(new URLSearchParams(text))

describe('the address of a product list', () => {
  it.each([
    '',
    'q=merino+sweater',
    'trade=domestic&a.colour=navy,red&a.gauge=12&incoterm=FOB,CIF&priceMin=5&priceMax=12.5&moqMax=100',
    'currency=EUR&leadMax=30&sample=1&custom=1&verify=2&origin=CN&sort=price_asc&page=3',
  ])('%s is read and written the same', text => {
    expect(writeListQuery(read(text))).toBe(text)
  })

  it('has one form for one list', () => {
    expect(writeListQuery(read('page=1&a.gauge=12&a.colour=red,navy&sort=relevance&currency=USD'))).toBe(
      'a.colour=navy,red&a.gauge=12',
    )
  })

  it.each([
    'page=0',
    'page=-3',
    'page=abc',
    'sort=best',
    'verify=9',
    'origin=china',
    'incoterm=XXX',
    'priceMin=abc',
    'leadMax=0',
    'trade=grey',
    'a.=x',
    'a.colour=',
    'a.<script>=1',
  ])('%s means nothing and is left out', text => {
    expect(read(text)).toEqual(EMPTY_QUERY)
  })

  it('never asks for more than the server takes', () => {
    const many = Array.from({ length: 30 }, (_, index) => `a.attribute${index}=x`).join('&')
    expect(Object.keys(read(many).attributes)).toHaveLength(10)
    expect(read(`a.size=${Array.from({ length: 50 }, (_, index) => index).join(',')}`).attributes['size']).toHaveLength(
      20,
    )
    expect(read(`q=${'x'.repeat(500)}`).keyword).toHaveLength(200)
    expect(read('page=9999').page).toBe(500)
  })
})

describe('filters', () => {
  it('an untouched list asks for nothing, so that the server takes its short way', () => {
    expect(filtersOf(EMPTY_QUERY, { categoryId: 'c' })).toEqual({ categoryId: 'c' })
  })

  it('a price is asked for with its currency', () => {
    expect(filtersOf(read('priceMin=5'), {})).toEqual({ priceMin: '5', currency: 'USD' })
  })
})
