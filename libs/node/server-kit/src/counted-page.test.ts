import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { TOTAL_CAP } from '@tradeport/kernel/contract-kit'
import { createPool, database } from '@tradeport/node/db'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { countedPage } from './counted-page'

let pool: pg.Pool
beforeAll(() => {
  pool = createPool(inject('pgUrl'))
})
afterAll(() => pool.end())

async function totalOf(rows: number, pageNum: number, cap?: number) {
  const list = sql`from generate_series(1, ${rows}::int)`
  const { total, totalCapped } = await countedPage(database(pool), { pageNum, pageSize: 100 }, [], list, cap)
  return [total, totalCapped]
}

it('counts a list a little further than it was read', async () => {
  expect(await totalOf(1_000, 1)).toEqual([1_000, false])
  expect(await totalOf(2_500, 1)).toEqual([1_000, true])
  expect(await totalOf(2_500, 10)).toEqual([2_000, true])
  expect(await totalOf(2_500, 20)).toEqual([2_500, false])
})

it('counts one that says so to its end, as far as totals go', async () => {
  expect(await totalOf(2_500, 1, TOTAL_CAP)).toEqual([2_500, false])
  expect(await totalOf(TOTAL_CAP + 1, 1, TOTAL_CAP)).toEqual([TOTAL_CAP, true])
})
