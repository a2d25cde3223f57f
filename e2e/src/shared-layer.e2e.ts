import type { BrowserContext, Page, Route } from '@playwright/test'
import { orderPage } from '@tradeport/domain/trading/contract'
import { sendCode, updatePreferences } from '@tradeport/domain/identity/contract'
import { reportPage, reportSend } from '@tradeport/domain/reporting/contract'
import { ask, demoPassword, expect, mailedCode, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn, speak } from './people'

// What the tests provoke on purpose leaves its mark in the browser's console.
test.use({ allowedErrors: [/Failed to load resource|net::ERR|dynamically imported module|Unable to preload/] })

const SAVE = `**/api${updatePreferences.path}`
const ORDERS = `**/api${orderPage.path}`

const refuse = (code: string, msg: unknown) => (route: Route) =>
  route.fulfill({ json: { code, msg, success: false, data: null } })

/** A signed-in buyer on the account page, whose saving the test answers. */
async function account(page: Page, context: BrowserContext) {
  await speak(context, 'en_US')
  await page.goto(urlOf('buyer', '/account'))
  // antd names the button "loading Save" while it works.
  const save = page.getByRole('button', { name: /Save$/ })
  await expect(save).toBeEnabled()
  const answerWith = async (handler: (route: Route) => unknown) => {
    await page.unroute(SAVE)
    await page.route(SAVE, handler)
    await save.click()
  }
  return { save, answerWith }
}

/** Sends the call on as it is; the driver resolves no *.localhost by itself. */
function reachServer(route: Route) {
  const url = new URL(route.request().url())
  return route.fetch({
    url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`,
    headers: { ...route.request().headers(), host: url.host },
  })
}

const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

async function buyerToken(context: BrowserContext) {
  return (await context.cookies()).find(cookie => cookie.name === 'buyer_token')
}

test.describe('each code of the catalogue, as the person sees it', () => {
  test.beforeEach(async ({ context, request }) => {
    await signIn(context, await demo(request, 'buyer', 'nordhaus'))
  })

  test('codes that remove the token open the login, which comes back here', async ({ page, context, request }) => {
    test.slow()
    for (const code of [
      'UPT400001.40016',
      'global400001',
      'global400004',
      'global400002',
      'user30000',
      'gateway.400001.x',
      'TRADE400002',
    ])
      await test.step(code, async () => {
        await signIn(context, await demo(request, 'buyer', 'nordhaus'))
        const { answerWith } = await account(page, context)
        await answerWith(refuse(code, 'not shown'))
        await page.waitForURL(/\/login\?/)
        expect(new URL(page.url()).searchParams.get('sourceUrl')).toBe(urlOf('buyer', '/account'))
        expect(await buyerToken(context)).toBeUndefined()
      })
  })

  test('gateway.400016 says why, and opens the login two seconds later', async ({ page, context }) => {
    const { answerWith } = await account(page, context)
    await answerWith(refuse('gateway.400016', 'Signed in somewhere else'))
    await expect(message(page, 'Signed in somewhere else')).toBeVisible()
    const saidAt = Date.now()
    expect(page.url()).toBe(urlOf('buyer', '/account'))
    expect(await buyerToken(context)).toBeUndefined()
    await page.waitForURL(/\/login\?/)
    expect(Date.now() - saidAt).toBeGreaterThan(1_000)
  })

  for (const [code, text] of [
    ['UPT400002', 'Account disabled'],
    ['UPT400001', 'Account deleted'],
  ] as const) {
    test(`${code}: the token goes, the reason stays to be read, the next page asks to log in`, async ({
      page,
      context,
    }) => {
      const { answerWith } = await account(page, context)
      await answerWith(refuse(code, 'not shown'))
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
      await expect(page.getByText(text)).toHaveCount(2)
      expect(await buyerToken(context)).toBeUndefined()
      expect(page.url()).toBe(urlOf('buyer', '/account'))
      await page.goto(urlOf('buyer', '/orders'))
      await page.waitForURL(/\/login\?/)
    })
  }

  test('codes that show the message of the server, as an error or as a warning', async ({ page, context }) => {
    const { answerWith } = await account(page, context)
    for (const number of ['05', '06', '08', '09', '10', '12', '13', '02', '17', '18', '19', '20', '21']) {
      await answerWith(refuse(`UPT100${number}`, `Refused ${number}`))
      await expect(message(page, `Refused ${number}`)).toBeVisible()
    }
    for (const code of ['SYS900001', 'SYS.400001', 'MALL699999', 'FT510006', 'FT510007']) {
      await answerWith(refuse(code, `Message of ${code}`))
      await expect(message(page, `Message of ${code}`)).toBeVisible()
    }
    expect(page.url()).toBe(urlOf('buyer', '/account'))
    expect(await buyerToken(context)).toBeDefined()
  })

  test('gateway.400019 names the address without permission', async ({ page, context }) => {
    const { answerWith } = await account(page, context)
    await answerWith(refuse('gateway.400019', 'not shown'))
    await expect(message(page, `No interface permission: ${updatePreferences.path}`)).toBeVisible()
  })

  test('messages that are too long or no text are not shown', async ({ page, context }) => {
    const { answerWith } = await account(page, context)
    await answerWith(refuse('MALL600404', { xxxxx: 'no text' }))
    await answerWith(refuse('MALL600404', 'x'.repeat(101)))
    await expect(page.getByText('Something unexpected happened.', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('xxxxx')).toHaveCount(0)
  })

  for (const [code, buttons, lines] of [
    [
      'FT511002',
      ['Upgrade membership', 'Go to the application market', 'View benefits', 'Cancel'],
      ['30 extra benefits', 'application market and buy this application separately'],
    ],
    ['FT511003', ['Go to the application market', 'Cancel'], ['Please order it again']],
    ['FT511004', ['Upgrade membership', 'View benefits', 'Cancel'], []],
    ['USER_SERVICE530002', ['Upgrade membership', 'View benefits', 'Cancel'], []],
  ] as const) {
    test(`${code} opens the no-ability dialog with its choices`, async ({ page, context }) => {
      const { answerWith } = await account(page, context)
      await answerWith(refuse(code, `No ability ${code}`))
      const dialog = page.getByRole('dialog', { name: `No ability ${code}` })
      await expect(dialog).toBeVisible()
      for (const line of lines) await expect(dialog.getByText(line, { exact: false })).toBeVisible()
      for (const name of buttons) await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
      for (const name of ['Upgrade membership', 'Go to the application market', 'View benefits'])
        if (!buttons.some(button => button === name)) await expect(dialog.getByRole('button', { name })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
      expect(page.url()).toBe(urlOf('buyer', '/account'))
    })
  }

  test('however many calls fail together, the login opens once', async ({ page, context }) => {
    const logins: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest() && request.url().includes('/login')) logins.push(request.url())
    })
    await speak(context, 'en_US')
    await page.route('**/api/**', refuse('global400001', 'expired'))
    await page.goto(urlOf('buyer', '/orders'))
    await page.waitForURL(/\/login\?/)
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(logins).toHaveLength(1)
  })
})

test.describe('a bad network', () => {
  test.beforeEach(async ({ context, request }) => {
    await signIn(context, await demo(request, 'buyer', 'nordhaus'))
    await speak(context, 'en_US')
  })

  const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
  /** Once the counts of the tabs have come little moves under the pointer; who misses the button presses it again. */
  const tryAgain = async (page: Page) => {
    await expect(page.getByRole('tab', { name: /^All \d/ })).toBeVisible()
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 2_000 })
      await expect(page.getByRole('table').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 30_000 })
  }

  test('cut: three more tries, then a failed list with a way to try again, which works', async ({ page }) => {
    const at: number[] = []
    await page.route(ORDERS, route => {
      at.push(Date.now())
      return route.abort('internetdisconnected')
    })
    await page.goto(urlOf('buyer', '/orders'))
    await expect(retry(page)).toBeVisible({ timeout: 20_000 })
    expect(at).toHaveLength(4)
    const waits = at.slice(1).map((time, index) => Math.round((time - (at[index] ?? 0)) / 1_000))
    expect(waits).toEqual([1, 2, 4])
    await page.unroute(ORDERS)
    await tryAgain(page)
    await expect(retry(page)).toHaveCount(0)
  })

  for (const [name, answer] of [
    ['500', (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
    [
      '502 of a gateway',
      (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    ],
    ['garbled JSON', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"code":"200","da' })],
    ['a page of somebody else', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
    ['an empty answer', (route: Route) => route.fulfill({ body: '' })],
  ] as const) {
    test(`${name}: asked once, a failed list with a way to try again`, async ({ page }) => {
      let asked = 0
      await page.route(ORDERS, route => {
        asked += 1
        return answer(route)
      })
      await page.goto(urlOf('buyer', '/orders'))
      await expect(retry(page)).toBeVisible()
      expect(asked).toBe(1)
      await page.unroute(ORDERS)
      await tryAgain(page)
    })
  }

  test('slow: the page says that it loads, and shows what comes', async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(ORDERS, async route => {
      await held
      await route.continue()
    })
    await page.goto(urlOf('buyer', '/orders'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    release()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  })

  test('a write whose answer is lost is sent again under the same key, and its button waits', async ({
    page,
    context,
  }) => {
    const { save, answerWith } = await account(page, context)
    const keys: (string | undefined)[] = []
    await answerWith(async route => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The server has done it; the person never hears of it.
      await reachServer(route)
      return route.abort('connectionreset')
    })
    await expect(save).toHaveClass(/loading/)
    await expect(message(page, 'Saved')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{20,}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('a write whose answer is lost is done once on the server', async ({ page, request }) => {
    const email = `once-${Date.now()}@seller.example`
    let sent = 0
    await page.route(`**/api${sendCode.path}`, async route => {
      sent += 1
      if (sent > 1) return route.continue()
      await reachServer(route)
      return route.abort('connectionreset')
    })
    await page.goto(urlOf('seller', '/register'))
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible()
    expect(sent).toBe(2)
    await mailedCode(request, email)
    const mails = await ask(request, 'portal', `/api/message/mailbox/page?to=${encodeURIComponent(email)}`)
    expect(JSON.stringify(await mails.json()).split(`"to":"${email}"`)).toHaveLength(2)
  })

  test('a server that never answers is given up after 30 seconds and asked again', async ({ page }) => {
    await page.clock.install()
    const at: number[] = []
    await page.route(ORDERS, route => {
      at.push(Date.now())
      return at.length === 1 ? undefined : route.continue()
    })
    const asked = page.waitForRequest(ORDERS)
    await page.goto(urlOf('buyer', '/orders'))
    await asked
    await page.clock.runFor(29_000)
    expect(at).toHaveLength(1)
    await page.clock.runFor(3_000)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    expect(at).toHaveLength(2)
  })

  test('a write that cannot be sent says so in words, and can be tried again', async ({ page, context }) => {
    const { save, answerWith } = await account(page, context)
    await answerWith(route => route.abort('internetdisconnected'))
    await expect(message(page, 'No connection to the server. Check your network and try again.')).toBeVisible({
      timeout: 20_000,
    })
    await page.unroute(SAVE)
    await save.click()
    await expect(message(page, 'Saved')).toBeVisible()
  })

  test('going offline and coming back is told', async ({ page, context }) => {
    const { save } = await account(page, context)
    await save.click()
    await expect(message(page, 'Saved')).toBeVisible()
    await context.setOffline(true)
    await expect(message(page, 'You are offline. What you see may be out of date.')).toBeVisible()
    await context.setOffline(false)
    await expect(message(page, 'You are online again.')).toBeVisible()
  })

  test('a page whose code cannot be fetched is shown with a way to try again', async ({ page, context }) => {
    await account(page, context)
    await page.route('**/assets/message-centre.screen-*.js', route => route.abort('internetdisconnected'))
    await page.goto(urlOf('buyer', '/messages'))
    await expect(page.getByText('This page could not be shown')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.unroute('**/assets/message-centre.screen-*.js')
    await page.reload()
    await expect(page.getByText('This page could not be shown')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the session', () => {
  test('signing in sets the cookies of this front-end for their time, and follows no foreign address', async ({
    page,
    context,
  }) => {
    await speak(context, 'en_US')
    await page.goto(urlOf('buyer', `/login?sourceUrl=${encodeURIComponent('https://evil.example.com/')}`))
    await page.getByLabel('Email', { exact: false }).first().fill('nordhaus@buyer.example')
    await page.getByLabel('Password', { exact: false }).first().fill(demoPassword())
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(url => !url.pathname.startsWith('/login'))
    expect(new URL(page.url()).host).toBe(new URL(urlOf('buyer')).host)
    const token = await buyerToken(context)
    expect(token).toMatchObject({ domain: '.tradeport.localhost', path: '/', sameSite: 'Lax' })
    expect(decodeURIComponent(token?.value ?? '')).toMatch(/^Bearer \S{20,}$/)
    expect(((token?.expires ?? 0) - Date.now() / 1_000) / 3_600).toBeCloseTo(24, 1)
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })

  test('a language that is chosen is kept for a week, for all front-ends of buyers and visitors', async ({
    page,
    context,
  }) => {
    await page.goto(urlOf('buyer', '/login'))
    await page
      .getByRole('button', { name: /English|简体中文|Language|语言/ })
      .first()
      .click()
    await page.getByText('Deutsch', { exact: true }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    const language = (await context.cookies()).find(cookie => cookie.name === 'lang')
    expect(language).toMatchObject({ value: 'de_DE', domain: '.tradeport.localhost' })
    expect(((language?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(7, 1)
  })

  test('signing out everywhere ends the other tab and the other device as well', async ({
    page,
    context,
    browser,
    request,
  }) => {
    const person = await newBuyer(request, 'Two Tabs Trading GmbH')
    await signIn(context, person)
    await speak(context, 'en_US')
    const elsewhere = await browser.newContext()
    await signIn(elsewhere, person)
    await speak(elsewhere, 'en_US')
    const device = await elsewhere.newPage()
    await device.goto(urlOf('buyer', '/account'))
    await expect(device.getByRole('button', { name: /Save$/ })).toBeVisible()

    const other = await context.newPage()
    await other.goto(urlOf('buyer', '/account'))
    await expect(other.getByRole('button', { name: /Save$/ })).toBeVisible()
    await page.goto(urlOf('buyer', '/account'))
    await page.getByRole('button', { name: /Jo Miller/ }).click()
    await page.getByText('Log out on all devices').click()
    await page.waitForURL(/\/login\?.*logout=true/)
    expect(await buyerToken(context)).toBeUndefined()

    await expect(other.getByText('You were logged out in another window', { exact: false })).toBeVisible()
    await expect(other.getByText('Two Tabs Trading GmbH')).toHaveCount(0)
    await other.getByRole('button', { name: 'Log in again' }).click()
    await other.waitForURL(/\/login\?/)

    // The other device hears of it too.
    await device.getByRole('button', { name: 'Log in again' }).click()
    await device.waitForURL(/\/login\?/)
    await elsewhere.close()
  })

  test('the portal’s own token does not outlive the page, a buyer’s does', async ({ page, context, request }) => {
    await signIn(context, await demo(request, 'buyer', 'nordhaus'))
    await context.addCookies([{ name: 'token', value: 'Bearer%20x', domain: '.tradeport.localhost', path: '/' }])
    await page.goto(urlOf('portal'))
    await expect(page.locator('main')).toBeVisible()
    await expect.poll(async () => (await context.cookies()).map(cookie => cookie.name)).not.toContain('token')
    expect(await buyerToken(context)).toBeDefined()
  })
})

test.describe('navigation', () => {
  /** True as long as the document is the one that was marked. */
  const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['opened'] = 'once'))
  const isSame = (page: Page) => page.evaluate(() => document.body.dataset['opened'] === 'once')
  const header = (page: Page) => page.getByRole('banner')

  test('pages follow each other in one document; the root, the page itself and another front-end load anew', async ({
    page,
    context,
  }) => {
    await speak(context, 'en_US')
    await page.goto(urlOf('portal', '/py/about'))
    await mark(page)
    await header(page).getByRole('link', { name: 'News' }).first().click()
    await expect(page).toHaveURL(urlOf('portal', '/py/news'))
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    expect(await isSame(page)).toBe(true)
    await header(page).getByRole('link', { name: 'News' }).first().click()
    await expect.poll(() => isSame(page)).toBe(false)
    await expect(page).toHaveURL(urlOf('portal', '/py/news'))
    await mark(page)
    await header(page).getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(new RegExp(`^${urlOf('portal', '/py')}/?$`))
    await expect.poll(() => isSame(page)).toBe(false)
    await expect(header(page)).toHaveCSS('height', '68px')
    await expect(header(page)).toHaveCSS('position', 'sticky')
  })

  test('a buyer’s logo leads to the portal, in the region of the page; the button to the top comes above 400 px', async ({
    page,
    context,
    request,
  }) => {
    await speak(context, 'en_US')
    await signIn(context, await demo(request, 'buyer', 'nordhaus'))
    await page.setViewportSize({ width: 1440, height: 500 })
    await page.goto(urlOf('buyer', '/py/account'))
    await expect(page.getByRole('button', { name: /Save$/ })).toBeVisible()
    const top = page.getByRole('button', { name: 'Back to top' })
    await page.evaluate(() => void (document.body.style.minHeight = '3000px'))
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(top).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 401))
    await top.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(top).toHaveCount(0)
    await page
      .getByRole('link', { name: /to the start page$/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`^${urlOf('portal', '/py')}/?$`))
  })
})

test.describe('the page', () => {
  test('phones see the portal at the design’s width, unless they are told not to', async ({ browser }) => {
    const phone = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
      viewport: { width: 412, height: 900 },
      isMobile: true,
      hasTouch: true,
    })
    const page = await phone.newPage()
    await page.goto(urlOf('portal'))
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(1440)
    await page.goto(urlOf('portal', '/?noRedirect'))
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(412)
    await phone.close()
  })

  test('the region of the path goes along, and two letters that are no region are no page', async ({ page }) => {
    await page.goto(urlOf('portal', '/cq'))
    const elsewhere = page.locator('a[href*="tradeport.localhost"]')
    await expect(elsewhere.first()).toBeVisible()
    const links = await elsewhere.evaluateAll(anchors =>
      anchors.map(anchor => new URL(anchor.getAttribute('href') ?? '', location.href).pathname),
    )
    for (const path of links) expect(path).toMatch(/^\/(?:cq|dm|gz|py)(?:\/|$)/)
    await page.goto(urlOf('portal', '/xx/news'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/not found|找不到|未找到|404/i)
  })
})

test.describe('what a company has paid for', () => {
  for (const [who, name, title, buttons] of [
    [
      'twelvegauge',
      'Export',
      'Your membership level does not include this function.',
      ['Upgrade membership', 'Go to the application market', 'View benefits', 'Cancel'],
    ],
    [
      'twelvegauge',
      'Import',
      'Your membership does not include this, or its quota is used up. Upgrade it to go on.',
      ['Upgrade membership', 'View benefits', 'Cancel'],
    ],
    [
      'cashhill',
      'Export',
      'The application package is used up or has expired. Please order it again.',
      ['Go to the application market', 'Cancel'],
    ],
  ] as const) {
    test(`${name} of ${who}: the button says why not, and the click offers what can be done`, async ({
      page,
      context,
      request,
    }) => {
      await speak(context, 'en_US')
      await signIn(context, await demo(request, 'seller', who))
      await page.goto(urlOf('seller', '/products'))
      const button = page.getByRole('button', { name, exact: true }).first()
      await expect(async () => {
        await page.mouse.move(0, 0)
        await button.hover()
        await expect(page.getByRole('tooltip')).toHaveText(title, { timeout: 1_000 })
      }).toPass()
      await button.click()
      const dialog = page.getByRole('dialog', { name: title })
      for (const choice of buttons)
        await expect(dialog.getByRole('button', { name: choice, exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  test('who has paid is told what is left, and an export uses one up', async ({ page, context, request }) => {
    await speak(context, 'en_US')
    await signIn(context, await demo(request, 'seller', 'lanyun'))
    const left = async () => {
      await page.goto(urlOf('seller', '/products'))
      const tip = page.getByRole('tooltip')
      await expect(async () => {
        await page.mouse.move(0, 0)
        await page.getByRole('button', { name: 'Export', exact: true }).hover()
        await expect(tip).toHaveText(/^Uses left: \d+$/, { timeout: 1_000 })
      }).toPass()
      return Number((await tip.textContent())?.replace(/\D/g, ''))
    }
    const before = await left()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export products' })
    await dialog.getByRole('combobox').first().click()
    await page.keyboard.press('Enter')
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
    await expect(dialog).toHaveCount(0)
    expect(await left()).toBe(before - 1)
  })
})

test('what went wrong reaches the operators: grouped, found, resolved', async ({ page, context, browser, request }) => {
  const code = `SYS${String(Date.now()).slice(-6)}`
  await signIn(context, await demo(request, 'buyer', 'nordhaus'))
  const { answerWith } = await account(page, context)
  const sent = page.waitForRequest(`**/api${reportSend.path}`)
  await answerWith(refuse(code, 'Ann Lee met a fault'))
  await expect(message(page, 'Ann Lee met a fault')).toBeVisible()
  const report = (await sent).postData() ?? ''
  expect(report).toContain(code)
  expect(report).not.toContain('Ann Lee')
  // What waits when the page is left goes by beacon.
  await answerWith(refuse(code, 'Once more'))
  await expect(message(page, 'Once more')).toBeVisible()
  await page.goto('about:blank')
  const admin = await demo(request, 'operator', 'admin')
  const timesSeen = async () => {
    const { records } = await callApi(request, admin, reportPage, { keyword: code, pageNum: 1, pageSize: 1 })
    return records[0]?.count
  }
  // Nobody waits for the answer of a beacon; the list of the operators shows what there is when it is opened.
  await expect.poll(timesSeen).toBe(2)

  const house = await browser.newContext()
  await signIn(house, admin)
  await speak(house, 'en_US')
  const operator = await house.newPage()
  await operator.goto(urlOf('admin', `/reports?q=${code}`))
  await expect(operator.getByRole('heading', { level: 1, name: 'Reported faults' })).toBeVisible()
  const row = operator.getByRole('row', { name: new RegExp(code) })
  await expect(row.getByText('identity.updatePreferences')).toBeVisible()
  await expect(row.getByText('Buyer Center')).toBeVisible()
  await expect(row.getByText('2', { exact: true }).first()).toBeVisible()
  await row.getByRole('button', { name: 'Resolve' }).click()
  await operator.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click()
  await expect(row.getByText('Resolved')).toBeVisible()
  await house.close()
})
