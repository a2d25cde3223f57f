import { deskPage } from '@tradeport/domain/assistant/contract'
import { adminProductPage, adminStorePage } from '@tradeport/domain/catalogue/contract'
import { newsPage } from '@tradeport/domain/content/contract'
import { customsOrderPage, customsReceiptPage } from '@tradeport/domain/customs/contract'
import { backgroundJobPage } from '@tradeport/domain/governance/contract'
import { bankAccountPage, certificatePage, registrationPage } from '@tradeport/domain/identity/contract'
import { membershipInvoicePage, membershipOrderPage } from '@tradeport/domain/membership/contract'
import { mailPage } from '@tradeport/domain/messaging/contract'
import { exchangeRatePage } from '@tradeport/domain/reference/contract'
import { reportPage } from '@tradeport/domain/reporting/contract'
import { servicePage } from '@tradeport/domain/service-market/contract'
import { afterSalesCasePage, serviceOrderPage } from '@tradeport/domain/service-order/contract'
import { leaveMessagePage } from '@tradeport/domain/support/contract'
import { WORK_QUEUES, WORK_QUEUE_LISTS, workQueues, type WorkQueueKey } from '@tradeport/domain/worklist/contract'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import type { Caller } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What the page of a queue asks for. */
const LISTS: Readonly<Record<WorkQueueKey, Endpoint>> = {
  desk: deskPage,
  messages: leaveMessagePage,
  messagesAssigned: leaveMessagePage,
  registrations: registrationPage,
  registrationsInReview: registrationPage,
  certificates: certificatePage,
  bankAccounts: bankAccountPage,
  stores: adminStorePage,
  payments: membershipOrderPage,
  invoices: membershipInvoicePage,
  products: adminProductPage,
  services: servicePage,
  serviceRevisions: servicePage,
  customsReceipts: customsReceiptPage,
  serviceDisputes: serviceOrderPage,
  servicePaybacks: serviceOrderPage,
  servicePayments: serviceOrderPage,
  serviceCommissions: serviceOrderPage,
  afterSales: afterSalesCasePage,
  agencyClaims: customsOrderPage,
  agencyPayments: customsOrderPage,
  news: newsPage,
  rates: exchangeRatePage,
  faults: reportPage,
  mail: mailPage,
  jobs: backgroundJobPage,
}

let demo: DemoApi
let admin: Caller
beforeAll(async () => {
  demo = await startDemoApi()
  admin = await demo.api.person({ kind: 'operator', roles: ['op_super'] })
  // A moment in which something waits in every one of them that the demo leaves empty.
  const { pool } = demo.api
  await pool.query(
    `update registration_application set status = 'in_review' where id =
       (select id from registration_application where status = 'submitted' order by id limit 1)`,
  )
  await pool.query(
    `update leave_message set status = 'assigned' where id = (select id from leave_message order by id limit 1)`,
  )
  await pool.query(
    `update customs_order set claim_status = 'disputed' where id =
       (select id from customs_order where status = 'completed' order by id limit 1)`,
  )
  await pool.query(
    `update customs_order set stuck_since = now() where id =
       (select id from customs_order where status = 'completed' order by id desc limit 1)`,
  )
  await pool.query(
    `update exchange_rate set status = 'pending' where id = (select id from exchange_rate order by id limit 1)`,
  )
}, 600_000)
afterAll(() => demo.close())

const isCounted = (data: unknown): data is { total: number } =>
  typeof data === 'object' && data !== null && 'total' in data && typeof data.total === 'number'

test('what the home of operators counts is what the list behind it shows', async () => {
  const { queues } = await admin.ok(workQueues, {})
  expect(queues.map(({ key }) => key)).toEqual([...WORK_QUEUES])
  const counted: Record<string, number> = {}
  const listed: Record<string, number> = {}
  for (const { key, count } of queues) {
    const { searchParams } = new URL(WORK_QUEUE_LISTS[key], 'http://admin')
    const status = searchParams.get('status')
    const on = (name: string) => (searchParams.get(`f.${name}`) === 'true' ? { [name]: true } : {})
    const claim = searchParams.get('f.claim')
    const payback = searchParams.get('f.payback')
    const filters = {
      ...on('stuck'),
      ...on('moneyStuck'),
      ...on('commissionOpen'),
      ...(claim ? { claim } : {}),
      ...(payback ? { payback } : {}),
    }
    const { data } = await admin.raw(LISTS[key], { pageNum: 1, pageSize: 1, ...(status ? { status } : {}), ...filters })
    counted[key] = count
    listed[key] = isCounted(data) ? data.total : -1
  }
  expect(counted).toEqual(listed)
  expect(Object.values(counted).filter(count => count > 0).length).toBeGreaterThan(6)
})
