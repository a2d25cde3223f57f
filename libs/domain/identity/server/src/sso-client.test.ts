import * as identity from '@tradeport/domain/identity/contract'
import { newsPage } from '@tradeport/domain/content/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { OPERATOR_FRONT_ENDS, PLATFORMS, REGIONS, type OperatorFrontEnd } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let head: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())
afterEach(() => api.pool.query(`update sso_client set addresses = '{}', roles = '{}', version = 0`))

const reason = 'Agreed in the weekly round'
const from = (frontEnd: OperatorFrontEnd) => ({
  headers: { requestsource: String(PLATFORMS[frontEnd].requestSource) },
})
const change = (given: Partial<InputOf<typeof identity.ssoClientUpdate>>) => ({
  key: 'admin' as const,
  version: 0,
  addresses: [],
  roles: [],
  reason,
  ...given,
})
const anOperator = (...roles: string[]) => api.person({ kind: 'operator', roles })

const enterable = async (person: Caller) =>
  (await person.ok(identity.profile, {})).frontEnds.filter(({ mayEnter }) => mayEnter).map(({ key }) => key)

describe('the register of front-ends', () => {
  it('has every front-end of operators, open to all of them at first', async () => {
    const { records } = await head.ok(identity.ssoClientPage, {})
    expect(records.map(({ key }) => key)).toEqual([...OPERATOR_FRONT_ENDS])
    expect(records.find(({ key }) => key === 'cms')).toMatchObject({
      homeAddresses: ['admin/news', 'admin/documents', 'admin/banners'],
      addresses: [],
      roles: [],
      version: 0,
      updatedAt: null,
      actions: ['update'],
    })
    expect(await enterable(await anOperator('op_cs'))).toEqual([...OPERATOR_FRONT_ENDS])
  })

  it('is changed from the version that was seen, with a reason and a fresh proof, and leaves a trace', async () => {
    const input = change({ roles: ['op_content'], addresses: ['admin/companies'] })
    expect((await head.ok(identity.ssoClientUpdate, input)).version).toBe(1)
    expect((await head.call(identity.ssoClientUpdate, input)).code).toBe('FT510006')
    const blank = await head.call(identity.ssoClientUpdate, { ...input, version: 1, reason: ' ' })
    expect(blank.code).toBe('USER_SERVICE530400')
    const { records } = await head.ok(auditPage, {})
    expect(records.find(({ action }) => action === 'ssoClient:update')).toMatchObject({ entityId: 'admin', reason })

    const late = await anOperator('op_super')
    await api.pool.query('update user_session set proved_at = null where user_id = $1', [late.actor.userId])
    expect((await late.call(identity.ssoClientUpdate, change({ version: 1 }))).code).toBe('USER_SERVICE530130')
  })

  it('is read by auditors and changed by super operators of all regions alone', async () => {
    const auditor = await anOperator('op_auditor')
    expect((await auditor.ok(identity.ssoClientPage, {})).records.flatMap(({ actions }) => actions)).toEqual([])
    expect((await auditor.call(identity.ssoClientUpdate, change({}))).code).toBe('gateway.400019')
    for (const role of ['op_region_admin', 'op_cs'])
      expect((await (await anOperator(role)).call(identity.ssoClientPage, {})).code).toBe('gateway.400019')
    const local = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      local.actor.userId,
      [REGIONS.puyuan.regionId],
    ])
    expect((await local.call(identity.ssoClientUpdate, change({}))).code).toBe('USER_SERVICE530301')
  })

  it.each([
    ['https://evil.example/', 'addresses.0'],
    ['//evil.example', 'addresses.0'],
    ['admin/../news', 'addresses.0'],
    ['buyer/orders', 'addresses.0'],
    ['cerberus/', 'addresses.0'],
    ['admin/news', 'addresses.0'],
  ])('takes no address %s', async (address, path) => {
    const answer = await head.raw(identity.ssoClientUpdate, change({ key: 'menu', addresses: [address] }))
    expect(answer).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path }] } })
  })

  it('takes an address once, and only roles that there are', async () => {
    await head.ok(identity.ssoClientUpdate, change({ key: 'cms', addresses: ['admin/texts'] }))
    const again = await head.raw(identity.ssoClientUpdate, change({ key: 'dump', addresses: ['admin/texts'] }))
    expect(again).toMatchObject({ data: { fieldErrors: [{ path: 'addresses.0', rule: 'duplicate' }] } })
    const twice = await head.raw(identity.ssoClientUpdate, change({ addresses: ['admin/jobs', 'admin/jobs'] }))
    expect(twice).toMatchObject({ data: { fieldErrors: [{ path: 'addresses.1', rule: 'duplicate' }] } })
    for (const role of ['op_nobody', 'buyer_owner'])
      expect(await head.raw(identity.ssoClientUpdate, change({ roles: [role] }))).toMatchObject({
        data: { fieldErrors: [{ path: 'roles' }] },
      })
  })
})

describe('who may enter', () => {
  it('is a matter of roles, at once, and super operators always may', async () => {
    const editor = await anOperator('op_content')
    const desk = await anOperator('op_cs')
    expect((await desk.call(newsPage, {}, from('admin'))).code).toBe('200')
    // The parts of an application have doors of their own.
    for (const key of ['admin', 'dump', 'cms'] as const)
      await head.ok(identity.ssoClientUpdate, change({ key, roles: ['op_content'] }))
    expect(await enterable(desk)).toEqual(['userCenter', 'menu'])
    expect(await enterable(editor)).toEqual([...OPERATOR_FRONT_ENDS])
    expect(await enterable(head)).toEqual([...OPERATOR_FRONT_ENDS])
    expect((await desk.call(newsPage, {}, from('admin'))).code).toBe('USER_SERVICE530312')
    expect((await desk.call(newsPage, {}, from('userCenter'))).code).toBe('200')
    expect((await editor.call(newsPage, {}, from('admin'))).code).toBe('200')
    expect((await head.call(newsPage, {}, from('admin'))).code).toBe('200')
    // What is their own stays theirs.
    expect((await desk.call(identity.ownSessions, {}, from('admin'))).code).toBe('200')
  })

  it('counts roles of the platform’s own and what was lent for a time', async () => {
    const { code } = await head.ok(identity.roleCreate, { name: 'Menus', permissions: ['role:read'], reason })
    const holder = await anOperator(code)
    const lent = await anOperator('op_cs')
    await api.pool.query(
      `insert into operator_grant (id, user_id, held, reason, starts_at, ends_at, status, created_at, updated_at, created_by)
       values (gen_random_uuid(), $1, $2, 'x', '2026-01-01', '2026-06-01', 'active', now(), now(), $1)`,
      [lent.actor.userId, code],
    )
    await head.ok(identity.ssoClientUpdate, change({ key: 'menu', roles: [code] }))
    expect(await enterable(holder)).toContain('menu')
    expect(await enterable(lent)).toContain('menu')
    expect(await enterable(await anOperator('op_cs'))).not.toContain('menu')
  })

  it('is nobody’s business but operators’', async () => {
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.ok(identity.profile, {})).frontEnds).toEqual([])
    expect((await seller.call(identity.ssoEnter, { address: 'admin/' })).code).toBe('USER_SERVICE530313')
    expect((await seller.call(identity.ssoClientPage, {})).code).toBe('gateway.400019')
  })
})

describe('a sign-in goes on', () => {
  it.each([
    ['admin/', 'admin'],
    ['admin/companies/0196a1d8', 'admin'],
    ['admin/news/7', 'cms'],
    ['admin/exports', 'dump'],
    ['admin/audit', 'admin'],
    ['cerberus/', 'userCenter'],
    ['cerberus/front-ends', 'menu'],
  ])('to %s, which is of %s', async (address, frontEnd) => {
    expect(await head.ok(identity.ssoEnter, { address })).toEqual({ frontEnd })
  })

  it.each(['https://evil.example/', '//evil.example/', 'evil.example/admin/', 'buyer/orders', 'administration', '/'])(
    'not to %s',
    async address => {
      expect((await head.call(identity.ssoEnter, { address })).code).toBe('USER_SERVICE530313')
    },
  )

  it('not where the roles do not lead, and both leave a trace', async () => {
    await head.ok(identity.ssoClientUpdate, change({ key: 'cms', roles: ['op_content'] }))
    const desk = await anOperator('op_cs')
    expect((await desk.call(identity.ssoEnter, { address: 'admin/news' })).code).toBe('USER_SERVICE530312')
    expect(await desk.ok(identity.ssoEnter, { address: 'admin/orders' })).toEqual({ frontEnd: 'admin' })
    const { rows } = await api.pool.query<{ action: string; result: string }>(
      'select action, result from audit_log where actor_user_id = $1 order by seq',
      [desk.actor.userId],
    )
    expect(rows).toEqual([
      { action: 'identity.ssoEnter', result: 'denied' },
      { action: 'ssoClient:enter', result: 'ok' },
    ])
  })
})
