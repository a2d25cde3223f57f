import { screen } from '@testing-library/react'
import { companyAdmin, identityAdmin } from '@tradeport/domain/identity/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'

// What a provider of services owes its customers, on its page of the platform admin, over the whole product.
const screens = screenTests({ start: () => startTestApi(), manifest: identityAdmin, texts: [companyAdmin] })
let arbiter: Caller
let provider: Caller
beforeAll(async () => {
  arbiter = await screens.api.person({ kind: 'operator', roles: ['op_arbiter'] })
  provider = await screens.api.person({ kind: 'provider' })
})

const DAY = 86_400_000
const before = (days: number) => new Date(screens.api.clock.now.getTime() - days * DAY).toISOString()

/** An order that was paid past the platform and rejected, as its own domain leaves it. */
async function owes(no: string, { dueAt, upheldAt = null }: { dueAt: string; upheldAt?: string | null }) {
  const id = randomUUID()
  await screens.api.pool.query(
    `insert into service_order (id, no, region_id, status, created_at, updated_at, customer_company_id, customer_name,
       provider_company_id, provider_name, service_id, service_no, snapshot, category_code, qty, currency, tax_rate, commission_rate,
       after_sale_days, pay_mode, money, contact, form, due_at, submitted_at, search_text, direct_refund, refund_due_at, refund_upheld_at)
     values ($1, $2, $3, 'rejected', $4, $4, $5, 'Lanyun Knitting', $6, 'Clearway', $5, 'SV1',
       '{"title": {}, "skuId": "1", "skuName": {}, "unit": "order", "deliveryDays": null}', 'CUSTOMS', 1, 'CNY', 6, 5, 30, 'offline',
       'direct', '{"name": "Lin"}', '{"version": 1, "fields": [], "answers": {}}', $7, $4, '',
       '{"amountMinor": "10000", "status": "owed", "reports": []}', $7, $8)`,
    [id, no, DEFAULT_REGION.regionId, before(20), randomUUID(), provider.actor.companyId, dueAt, upheldAt],
  )
  return id
}

test('refunds that are overdue, or decided to be owed, stand on the page of their provider and lead to their orders', async () => {
  const late = await owes('SO-LATE', { dueAt: before(2) })
  const held = await owes('SO-HELD', { dueAt: before(3), upheldAt: before(1) })
  await owes('SO-IN-TIME', { dueAt: before(-2) })
  await screens.open(`/companies/${provider.actor.companyId}`, arbiter)
  expect(await screen.findByRole('heading', { name: 'Direct refunds that it owes' })).toBeTruthy()
  expect((await screen.findByText('SO-LATE')).closest('a')?.getAttribute('href')).toContain(late)
  expect(screen.getByText(/^Overdue since /)).toBeTruthy()
  expect((await screen.findByText('SO-HELD')).closest('a')?.getAttribute('href')).toContain(held)
  expect(screen.getByText(/^Decided: still owed/)).toBeTruthy()
  expect(screen.queryByText('SO-IN-TIME')).toBeNull()
})

test('what cases came to stands beside them', async () => {
  const other = await screens.api.person({ kind: 'provider' })
  const id = randomUUID()
  await screens.api.pool.query(
    `insert into after_sales_case (id, no, region_id, status, created_at, updated_at, service_order_id, service_order_no, service_title,
       customer_company_id, customer_name, provider_company_id, provider_name, currency, type, reason_code, description, due_at,
       search_text, direct_refund, refund_due_at)
     values ($1, 'AS-LATE', $2, 'refunding', $3, $3, $4, 'SO-1', '{}', $4, 'Lanyun Knitting', $5, 'Clearway', 'CNY', 'refund_full',
       'late', 'Far too late.', $6, '', '{"amountMinor": "10000", "status": "owed", "reports": []}', $6)`,
    [
      id,
      DEFAULT_REGION.regionId,
      before(20),
      await owes('SO-DONE', { dueAt: before(-2) }),
      other.actor.companyId,
      before(1),
    ],
  )
  await screens.open(`/companies/${other.actor.companyId}`, arbiter)
  expect((await screen.findByText('AS-LATE')).closest('a')?.getAttribute('href')).toContain(`/after-sales/${id}`)
  expect(screen.getByText(/^Overdue since /)).toBeTruthy()
})

test('a provider that owes nothing has no such section', async () => {
  const other = await screens.api.person({ kind: 'provider' })
  await screens.open(`/companies/${other.actor.companyId}`, arbiter)
  expect(await screen.findByText(other.actor.displayName)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Direct refunds that it owes' })).toBeNull()
})
