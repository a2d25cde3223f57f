import { randomUUID } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCategoryTree,
  aProductInput,
  productApprove,
  productCreate,
  productSubmit,
  sellerStoreDetail,
  storeUpdate,
  type ProductContentInput,
} from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { aNewsArticleInput, newsApprove, newsCreate, newsSubmit } from '@tradeport/domain/content/contract'
import { contentServer } from '@tradeport/domain/content/server'
import {
  ALL_LOCALES,
  cssName,
  DEFAULT_REGION,
  PLATFORMS,
  PORTAL_LOCALES,
  REGION_TEXTS,
  toBcp47,
} from '@tradeport/kernel/config'
import { edge } from '@tradeport/node/edge'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { createFirstPages, createSiteMap, plug } from '.'
import { shopPorts } from './shop-ports'

const HOST = 'tradeport.localhost:8080'
const PORTAL = `http://www.${HOST}`
const HOSTILE = 'Wool </script><script>alert(1)</script> <!-- "quoted" & \u2028 sweater'
/** A machine under load is given time: what is asked here is what a page says, not how soon. */
const PATIENT_MS = 30_000
const figures = {
  onSaleProducts: async () => 1,
  openStores: async () => 1,
  publishedServices: async () => 1,
  countriesReached: async () => 1,
}

let api: TestApi
let served: FastifyInstance
let folder: string
let product: string
let secret: string
let article: string
let storeSlug: string

async function aSeller(name: string): Promise<Caller> {
  const companyId = randomUUID()
  const storeId = await api.inside(ctx =>
    createStore(ctx, {
      companyId,
      name: { en_US: name },
      legalName: `${name} Co., Ltd.`,
      country: 'CN',
      companyType: 'manufacturer',
      foundedYear: 2009,
      city: 'Tongxiang',
      verifyLevel: 2,
    }),
  )
  return api.person({ kind: 'seller', companyId, storeId })
}

async function onSale(seller: Caller, overrides: Partial<ProductContentInput>): Promise<string> {
  const file = randomUUID()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at) values ($1, $2, $3, $4, 'image', 'public', 'a', 'image/webp', 1, '', '', now())`,
    [file, DEFAULT_REGION.regionId, seller.actor.userId, seller.actor.companyId],
  )
  const content = { ...aProductInput(), media: [{ fileId: file, isCover: true }], ...overrides }
  const created = await seller.ok(productCreate, { content })
  const submitted = await seller.ok(productSubmit, { id: created.id, version: created.version })
  const operator = await api.person({ kind: 'operator' })
  await operator.ok(productApprove, { id: created.id, version: submitted.version })
  return created.id
}

async function published(): Promise<string> {
  const [writer, editor] = [await api.person({ kind: 'operator' }), await api.person({ kind: 'operator' })]
  const draft = await writer.ok(newsCreate, { article: aNewsArticleInput() })
  const submitted = await writer.ok(newsSubmit, { id: draft.id, version: draft.version })
  await editor.ok(newsApprove, { id: draft.id, version: submitted.version })
  return draft.id
}

async function hidePrices(seller: Caller): Promise<void> {
  const store = await seller.ok(sellerStoreDetail, {})
  const { version, slug, sourceLocale, name } = store
  await seller.ok(storeUpdate, { version, slug: `${slug}-2`, sourceLocale, name, priceVisibility: 'login' })
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(catalogueServer, shopPorts),
    plug(contentServer, {
      figures,
      people: { peopleOf: async () => [] },
      names: { persons: async () => new Map(), companies: async () => new Map() },
    }),
  ])
  await api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
  const [open, closed] = [await aSeller('Wool & Sons'), await aSeller('Discreet Mill')]
  const base = { tradeTypes: ['foreign' as const] }
  const fob = { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo' } as const
  product = await onSale(open, {
    ...base,
    title: { en_US: HOSTILE, de_DE: 'Pullover aus Wolle' },
    priceTiers: [
      { ...fob, minQty: '300', price: '12.5' },
      { ...fob, minQty: '1000', price: '9.75' },
    ],
  })
  secret = await onSale(closed, {
    ...base,
    title: { en_US: 'Sweater with a secret price' },
    priceTiers: [{ ...fob, minQty: '300', price: '77.31' }],
  })
  await hidePrices(closed)
  storeSlug = (await open.ok(sellerStoreDetail, {})).slug
  article = await published()

  folder = mkdtempSync(join(tmpdir(), 'tradeport-first-page-'))
  for (const name of ['portal', 'h5', 'seller']) {
    mkdirSync(join(folder, name))
    writeFileSync(
      join(folder, name, 'index.html'),
      `<!doctype html><html><head><title>${name}</title></head><body><div id="root"></div></body></html>`,
    )
  }
  served = Fastify()
  served.register(async instance =>
    edge(instance, {
      appsFolder: folder,
      brandFolder: folder,
      publicDomain: HOST,
      firstPage: createFirstPages(api.api.app),
      firstPageMs: PATIENT_MS,
      siteMap: createSiteMap(api.api.app),
    }),
  )
  await served.ready()
})
afterAll(async () => {
  await served.close()
  await api.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, { label = 'www', headers = {} }: { label?: string; headers?: Record<string, string> } = {}) {
  return served.inject({ url: path, headers: { host: `${label}.${HOST}`, 'accept-language': 'en', ...headers } })
}

/** What a crawler reads of a page's head. */
async function read(path: string, label?: string) {
  const answer = await get(path, label ? { label } : {})
  const all = (pattern: RegExp) => [...answer.body.matchAll(pattern)].map(([, ...groups]) => groups.map(unescaped))
  const links = new Map(
    all(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g).map(([a = '', b = '']) => [a, b]),
  )
  const metas = new Map(all(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g).map(([a = '', b = '']) => [a, b]))
  const scripts = [...answer.body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const facts = scripts.map(([, text = '']): Record<string, unknown> => JSON.parse(text))
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    title: all(/<title>([^<]*)<\/title>/g)[0]?.[0],
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0]?.[0],
    phone: all(/<link rel="alternate" media="[^"]+" href="([^"]+)"/g)[0]?.[0],
    links,
    metas,
    fact: (type: string) => facts.find(each => each['@type'] === type),
  }
}

const unescaped = (text = '') => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

describe('a product', () => {
  test('is described to search engines and previews', async () => {
    const page = await read(`/product/${product}`)
    expect(page.status).toBe(200)
    expect(page.headers['x-robots-tag']).toBeUndefined()
    expect(page.canonical).toBe(`${PORTAL}/product/${product}`)
    expect(page.phone).toBe(`http://h5.${HOST}/h5/product/${product}`)
    expect(page.metas.get('og:type')).toBe('product')
    expect(page.metas.get('og:image')).toMatch(new RegExp(`^${PORTAL}/api/file/image/[0-9a-f-]{36}\\?w=1200$`))
    expect(page.metas.get('twitter:card')).toBe('summary_large_image')
    expect(page.fact('Product')).toMatchObject({
      sku: expect.stringMatching(/^P/),
      url: `${PORTAL}/product/${product}`,
      offers: [{ '@type': 'AggregateOffer', lowPrice: '9.75', highPrice: '12.5', priceCurrency: 'USD', offerCount: 2 }],
    })
    expect(page.fact('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${PORTAL}/` },
        { position: 2, item: `${PORTAL}/b2bForeignTradeMall` },
        { position: 3, item: `${PORTAL}/category/knitwear` },
        { position: 4, item: `${PORTAL}/category/sweaters` },
        { position: 5, item: `${PORTAL}/product/${product}` },
      ],
    })
  })

  test('without a picture of its own shows the best of what the market offers, as an address of the portal', async () => {
    for (const path of ['/', '/b2bForeignTradeMall', '/stores', '/about']) {
      const page = await read(path)
      expect([path, page.metas.get('twitter:card')]).toEqual([path, 'summary_large_image'])
      expect(page.metas.get('og:image')).toMatch(new RegExp(`^${PORTAL}/api/file/image/[0-9a-f-]{36}\\?w=1200$`))
      expect(page.metas.get('og:image:alt')).not.toBe('')
    }
  })

  test('with a hostile title cannot leave its place', async () => {
    const page = await read(`/product/${product}`)
    expect(page.body).not.toContain('<script>alert')
    expect(page.body).not.toContain('<!--')
    expect(page.fact('Product')?.['name']).toBe(HOSTILE)
    expect(page.metas.get('og:title')).toContain(HOSTILE)
    expect(page.title).toContain('</script>')
    const scripts = [...page.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.every(tag => /type="application\/(?:ld\+)?json"/.test(tag))).toBe(true)
  })

  test('says no price that its store keeps for signed-in buyers', async () => {
    const page = await read(`/product/${secret}`)
    expect(page.status).toBe(200)
    expect(page.fact('Product')).toBeDefined()
    expect(page.fact('Product')).not.toHaveProperty('offers')
    expect(page.body).not.toContain('77.31')
  })

  test('that does not exist, or belongs to another region, is a page with status 404', async () => {
    for (const path of [`/product/${randomUUID()}`, '/product/nonsense', `/cq/product/${product}`, '/store/nobody']) {
      const page = await read(path)
      expect([path, page.status]).toEqual([path, 404])
      expect(page.title).toMatch(/^Page not found - /)
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(page.metas.get('robots')).toBe('noindex, nofollow')
      expect(page.canonical).toBeUndefined()
      expect(page.body).not.toContain('ld+json')
    }
  })
})

/** What shows before the scripts are there. */
const openingOf = (body: string): string =>
  /<div id="root"[^>]*>([\s\S]*)<\/div>\s*<(?:script|\/body)/.exec(body)?.[1] ?? 'no opening'

const wordsIn = (html: string): string => unescaped(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

describe('the opening, which shows without scripts', () => {
  test('of a product says its name, prices, least quantity and seller beside its picture', async () => {
    const { body } = await get(`/product/${product}`)
    const opening = openingOf(body)
    const words = wordsIn(opening)
    for (const part of [
      'Global Mall',
      'FOB Ningbo · USD',
      '300 – 999',
      '$12.50',
      '$9.75',
      'Minimum order',
      'Wool & Sons',
    ])
      expect(words).toContain(part)
    expect(unescaped(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(opening)?.[1])).toBe(HOSTILE)
    const [, preloaded] = /<link rel="preload" as="image" imagesrcset="([^"]+)"/.exec(body) ?? []
    expect(opening).toContain(`srcset="${preloaded ?? 'nothing'}"`)
    expect(opening).toContain('href="/store/')
  })

  test('of a product says no price that its store keeps for signed-in buyers', async () => {
    const opening = openingOf((await get(`/product/${secret}`)).body)
    expect(wordsIn(opening)).toContain('Log in to see prices')
    expect(opening).toMatch(/href="http:\/\/buyer\.[^"]+\/login\?sourceUrl=http%3A%2F%2Fwww\./)
    expect(opening).not.toContain('77.31')
  })

  test('of the home page has the search, the categories and the way to log in', async () => {
    const opening = openingOf((await get('/')).body)
    expect(opening).toContain('action="/b2bForeignTradeMall"')
    expect(wordsIn(opening)).toContain('Log In')
    for (const part of ['<h1', 'href="/category/', 'name="q"', 'Products on sale']) expect(opening).toContain(part)
  })

  test('of the mall has its goods with their prices, the categories and the search', async () => {
    const { body } = await get('/b2bForeignTradeMall')
    const opening = openingOf(body)
    const words = wordsIn(opening)
    for (const part of ['Global Mall', 'Categories', 'Price for signed-in buyers', 'MOQ 300', '$9.75', 'Wool & Sons'])
      expect(words).toContain(part)
    expect(opening).toContain(`href="/product/${product}"`)
    expect(words).not.toContain('77.31')
    expect(body).toContain('"name":"catalogue.productPage"')
  })

  test('of a category and of a search has what belongs to it and no more', async () => {
    const category = openingOf((await get('/category/sweaters')).body)
    expect(category).toContain('action="/category/sweaters"')
    expect(category).toContain('aria-current="page"')
    const found = openingOf((await get('/b2bForeignTradeMall?q=%22xyzzyq%22')).body)
    expect(wordsIn(found)).toContain('"xyzzyq"')
    expect(found).toContain('value="&#34;xyzzyq&#34;"')
    expect(found).not.toContain('href="/product/')
  })

  test('of a list that is narrowed leaves its goods to the app, which says by what', async () => {
    const { body } = await get('/b2bForeignTradeMall?sample=1')
    expect(openingOf(body)).not.toContain('href="/product/')
    expect(body).toContain('"sampleAvailable":true')
  })

  test('of a store says who it is', async () => {
    const words = wordsIn(openingOf((await get(`/store/${storeSlug}`)).body))
    for (const part of ['Suppliers', 'Tongxiang', 'Wool & Sons']) expect(words).toContain(part)
  })

  test('belongs to region and language, and its links stay there', async () => {
    const opening = openingOf((await get('/cq/?lang=de_DE')).body)
    expect(opening).toContain('action="/cq/b2bForeignTradeMall?lang=de_DE"')
    expect(wordsIn(opening)).toContain(REGION_TEXTS.chongqing.regionTitle.de_DE)
    expect(wordsIn(opening)).toContain('Anmelden')
  })

  test('asks nobody to log in who is signed in', async () => {
    const cookie = `${PLATFORMS.buyer.tokenKey}=Bearer%20x`
    expect(wordsIn(openingOf((await get('/', { headers: { cookie } })).body))).not.toContain('Log In')
  })

  test('of the phone has its own bar, and its links stay in it', async () => {
    const home = openingOf((await get('/h5/', { label: 'h5' })).body)
    expect(home).toContain('href="/h5/categories"')
    const goods = openingOf((await get(`/h5/product/${product}`, { label: 'h5' })).body)
    expect(wordsIn(goods)).toContain('$9.75')
    expect(goods).not.toContain('<script')
  })

  test('is only where there is something to show', async () => {
    for (const path of [`/product/${randomUUID()}`, '/message/track'])
      expect(openingOf((await get(path)).body)).toBe('')
  })

  test('is styled by classes that the front-ends have', async () => {
    const known = new Set(
      globSync('libs/{web,domain}/**/*.module.css').flatMap(file =>
        [...readFileSync(file, 'utf8').matchAll(/\.([a-z][a-zA-Z\d]*)/g)].map(([, name = '']) =>
          cssName(name, `/${file}`),
        ),
      ),
    )
    const pages = [
      ['/'],
      [`/product/${product}`],
      [`/product/${secret}`],
      ['/h5/', 'h5'],
      [`/h5/product/${product}`, 'h5'],
      ...['/b2bForeignTradeMall', `/store/${storeSlug}`].flatMap(path => [[path], [`/h5${path}`, 'h5']]),
    ]
    for (const [path = '', label = 'www'] of pages) {
      const classes = [...openingOf((await get(path, { label })).body).matchAll(/class="([^"]+)"/g)]
      const names = classes.flatMap(([, all = '']) => all.split(' ')).filter(name => !name.startsWith('tp-'))
      expect(names.length).toBeGreaterThan(10)
      expect([path, names.filter(name => !known.has(name))]).toEqual([path, []])
    }
  })
})

describe('the languages of a page', () => {
  test.each(ALL_LOCALES)('%s has its address where the portal offers it', async locale => {
    const page = await read(`/product/${product}?lang=${locale}`)
    const isOffered = PORTAL_LOCALES.includes(locale)
    expect(page.body).toContain(`<html lang="${isOffered ? toBcp47(locale) : 'en-US'}"`)
    const query = isOffered ? `?lang=${locale}` : ''
    expect(page.canonical).toBe(`${PORTAL}/product/${product}${query}`)
    expect(page.metas.get('og:locale')).toBe((isOffered ? toBcp47(locale) : 'en-US').replace('-', '_'))
    expect(page.links.size).toBe(PORTAL_LOCALES.length + 1)
    expect(page.links.get(toBcp47(locale).slice(0, 2))).toBe(
      isOffered ? `${PORTAL}/product/${product}?lang=${locale}` : undefined,
    )
    expect(page.links.get('x-default')).toBe(`${PORTAL}/product/${product}`)
  })

  test('says it in the language of the address, whatever the browser and its cookie want', async () => {
    const answer = await get(`/product/${product}?lang=de_DE`, { headers: { cookie: 'lang=fr_FR' } })
    expect(answer.body).toContain('<title>Pullover aus Wolle - ')
  })

  test('of another region stay under its prefix, those of the default region have none', async () => {
    const other = await read('/cq/about?lang=ja_JP')
    expect(other.canonical).toBe(`${PORTAL}/cq/about?lang=ja_JP`)
    expect(other.links.get('de')).toBe(`${PORTAL}/cq/about?lang=de_DE`)
    expect((await read('/py/about')).canonical).toBe(`${PORTAL}/about`)
  })
})

describe('other pages', () => {
  test('the home page names the site and its search', async () => {
    const page = await read('/')
    expect(page.title).toMatch(/^Source from checked makers - /)
    expect(page.fact('WebSite')).toMatchObject({
      url: `${PORTAL}/`,
      potentialAction: { target: { urlTemplate: `${PORTAL}/b2bForeignTradeMall?q={search_term_string}` } },
    })
    expect(page.metas.get('description')).not.toBe('')
  })

  test('a store is an organization', async () => {
    const page = await read(`/store/${storeSlug}`)
    expect(page.canonical).toBe(`${PORTAL}/store/${storeSlug}`)
    expect(page.fact('Organization')).toMatchObject({
      name: 'Wool & Sons',
      address: { addressCountry: 'CN', addressLocality: 'Tongxiang' },
    })
  })

  test('an article is news', async () => {
    const page = await read(`/newsDetail/${article}`)
    expect(page.metas.get('og:type')).toBe('article')
    expect(page.fact('NewsArticle')).toMatchObject({
      headline: 'Autumn knitwear orders up 12 % in Puyuan',
      datePublished: expect.stringContaining('2026-03-10'),
    })
  })

  test.each([
    ['/b2bForeignTradeMall?q=wool', '/b2bForeignTradeMall', 'Global Mall'],
    ['/category/scarves', '/category/scarves', 'Scarves'],
    ['/stores/', '/stores', 'Suppliers'],
    ['/News', '/news', 'News'],
    ['/relatedDocument', '/relatedDocument', 'Rules and documents'],
    ['/enterpriseService', '/enterpriseService', 'Services for trade'],
    ['/about', '/about', 'About us'],
    ['/message', '/message', 'Leave a message'],
    ['/IntelligentCustomerService', '/IntelligentCustomerService', 'AI customer service'],
  ])('%s is %s, called %s', async (path, canonical, name) => {
    const page = await read(path)
    expect([page.status, page.canonical]).toEqual([200, PORTAL + canonical])
    expect(page.title?.startsWith(`${name} - `)).toBe(true)
  })

  test.each(['/nothing', '/category/nothing', '/relatedDocument?code=nothing', '/404', '/product', '/zz/about'])(
    '%s is nothing',
    async path => expect((await read(path)).status).toBe(404),
  )

  test('on the phone point to the portal, and exist where the phone has them', async () => {
    const page = await read(`/h5/product/${product}`, 'h5')
    expect(page.canonical).toBe(`${PORTAL}/product/${product}`)
    expect(page.links.size).toBe(0)
    expect((await read('/h5/categories', 'h5')).canonical).toBe(`${PORTAL}/b2bForeignTradeMall`)
    expect((await read('/h5/about', 'h5')).status).toBe(404)
    expect((await read('/cq/h5/news')).canonical).toBe(`${PORTAL}/cq/news`)
  })

  test.each([
    ['www', '/message/track'],
    ['www', '/preview/abc~def'],
    ['h5', '/h5/me'],
    ['seller', '/products'],
  ])('%s%s is kept from search engines', async (label, path) => {
    const page = await read(path, label)
    expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(page.metas.get('robots')).toBe('noindex, nofollow')
    expect(page.canonical).toBeUndefined()
  })
})

describe('a preview', () => {
  test('is the only page that a page may show inside it, and only one of the portal', async () => {
    const inside = await read('/preview/abc~def/page', 'www')
    expect([inside.headers['x-frame-options'], inside.headers['x-robots-tag']]).toEqual([
      'SAMEORIGIN',
      'noindex, nofollow',
    ])
    expect(inside.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    for (const path of ['/preview/abc~def', '/news', '/preview/abc~def/page/x']) {
      const { headers } = await read(path, 'www')
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY'])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })
})

describe('the map of the site', () => {
  test('is named to robots, region by region; work apps are fetched and not listed', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain(`Sitemap: ${PORTAL}/sitemap.xml\n`)
    for (const prefix of ['dm', 'cq', 'gz']) expect(robots.body).toContain(`Sitemap: ${PORTAL}/${prefix}/sitemap.xml\n`)
    const work = await get('/robots.txt', { label: 'seller' })
    expect(work.body).not.toContain('Sitemap')
    expect(work.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('names what the region has', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers['content-type']).toContain('application/xml')
    const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
    expect(files).toEqual(['pages', 'stores', 'products', 'news'].map(part => `${PORTAL}/sitemap/${part}-1.xml`))
    const products = await get('/sitemap/products-1.xml')
    expect(products.body).toMatch(new RegExp(`<url><loc>${PORTAL}/product/${product}</loc><lastmod>2026-03-10T[^<]+Z<`))
    expect(products.body.match(/<url>/g)).toHaveLength(2)
    const pages = await get('/sitemap/pages-1.xml')
    for (const path of ['/', '/about', '/category/scarves']) expect(pages.body).toContain(`<loc>${PORTAL}${path}</loc>`)
    expect((await get('/sitemap/stores-1.xml')).body).toContain(`<loc>${PORTAL}/store/${storeSlug}</loc>`)
    expect((await get('/sitemap/news-1.xml')).body).toContain(`<loc>${PORTAL}/newsDetail/${article}</loc>`)
    const other = await get('/cq/sitemap.xml')
    expect(other.body).toContain(`<loc>${PORTAL}/cq/sitemap/pages-1.xml</loc>`)
    expect(other.body).not.toContain('products')
  })

  test.each(['/sitemap/products-2.xml', '/sitemap/else-1.xml', '/cq/sitemap/products-1.xml', '/zz/sitemap.xml'])(
    '%s is nothing',
    async path => expect((await get(path)).statusCode).toBe(404),
  )

  test('is the portal’s alone', async () => {
    expect((await get('/sitemap.xml', { label: 'h5' })).statusCode).toBe(404)
  })
})
