import { randomUUID } from 'node:crypto'
import { logout } from '@tradeport/domain/identity/contract'
import { endpointsOf, type Audience, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { keepsUndeclared, namesField, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
const KINDS = ['buyer', 'seller', 'provider', 'operator'] as const

let api: TestApi
const people = new Map<Audience, Caller>()

beforeAll(async () => {
  api = await startTestApi()
  for (const kind of KINDS) people.set(kind, await api.person({ kind }))
})
afterAll(() => api.close())

/** The code of a call that says nothing sensible: who may not make it is refused before anybody reads it. */
async function knock(endpoint: Endpoint, token: string | null): Promise<string> {
  const isForm = endpoint.kind === 'multipart'
  const answer = await api.api.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}?source=${DEFAULT_REGION.source}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.method === 'GET'
        ? {}
        : { 'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: isForm ? '--x--\r\n' : '[]' }),
  })
  return answer.json<Envelope>().code
}

async function refusals(
  token: string | null,
  isAsked: (endpoint: Endpoint) => boolean,
): Promise<Record<string, string[]>> {
  const byCode: Record<string, string[]> = {}
  for (const endpoint of endpoints.filter(candidate => !candidate.audiences.includes('visitor') && isAsked(candidate)))
    (byCode[await knock(endpoint, token)] ??= []).push(endpoint.name)
  return byCode
}

describe('every call that is not public', () => {
  test.each(KINDS)('is closed to a %s it is not made for', async kind => {
    const told = await refusals(people.get(kind)?.token ?? null, endpoint => !endpoint.audiences.includes(kind))
    expect(Object.keys(told)).toEqual(['gateway.400019'])
  })

  test.each(KINDS)('is closed to the token of a %s who signed out', async kind => {
    const person = await api.person({ kind })
    await person.ok(logout, {})
    const told = await refusals(person.token, () => true)
    expect(Object.keys(told)).toEqual(['global400001'])
  })

  test('but for the own account is closed to who is signed in and belongs to no company', async () => {
    const person = await api.person({ kind: 'seller' })
    await api.pool.query('update user_session set company_id = null where user_id = $1', [person.actor.userId])
    const told = await refusals(person.token, ({ withoutCompany }) => !withoutCompany)
    expect(Object.keys(told)).toEqual(['gateway.400019'])
    const own = endpoints.filter(({ withoutCompany }) => withoutCompany).map(({ name }) => name)
    // Besides the account: what everybody who is signed in has to accept.
    const accepting = ['content.documentAccept', 'content.documentsToAccept']
    expect(own.filter(name => !name.startsWith('identity.')).sort()).toEqual(accepting)
  })

  test('is closed to a token that nobody was given', async () => {
    expect(Object.keys(await refusals(randomUUID(), () => true))).toEqual(['global400001'])
  })
})

test('no call has a field that is taken for the region it is made in', () => {
  const taken = endpoints.filter(({ input }) => namesField(input, 'source')).map(({ name }) => name)
  expect(taken).toEqual([])
})

test('no call keeps a field that its contract does not name, such as an owner, a status or a role', () => {
  const kept = endpoints.flatMap(({ name, input }) => keepsUndeclared(input, name))
  expect(kept).toEqual([])
})

test('nothing that is answered can be framed by a page, or taken for what it is not', async () => {
  const reads = endpoints.filter(({ method, kind }) => method === 'GET' && kind !== 'events' && kind !== 'feed')
  const paths = [...reads.map(({ path }) => path), '/docs', '/docs/static/index.html', '/openapi.json', '/nowhere']
  const open: string[] = []
  for (const path of paths) {
    const { headers } = await api.api.app.inject(`/api${path}`)
    const { 'x-frame-options': framed, 'x-content-type-options': sniffed } = headers
    if (framed !== 'DENY' || sniffed !== 'nosniff') open.push(path)
  }
  expect(reads.length).toBeGreaterThan(0)
  expect(open).toEqual([])
})
