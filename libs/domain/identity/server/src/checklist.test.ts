import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { LICENCE, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  operator = await api.person({ kind: 'operator' })
})
afterAll(() => api.close())

const company = (regNo: string) => identity.aCompany({ legalName: `Harbour ${regNo} GmbH`, regNo })

const own = (key: string, over: Partial<identity.ChecklistItem>): identity.ChecklistItem => ({
  key,
  kind: 'document',
  name: { en_US: 'Fire safety certificate', zh_CN: '消防证明' },
  help: { en_US: 'Not older than two years.' },
  required: true,
  active: true,
  pictures: false,
  maxFiles: 1,
  countries: [],
  companyTypes: [],
  ...over,
})

const detail = () => operator.ok(identity.checklistDetail, { party: 'buyer' })
async function save(items: identity.ChecklistItem[]) {
  const { version } = await detail()
  return operator.call(identity.checklistUpdate, { party: 'buyer', version, items, reason: 'New rule of the market' })
}

test('begins with the product’s own list, and is the region’s from the first change on', async () => {
  const before = await detail()
  expect(before).toMatchObject({ version: 0, updatedAt: null })
  expect(before.items.map(({ key }) => key)).toEqual(['business_licence', 'vat_certificate'])
  const items = [...before.items, own('fire_safety', { required: false })]
  expect((await save(items)).data).toEqual({ version: 1 })
  expect(await detail()).toMatchObject({ version: 1, items, updatedByName: operator.actor.displayName })
  const stale = { party: 'buyer' as const, version: 0, items, reason: 'Again' }
  expect((await operator.call(identity.checklistUpdate, stale)).code).toBe('FT510006')
  const elsewhere = await api.person({ kind: 'operator', region: REGIONS.demo })
  expect(await elsewhere.ok(identity.checklistDetail, { party: 'buyer' })).toMatchObject({ version: 0 })
  expect((await operator.ok(identity.checklistDetail, { party: 'seller' })).version).toBe(0)
})

test('what it may not say is refused at its field', async () => {
  const { items } = await detail()
  const rules = async (next: identity.ChecklistItem[]) =>
    JSON.stringify((await save(next)).data ?? '').match(/"path":"[\w.]+","rule":"\w+"/g) ?? []
  expect(await rules([...items, own('nameless', { name: {} })])).toEqual([
    `"path":"items.${items.length}.name","rule":"required"`,
  ])
  expect(await rules(items.filter(({ key }) => key !== 'business_licence'))).toEqual([
    '"path":"items","rule":"required"',
  ])
  expect(await rules([...items, own('Wrong Key', {})])).toEqual([
    `"path":"items.${items.length}.key","rule":"invalid_format"`,
  ])
})

test('what it asks for is asked of whoever sends a registration: papers, statements, a phone that answers', async () => {
  const [licence] = (await detail()).items
  if (!licence) throw new Error('no licence')
  await save([
    licence,
    own('fire_safety', {}),
    own('no_forced_labour', { kind: 'attested', name: { en_US: 'We employ nobody by force.' } }),
    own('reached', { kind: 'phone_otp', name: { en_US: 'Phone' } }),
    own('traders_only', { companyTypes: ['trading'] }),
    own('switched_off', { active: false }),
  ])
  const owner = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  const asked = await owner.ok(identity.ownCompanyChange, {})
  expect(asked?.documents.map(({ key }) => key)).toEqual([
    'business_licence',
    'fire_safety',
    'no_forced_labour',
    'reached',
  ])
  expect(asked?.documents[1]).toMatchObject({
    name: { zh_CN: '消防证明' },
    help: { en_US: 'Not older than two years.' },
  })
  const hand = (requirement: string) => owner.upload(identity.uploadRegistrationDocument, { id, requirement }, LICENCE)
  expect((await hand('business_licence')).code).toBe('200')
  const send = (attested: string[]) =>
    owner.call(identity.submitRegistration, { id, version: 0, company: company('DE136695976'), attested })
  expect(await send([])).toMatchObject({
    code: 'USER_SERVICE530400',
    data: {
      fieldErrors: [
        { path: 'documents.fire_safety', rule: 'required' },
        { path: 'documents.no_forced_labour', rule: 'required' },
        { path: 'company.contactPhone', rule: 'phone_unproven' },
      ],
    },
  })
  expect((await hand('fire_safety')).code).toBe('200')
  expect((await hand('fire_safety')).code).toBe('USER_SERVICE530400')
  expect((await hand('no_forced_labour')).code).toBe('MALL600403')
  expect((await hand('switched_off')).code).toBe('MALL600403')
  await owner.ok(identity.sendContactPhoneCode, { phone: '4940123456' })
  const code = api.mailed.at(-1)?.params['code'] ?? ''
  await owner.ok(identity.verifyContactPhone, { phone: '4940123456', code, registrationId: id })
  expect((await send(['no_forced_labour'])).code).toBe('200')
  const seen = await operator.ok(identity.registrationDetail, { id })
  expect(seen.documents.map(({ key, attested, files }) => [key, attested, files.length])).toEqual([
    ['business_licence', false, 1],
    ['fire_safety', false, 1],
    ['no_forced_labour', true, 0],
    ['reached', false, 0],
  ])
  await operator.ok(identity.requestRegistrationInfo, {
    id,
    version: 1,
    requests: [{ field: 'documents.fire_safety', comment: 'It has run out' }],
  })
  expect((await owner.ok(identity.ownCompanyChange, {}))?.requests).toMatchObject([{ field: 'documents.fire_safety' }])
})

test('what was agreed to for a company is agreed to anew for another one', async () => {
  const [licence] = (await detail()).items
  if (!licence) throw new Error('no licence')
  await save([licence, own('no_forced_labour', { kind: 'attested', name: { en_US: 'Sworn' } })])
  const owner = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  await owner.upload(identity.uploadRegistrationDocument, { id, requirement: 'business_licence' }, LICENCE)
  const first = company('DE136695976')
  await owner.ok(identity.submitRegistration, { id, version: 0, company: first, attested: ['no_forced_labour'] })
  const refuse = (version: number) =>
    operator.ok(identity.rejectRegistration, { id, version, reason: 'other', note: 'Not this one' })
  await refuse(1)
  const again = (version: number, sent: identity.CompanyData, attested: string[] = []) =>
    owner.call(identity.resubmitRegistration, { id, version, company: sent, attested })
  expect((await again(2, first)).code).toBe('200')
  await refuse(3)
  const second = { ...first, legalName: 'Another Importer GmbH' }
  expect(await again(4, second)).toMatchObject({
    data: { fieldErrors: [{ path: 'documents.no_forced_labour', rule: 'required' }] },
  })
  expect((await again(4, second, ['no_forced_labour'])).code).toBe('200')
})

test('a reviewer waives with a reason what the applicant has to bring, but for the licence, and asks for it after all', async () => {
  const [licence] = (await detail()).items
  if (!licence) throw new Error('no licence')
  await save([licence, own('fire_safety', {}), own('no_forced_labour', { kind: 'attested', name: { en_US: 'Sworn' } })])
  const upload = identity.uploadRegistrationDocument
  const other = await api.person({ kind: 'buyer' })
  const change = await other.ok(identity.startCompanyChange, {})
  await other.upload(upload, { id: change.applicationId, requirement: 'business_licence' }, LICENCE)
  await other.upload(upload, { id: change.applicationId, requirement: 'fire_safety' }, LICENCE)
  const theirs = company('DE136695976')
  const sentBy = { id: change.applicationId, version: 0, company: theirs, attested: ['no_forced_labour'] }
  await other.ok(identity.submitRegistration, sentBy)
  const say = (requirement: string, outcome: identity.CheckOutcome, note?: string) =>
    operator.call(identity.registrationCheck, {
      ...{ id: change.applicationId, version: 1, requirement, outcome },
      ...(note === undefined ? {} : { note }),
    })
  expect((await say('fire_safety', 'waived')).code).toBe('USER_SERVICE530400')
  expect((await say('business_licence', 'waived', 'Known')).code).toBe('MALL600403')
  expect((await say('fire_safety', 'passed', 'Seen')).code).toBe('MALL600403')
  expect((await say('fire_safety', 'waived', 'A trader without a works')).code).toBe('200')
  const paper = async () =>
    (await operator.ok(identity.registrationDetail, { id: change.applicationId })).documents.find(
      ({ key }) => key === 'fire_safety',
    )
  expect(await paper()).toMatchObject({ state: 'waived', check: { note: 'A trader without a works' } })
  const theirView = (await other.ok(identity.ownCompanyChange, {}))?.documents.find(({ key }) => key === 'fire_safety')
  expect(theirView).toMatchObject({ state: 'waived', check: { state: 'waived', note: null } })
  // Sent again without the paper: it is not missed any more.
  await operator.ok(identity.requestRegistrationInfo, {
    ...{ id: change.applicationId, version: 1 },
    requests: [{ field: 'documents.fire_safety', comment: 'Take it out, please' }],
  })
  const fileId = theirView?.files[0]?.fileId ?? ''
  await other.ok(identity.removeRegistrationDocument, { id: change.applicationId, requirement: 'fire_safety', fileId })
  await other.ok(identity.resubmitRegistration, { id: change.applicationId, version: 2, company: theirs })
  const after = { id: change.applicationId, version: 3, requirement: 'fire_safety', outcome: 'again' } as const
  await operator.ok(identity.registrationCheck, after)
  expect(await paper()).toMatchObject({ state: 'incomplete', check: null })
})
