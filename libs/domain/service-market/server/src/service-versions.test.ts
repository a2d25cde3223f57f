import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  serviceApprovePass,
  serviceApproveReject,
  serviceDeactivate,
  serviceDetail,
  serviceSubmit,
  serviceUpdate,
  serviceVersionDiff,
  serviceVersionList,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

let scene: ServiceScene
let provider: Caller

beforeAll(async () => {
  scene = await serviceScene()
})
afterAll(() => scene.api.close())
beforeEach(async () => {
  provider = await scene.api.person({ kind: 'provider' })
})

const versions = async (id: string, who: Caller = provider) => (await who.ok(serviceVersionList, { id })).versions
const fields = async (input: { id: string; from?: number; to?: number }) =>
  (await provider.ok(serviceVersionDiff, input)).changes.map(({ field }) => field)
const write = async (id: string, over: Partial<ServiceContentInput>) => {
  const { version } = await provider.ok(serviceDetail, { id })
  return provider.ok(serviceUpdate, { id, version, content: await scene.input(provider, over) })
}

it('keeps what was approved and what was changed since, and compares any two', async () => {
  const { id } = await scene.onShelf(provider)
  await write(id, { workingHours: 'Day and night' })
  const revised = await write(id, { title: { en_US: 'Within hours' }, workingHours: 'Day and night' })
  expect(await versions(id)).toHaveLength(2)
  await scene.reviewer.ok(serviceApprovePass, { id, version: revised.version, remark: 'Checked with the licence.' })
  const kept = await versions(id, scene.reviewer)
  expect(kept.map(({ no, origin, note }) => [no, origin, note])).toEqual([
    [3, 'review', 'Checked with the licence.'],
    [2, 'provider', null],
    [1, 'review', null],
  ])
  expect(kept[0]?.byName).toBe(scene.reviewer.actor.displayName)
  expect(await fields({ id, from: 1, to: 2 })).toEqual(['workingHours'])
  expect(await fields({ id, from: 2, to: 3 })).toEqual(['title', 'title'])
  expect(await fields({ id, from: 3 })).toEqual([])
  const { before, after } = await provider.ok(serviceVersionDiff, { id, from: 1, to: 3 })
  expect([before?.workingHours, after?.workingHours]).toEqual(['Mon-Sat 08:30-18:00 (UTC+8)', 'Day and night'])
  // Against what is written now, a refused change included.
  const again = await write(id, { title: { en_US: 'Refused' }, workingHours: 'Day and night' })
  await scene.reviewer.ok(serviceApproveReject, { id, version: again.version, reason: 'Too short.' })
  expect(await versions(id)).toHaveLength(3)
  expect(await fields({ id, from: 3 })).toEqual(['title'])
})

it('shows versions to nobody else, and none that are not there', async () => {
  const { id } = await scene.onShelf(provider)
  const other = await scene.api.person({ kind: 'provider' })
  expect((await other.raw(serviceVersionList, { id })).code).toBe('FT520404')
  expect((await other.raw(serviceVersionDiff, { id, from: 1 })).code).toBe('FT520404')
  expect((await provider.raw(serviceVersionDiff, { id, from: 9 })).code).toBe('FT520404')
  expect((await provider.raw(serviceVersionDiff, { id, to: 1 })).code).toBe('FT520400')
})

it('a draft that was never sent has neither versions nor traces of each word; later changes leave them', async () => {
  const draft = await scene.draft(provider)
  await write(draft.id, { title: { en_US: 'First words' } })
  const before = await provider.ok(serviceDetail, { id: draft.id })
  expect([await versions(draft.id), before.timeline.at(-1)]).toEqual([[], expect.not.objectContaining({ changes: [] })])
  expect(before.timeline.at(-1)?.changes).toBeUndefined()

  const sent = await provider.ok(serviceSubmit, { id: draft.id, version: before.version })
  await scene.reviewer.ok(serviceApproveReject, { id: draft.id, version: sent.version, reason: 'A price is missing.' })
  const { skus = [] } = await scene.input(provider)
  await write(draft.id, {
    title: { en_US: 'Better words' },
    skus: skus.map(sku => ({ ...sku, price: '200.00' })),
    description: { en_US: `<p>${'long '.repeat(80)}</p>` },
    faq: [],
  })
  const { timeline } = await provider.ok(serviceDetail, { id: draft.id })
  const changes = new Map(timeline.at(-1)?.changes?.map(({ path, ...change }) => [path, change]))
  expect(changes.get('title.en_US')).toEqual({ before: 'First words', after: 'Better words' })
  expect(changes.get('skus.0.price')).toEqual({ before: '180.00', after: '200.00' })
  expect(changes.get('faq')?.after).toBe('[]')
  expect(changes.get('description.en_US')?.after).toMatch(/^(long )+.*…$/)
  expect([...changes.values()].every(({ before: old, after }) => (old ?? after ?? '').length <= 160)).toBe(true)
})

it('what leads back to draft or to review says what was changed as well', async () => {
  const { id, version } = await scene.onShelf(provider)
  await provider.ok(serviceDeactivate, { id, version })
  await write(id, { title: { en_US: 'Anything' } })
  const { timeline } = await provider.ok(serviceDetail, { id })
  expect(timeline.at(-1)).toMatchObject({
    action: 'rework',
    changes: expect.arrayContaining([expect.objectContaining({ path: 'title.en_US', after: 'Anything' })]),
  })
})
