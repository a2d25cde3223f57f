import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { SharedReads, createPool, uuidv7 } from '@tradeport/node/db'

type Pool = ReturnType<typeof createPool>

let pool: Pool
let reads: SharedReads

beforeEach(() => {
  pool = createPool(inject('pgUrl'))
  reads = new SharedReads(pool, { lines: 1, patience: 5_000 })
})

afterEach(async () => {
  reads.end()
  await pool.end()
})

const ask = (text: string, ...values: unknown[]) => reads.query<{ said: unknown }>({ name: nameOf(text), text, values })
const nameOf = (text: string) => text.replace(/\W+/g, '_').slice(0, 60)

/** Which connection answers; a place of a backend in PostgreSQL. */
async function backend(): Promise<number> {
  const [row] = await reads.query<{ pid: number }>({
    name: 'backend',
    text: 'select pg_backend_pid() as pid',
    values: [],
  })
  return row?.pid ?? 0
}

/** Which all share; nobody waits for it, so the first come to other connections. */
const shared = () =>
  vi.waitFor(async () => {
    const [one, other] = await Promise.all([backend(), backend()])
    expect(one).toBe(other)
    return one
  }, 10_000)

it('asks one connection many things at once and gives each its own answer', async () => {
  const line = await shared()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask('select $1::int as said, pg_backend_pid() as pid', n)),
  )
  expect(answers.flat()).toEqual(Array.from({ length: 20 }, (_, n) => ({ said: n, pid: line })))
})

it('lets no statement wait behind more than thirty-two', async () => {
  await shared()
  const all = await Promise.all(Array.from({ length: 40 }, () => backend()))
  expect(new Set(all).size).toBeGreaterThan(1)
})

it('refuses what PostgreSQL refuses, and nothing behind it', async () => {
  await shared()
  const [refused, ...behind] = await Promise.allSettled([ask('select 1 / $1::int as said', 0), backend(), backend()])
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(behind.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

it('tells each of two what is wrong with a statement that cannot be prepared', async () => {
  await shared()
  const both = await Promise.allSettled([ask('select nothing_such'), ask('select nothing_such')])
  expect(both).toMatchObject([{ reason: { code: '42703' } }, { reason: { code: '42703' } }])
})

it('writes once what a statement writes, from another connection', async () => {
  const line = await shared()
  const table = `written_${uuidv7().replaceAll('-', '')}`
  await pool.query(`create table ${table} (pid int)`)
  try {
    await ask(`insert into ${table} values (pg_backend_pid()) returning pid as said`)
    const { rows } = await pool.query<{ pid: number }>(`select pid from ${table}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.pid).not.toBe(line)
  } finally {
    await pool.query(`drop table ${table}`)
  }
})

it('overtakes a statement that takes long, and gives it a connection of its own the next time', async () => {
  reads.end()
  reads = new SharedReads(pool, { lines: 1, patience: 100 })
  const line = await shared()
  const ended: string[] = []
  const slow = 'select pg_sleep(0.6)::text as said, pg_backend_pid() as pid'
  const first = ask(slow).then(() => ended.push('slow'))
  await Promise.all([backend().then(() => ended.push('behind')), first])
  expect(ended).toEqual(['behind', 'slow'])
  const [again] = await ask(slow)
  expect(again).not.toMatchObject({ pid: line })
})

it('asks again elsewhere what a connection that broke left unanswered', async () => {
  const line = await shared()
  const left = ask('select pg_sleep(0.05)::text as said, pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [line])
  const [answer] = await left
  expect(answer).toEqual({ said: '', pid: expect.any(Number) })
  expect(await shared()).not.toBe(line)
})

it('leaves a small pool to those who need a connection of their own', async () => {
  const small = createPool(inject('pgUrl'), { max: 1 })
  const apart = new SharedReads(small)
  const statement = { name: 'one', text: 'select 1 as said', values: [] }
  expect(await apart.query(statement)).toEqual([{ said: 1 }])
  const client = await small.connect()
  client.release()
  apart.end()
  await small.end()
})
