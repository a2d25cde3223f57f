import { randomUUID } from 'node:crypto'
import { REGIONS } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { ask, deskOpen, deskRelease, deskReply, deskTake, humanRequest } from '@tradeport/domain/assistant/contract'
import { dataExportCreate } from '@tradeport/domain/governance/contract'
import {
  aMessageInput,
  leaveMessageClaim,
  leaveMessagePage,
  messageForm,
  messageSubmit,
} from '@tradeport/domain/support/contract'
import { inputWith, startTestApi, takesIds, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { only } from './hostile-texts.test-pen'
import { wireProduct } from './wire-product'

// What operators do is their region's: a colleague goes on where another stopped. What is theirs alone answers every colleague, and
// the most powerful one, like what does not exist.
const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(
    ({ audiences, input, kind }) =>
      audiences.includes('operator') && takesIds(input) && kind !== 'events' && kind !== 'feed',
  )

/** Ends what somebody has open: an act of office, by whoever may, with a trace. */
const OF_OFFICE = 'identity.onlineUserSignOut'

let api: TestApi
let owner: Caller
let colleague: Caller
/** Who looks after another region. */
let elsewhere: Caller
const rows = new Map<string, string>()
/** What an operator has taken upon themselves, in the region that colleagues look after too. */
const claimed = new Map<string, string>()

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
  colleague = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
  rows.set('data_export', (await owner.ok(dataExportCreate, { list: 'companies' })).id)
  const { rows: sessions } = await api.pool.query<{ id: string }>('select id from user_session where user_id = $1', [
    owner.actor.userId,
  ])
  rows.set('user_session', sessions[0]?.id ?? '')
  elsewhere = await api.person({ kind: 'operator', roles: ['op_region_admin'], region: REGIONS.guangzhou })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
    elsewhere.actor.userId,
    [REGIONS.guangzhou.regionId],
  ])
  claimed.set('leave_message', await aClaimedMessage())
  claimed.set('chat_conversation', await aTakenConversation())
})

async function aClaimedMessage(): Promise<string> {
  const { token } = await api.visitor.ok(messageForm, {})
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const input = aMessageInput({ formToken: token, email: 'left@nordhaus.example', pageUrl: '/' })
  const { no } = await api.visitor.ok(messageSubmit, input)
  const { records } = await owner.ok(leaveMessagePage, { keyword: no })
  const { id, version } = only(records)
  await owner.ok(leaveMessageClaim, { id, version })
  return id
}

async function aTakenConversation(): Promise<string> {
  const buyer = await api.person({ kind: 'buyer', region: REGIONS.puyuan })
  const { conversationId } = await buyer.ok(ask, { content: 'Have you any wool?', entry: 'page' })
  await buyer.ok(humanRequest, { conversationId, reason: 'asked', entry: 'page' })
  const waiting = await owner.ok(deskOpen, { id: conversationId })
  await owner.ok(deskTake, { id: conversationId, version: waiting.version })
  return conversationId
}

afterAll(() => api.close())

async function answerTo(who: Caller, endpoint: Endpoint, id: string): Promise<string> {
  const input = inputWith(endpoint.input, id)
  if (endpoint.kind === 'binary') return String((await who.download(endpoint, input)).status)
  const { code, data } = await who.raw(endpoint, input)
  return JSON.stringify({ code, data }).replaceAll(id, '<id>')
}

async function toldTo(
  who: Caller,
  isAsked: (endpoint: Endpoint) => boolean,
  asked: ReadonlyMap<string, string> = rows,
): Promise<string[]> {
  const told: string[] = []
  for (const endpoint of endpoints.filter(isAsked)) {
    const unknown = await answerTo(who, endpoint, randomUUID())
    for (const [table, id] of asked)
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

test('what waits in a region, or was taken upon oneself there, answers whoever looks after another like what does not exist', async () => {
  const all = new Map([...rows, ...claimed])
  expect(await toldTo(elsewhere, () => true, all)).toEqual([])
  const reads = (endpoint: Endpoint) => !endpoint.writes && /^(?:support|assistant)\./.test(endpoint.name)
  const told = await toldTo(colleague, reads, claimed)
  expect(told).toEqual(
    expect.arrayContaining(['support.leaveMessageDetail of leave_message', 'assistant.deskOpen of chat_conversation']),
  )
})

test('nobody speaks in a conversation that a colleague has taken, or lays it down', async () => {
  const id = claimed.get('chat_conversation') ?? ''
  const before = await owner.ok(deskOpen, { id })
  const { version } = before
  const answers = [
    await colleague.call(deskReply, { id, content: 'Let me see.' }),
    await colleague.call(deskRelease, { id, version, summary: 'Nothing to do.' }),
    await elsewhere.call(deskTake, { id, version }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(['AI800403', 'AI800403', 'AI800404'])
  expect(await owner.ok(deskOpen, { id })).toEqual(before)
  await owner.ok(deskReply, { id, content: 'We have found two mills.' })
})
