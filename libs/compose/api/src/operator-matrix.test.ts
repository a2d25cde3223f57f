import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { REGIONS, ROLES } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionCatalogue } from './permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogue = permissionCatalogue(contracts)
const endpoints = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(endpoint => catalogue.keyOf(endpoint) !== undefined)

const HOME = REGIONS.puyuan
const OTHER = REGIONS.guangzhou

const OWN_ROLE = 'a role of the platform’s own'
const FOR_A_TIME = 'a grant for a time'
const ENDED = 'a grant that has ended'
const some = (every: number) => catalogue.permissions.filter((_, at) => at % every === 0).map(({ key }) => key)
/** What they hold; nothing by a grant whose time is over. */
const SINGLE: ReadonlyMap<string, readonly string[]> = new Map([
  [OWN_ROLE, some(5)],
  [FOR_A_TIME, some(40)],
  [ENDED, some(40)],
])
const heldBy = (holder: string): readonly string[] => (holder === ENDED ? [] : (SINGLE.get(holder) ?? [holder]))

async function holderOf(holder: string, keys: readonly string[]): Promise<Caller> {
  const person = await api.person({ kind: 'operator', roles: [], region: HOME })
  const { userId } = person.actor
  const code = randomUUID()
  await api.pool.query(
    `insert into operator_role (code, name, permissions, created_at, updated_at) values ($1, $1, $2, now(), now())`,
    [code, holder === OWN_ROLE ? keys : []],
  )
  await api.pool.query('update operator set region_ids = $2, roles = $3 where user_id = $1', [
    ...[userId, [HOME.regionId], holder === OWN_ROLE ? [code] : []],
  ])
  if (holder === OWN_ROLE) return person
  const now = api.clock.now.getTime()
  const [from, until] = (holder === ENDED ? [-48, -24] : [-24, 24]).map(hours => new Date(now + hours * 3_600_000))
  for (const key of keys)
    await api.pool.query(
      `insert into operator_grant (id, user_id, held, reason, starts_at, ends_at, status, created_at, updated_at, created_by)
       values ($1, $2, $3, 'As asked', $4, $5, 'active', $4, $4, $2)`,
      [randomUUID(), userId, key, from, until],
    )
  return person
}

let api: TestApi
const people = new Map<string, Caller>()

beforeAll(async () => {
  api = await startTestApi()
  for (const role of ROLES.operator) {
    const person = await api.person({ kind: 'operator', roles: [role], region: HOME })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      person.actor.userId,
      [HOME.regionId],
    ])
    people.set(role, person)
  }
  // Whoever holds single rights: by a role of the platform's own, or for a time.
  for (const [holder, keys] of SINGLE) people.set(holder, await holderOf(holder, keys))
})
afterAll(() => api.close())

/** A call that no handler sees: what it says is no input for anything, so that an admitted one ends at the door's other side. */
async function knock(endpoint: Endpoint, token: string | null, source: string): Promise<string> {
  const isForm = endpoint.kind === 'multipart'
  const answer: LightMyRequestResponse = await api.api.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}?source=${source}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.method === 'GET'
        ? {}
        : { 'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: isForm ? '--x--\r\n' : '[]' }),
  })
  return answer.json<Envelope>().code
}

const knockAll = (endpoint: Endpoint, source: string) =>
  Promise.all([...people].map(async ([role, { token }]) => [role, await knock(endpoint, token, source)] as const))

const REFUSED = 'gateway.400019'

describe('every operator endpoint', () => {
  test('is called by exactly those roles, and holders of single rights, that the catalogue names, in their own region', async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints)
      for (const [role, code] of await knockAll(endpoint, HOME.source)) {
        const isExpected = (code !== REFUSED) === catalogue.admits(endpoint, heldBy(role))
        if (!isExpected || /^SYS9000|^global|^UPT/.test(code)) wrong.push(`${endpoint.name} ${role} ${code}`)
      }
    expect(wrong).toEqual([])
  }, 60_000)

  test('is closed to all of them in a region they do not serve', async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints)
      for (const [role, code] of await knockAll(endpoint, OTHER.source)) {
        if (code !== 'global400002') wrong.push(`${endpoint.name} ${role} ${code}`)
      }
    expect(wrong).toEqual([])
  }, 60_000)

  test('is closed to whoever has not signed in', async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      const code = await knock(endpoint, null, HOME.source)
      if (code !== 'global400001') wrong.push(`${endpoint.name} ${code}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})

describe('the catalogue', () => {
  test('leaves auditors nothing to change', () => {
    const changes = [...catalogue.held(['op_auditor'])].filter(key => !/:(read|export)$/.test(key))
    expect(changes).toEqual([])
  })

  test('has somebody for everything, and the super operator for all of it', () => {
    expect(catalogue.permissions.filter(({ roles }) => roles.length === 0)).toEqual([])
    expect(catalogue.permissions.map(({ key }) => key).filter(key => !catalogue.held(['op_super']).has(key))).toEqual(
      [],
    )
  })

  test('declares who holds every write: what nobody is declared for is the super operator’s alone', () => {
    expect(catalogue.undeclared).toEqual([])
  })

  test('declares who reads every document: none is open to all of the house because nobody thought of it', () => {
    expect(catalogue.openReads).toEqual([])
  })

  test.each([
    ['op_reviewer', ['registration:approve', 'certificate:accept', 'product:approve', 'service:approve_pass']],
    ['op_reviewer', ['registration:read', 'company:read', 'product:read', 'store:read', 'service:read']],
    [
      'op_trade',
      ['orderHold:freeze', 'orderHold:unfreeze', 'order:read', 'inquiry:read', 'quotation:read', 'thread:read'],
    ],
    [
      'op_arbiter',
      ['afterSalesCase:decide_refund', 'afterSalesCase:decide_close', 'serviceOrder:decide', 'afterSalesCase:read'],
    ],
    ['op_arbiter', ['serviceOrder:read', 'agreement:read', 'declarationForm:read', 'service:read', 'company:read']],
    ['op_content', ['newsArticle:publish', 'relatedDocument:create', 'banner:update', 'languageText:publish']],
    ['op_content', ['newsArticle:read', 'relatedDocument:read', 'banner:read', 'language:read', 'languageText:read']],
    [
      'op_cs',
      ['leaveMessage:reply', 'assistantDesk:reply', 'leaveMessage:read', 'assistantDesk:read', 'report:resolve'],
    ],
    ['op_finance', ['milestone:confirm', 'membershipOrder:confirm', 'membershipOrder:refund', 'offering:update']],
    ['op_finance', ['order:read', 'offering:read', 'abilityOffer:read', 'company:read']],
    ['op_region_admin', ['registration:approve', 'product:lift_ban', 'orderHold:freeze', 'operator:invite']],
    ['op_auditor', ['audit:read', 'audit:export', 'order:read', 'loginLog:read']],
  ])('lets %s do the work of the role: %j', (role, keys) => {
    const held = catalogue.held([role])
    expect(keys.filter(key => !held.has(key))).toEqual([])
  })

  test.each([
    [
      'op_content',
      ['certificate:accept', 'orderHold:freeze', 'operator:invite', 'membershipOrder:confirm', 'order:read'],
    ],
    ['op_content', ['registration:read', 'certificate:read', 'company:read', 'operator:read', 'report:read']],
    ['op_cs', ['registration:read', 'certificate:read', 'role:read', 'department:read']],
    ['op_finance', ['registration:read', 'certificate:read', 'product:read', 'store:read']],
    ['op_trade', ['registration:read', 'certificate:read', 'operator:read']],
    ['op_cs', ['certificate:accept', 'newsArticle:publish', 'orderHold:freeze', 'role:create', 'audit:read']],
    [
      'op_finance',
      ['certificate:accept', 'newsArticle:create', 'registration:approve', 'orderHold:freeze', 'inquiry:read'],
    ],
    ['op_trade', ['certificate:reject', 'milestone:confirm', 'product:approve', 'loginLog:read']],
    ['op_trade', ['afterSalesCase:decide_refund', 'afterSalesCase:decide_close', 'serviceOrder:decide']],
    ['op_arbiter', ['orderHold:freeze', 'order:read', 'registration:read', 'certificate:read', 'milestone:confirm']],
    ['op_arbiter', ['serviceOrder:retry_payment', 'declarationForm:manual_receipt', 'agreementTemplate:update']],
    ['op_reviewer', ['newsArticle:create', 'milestone:confirm', 'order:read', 'operator:update']],
  ])('keeps from %s the work of others: %j', (role, keys) => {
    const held = catalogue.held([role])
    expect(keys.filter(key => held.has(key))).toEqual([])
  })

  test('is asked in less than a millisecond', () => {
    const roles = ['op_content', ...catalogue.permissions.slice(0, 60).map(({ key }) => key)]
    const [endpoint] = endpoints
    if (!endpoint) throw new Error('nothing to ask about')
    const begin = performance.now()
    for (let n = 0; n < 1000; n += 1) catalogue.admits(endpoint, roles)
    expect((performance.now() - begin) / 1000).toBeLessThan(1)
  })
})
