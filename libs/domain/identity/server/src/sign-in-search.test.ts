import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let head: Caller

const ROWS = 100_000
const asked: { text: string; values: unknown[] }[] = []

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const region = REGIONS.puyuan.regionId
  await api.pool.query(
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     select gen_random_uuid(), $1, md5(n::text) || '@crowd.example', 'x', 'Crowd ' || md5('n' || n), 'en_US', 'Asia/Shanghai', 'active',
       now(), now() from generate_series(1, 20000) n`,
    [region],
  )
  await api.pool.query(
    `insert into login_log (id, at, region_id, user_id, identity, request_source, result, ip)
     select gen_random_uuid(), now() - n * interval '1 minute', $1, u.id, 'buyer', 1, 'ok', '10.' || n % 250 || '.' || n % 240 || '.7'
     from (select id, row_number() over () as k from user_account where email like '%@crowd.example') u
       join generate_series(1, $2::int) n on n % 20000 + 1 = u.k`,
    [region, ROWS],
  )
  await api.pool.query(
    `insert into user_session (token_hash, user_id, identity, region_id, request_source, created_at, expires_at, id, user_agent, ip, last_seen_at)
     select decode(md5(l.id::text), 'hex'), l.user_id, 'buyer', $1, 1, $2::timestamptz - interval '2 days', now() + interval '5 days', gen_random_uuid(),
       'x', l.ip, $2::timestamptz - interval '1 day' from login_log l where l.user_id is not null limit 30000`,
    [region, api.clock.now.toISOString()],
  )
  for (const table of ['user_account', 'login_log', 'user_session']) await api.pool.query(`vacuum analyze ${table}`)
})
afterAll(() => api.close())

/** What the database is asked while a call is answered. */
async function queriesOf(work: () => Promise<unknown>): Promise<typeof asked> {
  asked.length = 0
  const watch = (client: { query: (...given: never[]) => unknown }) => {
    const query = client.query.bind(client)
    client.query = (...given: never[]) => {
      const [what, values] = given as unknown as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
      const text = typeof what === 'string' ? what : what.text
      asked.push({ text, values: values ?? (typeof what === 'string' ? [] : (what.values ?? [])) })
      return query(...given)
    }
    return () => {
      client.query = query
    }
  }
  const stop = watch(api.pool as unknown as { query: (...given: never[]) => unknown })
  await work().finally(stop)
  return asked.filter(({ text }) => /from (login_log|user_session) [ls] /.test(text) && text.includes('limit'))
}

const planOf = async ({ text, values }: { text: string; values: unknown[] }): Promise<string[]> => {
  const { rows } = await api.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  return rows.map(row => row['QUERY PLAN'])
}

const scansOf = async (query: { text: string; values: unknown[] }): Promise<string[]> =>
  (await planOf(query)).filter(line => /Seq Scan on (login_log|user_session|user_account)/.test(line))

describe('at a hundred thousand rows', () => {
  it.each([
    ['the newest', {}],
    ['a person', { keyword: 'c4ca4238' }],
    ['an address', { keyword: '10.17.' }],
    ['what failed', { succeeded: false }],
  ])('the sign-in log finds %s by an index, in two queries', async (_what, input) => {
    const queries = await queriesOf(() => head.ok(identity.loginLogPage, input))
    expect(queries).toHaveLength(2)
    expect(await scansOf(queries[0] ?? { text: '', values: [] })).toEqual([])
  })

  it.each([
    ['everybody', {}],
    ['a person', { keyword: 'c4ca4238' }],
  ])('who is online finds %s by an index, in two queries', async (_what, input) => {
    const queries = await queriesOf(() => head.ok(identity.onlineUserPage, input))
    expect(queries).toHaveLength(2)
    for (const query of queries) expect(await scansOf(query)).toEqual([])
  })

  it('who is online is not looked for among all who are signed in and have long gone', async () => {
    const queries = await queriesOf(() => head.ok(identity.onlineUserPage, {}))
    expect((await Promise.all(queries.map(planOf))).flat().join('\n')).not.toContain('user_session_open')
  })

  it('a person is found by a part of the address, a network by the beginning of its own', async () => {
    const { records } = await head.ok(identity.loginLogPage, { keyword: 'c4ca4238a0b9' })
    expect(records).toHaveLength(5)
    expect(new Set(records.map(({ email }) => email)).size).toBe(1)
    const network = await head.ok(identity.loginLogPage, { keyword: '10.17.' })
    expect(network.records.filter(({ ip }) => !ip.startsWith('10.17.'))).toEqual([])
    expect(network.records.length).toBeGreaterThan(0)
  })
})
