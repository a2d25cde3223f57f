import * as identity from '@tradeport/domain/identity/contract'
import { LICENCE, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyRegistry } from './company-registry'

let api: TestApi
let head: Caller
let reviewer: Caller
/** What the register answers next. */
let answer: CompanyRegistry['find']
const asked: string[] = []

beforeAll(async () => {
  api = await startModuleApi([], {}, { registry: { find: one => answer(one) } })
  head = await api.person({ kind: 'operator' })
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const { items, version } = await head.ok(identity.checklistDetail, { party: 'buyer' })
  await head.ok(identity.checklistUpdate, {
    ...{ party: 'buyer', version, reason: 'New rule of the market' },
    items: [
      ...items.filter(({ key }) => key === 'business_licence'),
      requirement('reference_call', 'operator_review'),
      requirement('register', 'registry_lookup'),
      requirement('mail', 'email_otp'),
    ],
  })
})
afterAll(() => api.close())
beforeEach(() => {
  asked.length = 0
  answer = async ({ number, legalName }) => {
    asked.push(number)
    return { name: legalName, number, isActive: true, address: 'Hamburg', isSimulated: false }
  }
})

const requirement = (key: string, kind: identity.RequirementKind): identity.ChecklistItem => ({
  ...{ key, kind, name: { en_US: key }, help: {}, required: true, active: true, pictures: false, maxFiles: 1 },
  ...{ countries: [], companyTypes: [] },
})

const lookUp = () => api.api.jobs.run('identity.registry-look-ups')
async function later(minutes: number) {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
  await lookUp()
}

const EMAIL = 'office@harbour.example'

async function proveEmail(owner: Caller, registrationId: string): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await owner.ok(identity.sendContactEmailCode, { email: EMAIL })
  const { to, params } = api.mailed.at(-1) ?? { to: '', params: {} as Record<string, string> }
  expect(to).toBe(EMAIL)
  await owner.ok(identity.verifyContactEmail, { email: EMAIL, code: params['code'] ?? '', registrationId })
}

let numbers = 100
/** Numbers there have no check digit. */
const ABROAD = { country: 'NG' } as const

/** A change of a buyer's company that was sent. */
async function sent(): Promise<{ owner: Caller; id: string; company: identity.CompanyData }> {
  const owner = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  await owner.upload(identity.uploadRegistrationDocument, { id, requirement: 'business_licence' }, LICENCE)
  await proveEmail(owner, id)
  numbers += 1
  const regNo = `RC ${numbers}7`
  const company = identity.aCompany({
    ...ABROAD,
    legalName: `Check ${numbers} ${owner.actor.companyId?.slice(-8)} GmbH`,
    regNo,
  })
  await owner.ok(identity.submitRegistration, { id, version: 0, company })
  return { owner, id, company }
}

async function checks(who: Caller, id: string) {
  const documents =
    who.actor.kind === 'operator'
      ? (await who.ok(identity.registrationDetail, { id })).documents
      : ((await who.ok(identity.ownCompanyChange, {}))?.documents ?? [])
  return Object.fromEntries(documents.flatMap(({ key, check }) => (check ? [[key, check]] : [])))
}

const say = (
  id: string,
  word: string,
  outcome: identity.CheckOutcome,
  note: string | undefined = 'Called Mr Meier, who buys from them',
) =>
  reviewer.call(identity.registrationCheck, {
    ...{ id, version: 1, requirement: word, outcome },
    ...(note === undefined ? {} : { note }),
  })

test('nothing is sent before an address has answered, and the company is reached there afterwards', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const { applicationId: id } = await owner.ok(identity.startCompanyChange, {})
  await owner.upload(identity.uploadRegistrationDocument, { id, requirement: 'business_licence' }, LICENCE)
  const company = identity.aCompany({ ...ABROAD, legalName: 'Mailbox Trading Ltd.', regNo: 'RC 4711' })
  const send = () => owner.call(identity.submitRegistration, { id, version: 0, company })
  // Of what the platform looks after nothing is asked of the applicant.
  expect(await send()).toMatchObject({
    code: 'USER_SERVICE530400',
    data: { fieldErrors: [{ path: 'documents.mail', rule: 'email_unproven' }] },
  })
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await owner.ok(identity.sendContactEmailCode, { email: EMAIL })
  const wrong = { email: EMAIL, code: '000000', registrationId: id }
  expect((await owner.call(identity.verifyContactEmail, wrong)).code).toBe('USER_SERVICE530101')
  await proveEmail(owner, id)
  expect((await owner.ok(identity.ownCompanyChange, {}))?.verifiedEmail).toBe(EMAIL)
  expect((await send()).code).toBe('200')
  await lookUp()
  expect((await say(id, 'reference_call', 'passed')).code).toBe('200')
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({ contactEmail: EMAIL })
})

test('nobody proves an address for another one’s registration', async () => {
  const [owner, stranger] = await Promise.all([api.person({ kind: 'buyer' }), api.person({ kind: 'buyer' })])
  const { applicationId: registrationId } = await owner.ok(identity.startCompanyChange, {})
  await stranger.ok(identity.sendContactEmailCode, { email: 'stranger@harbour.example' })
  const code = api.mailed.at(-1)?.params['code'] ?? ''
  const stolen = { email: 'stranger@harbour.example', code, registrationId }
  expect((await stranger.call(identity.verifyContactEmail, stolen)).code).toBe('USER_SERVICE530404')
})

test('the register is asked after the data was sent; reviewers read what it says, the applicant how far it is', async () => {
  const { owner, id, company } = await sent()
  expect(await checks(reviewer, id)).toMatchObject({
    register: { state: 'pending' },
    reference_call: { state: 'pending' },
  })
  expect(asked).toEqual([])
  await lookUp()
  expect(asked).toEqual([company.regNo])
  expect(await checks(reviewer, id)).toMatchObject({
    register: { state: 'passed', found: { name: company.legalName, number: company.regNo }, differences: [] },
  })
  expect(await checks(owner, id)).toMatchObject({
    register: { state: 'passed', found: null, note: null, byName: null },
  })
  await lookUp()
  expect(asked).toHaveLength(1)
})

test('what differs keeps from approving, until a reviewer says why it does not matter', async () => {
  answer = async ({ number }) => ({ name: 'Another GmbH', number, isActive: false, address: '', isSimulated: false })
  const { owner, id } = await sent()
  await lookUp()
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'failed', differences: ['name', 'inactive'] } })
  await say(id, 'reference_call', 'passed')
  const approve = () => reviewer.call(identity.approveRegistration, { id, version: 1 })
  expect((await approve()).code).toBe('USER_SERVICE530123')
  expect(
    await reviewer.raw(identity.registrationCheck, { id, version: 1, requirement: 'register', outcome: 'waived' }),
  ).toMatchObject({
    code: 'USER_SERVICE530400',
    data: { fieldErrors: [{ path: 'note', rule: 'required' }] },
  })
  expect((await say(id, 'register', 'waived', 'Renamed last week, extract seen')).code).toBe('200')
  expect(await checks(reviewer, id)).toMatchObject({
    register: {
      ...{ state: 'waived', note: 'Renamed last week, extract seen', byName: reviewer.actor.displayName },
      found: { name: 'Another GmbH' },
    },
  })
  // A reviewer's words are not the applicant's to read.
  expect(await checks(owner, id)).toMatchObject({ register: { state: 'waived', note: null, found: null } })
  expect((await approve()).code).toBe('200')
  const { rows } = await api.pool.query(
    `select reason, after from audit_log where action = 'registration:check' and entity_id = $1 order by seq`,
    [id],
  )
  expect(rows).toMatchObject([
    { after: { requirement: 'reference_call', outcome: 'passed' } },
    { reason: 'Renamed last week, extract seen', after: { requirement: 'register', outcome: 'waived' } },
  ])
})

test('a register that does not answer is asked again, less and less often, and then left to the reviewer', async () => {
  answer = async ({ number }) => {
    asked.push(number)
    throw new Error('no connection')
  }
  const { id } = await sent()
  await lookUp()
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'pending' } })
  for (const minutes of [1, 5, 30]) await later(minutes)
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'pending' } })
  await later(120)
  expect(asked).toHaveLength(5)
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'unanswered', found: null } })
  await later(600)
  expect(asked).toHaveLength(5)
  answer = async () => undefined
  expect((await say(id, 'register', 'again', undefined)).code).toBe('200')
  await lookUp()
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'failed', differences: ['not_found'] } })
})

test('a reviewer’s word stands against an answer that comes late', async () => {
  const { id } = await sent()
  const { promise, resolve: letAnswer } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: wasAsked } = Promise.withResolvers<void>()
  answer = async () => {
    wasAsked()
    await promise
    return undefined
  }
  const running = lookUp()
  await isAsked
  await say(id, 'register', 'passed', 'Extract of today seen')
  letAnswer()
  await running
  expect(await checks(reviewer, id)).toMatchObject({
    register: { state: 'passed', note: 'Extract of today seen', found: null },
  })
})

test('only who could approve it says something of it, and only of what the platform looks after', async () => {
  const { id } = await sent()
  const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  const word = { id, version: 1, requirement: 'reference_call', outcome: 'passed', note: 'Called' } as const
  expect((await auditor.call(identity.registrationCheck, word)).code).toBe('MALL600403')
  expect((await say(id, 'business_licence', 'passed')).code).toBe('MALL600403')
  expect((await say(id, 'reference_call', 'again')).code).toBe('MALL600403')
  expect((await reviewer.call(identity.registrationCheck, { ...word, version: 0 })).code).toBe('FT510006')
  const colleague = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  await colleague.ok(identity.claimRegistration, { id, version: 1 })
  expect((await reviewer.call(identity.registrationCheck, { ...word, version: 2 })).code).toBe('USER_SERVICE530122')
})

test('data that is sent again is looked up again; what was made sure of stands for the same company alone', async () => {
  const { owner, id, company } = await sent()
  const paper = (await reviewer.ok(identity.registrationDetail, { id })).documents.flatMap(({ files }) => files)[0]
  const accepted = { id, requirement: 'business_licence', fileId: paper?.fileId ?? id, outcome: 'passed' } as const
  await lookUp()
  await say(id, 'reference_call', 'passed')
  await reviewer.ok(identity.registrationCheck, { ...accepted, version: 1 })
  const papers = async () =>
    (await reviewer.ok(identity.registrationDetail, { id })).documents.flatMap(({ files }) =>
      files.map(({ state }) => state),
    )
  const ask = (version: number, field: string) =>
    reviewer.ok(identity.requestRegistrationInfo, {
      id,
      version,
      requests: [{ field, comment: 'As on paper, please' }],
    })

  await ask(1, 'contactName')
  const contact = { ...company, contactName: 'Amara Obi' }
  await owner.ok(identity.resubmitRegistration, { id, version: 2, company: contact })
  expect(await checks(reviewer, id)).toMatchObject({
    register: { state: 'pending' },
    reference_call: { state: 'passed' },
  })
  expect(await papers()).toEqual(['accepted'])
  await lookUp()

  await ask(3, 'legalName')
  const legalName = `${company.legalName} & Co. KG`
  await owner.ok(identity.resubmitRegistration, { id, version: 4, company: { ...contact, legalName } })
  expect(await checks(reviewer, id)).toMatchObject({
    register: { state: 'pending' },
    reference_call: { state: 'pending' },
  })
  expect(await papers()).toEqual(['pending'])
  await lookUp()
  expect(await checks(reviewer, id)).toMatchObject({ register: { state: 'passed', found: { name: legalName } } })
  expect((await reviewer.call(identity.approveRegistration, { id, version: 5 })).code).toBe('USER_SERVICE530123')
})
