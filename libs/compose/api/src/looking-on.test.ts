import { randomUUID } from 'node:crypto'
import { viewAsStart } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { SUCCESS_CODE, endpointsOf, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { leastInputWith, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireProduct } from './wire-product'

let api: TestApi
let operator: Caller

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints: readonly Endpoint[] = contracts.flatMap(contract => endpointsOf(contract).map(([, each]) => each))

beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

async function asked(token: string, endpoint: Endpoint, id: string = randomUUID()): Promise<Envelope<unknown>> {
  const answer = await api.api.app.inject({
    method: 'POST',
    url: `/api${endpoint.path}`,
    headers: { locale: 'en_US', authorization: `Bearer ${token}` },
    payload: { ...leastInputWith(endpoint.input, id), source: DEFAULT_REGION.source },
  })
  return answer.json<Envelope<unknown>>()
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every place of an answer that says that something can be done. */
function offersIn(value: unknown): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const isOffer = key === 'actions' ? isTexts(each) : /^may[A-Z]/.test(key) && each === true
    return isOffer ? [key] : offersIn(each)
  })
}
const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(each => typeof each === 'string')

/** The first documents of a list. */
function idsIn(data: unknown): string[] {
  const records = isRecord(data) && Array.isArray(data['records']) ? data['records'] : []
  return records
    .slice(0, 3)
    .flatMap((row: unknown) => (isRecord(row) && typeof row['id'] === 'string' ? [row['id']] : []))
}

describe.each(['buyer', 'seller', 'provider'] as const)('looking on as a %s', party => {
  test('every document is answered as to the member, and offers nothing that would be refused', async () => {
    const member = await api.person({ kind: party })
    // A colleague, for something else than oneself to be done with.
    await api.person({ kind: party, companyId: member.actor.companyId ?? '' })
    const { userId, companyId } = member.actor
    const input = { userId: userId ?? '', companyId: companyId ?? '', party, reason: 'A document is missing' }
    const own = member.token ?? ''
    const viewing = (await operator.ok(viewAsStart, input)).token
    const reads = endpoints.filter(
      ({ audiences, writes, ability, kind, method, whileViewing }) =>
        audiences.includes(party) &&
        !writes &&
        ability === undefined &&
        kind === 'json' &&
        method === 'POST' &&
        whileViewing === undefined,
    )
    const offered: string[] = []
    const refused: string[] = []
    const shown = new Set<string>()
    const compare = async (endpoint: Endpoint, id?: string) => {
      const theirs = await asked(own, endpoint, id)
      if (theirs.code !== SUCCESS_CODE) return theirs.data
      const { code, data } = await asked(viewing, endpoint, id)
      if (code !== SUCCESS_CODE) refused.push(`${endpoint.name} ${code}`)
      if (offersIn(theirs.data).length > 0) shown.add(endpoint.name)
      offered.push(...offersIn(data).map(offer => `${endpoint.name} ${offer}`))
      return theirs.data
    }
    for (const endpoint of reads) {
      const detail = reads.find(
        ({ name }) => name === endpoint.name.replace(/Page$/, 'Detail') && name !== endpoint.name,
      )
      for (const id of idsIn(await compare(endpoint))) if (detail) await compare(detail, id)
    }
    expect(offered).toEqual([])
    expect(refused).toEqual([])
    // To the member themselves much is offered.
    expect([...shown]).toEqual(
      expect.arrayContaining(['identity.addressList', 'identity.memberPage', 'identity.memberRoles']),
    )
  }, 60_000)
})
