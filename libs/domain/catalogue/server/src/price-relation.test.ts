import {
  favouriteAdd,
  favouriteProductPage,
  productDetail,
  productFacets,
  productPage,
  relatedProducts,
  relationAccept,
  relationEnd,
  relationInvite,
  relationPage,
  relationRefuse,
  relationRequest,
  relationStanding,
  relationStatusCount,
  relationTierSet,
  relationWithdraw,
  sellerStoreDetail,
  storeDetail,
  storeUpdate,
  type PriceVisibility,
} from '@tradeport/domain/catalogue/contract'
import type { Caller } from '@tradeport/testing/harness'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'
import { relateByOrder } from './price-relation.handlers'

let mall: TestMall
beforeAll(async () => {
  mall = await startMall()
})
afterAll(() => mall.close())

async function keep(seller: TestSeller, priceVisibility: PriceVisibility) {
  const { version, slug, sourceLocale, name } = await seller.ok(sellerStoreDetail, {})
  await seller.ok(storeUpdate, { version, slug, sourceLocale, name, priceVisibility })
}

async function aBuyer(verifyLevel = 2, roles?: string[]) {
  const buyer = await mall.person({ kind: 'buyer', ...(roles ? { roles } : {}) })
  await mall.pool.query('update company set verify_level = $2 where id = $1', [buyer.actor.companyId, verifyLevel])
  return buyer
}

const shows = async (who: Caller, id: string) => {
  const { priceNeed, priceHidden, priceTiers } = await who.ok(productDetail, { id })
  expect(priceHidden).toBe(priceNeed !== null)
  expect(priceTiers.length > 0).toBe(priceNeed === null)
  return priceNeed
}
const cardOf = async (who: Caller, storeId: string) => {
  const [card] = (await who.ok(productPage, { storeId })).records
  expect(card?.price === null).toBe(card?.priceHidden)
  return card?.priceNeed
}

async function relate(buyer: Caller, seller: TestSeller) {
  const asked = await buyer.ok(relationRequest, { storeId: seller.storeId, note: 'We buy for 40 shops' })
  return seller.ok(relationAccept, { id: asked.id, version: asked.version })
}

describe('prices', () => {
  const CASES: readonly (readonly [
    PriceVisibility,
    Record<'visitor' | 'new' | 'verified' | 'related' | 'rival', string | null>,
  ])[] = [
    ['public', { visitor: null, new: null, verified: null, related: null, rival: null }],
    ['login', { visitor: 'login', new: null, verified: null, related: null, rival: null }],
    ['verified', { visitor: 'verified', new: 'verified', verified: null, related: null, rival: 'verified' }],
    ['relation', { visitor: 'relation', new: 'relation', verified: 'relation', related: null, rival: 'relation' }],
  ]
  it.each(CASES)('kept for %s are told to nobody else', async (visibility, needs) => {
    const seller = await mall.seller()
    const { id } = await mall.onSale(seller)
    await keep(seller, visibility)
    const related = await aBuyer(1)
    await relate(related, seller)
    const who = {
      visitor: mall.visitor,
      new: await aBuyer(1),
      verified: await aBuyer(2),
      related,
      rival: await mall.seller(),
    }
    for (const name of ['visitor', 'new', 'verified', 'related', 'rival'] as const) {
      expect([name, await shows(who[name], id)]).toEqual([name, needs[name]])
      expect([name, await cardOf(who[name], seller.storeId)]).toEqual([name, needs[name]])
    }
    // The house that sells it, and whoever looks after the mall.
    for (const own of [seller, mall.operator]) expect(await shows(own, id)).toBeNull()
    expect((await mall.visitor.ok(storeDetail, { id: seller.storeId })).priceVisibility).toBe(visibility)
  })

  it('that are kept are told by no order, filter, facet, sample or surcharge either', async () => {
    const seller = await mall.seller()
    const rival = await mall.seller()
    const priced = (price: string) => ({
      priceTiers: [
        {
          ...({ skuCode: null, tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo' } as const),
          ...{ minQty: '300', price, priceTo: null },
        },
      ],
      modelNo: price === '500' ? 'OPEN' : 'KEPT',
      tradeTypes: ['foreign' as const],
    })
    const low = await mall.onSale(seller, priced('1.11'))
    const high = await mall.onSale(seller, priced('991'))
    const open = await mall.onSale(rival, priced('500'))
    await keep(seller, 'relation')
    const buyer = await aBuyer()
    await relate(buyer, seller)
    const ids = [low.id, high.id, open.id]
    const listed = async (who: Caller, question: Parameters<typeof productPage.input.parse>[0] & object) =>
      (await who.ok(productPage, { pageSize: 200, ...question })).records
        .map(({ id }) => id)
        .filter(id => ids.includes(id))

    for (const scope of [{}, { keyword: 'sweater' }, { tradeType: 'foreign' as const }]) {
      // Not known: after what has a price, in the order in which they were made.
      expect((await listed(mall.visitor, { ...scope, sort: 'price_asc' }))[0]).toBe(open.id)
      expect((await listed(mall.visitor, { ...scope, sort: 'price_desc' }))[0]).toBe(open.id)
      const asVisitor = await listed(mall.visitor, { ...scope, sort: 'price_asc' })
      expect(asVisitor).toHaveLength(3)
      expect(await listed(buyer, { ...scope, sort: 'price_asc' })).toEqual([low.id, open.id, high.id])
      expect(await listed(buyer, { ...scope, sort: 'price_desc' })).toEqual([high.id, open.id, low.id])
      for (const within of [{ priceMin: '900' }, { priceMax: '2' }])
        expect(await listed(mall.visitor, { ...scope, ...within })).toEqual([])
      expect(await listed(buyer, { ...scope, priceMin: '900' })).toEqual([high.id])
      expect(await listed(buyer, { ...scope, priceMax: '2', sort: 'price_asc' })).toEqual([low.id])
      expect(await listed(buyer, { ...scope, priceMax: '2', sort: 'newest' })).toEqual([low.id])
    }
    const facets = (who: Caller) => who.call(productFacets, { storeId: seller.storeId, priceMin: '900' })
    expect((await facets(mall.visitor)).data?.groups).toEqual([])
    const detail = await mall.visitor.ok(productDetail, { id: low.id })
    expect(detail.sample?.price ?? null).toBeNull()
    for (const { unitSurcharge, setupFee } of detail.customisations)
      expect([unitSurcharge, setupFee]).toEqual([null, null])
    const { sameStore } = await mall.visitor.ok(relatedProducts, { id: low.id, limit: 4 })
    expect(sameStore.map(({ price, priceNeed }) => [price, priceNeed])).toEqual([[null, 'relation']])
    expect(JSON.stringify([detail, sameStore])).not.toMatch(/"(1\.11|991)/)
  })

  it('are not kept with a favourite by who does not see them, and what becomes of them is told only as long as they are seen', async () => {
    const seller = await mall.seller()
    const { id } = await mall.onSale(seller)
    await keep(seller, 'relation')
    const buyer = await aBuyer()
    const kept = async () => (await buyer.ok(favouriteProductPage, {})).records[0]
    await buyer.ok(favouriteAdd, { targetType: 'product', targetId: id })
    expect(await kept()).toMatchObject({ priceAtSave: null, priceChange: null, product: { price: null } })

    const other = await aBuyer()
    const { id: relation } = await relate(other, seller)
    await other.ok(favouriteAdd, { targetType: 'product', targetId: id })
    expect((await other.ok(favouriteProductPage, {})).records[0]).toMatchObject({ priceChange: 'same' })
    const { version } = (await seller.ok(relationPage, {})).records.find(({ id: each }) => each === relation) ?? {
      version: 0,
    }
    await seller.ok(relationEnd, { id: relation, version, reason: 'Resold below our list' })
    expect((await other.ok(favouriteProductPage, {})).records[0]).toMatchObject({
      ...{ priceChange: null, product: { price: null, priceNeed: 'relation' } },
    })
  })
})

describe('a relation', () => {
  let seller: TestSeller
  let buyer: Caller
  beforeEach(async () => {
    seller = await mall.seller()
    await mall.onSale(seller)
    buyer = await aBuyer()
    mall.notified.length = 0
  })
  const news = () =>
    mall.notified
      .filter(({ kind }) => kind === 'price_relation')
      .map(({ params, to }) => [params['result'], 'identity' in to ? to.identity : ''])
  const standing = () => buyer.ok(relationStanding, { storeId: seller.storeId })

  test('is asked for, accepted, given a tier that the buyer is not told, and ended with a reason', async () => {
    expect(await standing()).toEqual({ relation: null, mayAsk: true, verifyLevel: 2 })
    const asked = await buyer.ok(relationRequest, { storeId: seller.storeId, note: 'We buy for 40 shops' })
    expect(asked).toMatchObject({
      status: 'pending',
      source: 'request',
      actions: ['withdraw'],
      note: 'We buy for 40 shops',
    })
    expect((await standing()).mayAsk).toBe(false)
    expect((await buyer.call(relationRequest, { storeId: seller.storeId })).code).toBe('MALL600403')
    const [row] = (await seller.ok(relationPage, { status: 'pending' })).records
    expect(row).toMatchObject({
      actions: ['accept', 'refuse', 'tier'],
      buyer: { name: expect.any(String), country: 'DE' },
    })
    const accepted = await seller.ok(relationAccept, { id: asked.id, version: asked.version })
    const tiered = await seller.ok(relationTierSet, { id: asked.id, version: accepted.version, tier: 'Gold' })
    expect(tiered.tier).toBe('Gold')
    expect((await seller.ok(relationPage, { keyword: 'gold' })).records).toHaveLength(1)
    expect((await seller.ok(relationPage, { keyword: 'gold', origin: 'request' })).records).toHaveLength(1)
    expect((await seller.ok(relationPage, { keyword: 'gold', origin: 'invite' })).records).toEqual([])
    const [seen] = (await buyer.ok(relationPage, {})).records
    expect(seen).toMatchObject({ tier: null, status: 'active', actions: ['end'] })
    expect(await seller.ok(relationStatusCount, {})).toEqual({ all: 1, active: 1 })
    const ended = await seller.ok(relationEnd, {
      id: asked.id,
      version: tiered.version,
      reason: 'Resold below our list',
    })
    expect(ended).toMatchObject({
      status: 'ended',
      reason: 'Resold below our list',
      endedBy: 'seller',
      actions: ['invite'],
    })
    expect(await standing()).toMatchObject({ mayAsk: true, relation: { reason: 'Resold below our list' } })
    expect(news()).toEqual([
      ['requested', 'seller'],
      ['accepted', 'buyer'],
      ['ended', 'buyer'],
    ])
  })

  test('is refused with a reason, and may be asked for once more', async () => {
    const asked = await buyer.ok(relationRequest, { storeId: seller.storeId })
    expect(await seller.call(relationRefuse, { id: asked.id, version: asked.version, reason: '' })).toMatchObject({
      code: 'MALL600400',
      data: { fieldErrors: [{ path: 'reason' }] },
    })
    await seller.ok(relationRefuse, { id: asked.id, version: asked.version, reason: 'Only wholesalers' })
    const again = await buyer.ok(relationRequest, { storeId: seller.storeId, note: 'We are one' })
    expect(again).toMatchObject({ id: asked.id, status: 'pending', reason: null, endedBy: null, note: 'We are one' })
  })

  test('is offered by the seller, by number or whole name, and answered or withdrawn', async () => {
    const { rows } = await mall.pool.query<{ no: string }>(
      `update company set legal_name = 'Hallig Wool ' || $1 where id = $1::uuid returning no`,
      [buyer.actor.companyId],
    )
    const invited = await seller.ok(relationInvite, {
      company: rows[0]?.no ?? '',
      tier: 'Silver',
      note: 'Our spring prices',
    })
    expect(invited).toMatchObject({
      source: 'invite',
      status: 'pending',
      tier: 'Silver',
      actions: ['withdraw', 'tier'],
    })
    const withdrawn = await seller.ok(relationWithdraw, { id: invited.id, version: invited.version })
    const again = await seller.ok(relationInvite, { company: `hallig wool ${buyer.actor.companyId ?? ''}` })
    expect(again).toMatchObject({ id: invited.id, version: withdrawn.version + 1 })
    const accepted = await buyer.ok(relationAccept, { id: again.id, version: again.version })
    expect(accepted).toMatchObject({ status: 'active', actions: ['end'] })
    expect(news()).toEqual([
      ['invited', 'buyer'],
      ['invited', 'buyer'],
      ['accepted', 'seller'],
    ])
    for (const company of ['Hallig Wool', 'CO-nobody', seller.actor.companyId ?? ''])
      expect(await seller.call(relationInvite, { company })).toMatchObject({
        code: 'MALL600400',
        data: { fieldErrors: [{ path: 'company', rule: 'unknown_buyer' }] },
      })
  })

  test('is made by an order, also of what was ended', async () => {
    const facts = { companyId: buyer.actor.companyId ?? '', no: 'CO1', name: 'Hallig', country: 'DE' }
    const order = { sellerCompanyId: seller.actor.companyId ?? '', storeId: seller.storeId }
    await mall.inside(ctx => relateByOrder(ctx, order, facts), buyer.actor)
    const made = (await standing()).relation
    expect(made).toMatchObject({ source: 'order', status: 'active', actions: ['end'] })
    await buyer.ok(relationEnd, { id: made?.id ?? '', version: made?.version ?? 0, reason: 'Not for now' })
    await mall.inside(ctx => relateByOrder(ctx, order, facts), buyer.actor)
    await mall.inside(ctx => relateByOrder(ctx, order, facts), buyer.actor)
    expect((await standing()).relation).toMatchObject({ status: 'active', reason: null, version: 3 })
  })

  test('is nobody else’s, is stale after a change, and is acted on by who decides', async () => {
    const asked = await buyer.ok(relationRequest, { storeId: seller.storeId })
    const step = { id: asked.id, version: asked.version }
    const strangers = [await aBuyer(), await mall.seller()]
    for (const stranger of strangers) {
      for (const id of [asked.id, randomUUID()])
        expect((await stranger.call(relationAccept, { ...step, id })).code).toBe('MALL600404')
      expect((await stranger.ok(relationPage, {})).records).toEqual([])
    }
    expect((await buyer.call(relationAccept, step)).code).toBe('MALL600403')
    const of = (roles: string[]) =>
      mall.person({ kind: 'seller', companyId: seller.actor.companyId ?? '', storeId: seller.storeId, roles })
    const sales = await of(['sales'])
    expect((await sales.ok(relationPage, {})).records[0]?.actions).toEqual([])
    expect((await sales.call(relationAccept, step)).code).toBe('MALL600403')
    const editor = await of(['product_editor'])
    expect((await editor.call(relationPage, {})).code).toBe('gateway.400019')
    const [one, other] = await Promise.all([
      seller.call(relationAccept, step),
      seller.call(relationRefuse, { ...step, reason: 'No' }),
    ])
    expect([one.success, other.success].filter(Boolean)).toHaveLength(1)
    expect((await seller.call(relationEnd, { ...step, reason: 'x' })).success).toBe(false)
    const viewer = await mall.person({ kind: 'buyer', companyId: buyer.actor.companyId ?? '', roles: ['buyer_viewer'] })
    expect(await viewer.ok(relationStanding, { storeId: seller.storeId })).toMatchObject({ mayAsk: false })
  })

  test('is not asked for of a store that is not open, or is one’s own', async () => {
    expect((await buyer.call(relationRequest, { storeId: randomUUID() })).code).toBe('MALL600404')
    await mall.pool.query(`update store set status = 'suspended' where id = $1`, [seller.storeId])
    expect((await buyer.call(relationRequest, { storeId: seller.storeId })).code).toBe('MALL600404')
  })
})
