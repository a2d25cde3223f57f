import { expect, it } from 'vitest'
import { afterSalesCaseAct, afterSalesCaseCreate, afterSalesCaseDetail } from '@tradeport/domain/service-order/contract'
import type { Caller } from '@tradeport/testing/harness'
import {
  HOUR,
  anOrderScene,
  api,
  customer,
  handedOver,
  paid,
  provider,
  runJob,
  running,
  statusOf,
  submitted,
} from './order.test-scene'

anOrderScene()

const later = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
}
const remindedOf = (who: Caller) =>
  api.notified.filter(
    ({ to, params }) => 'companyId' in to && to.companyId === who.actor.companyId && params?.['stage'] === 'due_soon',
  ).length
const run = async () => {
  for (let time = 0; time < 2; time += 1) await runJob('remindBeforeDue')
}

it.each([
  ['unpaid', submitted, 23, 2, () => customer, () => provider],
  ['not accepted', paid, 11, 2, () => provider, () => customer],
  ['handed over', handedOver, 6 * 24 - 1, 2, () => customer, () => provider],
] as const)(
  'an order that is %s: whose turn it is, once, and nobody else',
  async (_name, order, before, more, who, other) => {
    const id = await order()
    const status = await statusOf(id)
    later(before)
    await run()
    expect(remindedOf(who())).toBe(0)
    later(more)
    await run()
    expect([remindedOf(who()), remindedOf(other())]).toEqual([1, 0])
    expect(await statusOf(id)).toBe(status)
  },
)

it('a case: the provider, and the customer anew once it is the customer’s turn', async () => {
  const { id } = await customer.ok(afterSalesCaseCreate, {
    ...{ serviceOrderId: await running(), type: 'redo', reasonCode: 'late', description: 'Far too late.' },
  })
  later(25)
  await run()
  expect([remindedOf(provider), remindedOf(customer)]).toEqual([1, 0])
  const { version } = await provider.ok(afterSalesCaseDetail, { id })
  await provider.ok(afterSalesCaseAct, { id, version, action: 'reject', reason: 'It was in time.' })
  later(47)
  await run()
  expect(remindedOf(customer)).toBe(0)
  later(2)
  await run()
  expect([remindedOf(provider), remindedOf(customer)]).toEqual([1, 1])
})

it('nobody’s reminder waits behind those of others that are due sooner but reminded later, or were already', async () => {
  const confirmed = await handedOver()
  const beforeOthers = api.notified.length
  // Handed over seven days ago but for an hour: reminded a day before it confirms itself; 120 others are due sooner.
  const copy = (status: string, dueIn: string, reminded: 'already' | 'not yet') =>
    api.pool.query(
      `with source as (select to_jsonb(o) as row from service_order o where id = $1)
       insert into service_order select (jsonb_populate_record(null::service_order, row || jsonb_build_object(
         'id', gen_random_uuid(), 'no', 'SO-' || n || $2::text, 'status', $2::text,
         'due_at', $3::timestamptz + $4::interval, 'reminded_for', case when $5 then $3::timestamptz + $4::interval end))).*
       from source, generate_series(1, 60) n`,
      [confirmed, status, api.clock.now.toISOString(), dueIn, reminded === 'already'],
    )
  await api.pool.query(`update service_order set due_at = $2::timestamptz + interval '20 hours' where id = $1`, [
    confirmed,
    api.clock.now.toISOString(),
  ])
  // An order that is not accepted yet is reminded of 12 hours before.
  await copy('pending_accept', '13 hours', 'not yet')
  await copy('pending_confirm', '2 hours', 'already')
  await runJob('remindBeforeDue')
  expect(api.notified.slice(beforeOthers).map(({ params }) => params?.['stage'])).toEqual(['due_soon'])
  expect(remindedOf(customer)).toBe(1)
})
