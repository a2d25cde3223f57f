import * as identity from '@tradeport/domain/identity/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import { inquiryPage } from '@tradeport/domain/sourcing/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { endpointsOf, type Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let operator: Caller
let buyer: Caller

beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  buyer = await api.person({ kind: 'buyer', companyName: 'Northwind Ltd.' })
})
afterAll(() => api.close())

const reason = 'The buyer says that an inquiry is missing'
const memberOf = (who: Caller) => ({ userId: who.actor.userId ?? '', companyId: who.actor.companyId ?? '' })

async function look(by = operator, at = buyer, party: 'buyer' | 'seller' | 'provider' = 'buyer'): Promise<string> {
  return (await by.ok(identity.viewAsStart, { ...memberOf(at), party, reason })).token
}

/** What the front-end sends with the token of somebody who looks on. */
async function withToken(token: string, path: string, body: unknown = {}): Promise<Envelope<unknown>> {
  const answer = await api.api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    payload: JSON.stringify(body),
  })
  return answer.json<Envelope<unknown>>()
}

describe('an operator who looks on as a member', () => {
  it('sees what the member sees, says so in the profile, and for half an hour at most', async () => {
    const token = await look()
    const profile = await withToken(token, identity.profile.path)
    expect(profile.data).toMatchObject({
      kind: 'buyer',
      user: { displayName: buyer.actor.displayName },
      company: { legalName: 'Northwind Ltd.' },
      viewing: { operatorName: operator.actor.displayName },
    })
    expect((await withToken(token, inquiryPage.path)).code).toBe('200')
    const { now } = api.clock
    api.clock.now = new Date(now.getTime() + identity.VIEW_MINUTES * 60_000)
    expect((await withToken(token, identity.profile.path)).data).toMatchObject({ kind: 'visitor' })
    expect((await withToken(token, inquiryPage.path)).code).toBe('global400001')
    api.clock.now = now
  })

  it('can call no endpoint that changes anything, whatever it says', async () => {
    const token = await look()
    const open: string[] = []
    for (const [, endpoint] of endpointsOf(identity)) {
      const isMeant = endpoint.writes && endpoint.kind === 'json' && endpoint.audiences.includes('buyer')
      if (!isMeant || endpoint.name === identity.viewAsEnd.name) continue
      const { code } = await withToken(token, endpoint.path)
      if (code !== 'USER_SERVICE530310') open.push(`${endpoint.name} ${code}`)
    }
    expect(open).toEqual([])
    expect((await buyer.ok(identity.profile, {})).kind).toBe('buyer')
  })

  it.each([identity.ownSessions, identity.ownSignIns, identity.ownSecurity])(
    'does not see what is the member’s alone: $name',
    async endpoint => {
      expect((await withToken(await look(), endpoint.path)).code).toBe('USER_SERVICE530311')
    },
  )

  it('is no session of the member: nothing lists it, and signing the member out leaves it', async () => {
    const member = await api.person({ kind: 'buyer' })
    const token = await look(operator, member)
    expect(await member.ok(identity.ownSessions, {})).toHaveLength(1)
    const online = await operator.ok(identity.onlineUserPage, { pageSize: 200 })
    expect(online.records.filter(({ displayName }) => displayName === member.actor.displayName)).toHaveLength(1)
    await member.ok(identity.logout, { everywhere: true })
    expect((await withToken(token, inquiryPage.path)).code).toBe('200')
  })

  it('ends it, or it ends with the operator’s own sign-out', async () => {
    const token = await look()
    expect((await withToken(token, identity.viewAsEnd.path)).data).toEqual({ companyId: buyer.actor.companyId })
    expect((await withToken(token, inquiryPage.path)).code).toBe('global400001')
    const short = await api.person({ kind: 'operator', roles: ['op_super'] })
    const other = await look(short)
    await short.ok(identity.logout, {})
    expect((await withToken(other, inquiryPage.path)).code).toBe('global400001')
    expect((await buyer.call(identity.viewAsEnd, {})).code).toBe('MALL600403')
  })

  it('ends with the operator’s session, whoever ends it', async () => {
    const colleague = await api.person({ kind: 'operator', roles: ['op_super'] })
    const short = await api.person({ kind: 'operator', roles: ['op_super'] })
    const token = await look(short)
    const other = await look(operator)
    await colleague.ok(identity.onlineUserSignOut, { id: short.actor.sessionId ?? '', reason })
    expect((await withToken(token, inquiryPage.path)).code).toBe('global400001')
    expect((await withToken(other, inquiryPage.path)).code).toBe('200')
  })

  it('ends when the right to look on is taken', async () => {
    const short = await api.person({ kind: 'operator', roles: ['op_super'] })
    const token = await look(short)
    await api.pool.query(`update operator set roles = '{op_trade}', region_ids = '{1}' where user_id = $1`, [
      short.actor.userId,
    ])
    expect((await withToken(token, inquiryPage.path)).code).toBe('global400001')
  })

  it('sees the shops that the member sees, and a restricted company as restricted', async () => {
    const member = await api.person({ kind: 'seller' })
    await api.pool.query(
      `update company set status = 'restricted', restricted_for = '{risk}', risk_reason = 'Forged papers', more_store_ids = array[gen_random_uuid()] where id = $1`,
      [member.actor.companyId],
    )
    const token = await look(operator, member, 'seller')
    const as = async (session: string) => {
      const { storeId, storeIds, roles } = await api.api.parts.authenticator.authenticate(
        session,
        DEFAULT_REGION,
        api.clock.now,
      )
      return { storeId, storeIds, roles }
    }
    const own = await as(member.token ?? '')
    expect(own.storeIds).toHaveLength(2)
    expect(await as(token)).toEqual(own)
  })

  it('ends when the operator is disabled, or the member has left', async () => {
    const short = await api.person({ kind: 'operator', roles: ['op_super'] })
    const member = await api.person({ kind: 'seller' })
    const token = await look(short, member, 'seller')
    expect((await withToken(token, identity.profile.path)).data).toMatchObject({ kind: 'seller' })
    await api.pool.query("update company_member set status = 'removed' where user_id = $1", [member.actor.userId])
    expect((await withToken(token, identity.ownCompany.path)).code).toBe('global400001')
    const second = await look(short)
    await api.pool.query("update operator set status = 'suspended' where user_id = $1", [short.actor.userId])
    expect((await withToken(second, inquiryPage.path)).code).toBe('global400001')
  })

  it('is told to the member, and stands in the audit log on whose behalf', async () => {
    const member = await api.person({ kind: 'buyer' })
    const token = await look(operator, member)
    await withToken(token, identity.changePassword.path)
    const { records } = await member.ok(notificationPage, {})
    expect(records).toMatchObject([
      { kind: 'security_alert', params: { event: 'viewed_as', actor: operator.actor.displayName, name: reason } },
    ])
    const rows = (await operator.ok(auditPage, { companyId: member.actor.companyId ?? '' })).records
    expect(rows.map(row => [row.action, row.status, row.actorKind, row.onBehalfOf])).toEqual([
      ['identity.changePassword', 'denied', 'operator', member.actor.userId],
      ['viewAs:start', 'ok', 'operator', member.actor.userId],
    ])
    expect(rows.map(row => row.actorUserId)).toEqual([operator.actor.userId, operator.actor.userId])
    const found = (await operator.ok(auditPage, { keyword: member.actor.userId ?? '' })).records
    expect(found).toHaveLength(2)
  })
})

describe('looking on', () => {
  it('needs the right, a reason and a fresh proof', async () => {
    const input = { ...memberOf(buyer), party: 'buyer' as const, reason }
    const trader = await api.person({ kind: 'operator', roles: ['op_trade'] })
    expect((await trader.raw(identity.viewAsStart, input)).code).toBe('gateway.400019')
    const unproved = await api.person({ kind: 'operator', roles: ['op_super'], proved: false })
    expect((await unproved.call(identity.viewAsStart, input)).code).toBe('USER_SERVICE530130')
    expect((await operator.raw(identity.viewAsStart, { ...input, reason: ' ' })).code).toBe('USER_SERVICE530400')
    expect((await buyer.raw(identity.viewAsStart, input)).code).toBe('gateway.400019')
  })

  it('is possible only as an active member of a company of the region', async () => {
    const input = { ...memberOf(buyer), party: 'buyer' as const, reason }
    const wrong = [
      { ...input, party: 'seller' as const },
      { ...input, userId: operator.actor.userId ?? '' },
      { ...input, companyId: '019a0000-0000-7000-8000-000000000001' },
    ]
    for (const each of wrong) expect((await operator.call(identity.viewAsStart, each)).code).toBe('USER_SERVICE530404')
    const elsewhere = await operator.call(identity.viewAsStart, input, { region: REGIONS.guangzhou })
    expect(elsewhere.code).toBe('USER_SERVICE530404')
  })
})
