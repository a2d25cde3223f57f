import * as identity from '@tradeport/domain/identity/contract'
import { assistantState } from '@tradeport/domain/assistant/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { DEFAULT_REGION, REGIONS, type RegionConfig } from '@tradeport/kernel/config'
import { sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Deadlines that a region has of its own, as the product is put together.
let api: TestApi
let head: Caller
beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const DAY = 86_400_000

async function save(own: identity.OwnTimers, as = head) {
  const { version } = await head.ok(identity.regionSettingDetail, {})
  return as.call(identity.regionSettingUpdate, { version, own, reason: 'New rule of the market' })
}

/** A change of a company about which a reviewer asks something now. @returns by when it has to be answered */
async function asked(): Promise<{ id: string; dueAt: number }> {
  const owner = await api.person({ kind: 'buyer' })
  const id = await sendCompanyChange(owner)
  await head.ok(identity.requestRegistrationInfo, {
    id,
    version: 1,
    requests: [{ field: 'contactPhone', comment: 'Nobody answers' }],
  })
  const { dueAt } = await head.ok(identity.registrationDetail, { id })
  return { id, dueAt: Date.parse(dueAt ?? '') }
}

test('the product’s own deadlines hold until the region has some; the next step and the next run of a job go by them', async () => {
  expect(await head.ok(identity.regionSettingDetail, {})).toEqual({
    version: 0,
    own: {},
    updatedAt: null,
    updatedByName: null,
  })
  const before = await asked()
  expect(before.dueAt - api.clock.now.getTime()).toBe(14 * DAY)
  const own = { registrationAnswerDays: 20, registrationFirstReminderDays: 18 }
  expect((await save(own)).data).toEqual({ version: 1 })
  expect(await head.ok(identity.regionSettingDetail, {})).toMatchObject({
    version: 1,
    own,
    updatedByName: head.actor.displayName,
  })
  const after = await asked()
  expect(after.dueAt - api.clock.now.getTime()).toBe(20 * DAY)

  // Ten days before the end nobody would be reminded by the product's own seven.
  api.clock.now = new Date(after.dueAt - 10 * DAY)
  await api.api.jobs.run('identity-registration-timers')
  const { rows } = await api.pool.query<{ reminded: number }>(
    'select reminded from registration_application where id = $1',
    [after.id],
  )
  expect(rows[0]?.reminded).toBe(1)

  const { records } = await head.ok(auditPage, { pageSize: 50 })
  expect(records.find(({ action }) => action === 'regionSetting:update')).toMatchObject({
    entityId: DEFAULT_REGION.regionId,
    reason: 'New rule of the market',
  })

  // What is left out is the product's own again.
  expect((await save({})).code).toBe('200')
  const again = await asked()
  expect(again.dueAt - api.clock.now.getTime()).toBe(14 * DAY)
})

test('wrong passwords lock an account as soon, and for as long, as its region says', async () => {
  expect((await save({ lockAfterFailures: 3, lockMinutes: 90 })).code).toBe('200')
  const person = await api.person({ kind: 'buyer' })
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    person.actor.userId,
  ])
  const guess = () =>
    api.visitor.call(identity.login, { email: rows[0]?.email ?? '', password: 'Wrong-1234', identity: 'buyer' })
  const codes = []
  for (let time = 0; time < 4; time++) codes.push((await guess()).code)
  expect(codes).toEqual([...Array.from({ length: 3 }, () => 'USER_SERVICE530102'), 'USER_SERVICE530103'])
  expect((await guess()).msg).toContain('90')
})

test('who leaves can come back for as long as their region says', async () => {
  expect((await save({ accountGraceDays: 40 })).code).toBe('200')
  const elsewhere = await api.person({ kind: 'buyer', region: REGIONS.chongqing })
  const here = await api.person({ kind: 'buyer' })
  const daysOf = async (leaver: Caller) =>
    (Date.parse((await leaver.ok(identity.requestDeletion, {})).dueAt) - api.clock.now.getTime()) / DAY
  expect([await daysOf(here), await daysOf(elsewhere)]).toEqual([40, 15])
  expect((await save({})).code).toBe('200')
})

test('wrong ones are refused at their field, and so is what somebody else has changed meanwhile', async () => {
  const refusedAt = async (own: identity.OwnTimers) => (await save(own)).data
  expect(await refusedAt({ registrationAnswerDays: 2 })).toMatchObject({
    fieldErrors: [{ path: 'own.registrationAnswerDays', rule: 'too_small' }],
  })
  expect(await refusedAt({ registrationLastReminderDays: 7 })).toMatchObject({
    fieldErrors: [{ path: 'own.registrationLastReminderDays', rule: 'above_max', params: { max: 6 } }],
  })
  const stale = { version: 0, own: {}, reason: 'Again' }
  expect((await head.call(identity.regionSettingUpdate, stale)).code).toBe('FT510006')
})

test('only super operators change them, and each region has its own', async () => {
  await save({ lockMinutes: 60 })
  const administrator = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  expect((await administrator.ok(identity.regionSettingDetail, {})).own).toEqual({ lockMinutes: 60 })
  expect((await save({}, administrator)).success).toBe(false)
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  expect((await reviewer.call(identity.regionSettingDetail, {})).success).toBe(false)
  const elsewhere = Object.values(REGIONS).find(region => region !== DEFAULT_REGION)
  const colleague = await api.person({ kind: 'operator', roles: ['op_super'], region: elsewhere ?? DEFAULT_REGION })
  expect(await colleague.ok(identity.regionSettingDetail, {})).toMatchObject({ version: 0, own: {} })
})

test('invitations of colleagues and of operators are good for as long as the region says', async () => {
  const HOUR = 3_600_000
  expect((await save({ invitationHours: 24 })).code).toBe('200')
  const owner = await api.person({ kind: 'buyer' })
  const { expiresAt } = await owner.ok(identity.inviteMember, { email: 'short@example.com', roles: ['buyer_viewer'] })
  expect(Date.parse(expiresAt) - api.clock.now.getTime()).toBe(24 * HOUR)
  const { id } = await head.ok(identity.operatorInvite, {
    ...{ email: 'short@operator.example', displayName: 'Short', locale: 'en_US', reason: 'New colleague' },
    ...{ roles: ['op_cs'], regionIds: [DEFAULT_REGION.regionId] },
  })
  const { rows } = await api.pool.query<{ hours: string; ends: Date }>(
    `select o.params ->> 'hours' as hours, i.expires_at as ends from operator_invitation i
     join mail_outbox o on o.to_address = 'short@operator.example' where i.user_id = $1`,
    [id],
  )
  expect(rows).toMatchObject([{ hours: '24', ends: new Date(api.clock.now.getTime() + 24 * HOUR) }])
  expect((await save({})).code).toBe('200')
})

test('people answer in the chat in the hours of their region, and never in hours that end before they begin', async () => {
  const before = api.clock.now
  // Two at night in Shanghai.
  api.clock.now = new Date('2026-06-10T18:00:00.000Z')
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const agents = async (region: RegionConfig = DEFAULT_REGION) =>
    (await api.visitor.ok(assistantState, {}, { region })).agents
  expect((await save({ deskFromHour: 1, deskToHour: 4 })).code).toBe('200')
  expect(await agents()).toMatchObject({ open: true, opensAt: null })
  expect(await agents(REGIONS.demo)).toMatchObject({ open: false, opensAt: '2026-06-11T00:00:00.000Z' })
  expect((await save({ deskFromHour: 9 })).code).toBe('200')
  expect(await agents()).toMatchObject({ open: false, opensAt: '2026-06-11T01:00:00.000Z' })
  expect(await save({ deskFromHour: 23 })).toMatchObject({
    data: { fieldErrors: [{ path: 'own.deskFromHour', rule: 'above_max' }] },
  })
  expect((await save({})).code).toBe('200')
  api.clock.now = before
})
