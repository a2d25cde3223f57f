import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { endpointsOf, z, type Endpoint, type Envelope, type FieldError } from '@tradeport/kernel/contract-kit'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { invalidInputCode, wrongFieldsOf } from '@tradeport/node/server-kit'
import {
  TOO_LONG_BY_ONE,
  UNKEEPABLE_SPOILS,
  spoiltInputs,
  startTestApi,
  type SpoiltInput,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(({ kind }) => kind === 'json' || kind === 'binary')

const KINDS = ['buyer', 'seller', 'provider', 'operator'] as const
type Kind = (typeof KINDS)[number] | 'visitor'

/** What reaches the handlers of a whole product in time: of texts that are as good as each other, one. */
const TRIED = new Set([
  'nothing',
  'null',
  'a negative number',
  'a fraction',
  'a number past 32 bits',
  'a number past 64 bits',
  'a long text',
  'as long as may be',
  'many digits',
  'a word that programs know',
  'SQL',
  'a date before Christ',
  'a far date',
  'an empty list',
  ...UNKEEPABLE_SPOILS,
])

let api: TestApi
const tokens = new Map<Kind, string | null>()

beforeAll(async () => {
  api = await startTestApi()
  for (const kind of KINDS) await signIn(kind)
})
afterAll(() => api.close())

async function signIn(kind: Kind): Promise<void> {
  if (kind !== 'visitor') tokens.set(kind, (await api.person({ kind })).token)
}

const wrongOf = ({ input: schema }: Endpoint, input: unknown) => {
  const { error } = z.safeParse(schema, input, { reportInput: true })
  return error ? wrongFieldsOf(error) : []
}

/** The field itself, a part of it, or what it is a part of. */
const concerns = (found: string, place: string) =>
  found === place || found === '' || found.startsWith(`${place}.`) || place.startsWith(`${found}.`)

/** What stands in an address is text. */
const asParameter = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4_000)

async function send(endpoint: Endpoint, kind: Kind, input: object): Promise<LightMyRequestResponse> {
  const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asParameter(value)]))
  const isGet = endpoint.method === 'GET'
  const token = tokens.get(kind)
  return api.api.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent((values[name] ?? '-').slice(0, 100).toWellFormed()))}`,
    headers: {
      'idempotency-key': randomUUID(),
      locale: 'th_TH',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    ...(isGet
      ? { query: { ...values, source: DEFAULT_REGION.source } }
      : { payload: JSON.stringify({ ...input, source: DEFAULT_REGION.source }) }),
  })
}

const isThai = (text: string) => /[\u0e00-\u0e7f]/.test(text)

/** What is wrong with an answer to a call that should not have been made. */
function faultOf(answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`
  if (!String(answer.headers['content-type']).startsWith('application/json')) return undefined
  const { code, msg, success, data } = answer.json<Envelope<{ fieldErrors?: FieldError[] } | null>>()
  if (success) return undefined
  if (code === 'SYS900001') return code
  if (!isThai(msg)) return `${code} says ${JSON.stringify(msg)}`
  const mute = (data?.fieldErrors ?? []).filter(({ message }) => !isThai(message) || message.includes('{'))
  return mute.length > 0 ? `${code} says of fields ${JSON.stringify(mute)}` : undefined
}

const passing = new Map<Endpoint, readonly SpoiltInput[]>()
function letPass(endpoint: Endpoint): readonly SpoiltInput[] {
  const known = passing.get(endpoint) ?? waysThrough(endpoint)
  passing.set(endpoint, known)
  return known
}

/** The ways to spoil a call that its contract lets pass, of many fields at once where that passes too. */
function waysThrough(endpoint: Endpoint): SpoiltInput[] {
  const bySpoil = new Map<string, SpoiltInput>()
  const rest: SpoiltInput[] = []
  for (const next of spoiltInputs(endpoint.input, randomUUID())) {
    if (!TRIED.has(next.spoil) || wrongOf(endpoint, next.input).length > 0) continue
    const soFar = bySpoil.get(next.spoil)
    const input = soFar ? next.spoilt(soFar.input) : next.input
    if (wrongOf(endpoint, input).length > 0) rest.push(next)
    else bySpoil.set(next.spoil, { ...next, input })
  }
  return [...bySpoil.values(), ...rest]
}

describe('a contract', () => {
  const spoilt = endpoints.flatMap(endpoint =>
    [...spoiltInputs(endpoint.input, randomUUID())].map(({ spoil, place, input, whole }) => ({
      name: `${endpoint.name} ${place} ${spoil}`,
      spoil,
      place,
      found: wrongOf(endpoint, input),
      isWholeRight: () => wrongOf(endpoint, whole).length === 0,
    })),
  )

  test('that refuses a field names it', () => {
    const unnamed = spoilt.filter(
      ({ found, place, isWholeRight }) =>
        // Else the test's idea of a right call was wrong elsewhere.
        found.length > 0 && !found.some(({ path }) => concerns(path, place)) && isWholeRight(),
    )
    expect(unnamed.map(({ name, found }) => `${name}: ${JSON.stringify(found)}`)).toEqual([])
  })

  test('that has a longest text refuses one that is longer by a sign', () => {
    const passed = spoilt.filter(
      ({ spoil, place, found }) => spoil === TOO_LONG_BY_ONE && !found.some(({ path }) => path === place),
    )
    expect(passed.map(({ name }) => name)).toEqual([])
  })
})

describe('what contracts let pass', () => {
  test.each([...KINDS, 'visitor'] as const)('ends with a clear answer for a %s', { timeout: 120_000 }, async kind => {
    const faults: string[] = []
    const knock = async (endpoint: Endpoint, { spoil, place, input }: SpoiltInput) => {
      let answer = await send(endpoint, kind, input)
      if (answer.body.includes('"global400001"')) {
        // A call before it signed them out, or closed their account.
        await signIn(kind)
        answer = await send(endpoint, kind, input)
      }
      const fault = faultOf(answer)
      if (fault !== undefined) faults.push(`${endpoint.name} ${place} ${spoil}: ${fault}`)
      else if (UNKEEPABLE_SPOILS.includes(spoil) && endpoint.method === 'POST') {
        const { code, data } = answer.json<Envelope<{ fieldErrors?: FieldError[] } | null>>()
        const { fieldErrors = [] } = data ?? {}
        const isNamed = fieldErrors.some(({ path, rule }) => rule === 'unkeepable' && concerns(path, place))
        // Of very many wrong fields the first are told.
        if (!(isNamed || fieldErrors.length === 100) || code !== invalidInputCode(endpoint.path))
          faults.push(`${endpoint.name} ${place} ${spoil}: ${answer.body.slice(0, 300)}`)
      }
    }
    for (const endpoint of endpoints.filter(({ audiences }) => audiences.includes(kind)))
      await Promise.all(letPass(endpoint).map(spoilt => knock(endpoint, spoilt)))
    expect(faults).toEqual([])
  })
})

describe('what is no call at all', () => {
  const path = '/api/user/session/login'
  const depth = 50_000
  test.each([
    ['nothing', ''],
    ['half of it', '{"email":'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '1e400'],
    ['null', 'null'],
    ['a well of lists', `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['a well of objects', `${'{"email":'.repeat(depth)}1${'}'.repeat(depth)}`],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.example"}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a name given twice', '{"email":1,"email":2}'],
    ['two megabytes and more', JSON.stringify({ email: 'x'.repeat(2 ** 21) })],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x7b, 0x7d])],
  ])('%s gets the envelope', async (_what, payload) => {
    const headers = { 'content-type': 'application/json', locale: 'th_TH' }
    const answer = await api.api.app.inject({ method: 'POST', url: path, headers, payload })
    expect(faultOf(answer)).toBeUndefined()
    expect(answer.json<Envelope>()).toMatchObject({ success: false, code: expect.stringMatching(/^[A-Z_]+\d+$/) })
    expect('isAdmin' in {}).toBe(false)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'a body said to be %s gets the envelope',
    async type => {
      const answer = await api.api.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': type, locale: 'th_TH' },
        payload: 'email=a',
      })
      expect(faultOf(answer)).toBeUndefined()
      expect(answer.json<Envelope>().success).toBe(false)
    },
  )

  test.each([
    '/api/%',
    '/api/%00',
    '/api/%ff%fe',
    `/api/${'a'.repeat(20_000)}`,
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/mall/product/detail?id=%00&id=2&id[$ne]=x',
    '/api/user/profile?source[]=1&source[]=2',
  ])('the address %j gets the envelope', async url => {
    const answer = await api.api.app.inject({ method: 'GET', url, headers: { locale: 'th_TH' } })
    expect(faultOf(answer)).toBeUndefined()
    expect(answer.json<Envelope>().success).toBe(false)
  })
})
