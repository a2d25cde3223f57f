import { randomUUID } from 'node:crypto'
import { REGIONS } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { dataExportCreate } from '@tradeport/domain/governance/contract'
import { inputWith, startTestApi, takesIds, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireProduct } from './wire-product'

// What operators do is their region's: a colleague goes on where another stopped. What is theirs alone answers every colleague, and
// the most powerful one, like what does not exist.
const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(({ audiences, input, kind }) => audiences.includes('operator') && takesIds(input) && kind !== 'events')

/** Ends what somebody has open: an act of office, by whoever may, with a trace. */
const OF_OFFICE = 'identity.onlineUserSignOut'

let api: TestApi
let owner: Caller
let colleague: Caller
const rows = new Map<string, string>()

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
  colleague = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
  rows.set('data_export', (await owner.ok(dataExportCreate, { list: 'companies' })).id)
  const { rows: sessions } = await api.pool.query<{ id: string }>('select id from user_session where user_id = $1', [
    owner.actor.userId,
  ])
  rows.set('user_session', sessions[0]?.id ?? '')
})
afterAll(() => api.close())

async function answerTo(who: Caller, endpoint: Endpoint, id: string): Promise<string> {
  const input = inputWith(endpoint.input, id)
  if (endpoint.kind === 'binary') return String((await who.download(endpoint, input)).status)
  const { code, data } = await who.raw(endpoint, input)
  return JSON.stringify({ code, data }).replaceAll(id, '<id>')
}

async function toldTo(who: Caller, isAsked: (endpoint: Endpoint) => boolean): Promise<string[]> {
  const told: string[] = []
  for (const endpoint of endpoints.filter(isAsked)) {
    const unknown = await answerTo(who, endpoint, randomUUID())
    for (const [table, id] of rows)
      if ((await answerTo(who, endpoint, id)) !== unknown) told.push(`${endpoint.name} of ${table}`)
  }
  return told
}

test('what is an operator’s alone answers a colleague like what does not exist', async () => {
  expect(await toldTo(colleague, ({ name }) => name !== OF_OFFICE)).toEqual([])
})

test('and does answer its owner', async () => {
  expect(await toldTo(owner, ({ name }) => name.startsWith('governance.'))).toContain(
    'governance.dataExportCancel of data_export',
  )
})
