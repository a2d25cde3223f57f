import type { Page } from '@playwright/test'
import type { AppKey } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { accessibilityFindings, expect, overflowing, test, urlOf } from './fixtures'
import { demo, signIn, speak } from './people'

// The page that says so is answered with its status, of which the console tells.
test.use({ allowedErrors: [/status of 404 .*\/404\)$/] })

/** A route, or the first link of the page before it whose address contains this. */
type Stop = readonly [app: AppKey, route: string] | readonly [app: AppKey, route: string, link: string]

interface Walk {
  readonly name: string
  readonly as: readonly (readonly ['buyer' | 'seller' | 'provider' | 'operator', string])[]
  readonly stops: readonly Stop[]
}

const WIDE = 1200

const WALKS: readonly Walk[] = [
  {
    name: 'portal and service market',
    as: [],
    stops: [
      ['portal', '/'],
      ['portal', '/b2bForeignTradeMall'],
      ['portal', '/b2bForeignTradeMall?keyword=merino'],
      ['portal', '/b2bForeignTradeMall?keyword=zzzz'],
      ['portal', '/category/sweaters', '/product/'],
      ['portal', '/stores', '/store/'],
      ['portal', '/news', '/newsDetail/'],
      ['portal', '/relatedDocument'],
      ['portal', '/enterpriseService'],
      ['portal', '/about'],
      ['portal', '/404'],
      ['serviceMarket', '/'],
      ['serviceMarket', '/services', '/service/'],
    ],
  },
  {
    name: 'sign-in and registration',
    as: [],
    stops: [
      ['buyer', '/login'],
      ['buyer', '/login?type=register'],
      ['buyer', '/password'],
      ['seller', '/member'],
      ['seller', '/register'],
      ['providerAdmin', '/login'],
      ['providerAdmin', '/register'],
      ['admin', '/login'],
      ['userCenter', '/login'],
    ],
  },
  {
    name: 'mobile portal',
    as: [],
    stops: [
      ['h5', '/'],
      ['h5', '/categories'],
      ['h5', '/search'],
      ['h5', '/category/sweaters', '/product/'],
      ['h5', '/stores', '/store/'],
      ['h5', '/news'],
      ['h5', '/me'],
    ],
  },
  {
    name: 'seller',
    as: [['seller', 'lanyun']],
    stops: [
      ['seller', '/'],
      ['seller', '/products', '/products/0'],
      ['seller', '/products/new'],
      ['seller', '/store'],
      ['seller', '/shops'],
      ['seller', '/inquiries', '/negotiations/'],
      ['seller', '/orders', '/orders/'],
      ['seller', '/messages'],
      ['seller', '/account'],
    ],
  },
  {
    name: 'buyer',
    as: [['buyer', 'nordhaus']],
    stops: [
      ['buyer', '/'],
      ['buyer', '/inquiries', '/inquiries/0'],
      ['buyer', '/inquiries?status=open', '/inquiries/0'],
      ['buyer', '/inquiries/new'],
      ['buyer', '/orders', '/orders/'],
      ['buyer', '/messages'],
      ['buyer', '/account'],
    ],
  },
  {
    name: 'operator and provider',
    as: [
      ['operator', 'admin'],
      ['provider', 'clearway'],
    ],
    stops: [
      ['admin', '/'],
      ['admin', '/registrations', '/registrations/'],
      ['admin', '/products?status=review', '/products/0'],
      ['admin', '/stores', '/stores/0'],
      ['admin', '/companies'],
      ['admin', '/jobs', '/jobs/'],
      ['admin', '/outgoing-messages'],
      ['admin', '/reference/lists', '/reference/lists/'],
      ['admin', '/reference/hs'],
      ['admin', '/reference/rates', '/reference/rates/'],
      ['admin', '/inquiries', '/inquiries/0'],
      ['admin', '/orders', '/orders/'],
      ['admin', '/services', '/services/0'],
      ['admin', '/texts'],
      ['admin', '/texts/publish'],
      ['admin', '/texts/versions'],
      ['userCenter', '/'],
      ['userCenter', '/operators'],
      ['userCenter', '/roles'],
      ['userCenter', '/grants'],
      ['userCenter', '/own-grants'],
      ['providerAdmin', '/'],
      ['providerAdmin', '/services', '/services/0'],
      ['providerAdmin', '/services/new'],
      ['providerAdmin', '/messages'],
    ],
  },
]

/**
 * Long words, tall letters and no spaces between words: where boxes burst first. Each language is looked at in two or three widths;
 * the long words on the phone.
 */
const LANGUAGES = {
  phone: ['de_DE', 'ru_RU', 'th_TH'],
  tablet: ['ru_RU', 'zh_CN', 'de_DE'],
  desktop: ['de_DE', 'zh_CN', 'ru_RU'],
} as const satisfies Record<string, readonly LocaleCode[]>
const IN_OTHER_LANGUAGES: readonly Stop[] = [
  ['portal', '/'],
  ['portal', '/category/sweaters', '/product/'],
  ['seller', '/products'],
  ['seller', '/inquiries', '/negotiations/'],
  ['buyer', '/inquiries', '/inquiries/0'],
  ['buyer', '/orders', '/orders/'],
  ['buyer', '/login?type=register'],
  ['h5', '/'],
]

for (const { name, as, stops } of WALKS) {
  test(`pages of ${name} fit, can be used by everybody and report no error`, async ({
    page,
    request,
    errors,
    isMobile,
    viewport,
  }) => {
    test.slow()
    // What a tablet shows, a phone or a desktop shows too.
    const showsItsOwn = isMobile || (viewport?.width ?? 0) > WIDE
    for (const [identity, who] of as) await signIn(page.context(), await demo(request, identity, who))
    const findings: string[] = []
    await walk(page, stops, async address => {
      findings.push(...(await overflowing(page)).map(what => `${address}: wider than the window: ${what}`))
      if (showsItsOwn) findings.push(...(await accessibilityFindings(page)).map(what => `${address}: ${what}`))
      findings.push(...errors.splice(0).map(what => `${address}: ${what}`))
    })
    expect(findings).toEqual([])
  })
}

for (const index of [0, 1, 2] as const) {
  test(`pages fit in other languages (${index + 1} of 3)`, async ({ page, request, errors, isMobile, viewport }) => {
    test.slow()
    const width = isMobile ? 'phone' : (viewport?.width ?? 0) > WIDE ? 'desktop' : 'tablet'
    const locale = LANGUAGES[width][index]
    await speak(page.context(), locale)
    await signIn(page.context(), await demo(request, 'seller', 'lanyun'))
    await signIn(page.context(), await demo(request, 'buyer', 'nordhaus'))
    const findings: string[] = []
    await walk(page, IN_OTHER_LANGUAGES, async route => {
      const address = `${locale} ${route}`
      findings.push(...(await overflowing(page)).map(what => `${address}: wider than the window: ${what}`))
      findings.push(...errors.splice(0).map(what => `${address}: ${what}`))
    })
    expect(findings).toEqual([])
  })
}

/** Opens every stop, and the link behind it, and looks at each when its content stands. */
async function walk(page: Page, stops: readonly Stop[], look: (address: string) => Promise<void>): Promise<void> {
  for (const [app, route, link] of stops) {
    const address = `${app}${route}`
    await test.step(address, async () => {
      await page.goto(urlOf(app, route))
      await standing(page)
      await look(address)
      if (link === undefined) return
      const href = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
      await page.goto(new URL(href ?? '', page.url()).href)
      await standing(page)
      await look(`${address} → ${link}`)
    })
  }
}

/** What was loading is there: a heading, and no placeholder any more. A busy machine may take its time. */
async function standing(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached({ timeout: 40_000 })
  const placeholders = page.locator('main [class*="skeleton" i]').filter({ visible: true })
  await expect(placeholders).toHaveCount(0, { timeout: 40_000 })
}
