import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let reviewer: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
})
afterAll(() => api.close())

const pdf = { name: 'oeko.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }

async function handIn(by: Caller, overrides: object = {}) {
  const { data } = await by.upload(uploadFile, { kind: 'document' }, pdf)
  return by.raw(identity.createCertificate, {
    kind: 'oeko_tex',
    number: '25.HCN.1',
    issuer: 'Hohenstein',
    issuedOn: '2025-04-15',
    validUntil: '2026-04-15',
    fileIds: [data.id],
    ...overrides,
  })
}

async function accepted(owner: Caller, overrides: object = {}): Promise<string> {
  expect((await handIn(owner, overrides)).code).toBe('200')
  const [row] = (await owner.ok(identity.certificatePage, { status: 'pending' })).records
  await reviewer.ok(identity.acceptCertificate, { id: row?.id ?? '', version: 0 })
  return row?.id ?? ''
}

test('evidence is compared by a reviewer, the company is reminded twice, and it ends by itself', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = await accepted(owner)
  const told = (kind: string) =>
    api.notified.filter(({ kind: is, dedupeKey }) => is === kind && dedupeKey === `${kind}:${id}`)
  expect(told('certificate_accepted')).toMatchObject([{ params: { name: 'Hohenstein 25.HCN.1' } }])
  const start = api.clock.now
  for (const [day, times] of [
    ['2026-03-15', 0],
    ['2026-03-16', 1],
    ['2026-03-20', 1],
    ['2026-04-08', 2],
    ['2026-04-15', 2],
  ] as const) {
    api.clock.now = new Date(`${day}T02:00:00Z`)
    await api.api.jobs.run('identity-certificates')
    expect([day, told('certificate_expiring').length]).toEqual([day, times])
  }
  api.clock.now = new Date('2026-04-16T02:00:00Z')
  await api.api.jobs.run('identity-certificates')
  expect((await owner.ok(identity.certificatePage, {})).records).toMatchObject([{ status: 'expired', actions: [] }])
  expect(told('certificate_expired')).toHaveLength(1)
  api.clock.now = start
})

test('a company whose licence has ended loses its badge and takes no new business', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = await accepted(owner)
  await api.pool.query(
    `update company_certificate set kind = 'business_licence', valid_until = '2026-01-01' where id = $1`,
    [id],
  )
  await api.api.jobs.run('identity-certificates')
  expect((await owner.ok(identity.profile, {})).company).toMatchObject({ verifyLevel: 1, status: 'restricted' })
})

test('a site check raises the level of a licensed company until it ends', async () => {
  const owner = await api.person({ kind: 'seller' })
  const level = async () => (await owner.ok(identity.profile, {})).company?.verifyLevel
  expect((await handIn(owner)).code).toBe('200')
  await api.pool.query(`update company_certificate set kind = 'site_check' where company_id = $1`, [
    owner.actor.companyId,
  ])
  const [row] = (await owner.ok(identity.certificatePage, {})).records
  expect(await level()).toBe(2)
  await reviewer.ok(identity.acceptCertificate, { id: row?.id ?? '', version: 0 })
  expect(await level()).toBe(3)
  const start = api.clock.now
  api.clock.now = new Date('2026-04-16T02:00:00Z')
  await api.api.jobs.run('identity-certificates')
  expect(await level()).toBe(2)
  api.clock.now = start
})

test('what is refused says why; dates, kinds and files are checked', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const rules = async (overrides: object) =>
    JSON.stringify((await handIn(owner, overrides)).data ?? '').match(/"rule":"\w+"/g) ?? []
  expect(await rules({ issuedOn: '2027-01-01' })).toEqual(['"rule":"in_future"'])
  expect(await rules({ validUntil: '2026-01-01' })).toEqual(['"rule":"in_past"'])
  const { data } = await reviewer.upload(uploadFile, { kind: 'document' }, pdf)
  expect(await rules({ fileIds: [data.id] })).toEqual(['"rule":"unknown_file"'])
  expect((await handIn(owner, { kind: 'site_check' })).code).toBe('MALL600403')
  await handIn(owner)
  const [row] = (await owner.ok(identity.certificatePage, {})).records
  await reviewer.ok(identity.rejectCertificate, { id: row?.id ?? '', version: 0, reason: 'Page 2 is missing' })
  expect((await owner.ok(identity.certificatePage, {})).records).toMatchObject([
    { status: 'rejected', rejectReason: 'Page 2 is missing' },
  ])
})

test('another company’s certificates do not exist, and only owners hand in', async () => {
  const [owner, stranger] = await Promise.all([api.person({ kind: 'seller' }), api.person({ kind: 'seller' })])
  await handIn(owner)
  const [row] = (await owner.ok(identity.certificatePage, {})).records
  const change = { id: row?.id ?? '', version: 0 }
  expect((await stranger.call(identity.withdrawCertificate, change)).code).toBe('USER_SERVICE530404')
  expect((await stranger.ok(identity.certificatePage, {})).records).toEqual([])
  expect((await owner.call(identity.acceptCertificate, change)).code).toBe('gateway.400019')
  const sales = await api.person({ kind: 'seller', companyId: owner.actor.companyId ?? '', roles: ['sales'] })
  expect((await handIn(sales)).code).toBe('MALL600403')
  expect((await sales.call(identity.withdrawCertificate, change)).code).toBe('MALL600403')
  expect((await owner.ok(identity.withdrawCertificate, change)).status).toBe('withdrawn')
})
