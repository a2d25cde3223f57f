import { describe, expect, it } from 'vitest'
import { abilityVerdict, endedAt, fullAgainAt, grantToUse, type AbilityGrant } from './index'

const now = new Date('2026-03-10T00:00:00Z')
const day = (n: number) => new Date(now.getTime() + n * 86_400_000)
const grant = (over: Partial<AbilityGrant> = {}): AbilityGrant => ({
  quota: 20,
  used: 0,
  validFrom: day(-10),
  validTo: day(10),
  ...over,
})
const usedUp = grant({ used: 20 })
const expired = grant({ validTo: day(-1) })
const future = grant({ validFrom: day(1) })
const endless = grant({ quota: null, validTo: null })

describe('verdict', () => {
  it.each([
    ['free', [], null, null, null],
    ['free', [usedUp], null, null, null],
    ['package', [], 'NOT_BUY', 'FT511002', 0],
    ['package', [grant({ used: 18 })], null, null, 2],
    ['package', [usedUp, grant({ used: 19 })], null, null, 1],
    ['package', [usedUp], 'HAS_BUY_EXHAUSTED', 'FT511003', 0],
    ['package', [expired], 'HAS_BUY_EXHAUSTED', 'FT511003', 0],
    ['package', [usedUp, endless], null, null, null],
    ['plan', [], 'NOT_BUY', 'FT511004', 0],
    ['plan', [expired], 'NOT_BUY', 'FT511004', 0],
    ['plan', [endless], null, null, null],
    ['account', [], 'NOT_BUY', 'USER_SERVICE530002', 0],
    ['account', [usedUp], 'NOT_BUY', 'USER_SERVICE530002', 0],
    ['account', [grant({ quota: 3, used: 2 })], null, null, 1],
  ] as const)('%s with %j: %s %s, %s left', (sale, grants, result, code, remaining) => {
    expect(abilityVerdict(sale, grants, now)).toEqual({ result, code, remaining })
  })

  it('what only a plan brought is not ordered again', () => {
    expect(abilityVerdict('package', [grant({ used: 20, source: 'plan' })], now).code).toBe('FT511002')
  })

  it('a quota of another day is full again', () => {
    const daily = grant({ quota: 5, used: 5, reset: 'day', resetWindow: '2026-03-09' })
    expect(abilityVerdict('plan', [daily], now)).toEqual({ result: null, code: null, remaining: 5 })
    expect(abilityVerdict('plan', [{ ...daily, resetWindow: '2026-03-10' }], now).code).toBe('FT511004')
  })

  it.each([
    [19, null, 1],
    [20, 'FT511004', 0],
    [25, 'FT511004', 0],
  ] as const)('of a capacity of 20 with %s there: %s, %s left', (held, code, remaining) => {
    expect(abilityVerdict('plan', [grant()], now, held)).toMatchObject({ code, remaining })
  })

  it('a grant that has not begun counts as bought, not as usable', () => {
    expect(abilityVerdict('package', [future], now).result).toBe('HAS_BUY_EXHAUSTED')
  })
})

describe('the grant to use', () => {
  it('is the one that ends soonest and has something left', () => {
    const soon = grant({ validTo: day(2) })
    const later = grant({ validTo: day(5) })
    expect(grantToUse([endless, later, soon, usedUp, expired, future], now)).toBe(soon)
    expect(grantToUse([endless, later], now)).toBe(later)
    expect(grantToUse([usedUp, expired, future], now)).toBeUndefined()
  })
})

it('says that waiting helps until the next day, month or year of the market, where the grant holds then', () => {
  const last = new Date('2026-12-31T15:59:00Z')
  const used = { quota: 5, used: 5, validFrom: new Date(0), validTo: null }
  const at = (over: Partial<AbilityGrant>) => fullAgainAt([{ ...used, ...over }], last)?.toISOString()
  expect(at({ reset: 'day' })).toBe('2026-12-31T16:00:00.000Z')
  expect(at({ reset: 'month' })).toBe('2026-12-31T16:00:00.000Z')
  expect(at({ reset: 'year' })).toBe('2026-12-31T16:00:00.000Z')
  expect(fullAgainAt([{ ...used, reset: 'day' }], new Date('2026-12-31T16:00:00Z'))?.toISOString()).toBe(
    '2027-01-01T16:00:00.000Z',
  )
  expect(at({ reset: 'none' })).toBeUndefined()
  expect(at({ reset: 'month', validTo: new Date('2026-12-31T15:59:30Z') })).toBeUndefined()
  expect(at({ reset: 'day', quota: 0 })).toBeUndefined()
})

it('what a company had has ended once nothing of it holds any more', () => {
  const longGone = grant({ validTo: day(-5) })
  expect(endedAt([longGone, expired], now)).toEqual(day(-1))
  expect(endedAt([expired, usedUp], now)).toBeUndefined()
  expect(endedAt([expired, endless], now)).toBeUndefined()
  expect(endedAt([future], now)).toBeUndefined()
  expect(endedAt([], now)).toBeUndefined()
})
