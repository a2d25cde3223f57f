import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const ask = async (host: string, path: string) => {
  const { statusCode, body } = await api.api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host, 'content-type': 'application/json' },
    payload: { source: DEFAULT_REGION.source },
  })
  const { code }: { code: string } = JSON.parse(body)
  return { statusCode, code }
}

test.each([
  ['www.dev.example.com', '/basic/queryServiceCategoryMap', '200'],
  ['service.dev4.example.com:8080', '/service/market/page?a=1', '200'],
  ['www.dev.example.com', '/comprehensive-service/basic/queryServiceCategoryMap', '200'],
  ['www.example.com', '/comprehensive-service/basic/queryServiceCategoryMap', '200'],
  ['www.dev.example.com', '/basic/queryCurrencySymbol', '200'],
  ['www.example.com', '/comprehensive-service/basic/queryCurrencySymbol', '200'],
  // Known, and asked without its input.
  ['www.dev.example.com', '/basic/queryExchangeRate', 'FT520400'],
  ['www.dev.example.com', '/dragondream/queryTaxRefundRate', 'FT520400'],
  ['www.dev.example.com', '/tms/dict/version', 'FT520400'],
  ['www.dev.example.com', '/basic/nothing', 'SYS900404'],
  ['www.example.com', '/basic/queryServiceCategoryMap', 'SYS900404'],
  ['www.test4.example.com', '/basic/queryServiceCategoryMap', 'SYS900404'],
])('the comprehensive service at %s %s answers %s', async (host, path, code) => {
  expect((await ask(host, path)).code).toBe(code)
})
