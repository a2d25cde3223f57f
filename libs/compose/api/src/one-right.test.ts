import {
  bankAccountPage,
  certificatePage,
  companyProfile,
  invitationPage,
  inviteMember,
  memberPage,
  memberRoles,
  profile,
} from '@tradeport/domain/identity/contract'
import { sellerStoreList } from '@tradeport/domain/catalogue/contract'
import { OWNER_ROLES, ROLES, type PartyKind } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import { ANY_FILES, leastInputWith, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partyCatalogues } from './party-permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogues = partyCatalogues(contracts)
const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
const PARTIES = ['buyer', 'seller', 'provider'] as const

let api: TestApi
const companies = new Map<PartyKind, string>()

beforeAll(async () => {
  api = await startTestApi()
  for (const kind of PARTIES) companies.set(kind, (await api.person({ kind })).actor.companyId ?? '')
})
afterAll(() => api.close())

/** Somebody of the company who holds just these. */
async function holderOf(party: PartyKind, keys: readonly string[]): Promise<Caller> {
  const companyId = companies.get(party) ?? ''
  const who = await api.person({ kind: party, companyId, roles: [ROLES[party][1]] })
  const grants = keys.map(key => {
    const permission = catalogues[party].permissions.find(each => each.key === key)
    return { key, level: permission?.levels.at(-1) ?? null }
  })
  await api.pool.query('update company_member set roles = $3, own_rights = $2 where user_id = $1', [
    ...[who.actor.userId, JSON.stringify({ given: [], grants }), []],
  ])
  return who
}

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

const CLOSED = 'gateway.400019'
const REFUSED = [CLOSED, 'MALL600403']

describe.each(PARTIES)('one right that is otherwise the owner’s, of a %s’s company', party => {
  const catalogue = catalogues[party]
  const isOwners = (key: string) => {
    const roles = catalogue.permissions.find(each => each.key === key)?.roles ?? []
    return roles.every(role => role === OWNER_ROLES[party])
  }
  const owners = catalogue.permissions.filter(({ key, isGivable }) => isGivable && isOwners(key)).map(({ key }) => key)
  const acts = endpoints.filter(endpoint => isOwners(catalogue.keyOf(endpoint) ?? '') && catalogue.keyOf(endpoint))

  test('opens its own calls, and of the owner’s no other', async () => {
    expect(owners).toEqual(
      expect.arrayContaining(['bankAccount:create', 'certificate:create', 'membershipOrder:create']),
    )
    const wrong: string[] = []
    for (const right of owners) {
      const who = await holderOf(party, [right])
      for (const endpoint of acts) {
        const key = catalogue.keyOf(endpoint)
        const code = await knock(who, endpoint)
        if (key === right ? REFUSED.includes(code) : code !== CLOSED) wrong.push(`${right}: ${endpoint.name} ${code}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test('makes nobody an owner, whatever is asked', async () => {
    for (const right of owners) {
      const who = await holderOf(party, [right, 'member:read', 'company:read', 'certificate:read', 'bankAccount:read'])
      const self = await who.ok(profile, {})
      expect(self.roles).toEqual([])
      expect(self.ownRights).toContain(right)
      expect((await who.ok(companyProfile, {})).actions).toEqual(right === 'company:update' ? ['edit', 'change'] : [])
      const roles = await who.ok(memberRoles, {})
      expect([right, roles.mayEditRoles, roles.grantable]).toEqual([right, false, []])
      // Of colleagues who hold no more than they do themselves, and nothing but this.
      for (const { actions, isOwner } of (await who.ok(memberPage, { pageSize: 200 })).records)
        expect([right, isOwner, actions.filter(action => isOwner || `member:${action}` !== right)]).toEqual([
          ...[right, isOwner, []],
        ])
      for (const { actions } of (await who.ok(certificatePage, {})).records) expect(actions).toEqual([])
      for (const { actions } of (await who.ok(bankAccountPage, {})).records) expect(actions).toEqual([])
    }
  }, 120_000)
})

test('whoever may invite gives away nothing that they do not hold', async () => {
  for (const party of PARTIES) {
    const who = await holderOf(party, ['member:invite', 'member:read'])
    for (const role of ROLES[party]) {
      const code = (await who.call(inviteMember, { email: `${uuidv7()}@example.com`, roles: [role] })).code
      expect([role, code]).toEqual([role, 'MALL600403'])
    }
    expect((await who.ok(invitationPage, {})).records).toEqual([])
  }
})

test('a shop is applied for by whoever holds just that', async () => {
  const who = await holderOf('seller', ['store:apply'])
  const other = await holderOf('seller', ['bankAccount:create'])
  expect((await who.ok(sellerStoreList, {})).mayApply).toBe(true)
  expect((await other.ok(sellerStoreList, {})).mayApply).toBe(false)
})
