import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  marketDetail,
  serviceApproveReject,
  serviceCategoryPage,
  serviceCategoryStatusCount,
  servicePage,
  serviceStatusCount,
  serviceUpdate,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

let scene: ServiceScene
let provider: Caller
let other: Caller

beforeAll(async () => {
  scene = await serviceScene()
})
afterAll(() => scene.api.close())
beforeEach(async () => {
  await scene.api.pool.query('truncate service, service_version, service_question, service_favourite')
  scene.api.clock.now = new Date('2026-03-10T02:00:00.000Z')
  provider = await scene.api.person({ kind: 'provider' })
  other = await scene.api.person({ kind: 'provider' })
})
const at = (moment: string) => {
  scene.api.clock.now = new Date(moment)
}
const named = (title: string): Partial<ServiceContentInput> => ({ title: { en_US: title } })

describe('lists of services', () => {
  it('are narrowed to days of the trade’s own zone, and their counts with them', async () => {
    // A quarter past midnight in Shanghai is still the day before in UTC.
    at('2026-03-09T16:15:00.000Z')
    const early = await scene.onShelf(provider)
    at('2026-03-11T15:59:00.000Z')
    const late = await scene.pending(provider)
    const ids = async (filter: { dateFrom?: string; dateTo?: string }) =>
      (await provider.ok(servicePage, filter)).records.map(({ id }) => id)
    expect(await ids({ dateFrom: '2026-03-10', dateTo: '2026-03-10' })).toEqual([early.id])
    expect(await ids({ dateFrom: '2026-03-11' })).toEqual([late.id])
    expect(await ids({ dateTo: '2026-03-09' })).toEqual([])
    expect(await provider.ok(serviceStatusCount, { dateFrom: '2026-03-11', dateTo: '2026-03-11' })).toEqual({
      all: 1,
      pending_review: 1,
    })
  })

  it('are narrowed to one provider by operators alone', async () => {
    const own = await scene.onShelf(provider)
    const theirs = await scene.onShelf(other)
    const providerCompanyId = other.actor.companyId ?? ''
    const asked = await scene.reviewer.ok(servicePage, { providerCompanyId })
    expect(asked.records.map(({ id }) => id)).toEqual([theirs.id])
    expect(await scene.reviewer.ok(serviceStatusCount, { providerCompanyId })).toEqual({ all: 1, on_shelf: 1 })
    expect((await provider.ok(servicePage, { providerCompanyId })).records.map(({ id }) => id)).toEqual([own.id])
    expect((await provider.ok(serviceStatusCount, { providerCompanyId }))['all']).toBe(1)
  })
})

describe('the page of a service', () => {
  it('shows others of its category, those of other providers first and the best proven of them', async () => {
    const [paper] = (await scene.input(provider)).qualifications ?? []
    const proven = (count: number) => ({
      qualifications: Array.from({ length: count }, (_, index) => ({
        type: paper?.type ?? 'other',
        no: `no-${index}`,
        validTo: '2030-12-31',
      })),
    })
    const shown = await scene.onShelf(provider, named('Shown'))
    await scene.onShelf(provider, { ...named('Own, well proven'), ...proven(5) })
    await scene.onShelf(other, { ...named('Other’s'), ...proven(1) })
    await scene.onShelf(other, { ...named('Other’s, well proven'), ...proven(3) })
    await scene.onShelf(other, { ...named('Of another kind'), categoryCode: 'TRANSLATION' })
    const { related } = await scene.api.visitor.ok(marketDetail, { id: shown.id })
    expect(related.map(({ title }) => title.en_US)).toEqual(['Other’s, well proven', 'Other’s', 'Own, well proven'])
  })

  it('stays as it was while a change is reviewed, and after that was refused', async () => {
    const { id, version } = await scene.onShelf(provider, named('As approved'))
    const change = async (at: number, title: string) =>
      provider.ok(serviceUpdate, { id, version: at, content: await scene.input(provider, named(title)) })
    const title = async () => (await scene.api.visitor.ok(marketDetail, { id })).title.en_US
    const first = await change(version, 'First change')
    const refused = await scene.reviewer.ok(serviceApproveReject, { id, version: first.version, reason: 'Too loud.' })
    expect(await title()).toBe('As approved')
    const second = await change(refused.version, 'Second change')
    expect([second.status, await title()]).toEqual(['revision_review', 'As approved'])
  })
})

it('categories are counted by status, under the same keyword as their list', async () => {
  const head = await scene.api.person({ kind: 'operator' })
  for (const keyword of [undefined, 'customs', 'no such category']) {
    const asked = keyword === undefined ? {} : { keyword }
    const { records, total } = await head.ok(serviceCategoryPage, { ...asked, pageSize: 200 })
    const enabled = records.filter(({ status }) => status === 'enabled').length
    expect(await head.ok(serviceCategoryStatusCount, asked)).toEqual({ all: total, enabled, disabled: total - enabled })
  }
})
