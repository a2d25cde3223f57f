import { fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { joinCompany, sendCompanyChange, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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

test('a certificate is found by its number, and by the name or the number of its company', async () => {
  const owner = await api.person({ kind: 'seller', companyName: 'Found Weavers of Wuzhen' })
  await handIn(owner, { number: 'FW.77.B' })
  const { rows } = await api.pool.query<{ no: string }>('select no from company where id = $1', [owner.actor.companyId])
  for (const keyword of ['found WEAVERS', 'fw.77', rows[0]?.no ?? '']) {
    const { records, total } = await reviewer.ok(identity.certificatePage, { keyword })
    expect([keyword, total, records[0]?.companyId]).toEqual([keyword, 1, owner.actor.companyId])
  }
  expect((await reviewer.ok(identity.certificatePage, { keyword: 'found_weavers' })).records).toEqual([])
})

test('what has ended while it waited is not accepted any more', async () => {
  const owner = await api.person({ kind: 'seller' })
  await handIn(owner)
  const start = api.clock.now
  const mine = async () =>
    (await reviewer.ok(identity.certificatePage, { status: 'pending' })).records.find(
      ({ companyId }) => companyId === owner.actor.companyId,
    )
  const id = (await mine())?.id ?? ''
  expect((await mine())?.actions).toEqual(['accept', 'reject'])
  api.clock.now = new Date('2026-04-16T02:00:00Z')
  expect((await mine())?.actions).toEqual(['reject'])
  expect((await reviewer.call(identity.acceptCertificate, { id, version: 0 })).code).toBe('MALL600403')
  await reviewer.ok(identity.rejectCertificate, { id, version: 0, reason: 'It has ended, please send the new one' })
  api.clock.now = start
})

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

const later = async (day: string, run: () => Promise<void>) => {
  const start = api.clock.now
  api.clock.now = new Date(`${day}T02:00:00Z`)
  await api.api.jobs.run('identity-certificates')
  await run()
  api.clock.now = start
}

/** A change of the company by which its licence is read again. */
async function readLicence(owner: Caller, regNo: string, validUntil: string | null, read?: object) {
  const id = await sendCompanyChange(owner, {
    legalName: `Licensed Mill ${crypto.randomUUID().slice(-6)} GmbH`,
    displayName: 'Licensed Mill',
    regNo,
    companyType: 'manufacturer',
    ...(validUntil ? { licenceValidUntil: validUntil } : {}),
  })
  const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const { flagged } = await reviewer.ok(identity.registrationDetail, { id })
  if (flagged) await second.ok(identity.endorseRegistration, { id, version: 1 })
  const { version } = await reviewer.ok(identity.registrationDetail, { id })
  return reviewer.call(identity.approveRegistration, { id, version, ...read })
}

test('a company whose licence ends loses its badge, takes no new business, and comes back with the next one', async () => {
  const owner = await api.person({ kind: 'seller' })
  const standing = async () => (await owner.ok(identity.profile, {})).company
  expect((await readLicence(owner, 'DE136695976', '2026-06-30')).code).toBe('200')
  expect((await owner.ok(identity.certificatePage, { status: 'accepted' })).records).toMatchObject([
    {
      kind: 'business_licence',
      issuer: 'Handelsregister Hamburg',
      issuedOn: '2019-03-12',
      validUntil: '2026-06-30',
      checkMethod: 'document',
      checkedByName: null,
    },
  ])
  await later('2026-06-30', async () => expect(await standing()).toMatchObject({ verifyLevel: 2, status: 'active' }))
  await later('2026-07-01', async () =>
    expect(await standing()).toMatchObject({ verifyLevel: 1, status: 'restricted' }),
  )
  expect((await readLicence(owner, 'DE136695976', '2031-06-30')).code).toBe('200')
  // What the badge stands on is not taken back: the badge would stand on nothing, and no end would ever come.
  const [licence] = (await owner.ok(identity.certificatePage, { status: 'accepted' })).records
  expect(licence).toMatchObject({ kind: 'business_licence', actions: [] })
  const withdrawal = { id: licence?.id ?? '', version: licence?.version ?? -1 }
  expect((await owner.call(identity.withdrawCertificate, withdrawal)).code).toBe('MALL600403')
  expect(await standing()).toMatchObject({ verifyLevel: 2, status: 'active' })
  await later('2026-07-01', async () => expect(await standing()).toMatchObject({ verifyLevel: 2, status: 'active' }))
})

test('what the reviewer reads on the licence counts, and one that has ended proves nothing', async () => {
  const owner = await api.person({ kind: 'seller' })
  const licence = { issuer: 'Amtsgericht Hamburg', issuedOn: '2020-01-01' }
  expect(
    await readLicence(owner, 'DE811128135', null, { licence: { ...licence, validUntil: '2020-12-31' } }),
  ).toMatchObject({
    code: 'USER_SERVICE530400',
    data: { fieldErrors: [{ path: 'licence.validUntil', rule: 'in_past' }] },
  })
  const [waiting] = (await reviewer.ok(identity.registrationPage, { keyword: 'Licensed Mill' })).records
  expect(waiting?.licence).toEqual({
    issuer: 'Handelsregister Hamburg',
    issuedOn: '2019-03-12',
    validUntil: null,
  })
  await reviewer.ok(identity.approveRegistration, {
    id: waiting?.id ?? '',
    version: waiting?.version ?? 0,
    licence: { ...licence, validUntil: '2030-12-31' },
  })
  expect((await owner.ok(identity.certificatePage, {})).records).toMatchObject([
    { ...licence, validUntil: '2030-12-31', status: 'accepted' },
  ])
})

describe('a site check', () => {
  const record = async (companyId: string, overrides: object = {}, by = reviewer) => {
    const { data } = await by.upload(uploadFile, { kind: 'document' }, { ...pdf, name: 'site-report.pdf' })
    return by.raw(identity.recordSiteCheck, {
      companyId,
      method: 'third_party',
      inspector: 'Intertek',
      reportNo: 'SC-2026-014',
      checkedOn: '2026-02-20',
      validUntil: '2027-02-20',
      fileIds: [data.id],
      ...overrides,
    })
  }

  test('raises the level of a licensed company until it ends, and its people read the report', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    const level = async () => (await owner.ok(identity.profile, {})).company?.verifyLevel
    expect(await level()).toBe(2)
    expect((await record(companyId)).code).toBe('200')
    expect(await level()).toBe(3)
    const [row] = (await owner.ok(identity.certificatePage, {})).records
    expect(row).toMatchObject({
      kind: 'site_check',
      issuer: 'Intertek',
      checkMethod: 'third_party',
      status: 'accepted',
    })
    expect(await owner.ok(fileInfo, { ids: [row?.files[0]?.fileId ?? ''] })).toMatchObject({
      files: [{ fileName: 'site-report.pdf' }],
    })
    await later('2027-02-21', async () => expect(await level()).toBe(2))
  })

  test('takes the place of the one before', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    await record(companyId)
    await record(companyId, { method: 'site', inspector: '', validUntil: '2028-01-01' })
    const { records } = await reviewer.ok(identity.certificatePage, { keyword: 'Intertek' })
    expect(records).toEqual([])
    const own = (await owner.ok(identity.certificatePage, {})).records
    expect(own.map(({ status, validUntil }) => [status, validUntil])).toEqual([
      ['accepted', '2028-01-01'],
      ['withdrawn', '2027-02-20'],
    ])
  })

  test('needs its report, an inspector and possible days, and nobody checks the own company', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    const rules = async (overrides: object) =>
      JSON.stringify((await record(companyId, overrides)).data ?? '').match(/"path":"\w+","rule":"\w+"/g) ?? []
    expect(await rules({ inspector: '' })).toEqual(['"path":"inspector","rule":"required"'])
    expect(await rules({ checkedOn: '2026-12-01' })).toEqual(['"path":"checkedOn","rule":"in_future"'])
    expect(await rules({ validUntil: '2026-02-21' })).toEqual(['"path":"validUntil","rule":"in_past"'])
    expect(await rules({ fileIds: [] })).toEqual(['"path":"fileIds","rule":"required"'])
    const { data: theirs } = await owner.upload(uploadFile, { kind: 'document' }, pdf)
    expect(await rules({ fileIds: [theirs.id] })).toEqual(['"path":"fileIds","rule":"unknown_file"'])
    await joinCompany(api, reviewer, companyId)
    expect((await record(companyId)).code).toBe('USER_SERVICE530307')
  })

  test('is nothing for other regions and members', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_reviewer'], region: REGIONS.demo })
    const answers = [
      (await record(companyId, {}, elsewhere)).code,
      (await record(uuidv7())).code,
      (await record(companyId, {}, owner)).code,
    ]
    expect(answers).toEqual(['USER_SERVICE530404', 'USER_SERVICE530404', 'gateway.400019'])
  })
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
