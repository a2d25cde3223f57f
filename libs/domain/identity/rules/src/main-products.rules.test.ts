import { expect, test } from 'vitest'
import { mainProductProblems, mainProductsLeft } from './main-products.rules'

const goods = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `goods ${from + n}`)

test('goods that a company has already are counted once', () => {
  expect(mainProductsLeft(goods(0, 8), goods(6, 9))).toBe(1)
  expect(mainProductProblems(goods(0, 8), goods(6, 10))).toEqual([])
})

test('more than fit beside those of the company are told with how many it has', () => {
  expect(mainProductProblems(goods(0, 8), goods(8, 11))).toEqual([
    { path: 'mainProducts', rule: 'beside_companys', params: { count: 8, max: 10 } },
  ])
})
