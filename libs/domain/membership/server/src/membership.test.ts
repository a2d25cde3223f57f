import { afterAll, beforeAll, expect, it } from 'vitest'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { startMembership, type TestMembership } from './membership.test-plans'

let home: TestMembership
let api: TestApi
let seller: Caller
let other: Caller

const offer = (ability: string, sale: string) =>
  api.pool.query('insert into ability_offer values ($1, $2, $3)', [DEFAULT_REGION.regionId, ability, sale])
const grant = (who: Caller, ability: string, quota: number | null, validTo: string | null = null) =>
  api.pool.query(
    `insert into ability_grant (id, region_id, company_id, ability, quota, valid_from, valid_to, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, '2026-01-01', $5, '2026-01-01')`,
    [DEFAULT_REGION.regionId, who.actor.companyId, ability, quota, validTo],
  )
const state = async (who: Caller, ability: string) =>
  (await who.ok(abilityQuery, { abilities: [ability] })).abilities[0]
const use = (who: Caller, ability: string) => home.use(who, ability)

beforeAll(async () => {
  home = await startMembership()
  api = home.api
  seller = await api.person({ kind: 'seller' })
  other = await api.person({ kind: 'seller' })
  await offer('data.export', 'package')
  await offer('plan.only', 'plan')
  await offer('seat.member', 'account')
})
afterAll(() => api.close())

it('what nobody sells comes with every membership', async () => {
  expect(await state(seller, 'product.publish')).toEqual({
    ability: 'product.publish',
    result: null,
    code: null,
    message: '',
    remaining: null,
    advice: null,
  })
  await use(seller, 'product.publish')
})

it('is told before the click, for many abilities at once', async () => {
  const { abilities } = await seller.ok(abilityQuery, { abilities: ['data.export', 'plan.only', 'seat.member', 'x'] })
  for (const { code, message } of abilities) expect(message === '').toBe(code === null)
  expect(abilities.map(({ result, code }) => [result, code])).toEqual([
    ['NOT_BUY', 'FT511002'],
    ['NOT_BUY', 'FT511004'],
    ['NOT_BUY', 'USER_SERVICE530002'],
    [null, null],
  ])
})

it('counts down to used up, and the click is refused with the code that was told', async () => {
  await grant(seller, 'data.export', 2)
  expect(await state(seller, 'data.export')).toMatchObject({ result: null, remaining: 2 })
  await use(seller, 'data.export')
  expect(await state(seller, 'data.export')).toMatchObject({ remaining: 1 })
  await use(seller, 'data.export')
  expect(await state(seller, 'data.export')).toMatchObject({ result: 'HAS_BUY_EXHAUSTED', code: 'FT511003' })
  await expect(use(seller, 'data.export')).rejects.toMatchObject({ code: 'FT511003' })
  expect(await state(other, 'data.export')).toMatchObject({ result: 'NOT_BUY' })
})

it('ten at once never overdraw', async () => {
  await grant(other, 'data.export', 3)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => use(other, 'data.export')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

it('what fails afterwards gives the use back', async () => {
  const third = await api.person({ kind: 'seller' })
  await grant(third, 'data.export', 1)
  const failing = api.inside(async ctx => {
    await home.gate.use(ctx, 'data.export')
    throw new Error('the export failed')
  }, third.actor)
  await expect(failing).rejects.toThrow('the export failed')
  expect(await state(third, 'data.export')).toMatchObject({ remaining: 1 })
})

it('the grant that ends soonest is used first', async () => {
  const third = await api.person({ kind: 'seller' })
  await grant(third, 'data.export', 5, '2027-01-01')
  await grant(third, 'data.export', 5, '2026-06-01')
  await use(third, 'data.export')
  const rows = await api.pool.query<{ used: number }>(
    'select used from ability_grant where company_id = $1 order by valid_to',
    [third.actor.companyId],
  )
  expect(rows.rows.map(row => row.used)).toEqual([1, 0])
})

it('is asked by members of companies, with words', async () => {
  expect((await api.visitor.call(abilityQuery, { abilities: ['x'] })).code).toBe('global400001')
  expect((await seller.raw(abilityQuery, { abilities: [] })).code).toBe('USER_SERVICE530400')
  expect((await seller.raw(abilityQuery, { abilities: ["x'; drop"] })).code).toBe('USER_SERVICE530400')
})
