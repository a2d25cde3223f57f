import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wireProduct } from '@tradeport/compose/api'
import { diskBlobs } from '@tradeport/node/server-kit'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDemo } from './demo'
import { readEnvironment } from './environment'
import { StartFault } from './fault'

let api: TestApi
let dataDir: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeport-demo-'))
})
afterEach(async () => {
  await api.pool.query('drop table if exists demo_seed')
  rmSync(dataDir, { recursive: true })
})

/** A start on the database as it is. */
async function open(variables: Record<string, string> = {}) {
  const options = {
    pool: api.pool,
    databaseUrl: api.databaseUrl,
    blobs: diskBlobs(dataDir),
    publicUrl: 'http://www.tradeport.localhost:8080',
    callsPerMinute: 0,
  }
  const said: string[] = []
  const environment = readEnvironment({ DATA_DIR: dataDir, ...variables })
  const signIn = await openDemo(environment, options, wireProduct(options), line => void said.push(line))
  return { signIn, said }
}

const file = () => join(dataDir, 'demo-accounts.json')
const isDemoBegun = async () => (await api.pool.query(`select to_regclass('demo_seed') as it`)).rows[0]?.it !== null

test('an empty platform stays empty', async () => {
  expect(await open({ DEMO: '0' })).toEqual({ signIn: undefined, said: [] })
  expect(await isDemoBegun()).toBe(false)
})

test('a later start makes nothing, and names the accounts that the first has kept', async () => {
  await api.person({ kind: 'buyer' })
  const kept = { password: 'Demo-abcde-23', accounts: [{ frontEnd: 'Buyer Center', email: 'a@buyer.example' }] }
  writeFileSync(file(), JSON.stringify(kept))
  expect(await open()).toEqual({ signIn: kept, said: [] })
})

test.each([
  ['there are none', undefined],
  ['somebody has written something else there', '{"password":1'],
  ['they are half there', '{"password":"x"}'],
])('a platform that people live in gets no demo; where %s, no account is named', async (_what, content) => {
  await api.person({ kind: 'buyer' })
  if (content !== undefined) writeFileSync(file(), content)
  expect(await open()).toEqual({ signIn: undefined, said: [] })
})

test('a first start that was ended in the middle is told how to begin anew', async () => {
  await api.person({ kind: 'buyer' })
  await open()
  await api.pool.query('insert into demo_seed (started_at) values (now())')
  await expect(open()).rejects.toThrow(
    new StartFault('The first start was ended while it made the demo data: run npm run reset and start again.'),
  )
})
