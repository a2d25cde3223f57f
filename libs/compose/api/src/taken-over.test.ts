import { randomUUID } from 'node:crypto'
import * as identity from '@tradeport/domain/identity/contract'
import { ROLES, STORE_ROLES } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { SoftAuthenticator, fieldsOf, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

async function mailOf({ actor }: Caller): Promise<string> {
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    actor.userId,
  ])
  return rows[0]?.email ?? ''
}

describe('a session', () => {
  /** All that give the token of a session. */
  const OPENERS: Readonly<Record<string, (by: Caller) => Promise<string>>> = {
    [identity.login.name]: async by => {
      const email = await mailOf(by)
      return (await by.ok(identity.login, { email, password: 'Passw0rd!', identity: 'seller' })).token
    },
    [identity.passkeyLogin.name]: async by => {
      const passkey = new SoftAuthenticator({ origin: publicUrl, rpId: 'tradeport.localhost' })
      const made = passkey.make(await by.ok(identity.beginPasskey, {}))
      await by.ok(identity.addPasskey, { name: 'Laptop', passkey: made })
      const signed = passkey.sign(await by.ok(identity.signInChallenge, {}))
      return (await by.ok(identity.passkeyLogin, { passkey: signed, identity: 'seller' })).token
    },
    [identity.switchCompany.name]: async by =>
      (await by.ok(identity.switchCompany, { companyId: by.actor.companyId ?? '' })).token,
    [identity.switchStore.name]: async by =>
      (await by.ok(identity.switchStore, { storeId: by.actor.storeId ?? '' })).token,
  }
  /** Those of a preview, a look and a form open one page. */
  const OF_ONE_PAGE = [
    'content.bannerPreview',
    'content.documentPreview',
    'content.newsPreview',
    'identity.viewAsStart',
    'support.messageForm',
  ]

  test('is opened by these calls and no others', () => {
    const giving = endpoints.filter(({ output }) => fieldsOf(output, 'output').some(({ name }) => name === 'token'))
    expect(giving.map(({ name }) => name).sort()).toEqual([...Object.keys(OPENERS), ...OF_ONE_PAGE].sort())
  })

  test.each(Object.entries(OPENERS))(
    'that %s opens has a token nobody knew, and the one brought along is dead',
    async (_name, open) => {
      const by = await api.person({ kind: 'seller' })
      const token = await open(by)
      expect(token).not.toBe(by.token)
      expect((await by.call(identity.ownSessions, {})).code).toBe('global400001')
      const as = { headers: { authorization: `Bearer ${token}` } }
      expect((await api.visitor.call(identity.ownSessions, {}, as)).code).toBe('200')
    },
  )
})

const PARTIES = ['buyer', 'seller', 'provider'] as const
const OWNERS: readonly string[] = ['buyer_owner', 'seller_owner', 'provider_owner']
const GIVEN_BY: Readonly<Record<string, readonly string[]>> = { shop_manager: STORE_ROLES }
const ALL_ROLES = Object.values(ROLES).flat()

describe.each(PARTIES.flatMap(party => ROLES[party].map(role => [party, role] as const)))(
  'of a %s, %s',
  (party, role) => {
    const isOwner = OWNERS.includes(role)
    const ownSide: readonly string[] = ROLES[party]
    /** Owners give the roles of their side of the market, managers those of their shop; others give, if anything, what they hold. */
    const mayGive = (given: string) => (GIVEN_BY[role] ?? (isOwner ? ownSide : [role])).includes(given)
    let by: Caller

    const memberWith = async (companyId: string, given: string) => {
      const member = await api.person({ kind: party, companyId, roles: [given] })
      await api.pool.query('update company_member set is_owner = $2 where user_id = $1', [
        member.actor.userId,
        OWNERS.includes(given),
      ])
      return member
    }
    const succeeds = async (endpoint: Endpoint, input: object) => (await by.raw(endpoint, input)).success

    beforeAll(async () => {
      const founder = await api.person({ kind: party })
      by = await memberWith(founder.actor.companyId ?? '', role)
    })

    test('invites nobody to more than they may give', async () => {
      const given: string[] = []
      for (const each of ALL_ROLES) {
        const email = `${randomUUID()}@example.com`
        if (await succeeds(identity.inviteMember, { email, roles: [each], reason: 'Try' })) given.push(each)
      }
      expect(given.filter(each => !mayGive(each))).toEqual([])
      if (isOwner) expect(given).toEqual(ownSide)
    })

    test('raises nobody above that, and not themselves', async () => {
      const colleague = await memberWith(by.actor.companyId ?? '', ownSide.at(-1) ?? role)
      const raise = async (userId: string, to: string) => {
        const { rows } = await api.pool.query<{ version: number }>(
          'select version from company_member where user_id = $1',
          [userId],
        )
        const change = { id: userId, version: rows[0]?.version ?? -1, roles: [to], reason: 'More to do' }
        return succeeds(identity.changeMemberRoles, change)
      }
      const raised: string[] = []
      for (const each of ALL_ROLES) {
        if (await raise(colleague.actor.userId ?? '', each)) raised.push(each)
        if (await raise(by.actor.userId ?? '', each)) raised.push(`${each} for themselves`)
      }
      expect(raised.filter(each => !mayGive(each))).toEqual([])
      if (isOwner) expect(raised.length).toBeGreaterThan(0)
    })

    test('puts no role together that says more', async () => {
      const made: string[] = []
      for (const each of ALL_ROLES)
        if (await succeeds(identity.saveCompanyRole, { name: `Role ${each}`, roles: [each], reason: 'Try' }))
          made.push(each)
      expect(made.filter(each => !mayGive(each))).toEqual([])
      if (isOwner) expect(made).toEqual(ownSide)
    })
  },
)

/** Where a call of a party says whose something is, what somebody may do or how far it has come, and what keeps it to that. */
const SAID_BY_CALLERS: Readonly<Record<string, string>> = {
  'catalogue.productMove storeId': 'a shop of the own company, which the caller works for',
  'catalogue.relationRequest storeId': 'an open store of others, which may refuse',
  'customs.customsDelegationGrant brokerCompanyId': 'whom the own company lets declare for it',
  'customs.customsOrderDraft providerCompanyId': 'whom the order is for: they may refuse it',
  'customs.declarationFormConvertBook brokerCompanyId': 'by a delegation in force',
  'customs.declarationFormConvertBook companyId': 'by a delegation in force',
  'customs.declarationFormCreate brokerCompanyId': 'by a delegation in force',
  'customs.declarationFormCreate companyId': 'by a delegation in force',
  'customs.declarationFormOfflineCreate companyId': 'by a delegation in force',
  'customs.declarationFormOfflineCreate status': 'of a form declared elsewhere, which goes nowhere from here',
  'customs.declarationFormOfflineUpdate status': 'of a form declared elsewhere, which goes nowhere from here',
  'customs.declarationFormUpdate brokerCompanyId': 'by a delegation in force',
  'customs.declarationListExportCreate companyId': 'narrows the caller’s own list',
  'customs.declarationListExportCreate status': 'narrows the caller’s own list',
  'governance.companyExportCreate status': 'narrows the caller’s own list',
  'identity.changeMemberRoles roles': 'no more than the caller may give',
  'identity.changeMemberRoles storeIds': 'no more than the caller works for',
  'identity.inviteMember roles': 'no more than the caller may give',
  'identity.inviteMember storeIds': 'no more than the caller works for',
  'identity.saveCompanyRole permissions': 'no more than the caller may give',
  'identity.saveCompanyRole roles': 'no more than the caller may give',
  'identity.switchCompany companyId': 'a company that the caller works for',
  'identity.switchStore storeId': 'a shop that the caller works for',
  'sourcing.inquiryReassign userId': 'a colleague who may ask',
  'sourcing.threadReassign userId': 'a colleague who sells for the shop',
  'trading.orderReassign userId': 'a colleague who may act on it',
  'serviceMarket.practiceProgressSave status': 'of one’s own practice, which moves nothing',
  'sourcing.inquiryAddStores storeIds': 'whom an inquiry is for: they need not answer',
  'sourcing.inquiryCreate storeIds': 'whom an inquiry is for: they need not answer',
  'sourcing.inquirySubmit storeIds': 'whom an inquiry is for: they need not answer',
  'sourcing.quotationSave totals.total': 'compared with what the server adds up',
  'sourcing.quotationSend totals.total': 'compared with what the server adds up',
}
const DECIDES =
  /^(?:(?:owner|buyer|seller|provider|broker|client|customer)?(?:company|user|store)Ids?|owner|roles?|status|state|verifyLevel|isOwner|approved|paid|permissions|verified|(?:created|updated|reviewed|assigned)(?:By|At)|reviewerId|balance|credit|total)$/i

test('no other call of a party says whose something is, what they may do, or how far it has come', () => {
  const said = endpoints
    .filter(({ writes, audiences }) => writes && audiences.some(kind => kind !== 'operator'))
    .flatMap(({ name, input }) =>
      fieldsOf(input)
        .filter(field => DECIDES.test(field.name))
        .map(({ place }) => `${name} ${place}`),
    )
  expect([...new Set(said)].sort()).toEqual(Object.keys(SAID_BY_CALLERS).sort())
})
