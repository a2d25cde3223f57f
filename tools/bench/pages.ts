import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { hostsFrom, PLATFORMS, type AppKey } from '@tradeport/kernel/config'
import { withBrowser, withProduct, type Product } from './own-product'
import { deviceTold, onSlowPage, seenOf } from './pages/slow-page'
import { Verdicts } from './verdicts'

const TIMES = 5
const LARGEST_MS = 2500
const SHIFT = 0.05
const SIGN_IN_MS = 3000
const LIST_MS = 5000
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SELLER = 'lanyun@seller.example'

/** Where people of each work app sign in; operators of the admin do so in the user center. */
const SIGN_IN: readonly (readonly [AppKey, route: string])[] = [
  ['buyer', '/login'],
  ['seller', '/member'],
  ['providerAdmin', '/login'],
  ['userCenter', '/login'],
]

type Addresses = (app: AppKey, route: string) => string

const addressesOf = (portal: string): Addresses => {
  const { hosts } = hostsFrom(new URL(portal).host)
  return (app, route) => `http://${hosts[app]}${PLATFORMS[app].basicPath.replace(/\/$/, '')}${route}`
}

async function main({ portal, password }: Product): Promise<boolean> {
  const verdicts = new Verdicts()
  const addressOf = addressesOf(portal)
  await withBrowser(async browser => {
    await openings(browser, verdicts, 'portal', DESKTOP, addressOf)
    await openings(browser, verdicts, 'h5', PHONE, addressOf)
    await signIns(browser, verdicts, addressOf)
    await productList(browser, verdicts, addressOf, password)
  })
  verdicts.print()
  process.stdout.write(`\nMedian of ${TIMES}, least and most in brackets. ${deviceTold()}\n`)
  return verdicts.good
}

async function openings(
  browser: Browser,
  verdicts: Verdicts,
  app: 'portal' | 'h5',
  device: BrowserContextOptions,
  addressOf: Addresses,
): Promise<void> {
  const pages = { home: addressOf(app, '/?noRedirect=1'), 'product page': await aProduct(browser, app, addressOf) }
  for (const [name, address] of Object.entries(pages)) {
    const seen = await times(() =>
      onSlowPage(browser, device, async page => {
        await page.goto(address)
        return seenOf(page)
      }),
    )
    within(
      verdicts,
      `${app} ${name}: largest there within`,
      LARGEST_MS,
      seen.map(({ largestMs }) => largestMs),
    )
    const shift = median(seen.map(each => each.shift))
    verdicts.add(`${app} ${name}: moves by at most ${SHIFT}`, shift.toFixed(3), shift <= SHIFT)
  }
}

/** The first of a category, found without hurry. */
async function aProduct(browser: Browser, app: AppKey, addressOf: Addresses): Promise<string> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(addressOf(app, '/category/sweaters?noRedirect=1'))
  const href = await page.locator('main a[href*="/product/"]').first().getAttribute('href')
  const address = new URL(href ?? '', page.url())
  await context.close()
  address.searchParams.set('noRedirect', '1')
  return address.href
}

/** Usable: somebody types, and what they type stands in the field. */
async function signIns(browser: Browser, verdicts: Verdicts, addressOf: Addresses): Promise<void> {
  for (const [app, route] of SIGN_IN) {
    const address = addressOf(app, route)
    const usable = await times(() =>
      onSlowPage(browser, DESKTOP, async page => {
        const asked = performance.now()
        await page.goto(address, { waitUntil: 'commit' })
        const field = page.getByRole('textbox').first()
        await field.pressSequentially('a')
        await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'a'))
        return performance.now() - asked
      }),
    )
    within(verdicts, `${app}: signing in can begin within`, SIGN_IN_MS, usable)
  }
}

async function productList(browser: Browser, verdicts: Verdicts, addressOf: Addresses, password: string) {
  const context = await browser.newContext({ locale: 'en-US' })
  await signIn(await context.newPage(), addressOf('seller', '/member'), password)
  const { cookies } = await context.storageState()
  await context.close()
  const shown = await times(() =>
    // The session and nothing else of what a browser keeps.
    onSlowPage(browser, { ...DESKTOP, storageState: { cookies, origins: [] } }, async page => {
      const asked = performance.now()
      await page.goto(addressOf('seller', '/products'), { waitUntil: 'commit' })
      await page.locator('main a[href*="/products/0"]').first().waitFor()
      return performance.now() - asked
    }),
  )
  within(verdicts, 'seller: the list of products is there within', LIST_MS, shown)
}

async function signIn(page: Page, address: string, password: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox').first().fill(SELLER)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/member'))
}

async function times<T>(once: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let time = 0; time < TIMES; time += 1) all.push(await once())
  return all
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)
const median = (values: readonly number[]) => sorted(values)[values.length >> 1] ?? Number.NaN

function within(verdicts: Verdicts, what: string, limitMs: number, measured: readonly number[]): void {
  const told = (ms: number) => (ms / 1000).toFixed(2)
  const [middle, least, most] = [median(measured), Math.min(...measured), Math.max(...measured)]
  verdicts.add(`${what} ${limitMs / 1000} s`, `${told(middle)} s (${told(least)} to ${told(most)})`, middle <= limitMs)
}

process.exitCode = (await withProduct(process.argv.slice(2), main)) ? 0 : 1
