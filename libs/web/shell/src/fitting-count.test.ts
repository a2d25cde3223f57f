import { expect, it } from 'vitest'
import { initials } from '@tradeport/web/ui'
import { fittingCount } from './fitting-count'

it('navigation shows all entries that fit, or leaves room for "More"', () => {
  expect(fittingCount([100, 100, 100], 300, 80)).toBe(3)
  expect(fittingCount([100, 100, 100], 299, 80)).toBe(2)
  expect(fittingCount([100, 100, 100], 100, 80)).toBe(0)
  expect(fittingCount([], 100, 80)).toBe(0)
})

it('initials are two letters, or the given name of a Chinese name', () => {
  expect(initials('Anna Maria Berg')).toBe('AB')
  expect(initials('Anna')).toBe('AN')
  expect(initials('林薇')).toBe('薇')
  expect(initials(' ')).toBe('')
})
