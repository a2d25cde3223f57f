import { afterAll, beforeAll, expect, it } from 'vitest'
import { aNewsArticleInput, newsCreate, newsPage } from '@tradeport/domain/content/contract'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000
const after = async (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR_MS)
  await api.api.jobs.run('governance.forgetAnswers')
}

it('keeps the answer of a call for a day, and nothing of it afterwards', async () => {
  const writer = await api.person({ kind: 'operator', roles: ['op_super'] })
  const idempotencyKey = 'one-and-the-same-key'
  const create = (source: string) =>
    writer.call(newsCreate, { article: aNewsArticleInput({ source }) }, { idempotencyKey })
  const count = async () => (await writer.ok(newsPage, { pageNum: 1, pageSize: 10 })).total

  const first = await create('Mill survey')
  await after(23)
  expect(first.success).toBe(true)
  expect(await create('Mill survey')).toEqual(first)
  expect(await create('Port survey')).toMatchObject({ code: 'MALL600409' })
  expect(await count()).toBe(1)

  await after(2)
  const { rows } = await api.pool.query('select * from idempotency_record')
  expect(rows).toEqual([])
  expect(await create('Port survey')).toMatchObject({ success: true })
  expect(await count()).toBe(2)
})
