import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const LONG = '/api/openapi.json'
const ask = (url: string, encodings?: string) =>
  api.api.app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })

describe('a long answer', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('travels as %s where the browser takes it, and is the same', async (encoding, accepted, unpack) => {
    const plain = await ask(LONG)
    const packed = await ask(LONG, accepted)
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([encoding, 'accept-encoding'])
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('travels as it is to who takes nothing else', async () => {
    const plain = await ask(LONG, 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
  })
})

test('a short answer travels as it is', async () => {
  const answer = await ask('/api/healthz', 'br')
  expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { status: 'ok' }])
})
