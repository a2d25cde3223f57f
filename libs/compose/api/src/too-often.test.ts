import { randomUUID } from 'node:crypto'
import { login } from '@tradeport/domain/identity/contract'
import { endpointsOf, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { diskBlobs } from '@tradeport/node/server-kit'
import { fieldsOf, startTestApi, type Field, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi, type Api, type ApiOptions } from './create-api'
import { wireProduct } from './wire-product'

const publicUrl = 'http://www.tradeport.localhost:8080'
const endpoints = wireProduct({ publicUrl }).contracts.flatMap(contract =>
  endpointsOf(contract).map(([, each]) => each),
)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** The product over the same data, as it runs: whoever asks too often waits. */
async function limited(options: Partial<ApiOptions> = {}): Promise<Api> {
  const { pool, databaseUrl } = api
  const blobs = diskBlobs('/nowhere')
  return createApi({ pool, databaseUrl, blobs, publicUrl, callsPerMinute: 1_000_000, ...options })
}

/** Who calls, as the network and the proxies say. */
type From = Readonly<Record<string, string>>

/** The code of a call that nobody has to answer: what counts is that it was made. */
async function knock({ app }: Api, endpoint: Endpoint, from: From = {}): Promise<string> {
  const isRead = endpoint.method === 'GET'
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    headers: { ...from, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? {} : { payload: '[]' }),
  })
  return answer.json<Envelope>().code
}

const TOO_OFTEN = 'SYS900429'
/** What is short enough to be guessed at, or opens something to whoever has it. */
const SECRETS = /^(?:password|code|secondFactor|token|formToken|no)$/
const isSecret = ({ name, shape }: Field) => SECRETS.test(name) && shape.type === 'string'

test('whatever takes a secret of somebody who is not signed in takes few of them in a minute', () => {
  const guessable = endpoints.filter(
    ({ audiences, input }) => audiences.includes('visitor') && fieldsOf(input).some(isSecret),
  )
  const free = guessable.filter(({ rateLimit = Infinity }) => rateLimit > 60).map(({ name }) => name)
  expect(guessable.map(({ name }) => name)).toEqual(expect.arrayContaining(['identity.login', 'support.messageTrack']))
  // A document's code is its address, and the link of a preview is signed.
  expect(free.sort()).toEqual(['content.preview', 'content.publicDocument'])
})

test('every call that has a limit is refused beyond it, whatever token it brings', { timeout: 120_000 }, async () => {
  const running = await limited()
  const wrong: string[] = []
  for (const endpoint of endpoints) {
    const { rateLimit, audiences, name } = endpoint
    if (rateLimit === undefined) continue
    // A token that changes with every call hides nobody where none is needed.
    const from = () => (audiences.includes('visitor') ? { authorization: `Bearer ${randomUUID()}` } : {})
    const codes: string[] = []
    for (let call = 0; call <= rateLimit; call++) codes.push(await knock(running, endpoint, from()))
    if (codes.indexOf(TOO_OFTEN) !== rateLimit) wrong.push(`${name}: ${codes.indexOf(TOO_OFTEN)} of ${rateLimit}`)
  }
  await running.close()
  expect(wrong).toEqual([])
})

describe('a caller is known by an address', () => {
  /** How many of one call more than allowed are refused. */
  async function refused(proxies: number, from: (call: number) => From): Promise<number> {
    const running = await limited({ proxies })
    const { rateLimit = 0 } = login
    const codes: string[] = []
    for (let call = 0; call <= rateLimit; call++) codes.push(await knock(running, login, from(call)))
    await running.close()
    return codes.filter(code => code === TOO_OFTEN).length
  }
  const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses })

  test('that they do not make up', async () => {
    const madeUp = (call: number) => ({ ...forwarded(`10.0.0.${call}`), 'x-real-ip': `10.0.0.${call}` })
    expect(await refused(0, madeUp)).toBe(1)
  })

  test('that the proxy in front has added, not one before it', async () => {
    expect(await refused(1, call => forwarded(`10.0.0.${call}, 203.0.113.7`))).toBe(1)
    expect(await refused(1, call => forwarded(`203.0.113.${call}`))).toBe(0)
  })

  test('that the first of two proxies has added', async () => {
    expect(await refused(2, call => forwarded(`10.0.0.${call}, 203.0.113.7, 198.51.100.2`))).toBe(1)
    expect(await refused(2, call => forwarded(`203.0.113.${call}, 198.51.100.2`))).toBe(0)
  })
})
