import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createPool } from './pool'

let pool: pg.Pool
let client: pg.PoolClient

beforeEach(async () => {
  pool = createPool(inject('pgUrl'))
  client = await pool.connect()
})

afterEach(async () => {
  client.release(true)
  await pool.end()
})

const TEXT = 'select $1::int + 1 as sum'

it.each([
  ['a text', () => client.query<{ sum: number }>(TEXT, [1])],
  ['a statement', () => client.query<{ sum: number }>({ text: TEXT, values: [1] })],
  ['a named statement', () => client.query<{ sum: number }>({ name: 'sum', text: TEXT, values: [1] })],
  ['a statement and its values', () => client.query<{ sum: number }>({ text: TEXT }, [1])],
])('answers %s with a promise', async (_, ask) => {
  expect((await ask()).rows).toEqual([{ sum: 2 }])
})

it('hands rows over as lists where that is asked for', async () => {
  const { rows } = await client.query<[number]>({ text: TEXT, values: [1], rowMode: 'array' })
  expect(rows).toEqual([[2]])
})

it('leaves callbacks and queries made elsewhere as they are', async () => {
  const called = new Promise(resolve => {
    client.query(TEXT, [1], (_error: Error | null, result: pg.QueryResult) => resolve(result.rows))
  })
  const made = new Promise(resolve => {
    client.query(new pg.Query(TEXT, [2])).on('row', resolve)
  })
  expect(await called).toEqual([{ sum: 2 }])
  expect(await made).toEqual({ sum: 3 })
})

it('refuses with the word of PostgreSQL, and names who asked', async () => {
  const whoAsks = async () => await client.query('select 1 / 0')
  const refusal = await whoAsks().catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: '22012' })
  expect((refusal as Error).stack).toContain('whoAsks')
  expect((await client.query<{ sum: number }>(TEXT, [1])).rows).toEqual([{ sum: 2 }])
})

it('has a statement planned once on a connection where the pool is to keep plans, however it is asked', async () => {
  const planning = createPool(inject('pgUrl'), { keepsPlans: true, max: 1 })
  try {
    const answers = [
      await planning.query<{ sum: number }>(TEXT, [1]),
      await planning.query<{ sum: number }>({ text: TEXT, values: [1] }),
      await planning.query<{ sum: number }>({ text: TEXT }, [1]),
      await planning.query<{ sum: number }>({ name: 'sum', text: TEXT, values: [1] }),
    ]
    expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ sum: 2 }]))
    const { rows } = await planning.query(
      'select name from pg_prepared_statements where statement = $1 order by name',
      [TEXT],
    )
    expect(rows).toEqual([{ name: expect.stringMatching(/^planned_/) }, { name: 'sum' }])
    await expect(planning.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
    await planning.query('begin')
    await planning.query('rollback')
  } finally {
    await planning.end()
  }
})
