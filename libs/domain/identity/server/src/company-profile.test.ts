import * as identity from '@tradeport/domain/identity/contract'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const profile = {
  displayName: 'Hansa',
  employees: '11_50' as const,
  mainProducts: ['sweaters'],
  mainMarkets: ['DE', 'AT'],
  contactName: 'Jo Miller',
  contactPhone: '4940123456',
}
const pdf = { name: 'extract.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }

test('an owner edits what the company says of itself; others and stale views are refused', async () => {
  const owner = await api.person({ kind: 'buyer', companyName: 'Hansa Import GmbH' })
  const { version } = await owner.ok(identity.companyProfile, {})
  await owner.ok(identity.updateCompanyProfile, { version, ...profile })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({
    ...profile,
    legalName: 'Hansa Import GmbH',
    actions: ['edit', 'change'],
  })
  expect((await owner.call(identity.updateCompanyProfile, { version, ...profile })).code).toBe('FT510006')
  // The legal name is not taken along with the rest.
  const mass = { version: version + 1, ...profile, legalName: 'Other', regNo: '1', verifyLevel: 3, status: 'active' }
  await owner.raw(identity.updateCompanyProfile, mass)
  expect((await owner.ok(identity.companyProfile, {})).legalName).toBe('Hansa Import GmbH')
  const viewer = await api.person({
    kind: 'buyer',
    companyId: owner.actor.companyId ?? '',
    roles: ['buyer_viewer'],
  })
  expect((await viewer.ok(identity.companyProfile, {})).actions).toEqual([])
  const answers = await Promise.all([
    viewer.call(identity.updateCompanyProfile, { version, ...profile }),
    viewer.call(identity.startCompanyChange, {}),
    viewer.call(identity.ownCompanyChange, {}),
  ])
  expect(answers.map(({ code }) => code)).toEqual(['MALL600403', 'MALL600403', 'MALL600403'])
})

test('a new legal name is compared with the papers before it counts', async () => {
  const owner = await api.person({ kind: 'buyer', companyName: 'Old Name GmbH', country: 'DE' })
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  expect((await owner.call(identity.startCompanyChange, {})).code).toBe('MALL600403')
  expect(await owner.ok(identity.ownCompanyChange, {})).toMatchObject({ draft: { legalName: 'Old Name GmbH' } })
  const upload = await owner.upload(identity.uploadRegistrationDocument, { id, requirement: 'business_licence' }, pdf)
  expect(upload.code).toBe('200')
  const company = {
    legalName: 'New Name GmbH',
    displayName: 'New Name',
    country: 'DE',
    regNo: 'DE136695976',
    companyType: 'wholesaler' as const,
    mainProducts: ['sweaters'],
    province: 'Hamburg',
    city: 'Hamburg',
    address: 'Am Sandtorkai 1',
    contactName: 'Jo Miller',
    contactPhone: '4940123456',
    licenceIssuer: 'Handelsregister Hamburg',
    licenceIssuedOn: '2019-03-12',
  }
  await owner.ok(identity.submitRegistration, { id, version: 0, company })
  expect((await owner.ok(identity.companyProfile, {})).legalName).toBe('Old Name GmbH')
  const detail = await reviewer.ok(identity.registrationDetail, { id })
  expect(detail.kind).toBe('change')
  expect(detail.changes).toContainEqual({ field: 'legalName', before: 'Old Name GmbH', after: 'New Name GmbH' })
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({
    legalName: 'New Name GmbH',
    regNo: 'DE136695976',
  })
  const stranger = await api.person({ kind: 'buyer' })
  expect((await stranger.call(identity.withdrawRegistration, { id, version: 2 })).code).toBe('USER_SERVICE530404')
})

test('a change is no longer that of somebody who has left the company, or owns it no longer', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  const save = async () => (await owner.call(identity.saveRegistrationDraft, { id, draft: { city: 'Bremen' } })).code
  expect(await save()).toBe('200')
  const setRoles = (roles: string[]) =>
    api.pool.query('update company_member set roles = $2 where user_id = $1', [owner.actor.userId, roles])
  await setRoles(['buyer_viewer'])
  expect(await save()).toBe('USER_SERVICE530404')
  await setRoles(['buyer_owner'])
  const other = await api.person({ kind: 'buyer' })
  await api.pool.query('update registration_application set company_id = $2 where id = $1', [id, other.actor.companyId])
  expect(await save()).toBe('USER_SERVICE530404')
  expect((await owner.call(identity.withdrawRegistration, { id, version: 0 })).code).toBe('USER_SERVICE530404')
})

test('a change goes on with the owner who works on it, whoever began it', async () => {
  const first = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await first.ok(identity.startCompanyChange, {})
  const heir = await api.person({ kind: 'buyer', companyId: first.actor.companyId ?? '' })
  await api.pool.query(`update company_member set roles = '{buyer_purchaser}' where user_id = $1`, [first.actor.userId])
  expect(await heir.ok(identity.ownCompanyChange, {})).toMatchObject({ id, status: 'draft' })
  await heir.ok(identity.saveRegistrationDraft, { id, draft: { city: 'Bremen' } })
  expect(await heir.ok(identity.ownCompanyChange, {})).toMatchObject({ draft: { city: 'Bremen' } })
  await heir.ok(identity.withdrawRegistration, { id, version: 0 })
  expect((await heir.call(identity.startCompanyChange, {})).code).toBe('200')
  expect((await first.call(identity.withdrawRegistration, { id, version: 1 })).code).toBe('USER_SERVICE530404')
})

test('what one reviewer tells another is not for the company', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const note = 'Looks like a straw man'
  await api.inside(
    ctx =>
      ctx.audit({
        action: 'registration:endorse',
        entityType: 'registration',
        entityId: owner.actor.companyId ?? '',
        companyId: owner.actor.companyId,
        reason: note,
      }),
    (await api.person({ kind: 'operator' })).actor,
  )
  const { records } = await owner.ok(identity.companyAuditPage, {})
  expect(records.map(({ reason }) => reason)).not.toContain(note)
})
