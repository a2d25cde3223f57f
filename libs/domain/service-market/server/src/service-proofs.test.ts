import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aServiceCategoryInput,
  marketDetail,
  serviceActivate,
  serviceApprovePass,
  serviceApproveReject,
  serviceCategoryCreate,
  serviceCategoryDisable,
  serviceCategoryEnable,
  serviceDeactivate,
  serviceDetail,
  servicePage,
  serviceStatusCount,
  serviceUpdate,
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
  await scene.api.pool.query('truncate service, service_version, service_question, service_favourite')
  scene.api.clock.now = new Date('2026-03-10T02:00:00.000Z')
  provider = await scene.api.person({ kind: 'provider' })
  scene.api.notified.length = 0
})

const until = (validTo: string | null, no = '3304980001'): Partial<ServiceContentInput> => ({
  qualifications: [{ type: 'customs_broker_record', no, validTo }],
})
/** What its provider was told about proofs, in order. */
const told = () =>
  scene.api.notified
    .filter(({ kind }) => kind.startsWith('service_proof'))
    .map(({ kind, params }) => [kind, params['date']])
const on = async (day: string) => {
  scene.api.clock.now = new Date(`${day}T02:00:00.000Z`)
  for (const job of ['expireProofs', 'warnOfProofs']) await scene.api.api.jobs.run(`service-market.${job}`)
}
const isPublic = async (id: string) => (await scene.api.visitor.call(marketDetail, { id })).code === '200'
const mine = (id: string) => provider.ok(serviceDetail, { id })

describe('a proof that ends', () => {
  it('is told of a month and a week before, and takes its service off the market after its last day', async () => {
    const { id } = await scene.onShelf(provider, until('2026-05-01'))
    await on('2026-03-31')
    expect(told()).toEqual([])
    await on('2026-04-01')
    await on('2026-04-02')
    expect(told()).toEqual([['service_proof_expiring', '2026-05-01']])
    expect((await mine(id)).proofStatuses).toEqual(['expiring'])
    await on('2026-04-24')
    await on('2026-04-25')
    expect(told()).toHaveLength(2)
    await on('2026-05-01')
    expect([await isPublic(id), told().length]).toEqual([true, 2])
    await on('2026-05-02')
    expect(told().at(-1)).toEqual(['service_proof_expired', '2026-05-01'])
    expect(scene.api.notified.at(-1)).toMatchObject({
      to: { companyId: provider.actor.companyId, identity: 'provider', permission: 'service:read' },
      link: { frontEnd: 'providerAdmin', route: `/services/${id}` },
    })
    const seen = await mine(id)
    expect([seen.status, seen.listed, seen.proofStatuses, seen.timeline.at(-1)?.action]).toEqual([
      'off_shelf',
      false,
      ['expired'],
      'expire',
    ])
    expect((await provider.call(serviceActivate, { id, version: seen.version })).code).toBe('FT526004')
    await on('2026-05-03')
    expect(told()).toHaveLength(3)
  })

  it('is renewed in time by a change that is reviewed', async () => {
    const { id, version } = await scene.onShelf(provider, until('2026-05-01'))
    await on('2026-04-24')
    const renewed = await scene.input(provider, until('2027-05-01', '3304980002'))
    const revised = await provider.ok(serviceUpdate, { id, version, content: renewed })
    expect((await mine(id)).proofStatuses).toEqual(['unchecked'])
    await scene.reviewer.ok(serviceApprovePass, { id, version: revised.version })
    await on('2026-05-02')
    const seen = await mine(id)
    expect([seen.status, seen.proofValidTo, seen.proofStatuses]).toEqual(['on_shelf', '2027-05-01', ['valid']])
    await on('2027-04-02')
    expect(told()).toEqual([
      ['service_proof_expiring', '2026-05-01'],
      ['service_proof_expiring', '2027-05-01'],
    ])
  })

  it('leaves a changed version in review where it is, to be decided on by itself', async () => {
    const { id, version } = await scene.onShelf(provider, until('2026-05-01'))
    const renewed = await scene.input(provider, until('2027-05-01', '3304980002'))
    await provider.ok(serviceUpdate, { id, version, content: renewed })
    await on('2026-05-02')
    const waiting = await mine(id)
    expect([waiting.status, waiting.content.qualifications[0]?.no, await isPublic(id)]).toEqual([
      'pending_review',
      '3304980002',
      false,
    ])
    await scene.reviewer.ok(serviceApprovePass, { id, version: waiting.version })
    expect(await isPublic(id)).toBe(true)
  })

  it('is found in the lists', async () => {
    const ends = ['2026-03-05', '2026-03-20', '2026-06-01', null]
    for (const [index, end] of ends.entries()) {
      await scene.onShelf(provider, until('2030-01-01', `no-${index}`))
      // Since it was approved time has passed.
      await scene.api.pool.query(
        `update service set proof_valid_to = $1 where content -> 'qualifications' -> 0 ->> 'no' = $2`,
        [end, `no-${index}`],
      )
    }
    const found = async (proof: 'expiring' | 'expired') =>
      (await provider.ok(servicePage, { proof })).records.length === 1 &&
      (await scene.reviewer.ok(serviceStatusCount, { proof }))['all']
    expect([await found('expired'), await found('expiring')]).toEqual([1, 1])
  })
})

describe('what changed since it was sent', () => {
  it('keeps a service with an expired proof from being approved and put on the market', async () => {
    const held = await scene.pending(provider, { ...until('2026-05-01'), publishOnApproval: false })
    const late = await scene.pending(provider, until('2026-05-01'))
    const approved = await scene.reviewer.ok(serviceApprovePass, { id: held.id, version: held.version })
    scene.api.clock.now = new Date('2026-05-02T02:00:00.000Z')
    expect((await scene.reviewer.call(serviceApprovePass, { id: late.id, version: late.version })).code).toBe(
      'FT526004',
    )
    expect((await provider.call(serviceActivate, { id: approved.id, version: approved.version })).code).toBe('FT526004')
    // A refusal needs no proof.
    await scene.reviewer.ok(serviceApproveReject, {
      id: late.id,
      version: late.version,
      reason: 'The proof has expired.',
    })
  })

  it('keeps a service whose category was closed from being approved and put on the market', async () => {
    const head = await scene.api.person({ kind: 'operator' })
    const code = 'CLOSING'
    const category = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code }))
    const waiting = await scene.pending(provider, { categoryCode: code })
    const shown = await scene.onShelf(provider, { categoryCode: code })
    const off = await provider.ok(serviceDeactivate, { id: shown.id, version: shown.version })
    const closed = await head.ok(serviceCategoryDisable, { id: category.id, version: category.version })
    const approve = () => scene.reviewer.call(serviceApprovePass, { id: waiting.id, version: waiting.version })
    const activate = () => provider.call(serviceActivate, { id: off.id, version: off.version })
    expect([(await approve()).code, (await activate()).code]).toEqual(['FT526003', 'FT526003'])
    await head.ok(serviceCategoryEnable, { id: category.id, version: closed.version })
    expect([(await approve()).code, (await activate()).code]).toEqual(['200', '200'])
  })
})
