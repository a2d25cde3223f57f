import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aServiceInput,
  marketFacets,
  marketPage,
  providerProfileSave,
  serviceDeactivate,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { Caller } from '@tradeport/testing/harness'
import { serviceScene, type ServiceScene } from './service.test-scene'

let scene: ServiceScene
let first: Caller
let second: Caller
/** Ids of services by what the test calls them. */
const ids = new Map<string, string>()
const [sku] = aServiceInput().skus ?? []
const paper = (type: 'customs_broker_record' | 'insurance_intermediary_licence', validTo: string | null) => ({
  ...{ type, no: '1', validTo },
})

async function offer(
  name: string,
  who: Caller,
  over: Partial<ServiceContentInput>,
  price?: Partial<NonNullable<typeof sku>>,
) {
  if (!sku) throw new Error('the fixture has an item')
  const { id } = await scene.onShelf(who, { skus: [{ ...sku, ...price }], ...over })
  ids.set(name, id)
  return id
}

beforeAll(async () => {
  scene = await serviceScene()
  scene.api.clock.now = new Date('2026-03-10T02:00:00.000Z')
  first = await scene.api.person({ kind: 'provider' })
  second = await scene.api.person({ kind: 'provider' })
  await offer(
    'declaration',
    first,
    { ports: ['CNNGB', 'CNSHA'], serviceRegions: ['Zhejiang'], countries: ['CN'], languages: ['zh_CN'] },
    { price: '180' },
  )
  await offer(
    'quota',
    first,
    {
      title: { en_US: 'Quota papers' },
      description: { en_US: '<p>For <b>licen</b>ces &amp; quotas</p>' },
      ports: ['CNNGB'],
      serviceRegions: ['Zhejiang', 'Shanghai'],
      countries: [],
      languages: [],
      qualifications: [
        paper('customs_broker_record', '2030-12-31'),
        paper('insurance_intermediary_licence', '2026-03-10'),
      ],
    },
    { priceMode: 'from', price: '900' },
  )
  await offer(
    'abroad',
    second,
    { title: { en_US: 'Clearance abroad' }, ports: [], serviceRegions: [], countries: ['DE'], languages: ['en_US'] },
    { price: '60', currency: 'USD' },
  )
  scene.known.set(second.actor.companyId ?? '', 'hansa zoll')
  scene.unverified.add(second.actor.companyId ?? '')
})
afterAll(() => scene.api.close())

type Asked = InputOf<typeof marketPage>
const nameOf = (id: string) => [...ids].find(([, known]) => known === id)?.[0]
const found = async (asked: Asked) =>
  (await scene.api.visitor.ok(marketPage, asked)).records.map(({ id }) => nameOf(id))
const sorted = async (asked: Asked) => (await found(asked)).toSorted()

describe('the market', () => {
  it.each<[string, Asked, string[]]>([
    ['way of pricing', { priceMode: 'from' }, ['quota']],
    ['another way of pricing', { priceMode: 'fixed' }, ['abroad', 'declaration']],
    ['port', { port: 'CNSHA' }, ['declaration']],
    ['a port that nobody names', { port: 'DEHAM' }, []],
    ['place', { serviceRegion: 'Shanghai' }, ['quota']],
    ['country: what names none serves all', { country: 'DE' }, ['abroad', 'quota']],
    ['language: what names none speaks all', { language: 'zh_CN' }, ['declaration', 'quota']],
    ['proof that holds', { proof: 'insurance_intermediary_licence' }, ['quota']],
    ['verified companies', { verified: true }, ['declaration', 'quota']],
    ['verified or not', { verified: false }, ['abroad', 'declaration', 'quota']],
    ['lowest price, of the region’s currency', { priceMin: '200' }, ['quota']],
    ['highest price, of the region’s currency', { priceMax: '200' }, ['declaration']],
    ['both ends of the price', { priceMin: '180', priceMax: '900' }, ['declaration', 'quota']],
    ['several at once', { port: 'CNNGB', serviceRegion: 'Zhejiang', priceMode: 'fixed' }, ['declaration']],
    ['words of a description, across its format', { keyword: 'licences & quotas' }, ['quota']],
    ['the name of a provider', { keyword: 'hansa' }, ['abroad']],
  ])('is narrowed by %s', async (_by, asked, names) => {
    expect(await sorted(asked)).toEqual(names)
  })

  it('leaves a provider out, who stays among the choices by name', async () => {
    const except = { exceptProviderId: first.actor.companyId ?? '' }
    expect(await sorted(except)).toEqual(['abroad'])
    const { providers, ports } = await scene.api.visitor.ok(marketFacets, except)
    expect(providers.map(({ value }) => value)).toContain(first.actor.companyId)
    expect(ports).toEqual([])
  })

  it('is found by what a provider says of itself', async () => {
    const profile = { sourceLocale: 'de_DE' as const, introduction: { de_DE: 'Zollagentur seit 1998' } }
    await second.ok(providerProfileSave, { version: 0, profile })
    expect(await found({ keyword: 'zollagentur' })).toEqual(['abroad'])
  })

  it('shows what is proved most first, and before it what says the word in its name', async () => {
    expect((await found({}))[0]).toBe('quota')
    expect((await found({ sort: 'recommended', keyword: 'declaration' }))[0]).toBe('declaration')
  })

  it('knows nothing of a proof that ran out, wherever it is shown', async () => {
    scene.api.clock.now = new Date('2026-03-12T02:00:00.000Z')
    expect(await found({ proof: 'insurance_intermediary_licence' })).toEqual([])
    const { proofs } = await scene.api.visitor.ok(marketFacets, {})
    expect(proofs).toEqual([{ value: 'customs_broker_record', count: 3 }])
    scene.api.clock.now = new Date('2026-03-10T02:00:00.000Z')
  })

  it('refuses what is no port and no price', async () => {
    for (const wrong of [{ port: 'Ningbo' }, { priceMin: '1e9' }, { proof: 'magic' }, { serviceRegion: ' ' }]) {
      const answer = await scene.api.visitor.raw(marketFacets, wrong)
      expect([wrong, answer.code]).toEqual([wrong, 'FT520400'])
    }
  })
})

describe('the choices of the market', () => {
  const facets = (asked: InputOf<typeof marketFacets> = {}) => scene.api.visitor.ok(marketFacets, asked)
  const byValue = (choices: readonly { value: string; count: number }[]) =>
    Object.fromEntries(choices.map(({ value, count }) => [value, count]))

  it('say how many services each would leave', async () => {
    const all = await facets()
    expect(all.priceModes).toEqual([
      { value: 'fixed', count: 2 },
      { value: 'from', count: 1 },
    ])
    expect(byValue(all.ports)).toEqual({ CNNGB: 2, CNSHA: 1 })
    expect(byValue(all.serviceRegions)).toEqual({ Zhejiang: 2, Shanghai: 1 })
    expect(byValue(all.countries)).toEqual({ CN: 2, DE: 2 })
    expect(byValue(all.languages)).toEqual({ zh_CN: 2, en_US: 2 })
    expect(byValue(all.proofs)).toEqual({ customs_broker_record: 3, insurance_intermediary_licence: 1 })
    expect(all.providers.map(({ count }) => count)).toEqual([2, 1])
    expect(all.providers[0]).toMatchObject({
      value: first.actor.companyId,
      name: `Provider ${(first.actor.companyId ?? '').slice(-4)}`,
    })
    expect([all.verified, all.prices]).toEqual([2, { currency: 'CNY', min: '180', max: '900' }])
  })

  it('count each filter under the others, not under itself, and agree with the list', async () => {
    const asked = { port: 'CNNGB', priceMode: 'from' } as const
    const narrowed = await facets(asked)
    expect(byValue(narrowed.priceModes)).toEqual({ fixed: 1, from: 1 })
    expect(byValue(narrowed.ports)).toEqual({ CNNGB: 1 })
    expect(byValue(narrowed.serviceRegions)).toEqual({ Zhejiang: 1, Shanghai: 1 })
    expect(narrowed.prices).toEqual({ currency: 'CNY', min: '900', max: '900' })
    for (const { value, count } of narrowed.serviceRegions)
      expect(await found({ ...asked, serviceRegion: value })).toHaveLength(count)
    expect((await facets({ keyword: 'hansa' })).ports).toEqual([])
    expect((await facets({ verified: true })).verified).toBe(2)
    expect(byValue((await facets({ categoryCode: 'TRANSLATION' })).ports)).toEqual({})
  })

  it('are of the caller’s region and of what is on the market', async () => {
    expect((await scene.api.visitor.ok(marketFacets, {}, { region: REGIONS.chongqing })).providers).toEqual([])
    const extra = await scene.onShelf(first, { title: { en_US: 'For a day' }, ports: ['CNTAO'] })
    expect(byValue((await facets()).ports)).toMatchObject({ CNTAO: 1 })
    await first.ok(serviceDeactivate, { id: extra.id, version: extra.version })
    expect(byValue((await facets()).ports)).not.toHaveProperty('CNTAO')
  })
})
