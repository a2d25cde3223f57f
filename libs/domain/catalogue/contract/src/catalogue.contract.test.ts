import { describe, expect, it } from 'vitest'
import { endpointsOf, z } from '@tradeport/kernel/contract-kit'
import * as contract from './index'
import { aProductInput, aStoreInput, productContent, storeInput } from './index'

const endpoints = endpointsOf(contract)

describe('catalogue contract', () => {
  it('names every endpoint after its export, with a path of its own', () => {
    for (const [name, endpoint] of endpoints) expect(endpoint.name).toBe(`catalogue.${name}`)
    expect(new Set(endpoints.map(([, endpoint]) => endpoint.path)).size).toBe(endpoints.length)
  })

  it('keeps every path under the mall', () => {
    for (const [, endpoint] of endpoints) expect(endpoint.path).toMatch(/^\/mall\/[a-zA-Z/]+(?:\/:id)?$/)
  })

  it('takes its fixtures', () => {
    expect(z.safeParse(productContent, aProductInput()).error).toBeUndefined()
    expect(z.safeParse(storeInput, aStoreInput()).error).toBeUndefined()
  })

  it('takes a draft with nothing but category and language', () => {
    const { categoryId, sourceLocale } = aProductInput()
    const parsed = z.parse(productContent, { categoryId, sourceLocale })
    expect(parsed).toMatchObject({ moq: null, skus: [], packaging: { pcsPerCarton: null }, orderMultiple: '1' })
  })

  it.each([
    ['a title beyond 140 characters', { title: { en_US: 'x'.repeat(141) } }],
    ['a price of nothing', { priceTiers: [{ tradeType: 'foreign', currency: 'USD', minQty: '1', price: '0' }] }],
    ['an exponent as a number', { moq: '1e3' }],
    ['more SKUs than a product may have', { skus: Array.from({ length: 301 }, () => ({ axes: {} })) }],
    ['a language nobody speaks', { title: { xx_XX: 'title' } }],
    ['a file id that is none', { media: [{ fileId: '../../etc/passwd' }] }],
  ])('refuses %s', (_, wrong) => {
    expect(z.safeParse(productContent, { ...aProductInput(), ...wrong }).success).toBe(false)
  })
})
