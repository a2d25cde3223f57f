import type { APIRequestContext, Page } from '@playwright/test'
import { productPage } from '@tradeport/domain/catalogue/contract'
import { expect, test, urlOf } from './fixtures'
import { callApi } from './people'

async function aProduct(request: APIRequestContext) {
  const { records } = await callApi(request, null, productPage, { pageSize: 1 })
  const [product] = records
  if (!product) throw new Error('the demo has no products')
  return product
}

interface Part {
  readonly what: string
  readonly box: readonly number[]
}

/** What the opening is recognised by: the name, the picture, the bar and the words that stay. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  home: ['header', 'header a[aria-label]', 'main img', 'h1', 'form[role=search]', 'main ul a', 'main dl dd'],
  product: [
    'header',
    'header form[role=search]',
    'main nav a',
    'main img',
    'h1',
    'article ol li bdi',
    'article ol li',
    'aside h2',
  ],
  list: [
    'header',
    'main nav a',
    'h1',
    'main form[role=search]',
    'main header ul a',
    'main aside h2',
    'main aside li a',
    'section p',
    'section select',
    'article',
    'article img',
    'article h2',
    'article p',
    'article bdi',
    'article a + span',
  ],
  store: ['header', 'main h1', 'main header img', 'main header p', 'main header p span', 'main nav a', 'main nav span'],
  homeH5: ['header', 'header a[aria-label]', 'main img', 'h1', 'form[role=search]', '[data-tabs] > nav a'],
  productH5: ['header', 'header form[role=search]', 'main img', 'h1', 'article ol li bdi', 'article ol li'],
  listH5: [
    'header',
    'main nav a',
    'h1',
    'main form[role=search]',
    'section p',
    'article',
    'article img',
    '[data-tabs] > nav a',
  ],
  storeH5: ['header', 'main h1', 'main header p', 'main header p span', 'main nav a', '[data-tabs] > nav a'],
}

/** The first element of each kind: its words and address, and its place to the pixel. */
const partsOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    all =>
      all.map((selector): Part => {
        const element = document.querySelector(selector)
        if (!element) return { what: `no ${selector}`, box: [] }
        const { x, y, width, height } = element.getBoundingClientRect()
        const source = element instanceof HTMLImageElement ? `${element.getAttribute('src')} ${element.srcset}` : ''
        const words = selector === 'header' || selector.includes('form') ? '' : element.textContent.trim()
        return { what: `${selector} ${source}${words}`, box: [x, y, width, height].map(Math.round) }
      }),
    selectors,
  )

/** A server under load sends the page without waiting for its opening: then it is asked again. */
const gotoOpened = (page: Page, address: string) =>
  expect(async () => {
    await page.goto(address)
    expect(await page.locator('#root[data-opening]').count()).toBe(1)
  }).toPass()

interface OpenedPage {
  readonly name: string
  readonly kind: string
  readonly app?: 'portal' | 'h5'
  path(product: Awaited<ReturnType<typeof aProduct>>): string
}

const MALL = '/b2bForeignTradeMall'
const PAGES: readonly OpenedPage[] = [
  { name: 'the home page', kind: 'home', path: () => '/' },
  { name: 'the home page of another market in German', kind: 'home', path: () => '/cq/?lang=de_DE' },
  { name: 'a product', kind: 'product', path: ({ id }) => `/product/${id}` },
  { name: 'a product in Russian', kind: 'product', path: ({ id }) => `/product/${id}?lang=ru_RU` },
  { name: 'the mall', kind: 'list', path: () => MALL },
  { name: 'a search in the mall in Russian', kind: 'list', path: () => `${MALL}?q=merino&lang=ru_RU` },
  { name: 'a category in Japanese', kind: 'list', path: () => '/category/sweaters?lang=ja_JP' },
  { name: 'a store', kind: 'store', path: ({ store }) => `/store/${store.slug}` },
  { name: 'a store in German', kind: 'store', path: ({ store }) => `/store/${store.slug}?lang=de_DE` },
  { name: 'the phone’s home page', kind: 'homeH5', app: 'h5', path: () => '/' },
  { name: 'a product on the phone', kind: 'productH5', app: 'h5', path: ({ id }) => `/product/${id}?lang=th_TH` },
  { name: 'the mall on the phone', kind: 'listH5', app: 'h5', path: () => MALL },
  { name: 'a store on the phone', kind: 'storeH5', app: 'h5', path: ({ store }) => `/store/${store.slug}?lang=fr_FR` },
]
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const { name, kind, path, app = 'portal' } of PAGES) {
  test(`${name} shows without scripts what the app draws in the same places`, async ({ browser, request, watch }) => {
    const address = urlOf(app, path(await aProduct(request)))
    const device = app === 'h5' ? PHONE : {}
    const plain = await browser.newContext({ javaScriptEnabled: false, ...device })
    const unscripted = await plain.newPage()
    await gotoOpened(unscripted, address)
    const before = await partsOf(unscripted, PARTS[kind] ?? [])
    await plain.close()

    const context = watch(await browser.newContext(device))
    const page = await context.newPage()
    await page.goto(address)
    await expect(page.locator('#root[data-opening]')).toHaveCount(0)
    const after = await partsOf(page, PARTS[kind] ?? [])
    await context.close()
    expect(before.map(({ what }) => what)).toEqual(after.map(({ what }) => what))
    expect(before.filter(({ what }) => what.startsWith('no '))).toEqual([])
    expect(before).toEqual(after)
  })
}

test('nothing moves when the app takes the place of the opening', async ({ page, request }) => {
  const { id, store } = await aProduct(request)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A slow device paints between two lines of the page that a quick one reads at once.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of ['/', `/product/${id}`, MALL, `/store/${store.slug}`]) {
    await page.goto(urlOf('portal', path))
    await expect(page.locator('#root[data-opening]')).toHaveCount(0)
    // What comes last of the page: the widget at its edge, and for a product the goods beside it.
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const moved = await page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []))
    expect([path, moved.reduce((sum: number, each: number) => sum + each, 0)]).toEqual([path, expect.closeTo(0, 2)])
  }
})

test('a visitor without scripts searches and finds their way', async ({ browser, request }) => {
  const { id, title } = await aProduct(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await gotoOpened(plain, urlOf('portal', `/product/${id}`))
  await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await plain.getByRole('searchbox').fill('wool')
  await plain.getByRole('searchbox').press('Enter')
  await expect(plain).toHaveURL(urlOf('portal', '/b2bForeignTradeMall?q=wool'))
  await context.close()
})

test('what is typed before the app is there goes on in its search', async ({ page }) => {
  let letGo = () => undefined as void
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route(/\/assets\/.*\.js$/, async route => {
    await held
    await route.continue()
  })
  const field = 'input[type="search"]'
  await expect(async () => {
    await page.goto(urlOf('portal', '/'), { waitUntil: 'commit' })
    // Only the opening has one: the scripts are held.
    await page.waitForFunction(selector => document.querySelector(selector) !== null, field, { timeout: 5_000 })
  }).toPass()
  await page.evaluate(selector => {
    const search = document.querySelector<HTMLInputElement>(selector)
    search?.focus()
    if (search) search.value = 'cardigan'
  }, field)
  letGo()
  const search = page.getByRole('main').getByRole('combobox')
  await expect(search).toHaveValue('cardigan')
  await expect(search).toBeFocused()
})
