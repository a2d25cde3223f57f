import * as identity from '@tradeport/domain/identity/contract'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import { LICENCE, joinCompany, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let open: Partial<Record<identity.OpenDocument, number>> = {}
let administrator: Caller
let partner: Caller
beforeAll(async () => {
  api = await startModuleApi([], {
    openDocuments: async () => ({
      ...{ order: 0, serviceOrder: 0, customsOrder: 0, negotiation: 0, membershipOrder: 0 },
      ...open,
    }),
    openPartners: async () => [{ companyId: partner.actor.companyId ?? '', identity: 'buyer' }],
  })
  administrator = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  partner = await api.person({ kind: 'buyer' })
})
afterAll(() => api.close())

const reason = 'Papers turned out to be forged'

const stateOf = async (id: string) => {
  const { status, version, actions } = await administrator.ok(identity.companyDetail, { id })
  return { status, version, actions }
}

async function decided(
  by: Caller,
  action: 'Suspend' | 'Reinstate' | 'Close',
  id: string,
  version?: number,
): Promise<string> {
  const seen = version ?? (await stateOf(id)).version
  const { code } = await by.call(identity[`company${action}`], { id, version: seen, reason })
  return code
}

const endLicence = async (companyId: string) => {
  await api.pool.query(
    `insert into company_certificate (id, no, region_id, status, company_id, kind, valid_until, created_at, updated_at)
     select gen_random_uuid(), 'CE-' || $1, region_id, 'accepted', id, 'business_licence', '2026-01-01', now(), now()
     from company where id = $1::uuid`,
    [companyId],
  )
  await api.api.jobs.run('identity-certificates')
}

test('the people of a suspended company are refused as disabled until it is reinstated, and owners and partners are told', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  const clerk = await api.person({ kind: 'seller', companyId: id, roles: ['sales'] })
  expect(await decided(administrator, 'Suspend', id)).toBe('200')
  // The code is that of a disabled account; what is said is about the company.
  expect(await owner.call(identity.companyProfile, {})).toMatchObject({
    ...{ code: 'UPT400002', data: { says: 'USER_SERVICE530125' } },
    msg: 'Your company is suspended on this platform. Customer service says why.',
  })
  expect((await clerk.call(identity.companyProfile, {})).code).toBe('UPT400002')
  const told = api.notified.filter(({ params }) => params['reason'] === reason)
  expect(told.map(({ kind, to }) => [kind, to])).toEqual([
    ['company_suspended', { userId: owner.actor.userId, identity: 'seller' }],
  ])
  expect(api.notified.filter(({ kind }) => kind === 'partner_suspended')).toMatchObject([
    { to: { companyId: partner.actor.companyId, identity: 'buyer' } },
  ])
  expect(await decided(administrator, 'Suspend', id)).toBe('MALL600403')
  expect(await decided(administrator, 'Reinstate', id)).toBe('200')
  expect((await owner.ok(identity.profile, {})).company).toMatchObject({ status: 'active' })
  const { timeline, statusReason } = await administrator.ok(identity.companyDetail, { id })
  expect(timeline.map(({ action, note }) => [action, note])).toEqual([
    ['suspend', reason],
    ['reinstate', reason],
  ])
  expect(statusReason).toBeNull()
  const { rows } = await api.pool.query(
    `select action, reason from audit_log where entity_id = $1 and action like 'company:%' and action <> 'company:read' order by seq`,
    [id],
  )
  expect(rows).toMatchObject([
    { action: 'company:suspend', reason },
    { action: 'company:reinstate', reason },
  ])
})

test('who works for another company as well goes on there, and nobody switches to a suspended one', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const other = await api.person({ kind: 'buyer' })
  await joinCompany(api, owner, other.actor.companyId, { party: 'buyer', roles: ['buyer_owner'] })
  expect(await decided(administrator, 'Suspend', other.actor.companyId ?? '')).toBe('200')
  const { companies } = await owner.ok(identity.ownCompanies, {})
  expect(companies.map(({ id }) => id)).toEqual([owner.actor.companyId])
  const switched = await owner.call(identity.switchCompany, { companyId: other.actor.companyId ?? '' })
  expect(switched.code).toBe('USER_SERVICE530404')
})

test('a reinstated company whose licence has ended is restricted', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  await endLicence(id)
  expect((await stateOf(id)).status).toBe('restricted')
  expect(await decided(administrator, 'Suspend', id)).toBe('200')
  expect(await decided(administrator, 'Reinstate', id)).toBe('200')
  expect((await stateOf(id)).status).toBe('restricted')
})

test('a company is closed with nothing open only, and its number can be used again', async () => {
  const boss = await api.person({ kind: 'operator', roles: ['op_super'] })
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  expect(await decided(administrator, 'Close', id)).toBe('MALL600403')
  open = { negotiation: 1, membershipOrder: 1 }
  expect(await decided(boss, 'Close', id)).toBe('USER_SERVICE530153')
  expect((await owner.ok(identity.profile, {})).company).toMatchObject({ status: 'active' })
  open = {}
  expect(await decided(boss, 'Close', id)).toBe('200')
  expect((await owner.call(identity.companyProfile, {})).code).toBe('global400001')
  expect(await stateOf(id)).toMatchObject({ status: 'closed', actions: [] })
})

test('an owner closes the company when nothing is open any more, and everybody’s way into it ends', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  const clerk = await api.person({ kind: 'seller', companyId: id, roles: ['sales'] })
  const closing = { version: 0, reason: 'We retire' }
  expect((await clerk.call(identity.companyClosing, {})).code).toBe('MALL600403')
  expect((await clerk.call(identity.ownCompanyClose, closing)).code).toBe('MALL600403')
  open = { order: 1, negotiation: 2, membershipOrder: 1 }
  expect(await owner.ok(identity.companyClosing, {})).toMatchObject({
    open: [
      { document: 'order', count: 1 },
      { document: 'negotiation', count: 2 },
      { document: 'membershipOrder', count: 1 },
    ],
    mayClose: false,
  })
  expect(await owner.call(identity.ownCompanyClose, closing)).toMatchObject({
    code: 'USER_SERVICE530162',
    data: { otherOwners: 0 },
  })
  open = {}
  const { mayClose, version } = await owner.ok(identity.companyClosing, {})
  expect(mayClose).toBe(true)
  expect((await owner.call(identity.ownCompanyClose, { ...closing, version: version + 1 })).code).toBe('FT510006')
  expect(await owner.ok(identity.ownCompanyClose, { ...closing, version })).toEqual({ status: 'closed' })
  for (const person of [owner, clerk])
    expect((await person.call(identity.companyProfile, {})).code).toBe('global400001')
  expect(api.notified.at(-1)).toMatchObject({ kind: 'company_closed', params: { reason: 'We retire' } })
  const { rows } = await api.pool.query(
    `select action, reason from audit_log where entity_id = $1 and action = 'company:close'`,
    [id],
  )
  expect(rows).toEqual([{ action: 'company:close', reason: 'We retire' }])
})

test('who owns one side of a company does not close the other side of somebody else', async () => {
  const seller = await api.person({ kind: 'seller' })
  const id = seller.actor.companyId ?? ''
  await api.person({ kind: 'buyer', companyId: id })
  const found = await seller.ok(identity.companyClosing, {})
  expect(found).toMatchObject({ open: [], otherOwners: 1, mayClose: false })
  const { code } = await seller.call(identity.ownCompanyClose, { version: found.version, reason: 'x' })
  expect(code).toBe('USER_SERVICE530162')
  const unproved = await api.person({ kind: 'seller', proved: false })
  expect((await unproved.call(identity.ownCompanyClose, { version: 0, reason: 'x' })).code).toBe('USER_SERVICE530130')
})

test('of two operators who decide at once one is too late', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  const codes = await Promise.all([1, 2, 3].map(() => decided(administrator, 'Suspend', id, 0)))
  expect(codes.filter(code => code === '200')).toHaveLength(1)
  expect(await decided(administrator, 'Reinstate', id, 0)).toBe('FT510006')
})

test('the list counts by state and filters by side; others than operators do not see it', async () => {
  const owner = await api.person({ kind: 'provider', companyName: 'Lotus Freight Forwarding' })
  const id = owner.actor.companyId ?? ''
  await decided(administrator, 'Suspend', id)
  const asked = { keyword: 'Lotus Freight' }
  expect(await administrator.ok(identity.companyStatusCount, asked)).toEqual({ all: 1, suspended: 1 })
  for (const keyword of ['lotus FREIGHT', 'Lotus_Freight', '%'])
    expect((await administrator.ok(identity.companyStatusCount, { keyword })).all).toBe(
      keyword === 'lotus FREIGHT' ? 1 : 0,
    )
  const page = await administrator.ok(identity.companyPage, { ...asked, status: 'suspended', party: 'provider' })
  expect(page.records).toMatchObject([{ id, status: 'suspended', actions: ['reinstate'], members: 1 }])
  expect((await administrator.ok(identity.companyPage, { ...asked, party: 'buyer' })).records).toEqual([])
  expect((await partner.call(identity.companyDetail, { id })).code).toBe('gateway.400019')
  const missing = await administrator.call(identity.companyDetail, { id: partner.actor.userId ?? '' })
  expect(missing.code).toBe('USER_SERVICE530404')
})

test('a long list is counted to a thousand, then further as it is paged through; none of its tabs is counted short', async () => {
  const far = ALL_REGIONS.find(each => each !== DEFAULT_REGION)
  if (!far) throw new Error('one region only')
  const before = await administrator.ok(identity.companyStatusCount, {}, { region: far })
  expect(before).not.toHaveProperty('cap')
  await api.pool.query(
    `insert into company (id, no, region_id, parties, legal_name, country, status, created_at, updated_at)
     select gen_random_uuid(), 'MANY' || n, $1, '{buyer}', 'Many ' || n, 'DE', case when n <= 1100 then 'active' else 'closed' end, now(), now()
     from generate_series(1, 1150) n`,
    [far.regionId],
  )
  const counts = await administrator.ok(identity.companyStatusCount, {}, { region: far })
  expect(counts).toMatchObject({ all: 1_001, cap: 1_000, active: 1_001, closed: (before['closed'] ?? 0) + 50 })
  const at = (pageNum: number) =>
    administrator.ok(identity.companyPage, { pageNum, pageSize: 100, keyword: 'many' }, { region: far })
  const totalAt = async (pageNum: number) => {
    const { total, totalCapped } = await at(pageNum)
    return [total, totalCapped]
  }
  expect([await totalAt(1), await totalAt(9)]).toEqual([
    [1_000, true],
    [1_000, true],
  ])
  expect(await totalAt(10)).toEqual([1_150, false])
  // One of them is read along the list, the next from all that were found: each row once, in the same order.
  const ids = [...(await at(9)).records, ...(await at(10)).records].map(({ id }) => id)
  expect(new Set(ids).size).toBe(200)
  expect(ids).toEqual([...ids].sort().reverse())
})

const inRisk = 'Several buyers wait for goods they have paid'

test('a risk restricts by itself: a new licence does not lift it, and its end does not lift an ended licence', async () => {
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  const clerk = await api.person({ kind: 'seller', companyId: id, roles: ['sales'] })
  const say = async (by: Caller, action: 'Restrict' | 'LiftRestriction') => {
    const { version } = await stateOf(id)
    return (await by.call(identity[`company${action}`], { id, version, reason: inRisk })).code
  }
  const before = (await owner.ok(identity.profile, {})).company
  expect(await say(reviewer, 'LiftRestriction')).toBe('MALL600403')
  expect(await say(reviewer, 'Restrict')).toBe('200')
  expect(await say(reviewer, 'Restrict')).toBe('MALL600403')
  expect((await owner.ok(identity.profile, {})).company).toMatchObject({
    ...{ status: 'restricted', restrictedFor: ['risk'], riskReason: inRisk },
  })
  expect((await clerk.ok(identity.profile, {})).company).toMatchObject({ restrictedFor: ['risk'], riskReason: null })
  expect(api.notified.findLast(({ kind }) => kind === 'company_restricted')).toMatchObject({
    to: { userId: owner.actor.userId },
    params: { reason: inRisk },
  })
  const listed = await administrator.ok(identity.companyPage, { restrictedFor: 'risk' })
  expect(listed.records.map(row => row.id)).toEqual([id])
  const counts = await administrator.ok(identity.companyStatusCount, { restrictedFor: 'risk' })
  expect(counts).toMatchObject({ all: 1, restricted: 1 })

  await endLicence(id)
  expect(await administrator.ok(identity.companyDetail, { id })).toMatchObject({ restrictedFor: ['risk', 'licence'] })
  expect(await say(reviewer, 'LiftRestriction')).toBe('200')
  expect(await administrator.ok(identity.companyDetail, { id })).toMatchObject({
    ...{ status: 'restricted', restrictedFor: ['licence'], riskReason: null },
  })
  expect(await say(reviewer, 'Restrict')).toBe('200')
  const { applicationId } = await owner.ok(identity.startCompanyChange, {})
  await owner.upload(
    identity.uploadRegistrationDocument,
    { id: applicationId, requirement: 'business_licence' },
    LICENCE,
  )
  const company = identity.aCompany({ legalName: 'Risky Trading GmbH', licenceValidUntil: '2039-01-01' })
  await owner.ok(identity.submitRegistration, { id: applicationId, version: 0, company })
  const { flagged } = await reviewer.ok(identity.registrationDetail, { id: applicationId })
  if (flagged) await administrator.ok(identity.endorseRegistration, { id: applicationId, version: 1 })
  const version = flagged ? 2 : 1
  await reviewer.ok(identity.approveRegistration, { id: applicationId, version })
  expect(await administrator.ok(identity.companyDetail, { id })).toMatchObject({
    ...{ status: 'restricted', restrictedFor: ['risk'], verifyLevel: 1 },
  })
  // Through a suspension it stays as well.
  expect(await decided(administrator, 'Suspend', id)).toBe('200')
  expect(await decided(administrator, 'Reinstate', id)).toBe('200')
  expect(await stateOf(id)).toMatchObject({ status: 'restricted' })
  expect(await say(administrator, 'LiftRestriction')).toBe('200')
  expect((await owner.ok(identity.profile, {})).company).toMatchObject({
    ...{ status: 'active', restrictedFor: [], verifyLevel: 2 },
  })
  expect(before).toMatchObject({ status: 'active', restrictedFor: [] })
  const log = await owner.ok(identity.companyAuditPage, { pageSize: 100 })
  expect(log.records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['company:restrict', 'company:lift_restriction']),
  )
})

test('the badge comes back with the end of the risk, and nobody who is not of the office restricts', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = owner.actor.companyId ?? ''
  await api.pool.query('update company set verify_level = 2 where id = $1', [id])
  const cs = await api.person({ kind: 'operator', roles: ['op_cs'] })
  const { version } = await stateOf(id)
  expect((await cs.call(identity.companyRestrict, { id, version, reason: inRisk })).code).toBe('MALL600403')
  const restricted = await administrator.ok(identity.companyRestrict, { id, version, reason: inRisk })
  expect(await administrator.ok(identity.companyDetail, { id })).toMatchObject({ verifyLevel: 1, riskReason: inRisk })
  await administrator.ok(identity.companyLiftRestriction, {
    id,
    version: restricted.version,
    reason: 'Goods have gone out',
  })
  expect(await administrator.ok(identity.companyDetail, { id })).toMatchObject({ verifyLevel: 2, status: 'active' })
})
