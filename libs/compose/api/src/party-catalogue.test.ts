import { actWords } from '@tradeport/kernel/acts'
import { ROLES, type RoleCode } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import {
  ANY_FILES,
  leastInputWith,
  startTestApi,
  takesIds,
  type Caller,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partyCatalogues } from './party-permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogues = partyCatalogues(contracts)
const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
const PARTIES = ['buyer', 'seller', 'provider'] as const

let api: TestApi
/** One person for each role of a company's side, who holds nothing else. */
const people = new Map<string, Caller>()

beforeAll(async () => {
  api = await startTestApi()
  for (const kind of PARTIES) {
    const companyId = (await api.person({ kind })).actor.companyId ?? ''
    for (const role of ROLES[kind]) people.set(role, await api.person({ kind, companyId, roles: [role] }))
  }
})
afterAll(() => api.close())

/** Nobody's: whoever may do it is told that there is no such document, and who may not is told so where that is decided first. */
const NOBODYS = uuidv7()

async function knock(who: Caller, endpoint: Endpoint): Promise<string> {
  const input = leastInputWith(endpoint.input, NOBODYS)
  if (endpoint.kind === 'binary') {
    const { mime, content } = await who.download(endpoint, input)
    return /json/.test(mime) ? (JSON.parse(content.toString('utf8')) as { code: string }).code : '200'
  }
  if (endpoint.kind !== 'multipart') return (await who.raw(endpoint, input)).code
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const [file] = ANY_FILES
  return file ? (await who.upload(endpoint, fields, file)).code : ''
}

/** What is no input, and what is not there, may be said before who asks is looked at. */
const UNSURE = /40[04]$/
/** Of this one the least input names a list that none of them reads. */
const BY_LIST = 'governance.companyExportCreate'
const CLOSED = 'gateway.400019'
const REFUSED = [CLOSED, 'MALL600403']

const OWNERS: readonly RoleCode[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const BUYERS: readonly RoleCode[] = ['buyer_owner', 'buyer_purchaser', 'buyer_approver']
const SALES: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'sales']
const MAKERS: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'order_follow']
const EDITORS: readonly RoleCode[] = ['seller_owner', 'shop_manager', 'product_editor']
const SIGNERS: readonly RoleCode[] = ['buyer_owner', 'buyer_approver', 'seller_owner', 'shop_manager']

/** The table of marketplace.md 4.1, row by row, as far as it is about companies: the rights of a row, and every role with a tick. */
const TABLE: readonly (readonly [row: string, rights: readonly string[], by: readonly RoleCode[]])[] = [
  ['inquiry:create / cancel', ['inquiry:create', 'inquiry:cancel'], BUYERS],
  ['inquiry:assign / decline', ['thread:assign', 'thread:decline'], SALES],
  ['inquiry:reply; chat is of cs_seller too', ['thread:send'], [...BUYERS, ...SALES, 'cs_seller']],
  ['quotation:create / send / revise', ['quotation:edit', 'quotation:send', 'quotation:withdraw'], SALES],
  ['quotation:accept / counter / reject', ['quotation:accept', 'quotation:counter', 'quotation:reject'], BUYERS],
  ['purchase:approve', ['purchaseApproval:approve', 'purchaseApproval:decline'], ['buyer_owner', 'buyer_approver']],
  ['order:sign', ['orderTerms:sign', 'orderTerms:reject'], SIGNERS],
  [
    'order:cancel_request / amend',
    ['order:cancel', 'cancelRequest:request_cancel', 'orderTerms:propose'],
    [...BUYERS, ...SALES],
  ],
  ['payment:report', ['milestone:report'], ['buyer_owner', 'buyer_finance']],
  ['payment:confirm_receipt', ['milestone:confirm', 'milestone:refuse'], ['seller_owner', 'seller_finance']],
  ['production:update, shipment:link', ['order:update_production', 'order:ready', 'order:ship'], MAKERS],
  ['product:edit / submit', ['product:create', 'product:update', 'product:submit'], EDITORS],
  ['registration: submit a change', ['company:update'], OWNERS],
  ['member:invite', ['member:invite', 'member:change_roles'], [...OWNERS, 'shop_manager']],
  ['role:edit', ['companyRole:update'], OWNERS],
  ['bank:edit', ['bankAccount:create', 'bankAccount:submit'], OWNERS],
  ['plan:buy', ['membershipOrder:create'], OWNERS],
  ['audit:read, of the own company', ['audit:read'], OWNERS],
]

test.each(TABLE)('%s: %j are of exactly %j', (_row, rights, by) => {
  for (const right of rights) {
    const holders = PARTIES.flatMap(
      party => catalogues[party].permissions.find(({ key }) => key === right)?.roles ?? [],
    )
    expect([right, [...holders].sort()]).toEqual([right, [...by].sort()])
  }
})

describe.each(PARTIES)('what a %s’s people may do', party => {
  const catalogue = catalogues[party]
  const theirs = endpoints.filter(endpoint => catalogue.keyOf(endpoint) !== undefined)

  test('has somebody for everything, and the owner for all of it', () => {
    const [owner] = ROLES[party]
    const held = catalogue.held([owner])
    expect(catalogue.permissions.filter(({ roles }) => roles.length === 0)).toEqual([])
    expect(catalogue.permissions.map(({ key }) => key).filter(key => !held.has(key))).toEqual([])
  })

  test('has words for all of it', () => {
    const wordless = catalogue.permissions.filter(({ key }) => {
      const { document, action } = actWords(key)
      return !document || !action
    })
    expect(wordless.map(({ key }) => key)).toEqual([])
  })

  test('has a step for every right, which a call or a button goes by', () => {
    const called = new Set(theirs.map(endpoint => catalogue.keyOf(endpoint)))
    const uncalled = catalogue.permissions.map(({ key }) => key).filter(key => !called.has(key))
    // Steps of one call, which the machine tells apart.
    expect(uncalled.filter(key => !key.startsWith('afterSalesCase:'))).toEqual([])
  })

  test('is opened by single rights, each for its own calls and no other', async () => {
    const companyId = (await api.person({ kind: party })).actor.companyId ?? ''
    const givable = catalogue.permissions.filter(({ isGivable }) => isGivable)
    const wrong: string[] = []
    for (const part of [0, 1, 2]) {
      const grants = givable
        .filter((_, at) => at % 3 === part)
        .map(({ key, levels }) => ({ key, level: levels.at(-1) ?? null }))
      const who = await api.person({ kind: party, companyId, roles: [ROLES[party][1]] })
      await api.pool.query('update company_member set own_rights = $2 where user_id = $1', [
        who.actor.userId,
        JSON.stringify({ given: [], grants }),
      ])
      const held = new Set(grants.map(({ key }) => key))
      for (const endpoint of theirs) {
        const key = catalogue.keyOf(endpoint) ?? ''
        const code = await knock(who, endpoint)
        if ((code === CLOSED) === held.has(key)) wrong.push(`${endpoint.name} ${key}: ${code}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test('is answered and refused as the catalogue says, call by call and role by role', async () => {
    const wrong: string[] = []
    for (const endpoint of theirs)
      for (const role of ROLES[party]) {
        const who = people.get(role)
        if (!who) throw new Error(`nobody is ${role}`)
        const code = await knock(who, endpoint)
        const isRefused = REFUSED.includes(code)
        const isAdmitted = catalogue.admits(endpoint, [role])
        // Of a document that is not there some calls are told first that it is not.
        const isSure = isRefused || !(takesIds(endpoint.input) || UNSURE.test(code))
        if (isSure && isRefused === isAdmitted && endpoint.name !== BY_LIST)
          wrong.push(`${endpoint.name} ${catalogue.keyOf(endpoint)} ${role}: ${code}`)
      }
    expect(wrong).toEqual([])
  }, 120_000)
})
