import pg from 'pg'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const get = (url: string) => api.api.app.inject({ method: 'GET', url })

/** Work on the server beside the product's own database. */
async function onServer(work: (client: pg.Client, database: string) => Promise<unknown>): Promise<void> {
  const url = new URL(api.databaseUrl)
  const database = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  await work(client, database)
  await client.end()
}

test('it is ready while its database answers, and alive without', async () => {
  expect((await get('/api/readyz')).json()).toEqual({ status: 'ready' })
  await onServer(async (client, database) => {
    await client.query(`alter database ${database} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  })
  const away = await get('/api/readyz')
  expect(away.statusCode).toBe(503)
  expect(away.json()).toEqual({ status: 'the database does not answer' })
  expect((await get('/api/healthz')).statusCode).toBe(200)
  await onServer((client, database) => client.query(`alter database ${database} allow_connections true`))
  await expect.poll(async () => (await get('/api/readyz')).statusCode).toBe(200)
})

test('every answer names its call', async () => {
  const ids = [await get('/api/healthz'), await get('/api/nowhere')].map(({ headers }) => headers['x-request-id'])
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(ids[0]).not.toBe(ids[1])
})

test('nobody else chooses what a call is named', async () => {
  const { headers } = await api.api.app.inject({ url: '/api/healthz', headers: { 'x-request-id': 'mine' } })
  expect(headers['x-request-id']).not.toBe('mine')
})

test.each(['/api/docs', '/api/docs/'])('the calls are described on a page at %s', async address => {
  const page = await get(address)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('id="swagger-ui"')
  // What the page is made of comes with it.
  const scripts = [...page.body.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(found => found[1] ?? '')
  expect(scripts.length).toBeGreaterThan(2)
  for (const path of scripts) {
    const { pathname } = new URL(path, `http://localhost${address}`)
    expect([pathname, (await get(pathname)).statusCode]).toEqual([pathname, 200])
  }
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  // There may be no TLS.
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('the calls are described for programs', async () => {
  const described: { openapi: string; paths: object } = (await get('/api/openapi.json')).json()
  expect(described.openapi).toMatch(/^3\./)
  expect(Object.keys(described.paths).length).toBeGreaterThan(300)
})
