import { expect, test } from 'vitest'
import { uuidv7 } from './uuid'

const made = Array.from({ length: 20_000 }, () => uuidv7())

test('every id is a UUID of version 7 and of the variant of RFC 9562', () => {
  expect(made.filter(id => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([])
})

test('ids sort in the order they were made in, however many a millisecond has', () => {
  expect([...made].sort()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('an id tells when it was made', () => {
  const before = Date.now()
  const at = Number.parseInt(uuidv7().replace('-', '').slice(0, 12), 16)
  expect(at).toBeGreaterThanOrEqual(before)
  // A burst may have run a little ahead of the clock.
  expect(at - Date.now()).toBeLessThan(1_000)
})
