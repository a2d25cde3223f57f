import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { dictionaryCreate, dictionaryDisable, dictionaryPage } from '@tradeport/domain/reference/contract'
import {
  LICENCE,
  beginCompanyChange,
  sendCompanyChange,
  startTestApi,
  type Caller,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Lists of registrations and certificates that operators keep, as the product is put together.
let api: TestApi
let admin: Caller
let owner: Caller
beforeAll(async () => {
  api = await startTestApi()
  admin = await api.person({ kind: 'operator', roles: ['op_super', 'op_reviewer'] })
  owner = await api.person({ kind: 'seller' })
})
afterAll(() => api.close())

async function handIn(kind: string) {
  const { data } = await owner.upload(uploadFile, { kind: 'document' }, LICENCE)
  return owner.call(identity.createCertificate, {
    kind,
    number: 'SA-1',
    issuer: 'SAI',
    issuedOn: '2026-01-01',
    validUntil: null,
    fileIds: [data.id],
  })
}

async function switchOff(list: string, value: string) {
  const { records } = await admin.ok(dictionaryPage, { list, keyword: value })
  const item = records.find(record => record.value === value)
  if (!item) throw new Error(`${list} has no ${value}`)
  await admin.ok(dictionaryDisable, { id: item.id, version: item.version })
}

test('a kind of certificate that operators add is handed in and shown by its name; one that they switch off is not', async () => {
  const refused = { code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'kind', rule: 'invalid_value' }] } }
  expect(await handIn('sa8000')).toMatchObject(refused)
  const label = { en_US: 'SA8000', zh_CN: 'SA8000 社会责任' }
  await admin.ok(dictionaryCreate, { list: 'certificate_kind', value: 'sa8000', label })
  const { data } = await handIn('sa8000')
  await admin.ok(identity.acceptCertificate, { id: data.id, version: 0 })
  const companyId = owner.actor.companyId ?? ''
  const { evidence } = await api.visitor.ok(identity.companyEvidence, { companyId })
  expect(evidence).toMatchObject([{ kind: 'sa8000', kindName: 'SA8000' }])
  await switchOff('certificate_kind', 'bsci')
  expect(await handIn('bsci')).toMatchObject(refused)
  expect((await handIn('site_check')).code).toBe('MALL600403')
})

test('a reason that operators add is told to the applicant in their words', async () => {
  const id = await sendCompanyChange(owner)
  const reject = (reason: string) =>
    admin.call(identity.rejectRegistration, { id, version: 1, reason, note: 'See the list of the customs.' })
  expect(await reject('sanctioned')).toMatchObject({ data: { fieldErrors: [{ path: 'reason' }] } })
  await admin.ok(dictionaryCreate, {
    list: 'registration_reject_reason',
    value: 'sanctioned',
    label: { en_US: 'The company is on a sanctions list.' },
  })
  expect((await reject('sanctioned')).code).toBe('200')
  expect(await owner.ok(identity.ownCompanyChange, {})).toMatchObject({
    status: 'rejected',
    decisionReason: 'sanctioned',
    decisionNote: 'See the list of the customs.',
  })
  const { rows } = await api.pool.query<{ params: { note: string } }>(
    `select params from mail_outbox where template = 'company_change_rejected' order by created_at desc, id desc limit 1`,
  )
  expect(rows[0]?.params.note).toBe('The company is on a sanctions list.\nSee the list of the customs.')
})

test('a kind of company that operators add can be chosen and asked papers of; one that they switch off is refused at its field', async () => {
  const person = await api.person({ kind: 'seller' })
  const id = await beginCompanyChange(person)
  const send = (companyType: string) =>
    person.call(identity.submitRegistration, { id, version: 0, company: identity.aMill({ companyType }) })
  const refused = { data: { fieldErrors: [{ path: 'company.companyType', rule: 'invalid_value' }] } }
  expect(await send('cooperative')).toMatchObject(refused)
  const { items, version } = await admin.ok(identity.checklistDetail, { party: 'seller' })
  const asking = (type: string) => ({
    party: 'seller' as const,
    version,
    reason: 'Unions show their statutes',
    items: items.map(item => (item.key === 'export_licence' ? { ...item, companyTypes: [type] } : item)),
  })
  expect(await admin.call(identity.checklistUpdate, asking('cooperative'))).toMatchObject({
    data: { fieldErrors: [{ rule: 'invalid_value' }] },
  })
  const label = { en_US: 'Cooperative', zh_CN: '合作社' }
  await admin.ok(dictionaryCreate, { list: 'company_type', value: 'cooperative', label })
  await admin.ok(identity.checklistUpdate, asking('cooperative'))
  await switchOff('company_type', 'retailer')
  expect(await send('retailer')).toMatchObject(refused)
  expect((await send('cooperative')).code).toBe('200')
  const { company } = await admin.ok(identity.registrationDetail, { id })
  expect(company.companyType).toBe('cooperative')
})

test('a band of employees that operators add can be said; what companies say is not switched off in silence', async () => {
  const person = await api.person({ kind: 'seller' })
  const { version, ...was } = await person.ok(identity.companyProfile, {})
  const say = (employees: string, seen = version) =>
    person.call(identity.updateCompanyProfile, {
      version: seen,
      displayName: was.displayName,
      employees,
      ...{ mainProducts: [], mainMarkets: [], contactName: null, contactPhone: null },
    })
  const refused = { data: { fieldErrors: [{ path: 'employees', rule: 'invalid_value' }] } }
  expect(await say('family')).toMatchObject(refused)
  const label = { en_US: 'A family', zh_CN: '家庭作坊' }
  await admin.ok(dictionaryCreate, { list: 'employee_band', value: 'family', label })
  expect((await say('family')).code).toBe('200')
  expect((await person.ok(identity.companyProfile, {})).employees).toBe('family')
  const off = async (list: string, value: string, more: object = {}) => {
    const { records } = await admin.ok(dictionaryPage, { list, keyword: value, pageSize: 200 })
    const item = records.find(record => record.value === value)
    return admin.call(dictionaryDisable, { id: item?.id ?? '', version: item?.version ?? 0, ...more })
  }
  expect(await off('employee_band', 'family')).toMatchObject({
    code: 'FT520409',
    msg: 'Still used by open documents or companies (1).',
  })
  await api.pool.query(`update company set company_type = 'brand' where id = $1`, [person.actor.companyId])
  expect((await off('company_type', 'brand')).code).toBe('FT520409')
  expect((await off('employee_band', 'family', { force: true, reason: 'Nobody should say so' })).code).toBe('200')
  // Who says it already goes on, and nobody else begins.
  expect((await say('family', version + 1)).code).toBe('200')
  const other = await api.person({ kind: 'seller' })
  const own = await other.ok(identity.companyProfile, {})
  const answer = await other.call(identity.updateCompanyProfile, {
    version: own.version,
    displayName: own.displayName,
    employees: 'family',
    ...{ mainProducts: [], mainMarkets: [], contactName: null, contactPhone: null },
  })
  expect(answer).toMatchObject(refused)
  // What no company names goes at once.
  expect((await off('employee_band', '1_10')).code).toBe('200')
})

test('only makers are asked for their factory; who has told of one before keeps it', async () => {
  const provider = await api.person({ kind: 'provider' })
  const { version, production, makesGoods, displayName } = await provider.ok(identity.companyProfile, {})
  expect(makesGoods).toBe(false)
  const say = (changed: object, seen: number) =>
    provider.call(identity.updateCompanyProfile, {
      version: seen,
      displayName,
      ...{ employees: null, mainProducts: [], mainMarkets: [], contactName: null, contactPhone: null },
      production: { ...production, ...changed },
    })
  const machines = [{ type: 'Loom', count: 1, year: null }]
  expect(await say({ machines }, version)).toMatchObject({
    data: { fieldErrors: [{ path: 'production.machines', rule: 'not_offered' }] },
  })
  expect((await say({ annualRevenue: '1m_5m' }, version)).code).toBe('200')
  await api.pool.query('update company set machines = $2 where id = $1', [
    provider.actor.companyId,
    JSON.stringify(machines),
  ])
  expect((await say({ machines }, version + 1)).code).toBe('200')
  expect((await provider.ok(identity.companyProfile, {})).production.machines).toEqual(machines)
  expect((await say({ machines: [] }, version + 2)).code).toBe('200')
  const maker = await api.person({ kind: 'seller' })
  const kindOf = async (companyType: string) => {
    await api.pool.query('update company set company_type = $2 where id = $1', [maker.actor.companyId, companyType])
    return (await maker.ok(identity.companyProfile, {})).makesGoods
  }
  expect([await kindOf('manufacturer'), await kindOf('cooperative'), await kindOf('trading')]).toEqual([
    true,
    true,
    false,
  ])
})
