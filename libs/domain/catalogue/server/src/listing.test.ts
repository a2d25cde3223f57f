import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_REGIONS, DEFAULT_REGION, type TradeType } from '@tradeport/kernel/config'
import {
  KNITWEAR_ID,
  SCARF_ID,
  SWEATER_ID,
  aProductInput,
  productContent,
  categoryTree,
  productDetail,
  productFacets,
  productPage,
  productTakeDown,
  relatedProducts,
  searchSuggestions,
  storeClose,
  storeOpen,
  storeDetail,
  storePage,
  storeReinstate,
  storeSuspend,
  type ProductContentInput,
  sellerStoreDetail,
  storeUpdate,
} from '@tradeport/domain/catalogue/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { civilDateIn, pickText } from '@tradeport/kernel/values'
import { startMall, type TestMall, type TestSeller } from './catalogue.test-mall'
import { listedOffers, productSnapshots, storesByIds } from './directory'
import { pickTextSql } from './pick-text-sql'

let mall: TestMall
let trusted: TestSeller
let newcomer: TestSeller
const ids: Record<string, string> = {}

const fob = { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo' } as const

async function list(name: string, seller: TestSeller, overrides: Partial<ProductContentInput>): Promise<void> {
  const base = {
    title: { en_US: `Knitted article called ${name}` },
    keywords: {},
    tradeTypes: ['foreign' as const],
    priceTiers: price('12'),
  }
  ids[name] = (await mall.onSale(seller, { ...base, ...overrides })).id
}

const attributes = aProductInput().attributes
const price = (amount: string, minQty = '300') => [{ ...fob, minQty, price: amount }]

beforeAll(async () => {
  mall = await startMall()
  trusted = await mall.seller({ verifyLevel: 3, name: 'Trusted Mill' })
  newcomer = await mall.seller({ verifyLevel: 0, name: 'Newcomer Mill' })
  await list('cheap', trusted, { priceTiers: price('4'), attributes: { ...attributes, gauge: '7' } })
  await list('dear', trusted, { priceTiers: price('40'), moq: '50', attributes: { ...attributes, gauge: '12' } })
  await list('quick', newcomer, { priceTiers: price('12'), leadTimes: [{ minQty: '300', days: 5 }], sample: null })
  await list('yuan', newcomer, {
    tradeTypes: ['domestic'],
    incoterms: [],
    priceTiers: [{ tradeType: 'domestic', currency: 'CNY', minQty: '300', price: '70' }],
  })
  await list('scarf', trusted, {
    categoryId: SCARF_ID,
    priceTiers: price('9'),
    attributes: { ...attributes, gauge: '3' },
  })
})
afterAll(() => mall.close())

const names = async (input: Parameters<typeof mall.visitor.ok<typeof productPage>>[1]) => {
  const page = await mall.visitor.ok(productPage, input)
  return page.records.map(record => Object.entries(ids).find(([, id]) => id === record.id)?.[0] ?? record.title)
}

describe('product lists', () => {
  it('show a category with all below it, and count it exactly', async () => {
    const all = await mall.visitor.ok(productPage, { categoryId: KNITWEAR_ID })
    expect(all).toMatchObject({ total: 5, totalCapped: false })
    expect(await names({ categoryId: SCARF_ID })).toEqual(['scarf'])
    const { nodes } = await mall.visitor.ok(categoryTree, {})
    expect(nodes.map(node => [node.slug, node.level, node.productCount])).toEqual([
      ['knitwear', 1, 5],
      ['sweaters', 2, 4],
      ['scarves', 2, 1],
    ])
  })

  it.each<[string, Parameters<typeof names>[0], string[]]>([
    ['newest first', { sort: 'newest' }, ['scarf', 'yuan', 'quick', 'dear', 'cheap']],
    ['cheapest first, whatever the currency', { sort: 'price_asc' }, ['cheap', 'scarf', 'yuan', 'quick', 'dear']],
    ['dearest first', { sort: 'price_desc' }, ['dear', 'quick', 'yuan', 'scarf', 'cheap']],
    ['smallest order first', { sort: 'moq_asc', categoryId: SWEATER_ID, pageSize: 1 }, ['dear']],
    ['a page further on', { sort: 'newest', pageSize: 2, pageNum: 2 }, ['quick', 'dear']],
    [
      'a category in the order of price',
      { sort: 'price_asc', categoryId: SWEATER_ID },
      ['cheap', 'yuan', 'quick', 'dear'],
    ],
    ['gauge', { attributes: { gauge: ['7'] } }, ['cheap']],
    ['either gauge', { attributes: { gauge: ['7', '3'] }, sort: 'newest' }, ['scarf', 'cheap']],
    ['two attributes at once', { attributes: { gauge: ['7'], season: ['winter'] } }, ['cheap']],
    ['price in US dollars', { priceMin: '10', priceMax: '20', sort: 'newest' }, ['yuan', 'quick'].slice(0)],
    ['price in yuan', { currency: 'CNY', priceMin: '60', priceMax: '75' }, ['yuan', 'scarf'].slice(0, 2)],
    ['MOQ', { moqMax: '100' }, ['dear']],
    ['lead time', { leadDaysMax: 7 }, ['quick']],
    ['incoterm', { incoterms: ['CIF'], storeId: 'newcomer' }, ['quick']],
    ['kind of trade', { tradeType: 'domestic' }, ['yuan']],
    ['sample', { sampleAvailable: true, sort: 'newest' }, ['scarf', 'yuan', 'dear', 'cheap']],
    ['verified level', { verifyLevel: 2, sort: 'newest' }, ['scarf', 'dear', 'cheap']],
    ['store', { storeId: 'newcomer', sort: 'newest' }, ['yuan', 'quick']],
    ['words and filters', { keyword: 'knitted', attributes: { gauge: ['12'] }, verifyLevel: 1 }, ['dear']],
    [
      'words in an order of their own',
      { keyword: 'knitted article', sort: 'price_asc' },
      ['cheap', 'scarf', 'yuan', 'quick', 'dear'],
    ],
  ])('by %s', async (_, input, expected) => {
    const stores: Record<string, string> = { newcomer: newcomer.storeId, trusted: trusted.storeId }
    const question = input.storeId ? { ...input, storeId: stores[input.storeId] ?? input.storeId } : input
    expect((await names(question)).sort()).toEqual([...expected].sort())
    if (input.sort) expect(await names(question)).toEqual(expected)
  })

  it('put title matches before others, and verified stores first among equals', async () => {
    await list('summary', trusted, { summary: { en_US: 'With some alpaca.' } })
    await list('alpaca', newcomer, {})
    expect((await names({ keyword: 'alpaca' }))[0]).toBe('alpaca')
  })

  it('find beginnings of words where no whole word fits, and some words where not all do', async () => {
    expect(await names({ keyword: 'alpac' })).toContain('alpaca')
    expect(await names({ keyword: 'alpaca spaceship' })).toContain('alpaca')
    expect(await names({ keyword: 'zzzzzz' })).toEqual([])
  })

  it('find what was meant by a mistake, by words written together and by another script', async () => {
    await list('knit-scarf', trusted, {
      title: {
        en_US: 'Knitted article, mohair scarf',
        de_DE: 'Schal aus Mohair',
        ru_RU: 'Мохеровый шарф',
        ko_KR: '모헤어 머플러',
      },
    })
    for (const keyword of ['moahir scraf', 'Mohairschal', 'sharf', '모헤어머플러', 'meopeulleo'])
      expect([keyword, await names({ keyword })]).toEqual([keyword, ['knit-scarf']])
    const { groups } = await mall.visitor.ok(productFacets, { keyword: 'moahir scraf' })
    expect(groups.find(group => group.key === 'verify')?.options).toMatchObject([{ value: '3', count: 1 }])
  })

  it('find a product by its store, also after that has another name', async () => {
    const seller = await mall.seller({ name: 'Zephyr Looms' })
    await list('of-looms', seller, {})
    expect(await names({ keyword: 'zephyr looms' })).toEqual(['of-looms'])
    const store = await seller.ok(sellerStoreDetail, {})
    const name = { ...store.name, en_US: 'Quokka Weavers' }
    await seller.ok(storeUpdate, { version: store.version, slug: store.slug, sourceLocale: store.sourceLocale, name })
    await mall.api.jobs.run('catalogue.reindex-search')
    expect(await names({ keyword: 'quokka' })).toEqual(['of-looms'])
    expect(await names({ keyword: 'zephyr' })).toEqual([])
  })

  it('write search documents anew that an earlier release has written', async () => {
    for (const table of ['product_listing', 'product', 'store'])
      await mall.pool.query(
        table === 'product_listing'
          ? `update product_listing set search = ts_filter(search, '{b}'), search_stale = true`
          : `update ${table} set words = '', words_stale = true`,
      )
    expect(await names({ keyword: 'zephyr' })).toEqual([])
    await mall.api.jobs.run('catalogue.reindex-search')
    expect(await names({ keyword: 'quokka' })).toEqual(['of-looms'])
    expect((await mall.visitor.ok(storePage, { keyword: 'quokka' })).records).toHaveLength(1)
  })

  it('find a product by number, model and article number', async () => {
    const { no, modelNo, skus } = await mall.visitor.ok(productDetail, { id: ids['cheap'] ?? '' })
    for (const keyword of [no, modelNo, skus[0]?.code ?? '']) expect(await names({ keyword })).toContain('cheap')
  })

  it('show the price in the wanted currency where there is one, else in the product’s own', async () => {
    const page = await mall.visitor.ok(productPage, {
      currency: 'CNY',
      sort: 'newest',
      categoryId: SWEATER_ID,
      pageSize: 200,
    })
    const shown = new Map(page.records.map(record => [record.id, record.price]))
    expect(shown.get(ids['yuan'] ?? '')).toEqual({ min: '70', max: '70', currency: 'CNY' })
    expect(shown.get(ids['cheap'] ?? '')).toEqual({ min: '4', max: '4', currency: 'USD' })
  })

  it('end politely far beyond their end', async () => {
    expect(await mall.visitor.ok(productPage, { pageNum: 100_000, pageSize: 200 })).toMatchObject({ records: [] })
    const { total } = await mall.visitor.ok(productPage, { categoryId: SWEATER_ID })
    for (const question of [
      { categoryId: SWEATER_ID },
      { categoryId: SWEATER_ID, keyword: 'knitted' },
      { categoryId: SWEATER_ID, moqMax: '100000' },
    ])
      expect(await mall.visitor.ok(productPage, { ...question, pageNum: 50 })).toMatchObject({ records: [], total })
  })

  it('put what has no price at the end, from either side', async () => {
    await list('negotiable', trusted, { categoryId: SCARF_ID, priceMode: 'negotiable', priceTiers: [] })
    for (const sort of ['price_asc', 'price_desc'] as const) {
      expect(await names({ categoryId: SCARF_ID, sort })).toEqual(['scarf', 'negotiable'])
      expect(await names({ categoryId: SCARF_ID, sort, sampleAvailable: true })).toEqual(['scarf', 'negotiable'])
      expect((await names({ sort, pageSize: 200 })).at(-1)).toBe('negotiable')
    }
  })

  it('keep regions apart', async () => {
    const region = ALL_REGIONS.find(other => other !== DEFAULT_REGION)
    if (!region) throw new Error('there is a second region')
    expect((await mall.visitor.ok(productPage, {}, { region })).records).toEqual([])
    expect((await mall.visitor.call(productDetail, { id: ids['cheap'] ?? '' }, { region })).code).toBe('MALL600404')
  })
})

describe('facets', () => {
  const counted = async (input: Parameters<typeof mall.visitor.ok<typeof productFacets>>[1]) => {
    const { groups, approximate } = await mall.visitor.ok(productFacets, input)
    return {
      approximate,
      of: (key: string) =>
        Object.fromEntries(
          groups.find(group => group.key === key)?.options.map(option => [option.value, option.count]) ?? [],
        ),
    }
  }

  it('count what each choice would leave, a group without its own choice', async () => {
    const { of, approximate } = await counted({
      storeId: trusted.storeId,
      attributes: { gauge: ['7'] },
      keyword: 'knitted article called',
    })
    expect(approximate).toBe(false)
    expect(of('a.gauge')).toMatchObject({ '7': 1, '12': 3, '3': 1 })
    expect(of('category')).toEqual({ [SWEATER_ID]: 1 })
    expect(of('verify')).toEqual({ '3': 1 })
    expect(of('sample')).toEqual({ yes: 1 })
  })

  it('come in the reader’s language, with swatches', async () => {
    const { groups } = await mall.visitor.ok(productFacets, { categoryId: SWEATER_ID }, { locale: 'zh_CN' })
    const colour = groups.find(group => group.key === 'a.colour')
    expect(colour).toMatchObject({
      name: '颜色',
      options: [{ value: 'red', label: '红色', swatch: '#B8332A' }, { value: 'navy' }],
    })
    expect(groups.map(group => group.key).slice(0, 3)).toEqual(['category', 'verify', 'incoterm'])
  })
})

describe('around a product', () => {
  it('suggests words and categories in several languages', async () => {
    await list('suggestion', trusted, {
      title: { en_US: 'Quilted velvet cardigan', zh_CN: '天鹅绒绗缝开衫' },
      keywords: { en_US: ['Velvet Jacket'], zh_CN: ['绗缝开衫'] },
    })
    expect((await mall.visitor.ok(searchSuggestions, { text: 'velv' })).words).toEqual(['velvet', 'velvet jacket'])
    expect((await mall.visitor.ok(searchSuggestions, { text: 'quilted vel' })).words).toContain('quilted velvet')
    expect((await mall.visitor.ok(searchSuggestions, { text: '绗缝' }, { locale: 'zh_CN' })).words).toContain(
      '绗缝开衫',
    )
    expect((await mall.visitor.ok(searchSuggestions, { text: '毛' }, { locale: 'zh_CN' })).categories).toEqual([
      { id: SWEATER_ID, name: '毛衣' },
    ])
    expect((await mall.visitor.ok(searchSuggestions, { text: '%_\\' })).words).toEqual([])
  })

  it('shows more of the store and the like of others', async () => {
    const related = await mall.visitor.ok(relatedProducts, { id: ids['cheap'] ?? '', limit: 3 })
    expect(related.sameStore.every(card => card.store.id === trusted.storeId && card.id !== ids['cheap'])).toBe(true)
    expect(related.similar.length).toBeGreaterThan(0)
    expect(related.similar.every(card => card.store.id !== trusted.storeId)).toBe(true)
  })

  it('hides prices from visitors where the store wants them signed in', async () => {
    const shy = await mall.seller()
    await list('shy', shy, {
      documents: [{ fileId: await shy.file('document'), kind: 'certificate', name: 'OEKO-TEX', visibility: 'login' }],
    })
    const store = await shy.ok(sellerStoreDetail, {})
    await shy.ok(storeUpdate, {
      version: store.version,
      slug: store.slug,
      sourceLocale: store.sourceLocale,
      name: store.name,
      priceVisibility: 'login',
    })
    const id = ids['shy'] ?? ''
    expect(await mall.visitor.ok(productDetail, { id })).toMatchObject({
      priceHidden: true,
      priceTiers: [],
      documents: [{ fileId: null }],
    })
    const [card] = (await mall.visitor.ok(productPage, { storeId: shy.storeId })).records
    expect(card).toMatchObject({ price: null, priceHidden: true })
    const buyer = await mall.person({ kind: 'buyer' })
    expect(await buyer.ok(productDetail, { id })).toMatchObject({
      priceHidden: false,
      priceTiers: expect.arrayContaining([expect.objectContaining({ currency: 'USD' })]),
    })
    expect((await buyer.ok(productPage, { storeId: shy.storeId })).records[0]?.price).not.toBeNull()
  })

  it('gives other domains snapshots, with what is gone marked', async () => {
    const seller = await mall.seller()
    const product = await mall.onSale(seller)
    const { skus } = await mall.visitor.ok(productDetail, { id: product.id })
    const ask = () =>
      mall.inside(ctx =>
        productSnapshots(ctx, [
          { productId: product.id, skuId: skus[0]?.id ?? null },
          { productId: product.id, skuId: null },
          { productId: seller.storeId, skuId: null },
          { productId: product.id, skuId: seller.storeId },
        ]),
      )
    expect(await ask()).toEqual([
      expect.objectContaining({
        skuLabel: { en_US: 'Red · S', th_TH: 'แดง · S', zh_CN: '红色 · S' },
        available: true,
        moq: '300',
        unit: 'piece',
      }),
      expect.objectContaining({ skuLabel: null, available: true }),
    ])
    await seller.ok(productTakeDown, { id: product.id, version: product.version })
    expect((await ask()).map(snapshot => snapshot.available)).toEqual([false, false])
    expect(await mall.inside(ctx => storesByIds(ctx, [seller.storeId]))).toMatchObject([
      { open: true, companyId: seller.actor.companyId },
    ])
  })
})

describe('what a company lists of its own goods', () => {
  it('is its prices for a kind of trade, the variant’s own first, and nothing of other companies', async () => {
    const seller = await mall.seller()
    const { priceTiers, skus } = productContent.parse(aProductInput())
    const code = `LIST-${skus[0]?.code ?? ''}`
    const dearer = { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo', minQty: '300' } as const
    const { id } = await mall.onSale(seller, {
      loadPort: 'Shanghai',
      skus: skus.map((sku, index) => ({ ...sku, code: index === 0 ? code : `LIST-${sku.code}` })),
      priceTiers: [...priceTiers, { ...dearer, skuCode: code, price: '13' }],
    })
    const first = (await mall.visitor.ok(productDetail, { id })).skus.find(sku => sku.code === code)
    const asked = [
      { productId: id, skuId: null },
      { productId: id, skuId: first?.id ?? null },
    ]
    const ask = (actor: TestSeller['actor'], tradeType: TradeType) =>
      mall.inside(ctx => listedOffers(ctx, asked, tradeType), actor)
    const [general, variant] = await ask(seller.actor, 'foreign')
    const steps = ['12.5', '11.2', '10.4'].map((price, index) => ({ minQty: ['300', '1000', '3000'][index], price }))
    expect(general).toMatchObject({
      skuId: null,
      unit: 'piece',
      ladders: [{ currency: 'USD', incoterm: 'FOB', place: 'Ningbo', steps }],
      leadTimes: [
        { minQty: '300', days: 25, from: 'deposit_received' },
        { minQty: '3000', days: 40, from: 'deposit_received' },
      ],
      // Counted by colour, and the line names none.
      moq: null,
      orderMultiple: '10',
      loadPort: 'Shanghai',
    })
    expect(variant).toMatchObject({
      skuId: first?.id,
      moq: '300',
      ladders: [{ steps: [{ minQty: '300', price: '13' }] }],
    })
    expect((await ask(seller.actor, 'domestic')).map(({ ladders }) => ladders[0])).toMatchObject([
      { currency: 'CNY', incoterm: null, place: '' },
      { currency: 'CNY' },
    ])
    const stranger = await mall.seller()
    expect(await ask(stranger.actor, 'foreign')).toEqual([])
  })

  it('counts the days on which the shop is closed in, for buyers and in what is quoted', async () => {
    const seller = await mall.seller()
    const { id } = await mall.onSale(seller)
    const day = (days: number) => civilDateIn(new Date(mall.clock.now.getTime() + days * 86_400_000), 'Asia/Shanghai')
    const close = (from: string | null, to: string | null) =>
      mall.pool.query('update store set closed_from = $2, closed_to = $3 where id = $1', [seller.storeId, from, to])
    const read = async () => {
      const { leadTimes, store } = await mall.visitor.ok(productDetail, { id })
      const asked = [{ productId: id, skuId: null }]
      const [offer] = await mall.inside(ctx => listedOffers(ctx, asked, 'foreign'), seller.actor)
      const shop = await mall.visitor.ok(storeDetail, { id: seller.storeId })
      return {
        shown: leadTimes.map(({ days }) => days),
        quoted: offer?.leadTimes.map(({ days }) => days),
        said: [store.closedFrom, shop.closedFrom],
      }
    }
    await close(day(30), day(36))
    expect(await read()).toEqual({ shown: [25, 47], quoted: [25, 47], said: [day(30), day(30)] })
    await close(day(-3), day(2))
    expect(await read()).toMatchObject({ shown: [28, 43], quoted: [28, 43] })
    await close(day(-9), day(-1))
    expect(await read()).toEqual({ shown: [25, 40], quoted: [25, 40], said: [null, null] })
  })

  it('is no price where prices are on request', async () => {
    const seller = await mall.seller()
    const { id } = await mall.onSale(seller, { priceMode: 'negotiable', priceTiers: [] })
    const [offer] = await mall.inside(
      ctx => listedOffers(ctx, [{ productId: id, skuId: null }], 'foreign'),
      seller.actor,
    )
    expect(offer?.ladders).toEqual([])
  })
})

describe('a reader whose language a text does not have', () => {
  it.each<I18nText>([
    { de_DE: 'Wolle', en_US: 'wool', zh_CN: '羊毛' },
    { en_US: 'wool', zh_CN: '羊毛' },
    { de_DE: '', en_US: 'wool', zh_CN: '羊毛' },
    { en_US: '', fr_FR: 'laine', zh_CN: '羊毛' },
    { fr_FR: 'laine', zh_CN: '羊毛' },
  ])('is given the same of %j by lists and by pages', async text => {
    const { rows } = await mall.pool.query<{ text: string }>(
      `select ${pickTextSql('t.text', '$2', '$3')} as text from (select $1::jsonb as text) t`,
      [JSON.stringify(text), 'de_DE', 'zh_CN'],
    )
    expect(rows[0]?.text).toBe(pickText(text, 'de_DE', 'zh_CN'))
  })

  it('reads English before the language of the seller', async () => {
    const german = { locale: 'de_DE' } as const
    const { records } = await mall.visitor.ok(productPage, { storeId: trusted.storeId }, german)
    expect(new Set(records.map(record => record.store.name))).toEqual(new Set(['Trusted Mill']))
    expect((await mall.visitor.ok(storeDetail, { id: trusted.storeId }, german)).name).toBe('Trusted Mill')
    const detail = await mall.visitor.ok(productDetail, { id: ids['cheap'] ?? '' }, german)
    expect([detail.store.name, detail.locale]).toEqual(['Trusted Mill', 'en_US'])
  })
})

describe('stores', () => {
  it('are found by name, category and verified level, with what they sell', async () => {
    const page = await mall.visitor.ok(storePage, { keyword: 'trusted', categoryId: SCARF_ID, verifyLevel: 3 })
    expect(page.records).toMatchObject([{ id: trusted.storeId, verifyLevel: 3, years: 17 }])
    expect(page.records[0]?.products.length).toBeGreaterThan(1)
    expect((await mall.visitor.ok(storePage, { keyword: 'trusted', country: 'DE' })).records).toEqual([])
    expect(await mall.visitor.ok(storeDetail, { slug: page.records[0]?.slug })).toMatchObject({
      id: trusted.storeId,
      legalName: expect.stringContaining('Co., Ltd.'),
    })
  })

  it('take their products with them when they are suspended or closed', async () => {
    const seller = await mall.seller({ name: 'Unlucky Mill' })
    const product = await mall.onSale(seller)
    const store = await seller.ok(sellerStoreDetail, {})
    const suspended = await mall.operator.ok(storeSuspend, {
      id: seller.storeId,
      version: store.version,
      reason: 'Counterfeits.',
    })
    expect(suspended).toMatchObject({ status: 'suspended', statusReason: 'Counterfeits.' })
    const to = { companyId: seller.actor.companyId, identity: 'seller' }
    expect(mall.notified.at(-1)).toMatchObject({
      kind: 'store_suspended',
      to,
      params: { reason: 'Counterfeits.' },
    })
    for (const answer of [
      await mall.visitor.call(productDetail, { id: product.id }),
      await mall.visitor.call(storeDetail, { id: seller.storeId }),
    ])
      expect(answer.code).toBe('MALL600404')
    expect(await mall.visitor.ok(productPage, { storeId: seller.storeId })).toMatchObject({ records: [], total: 0 })
    const back = await mall.operator.ok(storeReinstate, { id: seller.storeId, version: suspended.version })
    expect(mall.notified.at(-1)).toMatchObject({ kind: 'store_reinstated', to, params: { reason: '' } })
    expect((await mall.visitor.ok(productDetail, { id: product.id })).id).toBe(product.id)
    await seller.ok(storeClose, { id: seller.storeId, version: back.version })
    expect((await mall.visitor.call(productDetail, { id: product.id })).code).toBe('MALL600404')
  })

  it('open with something to buy, an address and payment terms, and say what is missing', async () => {
    const seller = await mall.seller({ name: 'Careful Mill' })
    const first = await seller.ok(sellerStoreDetail, {})
    expect(first).toMatchObject({ status: 'preparing', acceptPayments: ['tt'], gaps: ['product'] })
    const { version, slug, sourceLocale, name } = first
    const without = await seller.ok(storeUpdate, { version, slug, sourceLocale, name, acceptPayments: [] })
    expect(without.gaps).toEqual(['product', 'payments'])
    await mall.onSale(seller)
    const waiting = await seller.ok(sellerStoreDetail, {})
    expect(waiting).toMatchObject({ status: 'preparing', gaps: ['payments'] })
    const open = { id: seller.storeId, version: waiting.version }
    expect((await seller.call(storeOpen, open)).code).toBe('MALL610304')
    await mall.pool.query('update store set city = null where id = $1', [seller.storeId])
    const terms = { slug, sourceLocale, name, acceptPayments: ['lc_sight' as const] }
    const filled = await seller.ok(storeUpdate, { ...terms, version: waiting.version })
    expect((await seller.call(storeOpen, { ...open, version: filled.version })).code).toBe('MALL610305')
    await mall.pool.query(`update store set city = 'Tongxiang' where id = $1`, [seller.storeId])
    expect(await seller.ok(storeOpen, { ...open, version: filled.version })).toMatchObject({ status: 'open', gaps: [] })
  })

  it('tell who trades in them when they leave the mall, and stay while orders are open', async () => {
    const seller = await mall.seller({ name: 'Busy Mill' })
    await mall.onSale(seller)
    const id = seller.storeId
    const version = async () => (await seller.ok(sellerStoreDetail, {})).version
    mall.openOrders.set(id, 2)
    const refused = await seller.call(storeClose, { id, version: await version() })
    expect(refused).toMatchObject({ code: 'MALL610306', msg: expect.stringContaining('2') })
    mall.openOrders.delete(id)
    await mall.operator.ok(storeSuspend, { id, version: await version(), reason: 'Counterfeits.' })
    await mall.operator.ok(storeReinstate, { id, version: await version() })
    await seller.ok(storeClose, { id, version: await version() })
    expect(mall.quoting.filter(({ storeId }) => storeId === id).map(({ quotes }) => quotes)).toEqual([
      false,
      true,
      false,
    ])
  })

  it('keep names and addresses apart, and show a new name at once', async () => {
    const store = await newcomer.ok(sellerStoreDetail, {})
    const own = { version: store.version, slug: store.slug, sourceLocale: store.sourceLocale, name: store.name }
    const taken = await newcomer.call(storeUpdate, { ...own, slug: 'trusted-mill' })
    expect(taken).toMatchObject({
      code: 'MALL610302',
      data: { fieldErrors: [expect.objectContaining({ path: 'slug' })] },
    })
    const { name } = await trusted.ok(sellerStoreDetail, {})
    expect((await newcomer.call(storeUpdate, { ...own, name })).code).toBe('MALL610301')
    expect((await newcomer.call(storeUpdate, { ...own, version: 99 })).code).toBe('FT510006')
    await newcomer.ok(storeUpdate, { ...own, name: { en_US: 'Renamed Mill', zh_CN: '新名字' } })
    expect((await mall.visitor.ok(productPage, { storeId: newcomer.storeId })).records[0]?.store.name).toBe(
      'Renamed Mill',
    )
    expect((await mall.visitor.ok(storePage, { keyword: '新名字' }, { locale: 'zh_CN' })).records).toHaveLength(1)
  })
})
