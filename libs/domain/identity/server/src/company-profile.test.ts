import * as identity from '@tradeport/domain/identity/contract'
import { z } from '@tradeport/kernel/contract-kit'
import {
  LICENCE,
  beginCompanyChange,
  sendCompanyChange,
  startModuleApi,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

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
const fieldErrorsOf = (data: unknown) => z.object({ fieldErrors: z.array(z.unknown()) }).parse(data).fieldErrors

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
  const upload = await owner.upload(
    identity.uploadRegistrationDocument,
    { id, requirement: 'business_licence' },
    LICENCE,
  )
  expect(upload.code).toBe('200')
  const company = identity.aCompany({ legalName: 'New Name GmbH', displayName: 'New Name' })
  await owner.ok(identity.submitRegistration, { id, version: 0, company })
  expect((await owner.ok(identity.companyProfile, {})).legalName).toBe('Old Name GmbH')
  const detail = await reviewer.ok(identity.registrationDetail, { id })
  expect(detail.kind).toBe('change')
  expect(detail).toMatchObject({
    base: { legalName: 'Old Name GmbH' },
    rounds: [{ round: 1, company: { legalName: 'New Name GmbH' } }],
  })
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({
    legalName: 'New Name GmbH',
    regNo: 'DE136695976',
  })
  const stranger = await api.person({ kind: 'buyer' })
  expect((await stranger.call(identity.withdrawRegistration, { id, version: 2 })).code).toBe('USER_SERVICE530404')
})

test('what a company says of its factory is kept whole, or refused at its field', async () => {
  const owner = await api.person({ kind: 'seller', country: 'DE' })
  const { version, production: nothing } = await owner.ok(identity.companyProfile, {})
  expect(nothing).toEqual({
    annualRevenue: null,
    factoryAreaM2: null,
    productionLines: null,
    machines: [],
    monthlyCapacity: [],
  })
  const goods = crypto.randomUUID()
  const line = { categoryId: goods, quantity: '12000', unit: 'piece' as const }
  const production = {
    annualRevenue: '1m_5m',
    factoryAreaM2: 5200,
    productionLines: 4,
    machines: [{ type: 'Flat knitting machine', count: 24, year: 2021 }],
    monthlyCapacity: [line],
  }
  const save = (changed: object) =>
    owner.raw(identity.updateCompanyProfile, { version, ...profile, contactEmail: 'sales@hansa.example', ...changed })
  const refusedAt = async (changed: object) => fieldErrorsOf((await save(changed)).data)
  expect(await refusedAt({ production: { ...production, factoryAreaM2: 0 } })).toMatchObject([
    { path: 'production.factoryAreaM2', rule: 'too_small' },
  ])
  const tomorrow = { ...production, machines: [{ type: 'Loom', count: 1, year: api.clock.now.getUTCFullYear() + 1 }] }
  expect(await refusedAt({ production: tomorrow })).toMatchObject([
    { path: 'production.machines.0.year', rule: 'in_future' },
  ])
  expect(await refusedAt({ production: { ...production, monthlyCapacity: [line, line] } })).toMatchObject([
    { path: 'production.monthlyCapacity.1.categoryId', rule: 'duplicate' },
  ])
  const furlongs = { ...production, monthlyCapacity: [{ ...line, unit: 'furlong' }] }
  expect(await refusedAt({ production: furlongs })).toMatchObject([
    { path: 'production.monthlyCapacity.0.unit', rule: 'unit' },
  ])
  expect(await refusedAt({ contactEmail: 'sales' })).toMatchObject([{ path: 'contactEmail', rule: 'email' }])
  expect((await save({ production })).code).toBe('200')
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({
    production,
    contactEmail: 'sales@hansa.example',
    proven: { companyType: null, production: null },
  })
  // A caller that does not know of it takes nothing away.
  await owner.ok(identity.updateCompanyProfile, { version: version + 1, ...profile })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({
    production,
    contactEmail: 'sales@hansa.example',
  })
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

test('a change that has rested too long is not sent again beside a newer one', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const said = { country: 'NG', legalName: 'Rested Harbour Ltd.', regNo: 'RC 4711003' }
  const rested = await sendCompanyChange(owner, said)
  await api.pool.query(`update registration_application set status = 'expired' where id = $1`, [rested])
  const company = identity.aCompany(said)
  const again = () => owner.call(identity.resubmitRegistration, { id: rested, version: 1, company })
  const { applicationId: newer } = await owner.ok(identity.startCompanyChange, {})
  expect((await again()).code).toBe('MALL600403')
  await owner.ok(identity.withdrawRegistration, { id: newer, version: 0 })
  expect((await again()).code).toBe('200')
})

/** What the owner of a change was told last: outcome, where it leads, and the mail's template. */
function toldOf(legalName: string) {
  const { params, link } =
    api.notified.findLast(
      ({ kind, params: { company } }) => kind === 'registration_data_review' && company === legalName,
    ) ?? {}
  const mail = api.mailed.findLast(({ params: of }) => of['company'] === legalName)
  return [params?.['outcome'], link?.route, mail?.template]
}

test('what is asked and decided of a change is told as of a change', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const said = { country: 'NG', legalName: 'Yam Belt Weavers Ltd.', regNo: 'RC 4711041' }
  const id = await sendCompanyChange(owner, said)
  const asked = api.notified.findLast(({ kind }) => kind === 'review_requested')
  expect(asked).toMatchObject({ params: { name: said.legalName, subject: 'company_change' } })
  const told = (news: string) =>
    expect(toldOf(said.legalName)).toEqual([`company_change_${news}`, '/company', `company_change_${news}`])
  await reviewer.ok(identity.requestRegistrationInfo, {
    ...{ id, version: 1, requests: [{ field: 'city', comment: 'Which district?' }] },
  })
  told('need_info')
  const again = (version: number) =>
    owner.ok(identity.resubmitRegistration, { id, version, company: identity.aCompany(said) })
  await again(2)
  await reviewer.ok(identity.rejectRegistration, { id, version: 3, reason: 'other', note: 'Another company' })
  told('rejected')
  await again(4)
  await reviewer.ok(identity.approveRegistration, { id, version: 5 })
  told('approved')
})

test('a change that rests is spoken of as a change', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const said = { country: 'NG', legalName: 'Quiet Harbour Ltd.', regNo: 'RC 4711017' }
  const id = await sendCompanyChange(owner, said)
  await reviewer.ok(identity.requestRegistrationInfo, {
    ...{ id, version: 1, requests: [{ field: 'regNo', comment: 'Which register?' }] },
  })
  const start = api.clock.now
  const told = async (days: number) => {
    api.clock.now = new Date(start.getTime() + days * 86_400_000)
    await api.api.jobs.run('identity-registration-timers')
    return toldOf(said.legalName)
  }
  expect(await told(15)).toEqual(['company_change_expired', '/company', 'company_change_expired'])
  expect(await told(15 + 167)).toEqual(['company_change_deleted_soon', '/company', 'company_change_deleted_soon'])
  api.clock.now = start
})

test('of two companies that come to one number at once, the change that is later is refused at the number', async () => {
  const [owner, other] = [await api.person({ kind: 'buyer' }), await api.person({ kind: 'buyer' })]
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const id = await sendCompanyChange(owner, { country: 'NG', legalName: 'Raced Harbour Ltd.', regNo: 'RC 4711029' })
  const { version } = await reviewer.ok(identity.registrationDetail, { id })
  const rival = await api.pool.connect()
  try {
    await rival.query('begin')
    await rival.query(
      `update company set country = 'NG', reg_no_key = (select reg_no_key from registration_application where id = $2) where id = $1`,
      [other.actor.companyId, id],
    )
    const answer = reviewer.call(identity.approveRegistration, { id, version })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect((await api.pool.query(waiting)).rowCount).toBe(1), { timeout: 20_000 })
    await rival.query('commit')
    expect(await answer).toMatchObject({
      code: 'USER_SERVICE530120',
      data: { fieldErrors: [{ path: 'company.regNo', rule: 'taken' }] },
    })
  } finally {
    rival.release()
  }
  expect((await reviewer.ok(identity.registrationDetail, { id })).status).toBe('submitted')
})

test('papers of a change that was taken back are deleted after a month', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = await beginCompanyChange(owner)
  const handedIn = await api.pool.query<{ file_id: string }>(
    'select file_id from registration_document where application_id = $1',
    [id],
  )
  const fileId = handedIn.rows[0]?.file_id
  const papers = async () => {
    const { rows } = await api.pool.query(
      `select (select count(*) from registration_document where application_id = $1)::int as listed,
         (select count(*) from file_asset where id = $2)::int as kept`,
      [id, fileId],
    )
    return rows
  }
  await owner.ok(identity.withdrawRegistration, { id, version: 0 })
  const start = api.clock.now
  const after = async (days: number) => {
    api.clock.now = new Date(start.getTime() + days * 86_400_000)
    await api.api.jobs.run('identity-registration-timers')
    return papers()
  }
  expect(await after(29)).toEqual([{ listed: 1, kept: 1 }])
  expect(await after(31)).toEqual([{ listed: 0, kept: 0 }])
  api.clock.now = start
})

test('numbers of authorities are held to their country and come into force with the review', async () => {
  const owner = await api.person({ kind: 'seller', country: 'CN' })
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const id = await beginCompanyChange(owner)
  const company = identity.aMill({ foundedYear: 2011 })
  const official = {
    foundedOn: '2011-05-18',
    exportLicenceNo: '03412345',
    customsRegNo: '3304960123',
    vatNo: '91330483MA7LYKN050',
  }
  const send = (changed: Partial<typeof official>) =>
    owner.raw(identity.submitRegistration, { id, version: 0, company: { ...company, ...official, ...changed } })
  for (const [changed, rule] of [
    [{ customsRegNo: '33049' }, 'customs_no'],
    [{ vatNo: 'DE136695976' }, 'vat_no'],
    [{ foundedOn: '2012-01-01' }, 'other_year'],
    [{ foundedOn: '2999-01-01' }, 'in_future'],
    [{ exportLicenceNo: '<b>03412345' }, 'invalid_format'],
  ] as const)
    expect(fieldErrorsOf((await send(changed)).data)).toMatchObject([
      { path: `company.${Object.keys(changed)[0]}`, rule },
    ])
  expect((await send({})).code).toBe('200')
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({ foundedOn: null, customsRegNo: null })
  const { base, rounds } = await reviewer.ok(identity.registrationDetail, { id })
  expect([base?.customsRegNo, rounds[0]?.company.customsRegNo]).toEqual([undefined, '3304960123'])
  await reviewer.ok(identity.approveRegistration, { id, version: 1 })
  expect(await owner.ok(identity.companyProfile, {})).toMatchObject({ ...official, foundedYear: 2011 })
  // The next change begins with them.
  await owner.ok(identity.startCompanyChange, {})
  expect(await owner.ok(identity.ownCompanyChange, {})).toMatchObject({ draft: official })
})

test.each(['registration:endorse', 'registration:check', 'registration:take_over'])(
  'what one reviewer tells another is not for the company: %s',
  async action => {
    const owner = await api.person({ kind: 'buyer' })
    const note = 'Looks like a straw man'
    await api.inside(
      ctx =>
        ctx.audit({
          action,
          entityType: 'registration',
          entityId: owner.actor.companyId ?? '',
          companyId: owner.actor.companyId,
          reason: note,
        }),
      (await api.person({ kind: 'operator' })).actor,
    )
    const { records } = await owner.ok(identity.companyAuditPage, {})
    expect(records.map(({ reason }) => reason)).not.toContain(note)
  },
)

test('what was done stands in the order of time', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const { companyId } = owner.actor
  const act = (action: string, entityType: string) =>
    api.inside(ctx => ctx.audit({ action, entityType, entityId: companyId ?? '', companyId }), owner.actor)
  const now = api.clock.now
  await act('member:invite', 'member')
  api.clock.now = new Date(now.getTime() - 86_400_000)
  await act('companyAddress:create', 'companyAddress')
  api.clock.now = now
  const { records } = await owner.ok(identity.companyAuditPage, {})
  expect(records.map(({ action }) => action)).toEqual(['member:invite', 'companyAddress:create'])
})
