import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportSend, reportPage, reportResolve, aReportSendInput } from '@tradeport/domain/reporting/contract'
import { WORK_QUEUES, workQueues } from '@tradeport/domain/worklist/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { joinCompany, sendCompanyChange, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let admin: Caller

beforeAll(async () => {
  api = await startTestApi()
  admin = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const queuesOf = async (who: Caller) => (await who.ok(workQueues, {})).queues
const faults = async (who: Caller) => (await queuesOf(who)).find(({ key }) => key === 'faults')

/** Of two companies, unless the customer is named. */
const aServiceOrder = (order: {
  regionId: string
  no: string
  status: string
  isDisputed?: boolean
  customerId?: string
}) =>
  api.pool.query(
    `insert into service_order (id, no, region_id, status, created_at, updated_at, customer_company_id, customer_name, provider_company_id,
       provider_name, service_id, service_no, snapshot, category_code, qty, currency, tax_rate, commission_rate, after_sale_days, contact, form,
       search_text, payment_disputed_at, due_at)
     select gen_random_uuid(), $1, $2, $3, $4, $4, coalesce($5::uuid, gen_random_uuid()), 'A', gen_random_uuid(), 'B', gen_random_uuid(), 'SV',
       '{}', 'CUSTOMS', 1, 'CNY', 6, 5, 30, '{}', '{}', '', case when $6 then $4::timestamptz end, $4`,
    [
      ...[order.no, order.regionId, order.status, api.clock.now.toISOString()],
      ...[order.customerId ?? null, order.isDisputed ?? false],
    ],
  )

test('shows each operator only what they may act on', async () => {
  expect((await queuesOf(admin)).map(({ key }) => key)).toEqual([...WORK_QUEUES])
  const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
  expect((await queuesOf(finance)).map(({ key }) => key)).toEqual([
    'bankAccounts',
    'payments',
    'invoices',
    'servicePayments',
    'serviceCommissions',
    'agencyPayments',
    'rates',
  ])
  const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  expect(await queuesOf(auditor)).toEqual([])
  const seller = await api.person({ kind: 'seller' })
  expect((await seller.call(workQueues, {})).code).toBe('gateway.400019')
})

test('counts what waits, with the age of the oldest, in the operator’s region alone', async () => {
  expect(await faults(admin)).toEqual({ key: 'faults', count: 0, oldestAt: null, dueAt: null, late: 0 })
  const first = api.clock.now
  await api.visitor.ok(reportSend, aReportSendInput({ build: 'one' }))
  api.clock.now = new Date(first.getTime() + 3_600_000)
  await api.visitor.ok(reportSend, aReportSendInput({ build: 'two' }))
  await api.visitor.ok(reportSend, aReportSendInput({ build: 'far' }), { region: REGIONS.demo })
  expect(await faults(admin)).toMatchObject({ count: 2, oldestAt: first.toISOString() })
  const { records } = await admin.ok(reportPage, { keyword: 'one' })
  const done = records[0]
  await admin.ok(reportResolve, { id: done?.id ?? '', version: done?.version ?? 0 })
  expect(await faults(admin)).toMatchObject({ count: 1, oldestAt: api.clock.now.toISOString() })
})

test('counts payments past the platform that are taken to it where they are, and nowhere else', async () => {
  await aServiceOrder({ regionId: REGIONS.demo.regionId, no: 'SO-FAR', status: 'pending_payment', isDisputed: true })
  const paybacks = async (region = DEFAULT_REGION) =>
    (await admin.ok(workQueues, {}, { region })).queues.find(({ key }) => key === 'servicePaybacks')
  expect(await paybacks()).toMatchObject({ count: 0, oldestAt: null })
  expect(await paybacks(REGIONS.demo)).toMatchObject({ count: 1, oldestAt: api.clock.now.toISOString() })
})

test('shows jobs that keep failing to whoever keeps them, in every region', async () => {
  const jobs = async (who: Caller, region = REGIONS.demo) =>
    (await who.ok(workQueues, {}, { region })).queues.find(({ key }) => key === 'jobs')
  await api.pool.query(
    `insert into scheduled_job (name, every_seconds, next_run_at, failures, failing_since)
     values ('once.failed', 60, now(), 2, now()), ('keeps.failing', 60, now(), 3, $1)`,
    [api.clock.now.toISOString()],
  )
  expect(await jobs(admin)).toMatchObject({ count: 1, oldestAt: api.clock.now.toISOString() })
  await api.pool.query(`update scheduled_job set status = 'paused' where name = 'keeps.failing'`)
  expect(await jobs(admin)).toMatchObject({ count: 0 })
})

test('says by when registrations are due, and how many are late', async () => {
  const registrations = async () => (await queuesOf(admin)).find(({ key }) => key === 'registrations')
  const owner = await api.person({ kind: 'buyer' })
  await sendCompanyChange(owner)
  // A weekday in the middle of a week: one working day is one day.
  const dueAt = new Date(api.clock.now.getTime() + 86_400_000)
  expect(await registrations()).toMatchObject({ count: 1, dueAt: dueAt.toISOString(), late: 0 })
  api.clock.now = new Date(dueAt.getTime() + 1000)
  expect(await registrations()).toMatchObject({ count: 1, late: 1 })
})

test('counts what an operator can do: nothing about companies whose people they are, which is left to others', async () => {
  const regionId = DEFAULT_REGION.regionId
  const owner = await api.person({ kind: 'seller' })
  const partner = await api.person({ kind: 'operator', roles: ['op_super'] })
  const before = new Map((await queuesOf(admin)).map(({ key, count }) => [key, count]))
  const added = async (who: Caller) =>
    (await queuesOf(who)).flatMap(({ key, count }) => {
      const more = count - (before.get(key) ?? 0)
      return more === 0 ? [] : [[key, more] as const]
    })
  await joinCompany(api, partner, owner.actor.companyId)
  await sendCompanyChange(owner)
  const customerId = owner.actor.companyId ?? ''
  await aServiceOrder({ regionId, no: 'SO-OWN', status: 'disputed', customerId })
  await aServiceOrder({ regionId, no: 'SO-OTHER', status: 'disputed' })
  expect(await added(partner)).toEqual([['serviceDisputes', 1]])
  expect(await added(admin)).toEqual([
    ['registrations', 1],
    ['serviceDisputes', 2],
  ])
})
