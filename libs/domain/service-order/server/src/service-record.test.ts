import { describe, expect, it } from 'vitest'
import {
  serviceOrderAcceptOrder,
  serviceOrderCancelNegotiate,
  serviceOrderConfirm,
  serviceOrderEvaluate,
  serviceOrderQuote,
  serviceOrderReject,
} from '@tradeport/domain/service-order/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { providerRecords, serviceRecords } from './index'
import {
  HOUR,
  NEGOTIABLE,
  SERVICE,
  anOrderScene,
  api,
  at,
  customer,
  handedOver,
  paid,
  provider,
  running,
  runJob,
  settle,
  submitted,
} from './order.test-scene'

anOrderScene()

const asked = () => [{ id: SERVICE, providerCompanyId: provider.actor.companyId ?? '' }]
const ofService = async () => (await api.inside(ctx => serviceRecords(ctx, asked()))).get(SERVICE)
const ofProvider = async () => {
  const id = provider.actor.companyId ?? ''
  return (await api.inside(ctx => providerRecords(ctx, [id]))).get(id)
}
const wait = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
}
const completed = async () => {
  const id = await handedOver()
  await customer.ok(serviceOrderConfirm, await at(id))
  return id
}

describe('the record of a service and of its provider', () => {
  it('is missing before the first order', async () => {
    await submitted()
    expect([await ofService(), await ofProvider()]).toEqual([undefined, undefined])
  })

  it('counts completed orders, their ratings, and how long each first answer took', async () => {
    const id = await completed()
    await customer.ok(serviceOrderEvaluate, { ...(await at(id)), score: 4, tags: [], text: 'Good' })
    const accepted = await paid()
    wait(2)
    await provider.ok(serviceOrderAcceptOrder, await at(accepted))
    const asked = await submitted({ skuId: NEGOTIABLE })
    wait(5)
    await provider.ok(serviceOrderQuote, { ...(await at(asked)), amount: '900', validTo: '2026-03-12' })
    wait(1)
    await provider.ok(serviceOrderQuote, { ...(await at(asked)), amount: '800', validTo: '2026-03-12' })
    const record = await ofService()
    expect(record).toMatchObject({ orders: 1, ratings: 1, score: '4.0', completionRate: null })
    expect(record?.responseMinutes.toSorted((a, b) => a - b)).toEqual([0, 120, 300])
    expect(await ofProvider()).toEqual(record)
  })

  it('of a provider counts what it did by orders of another kind, and their scores with its own', async () => {
    const id = provider.actor.companyId ?? ''
    const others = new Map([[id, { orders: 3, ratings: 2, points: 10 }]])
    const record = async () => (await api.inside(ctx => providerRecords(ctx, [id], others))).get(id)
    expect(await record()).toEqual({
      ...{ orders: 3, ratings: 2, score: '5.0', completionRate: null, responseMinutes: [], isHeld: false },
    })
    await customer.ok(serviceOrderEvaluate, { ...(await at(await completed())), score: 4, tags: [], text: 'Good' })
    expect(await record()).toMatchObject({ orders: 4, ratings: 3, score: '4.7', responseMinutes: [0] })
  })

  it('says how many paid orders are brought to their end: what was cancelled unpaid or before it was accepted does not count', async () => {
    for (const _ of [1, 2, 3]) await completed()
    const rejected = await paid()
    await provider.ok(serviceOrderReject, { ...(await at(rejected)), reason: 'No capacity' })
    expect((await ofService())?.completionRate).toBeNull()
    const ended = await running()
    await customer.ok(serviceOrderCancelNegotiate, {
      ...(await at(ended)),
      decision: 'propose',
      refund: '2120',
      reason: 'Not needed',
    })
    await provider.ok(serviceOrderCancelNegotiate, { ...(await at(ended)), decision: 'agree' })
    await submitted()
    wait(49)
    await runJob('cancelUnpaid')
    await settle()
    expect((await ofService())?.completionRate).toBe('60')
    expect((await ofProvider())?.completionRate).toBe('60')
  })

  it('forgets what is longer ago than a year, but for the count and the ratings; other regions see nothing of it', async () => {
    await completed()
    wait(366 * 24)
    expect(await ofService()).toMatchObject({ orders: 1, completionRate: null, responseMinutes: [] })
    const elsewhere = await api.inside(ctx => serviceRecords({ ...ctx, region: REGIONS.chongqing }, asked()))
    expect(elsewhere.size).toBe(0)
  })

  it('tells of a provider that the platform holds for a refund, also of services that nobody ordered', async () => {
    const id = await completed()
    const unordered = '01990000-0000-7000-8000-0000000000d9'
    const heldOf = async () => {
      const services = [...asked(), { id: unordered, providerCompanyId: provider.actor.companyId ?? '' }]
      const found = await api.inside(ctx => serviceRecords(ctx, services))
      return [found.get(SERVICE)?.isHeld, found.get(unordered)?.isHeld, (await ofProvider())?.isHeld]
    }
    expect(await heldOf()).toEqual([false, undefined, false])
    await api.pool.query(`update service_order set refund_upheld_at = now() where id = $1`, [id])
    expect(await heldOf()).toEqual([true, true, true])
  })
})
