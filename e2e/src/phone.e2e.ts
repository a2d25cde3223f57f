import type { APIRequestContext, Page } from '@playwright/test'
import { mallRoutes, productPage, sellerStoreDetail } from '@tradeport/domain/catalogue/contract'
import {
  aQuotation,
  aQuotationItem,
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  inquiryDetail,
  quotationAccept,
  quotationDetail,
  quotationSave,
  quotationSend,
  quotationStart,
  threadPage,
} from '@tradeport/domain/sourcing/contract'
import { orderDetail, termsPropose, termsSign } from '@tradeport/domain/trading/contract'
import { PLATFORMS } from '@tradeport/kernel/config'
import { accessibilityFindings, ask, expect, overflowing, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn, speak, type Person } from './people'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const NOT_REACHED = 'No connection to the server. Check your network and try again.'
const WORDS = 'Navy, 12 gauge, our own label.'

/** The worker has taken over and kept what the page was made of. */
async function whenKept(page: Page, path: string) {
  await expect
    .poll(() =>
      page.evaluate(async wanted => {
        if (!navigator.serviceWorker.controller) return false
        const kept = await (await caches.open('tp-pages')).keys()
        return kept.some(({ url }) => new URL(url).pathname === wanted)
      }, path),
    )
    .toBe(true)
}

/** An answer that says this was kept. */
async function whenAnswered(page: Page, words: string) {
  await expect
    .poll(() =>
      page.evaluate(async wanted => {
        const answers = await (await caches.open('tp-reads')).matchAll()
        const texts = await Promise.all(answers.map(answer => answer.text()))
        return texts.some(text => text.includes(wanted))
      }, words),
    )
    .toBe(true)
}

/** The first product of the mobile mall, opened by a touch. */
async function openProduct(page: Page): Promise<string> {
  await page.goto(urlOf('h5'))
  await whenKept(page, '/h5/')
  await page.locator('main a[href*="/product/"]').first().tap()
  await expect(page.getByRole('link', { name: 'Inquire' })).toBeVisible()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

test('a phone installs the market in the language of its reader', async ({ page, context, request }) => {
  await speak(context, 'de_DE')
  await page.goto(urlOf('h5').replace('/h5/', '/gz/h5/'))
  const link = page.locator('link[rel="manifest"]')
  await expect(link).toHaveAttribute('href', '/h5/install/gz-de_DE.webmanifest')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(data).toContain('"lang":"de-DE"')
  expect(data).toContain('"start_url":"/gz/h5/"')
  // A window that forgets everything is told so, and nothing else is missing.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
  expect((await ask(request, 'h5', '/sw.js')).headers()['cache-control']).toBe('no-cache')
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('what was seen is read, and what was typed is kept', async ({ page, context }) => {
    const title = await openProduct(page)
    await whenAnswered(page, `"title":${JSON.stringify(title)},"summary"`)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toContainText('as of')
    expect(await overflowing(page)).toEqual([])

    await page.goto(urlOf('h5', '/search'))
    const search = page.getByRole('combobox')
    await search.fill('merino')
    await page.reload()
    await expect(search).toHaveValue('merino')

    await context.setOffline(false)
    await expect(page.getByText('No connection')).toBeHidden()
  })

  test('the very first page is read again too', async ({ page, context, request }) => {
    const { records } = await callApi(request, null, productPage, { pageSize: 1 })
    await page.goto(urlOf('h5', mallRoutes.product(records[0]?.id ?? '')))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('link', { name: 'Inquire' })).toBeVisible()
    const title = (await heading.textContent()) ?? ''
    await whenKept(page, '/h5/')
    await whenAnswered(page, `"title":${JSON.stringify(title)},"summary"`)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText(title)
  })

  test('what cannot be sent stays where it was written, and goes once there is a connection', async ({
    page,
    context,
    request,
  }) => {
    await signIn(context, await newBuyer(request, 'Fulmar Trading'))
    await openProduct(page)

    await test.step('an inquiry', async () => {
      await page.getByRole('link', { name: 'Inquire' }).tap()
      const words = page.getByLabel('Requirements')
      const send = page.getByRole('button', { name: 'Send the inquiry' })
      await words.fill(WORDS)
      await context.setOffline(true)
      await send.tap()
      await expect(page.getByText(NOT_REACHED).first()).toBeVisible()
      await expect(words).toHaveValue(WORDS)
      await context.setOffline(false)
      await send.tap()
      await page.waitForURL(/\/inquiries\/[\da-f-]{36}$/)
    })

    await test.step('a message', async () => {
      await page.getByRole('list', { name: 'Sellers' }).getByRole('link').first().tap()
      const words = page.getByLabel('Write a message')
      await words.fill('Can you ship in March?')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
      await expect(words).toHaveValue('Can you ship in March?')
      await page.reload()
      await expect(words).toHaveValue('Can you ship in March?')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByRole('log').getByText('Can you ship in March?')).toBeVisible()
      await expect(words).toHaveValue('')
    })

    await test.step('a question to the assistant', async () => {
      await page.goto(urlOf('h5', '/IntelligentCustomerService'))
      const words = page.getByRole('textbox', { name: 'Your question' })
      await words.fill('Which incoterms can I use?')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByText('Chat request failed, please try again later')).toBeVisible()
      await expect(words).toHaveValue('Which incoterms can I use?')
      await page.reload()
      await expect(words).toHaveValue('Which incoterms can I use?')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Send' }).tap()
      await expect(page.getByRole('log').getByRole('button', { name: 'Copy' })).toBeVisible()
      await expect(words).toHaveValue('')
    })
  })
})

test('an inquiry is written on the phone, kept through the log-in, and sent', async ({ page, context, request }) => {
  await openProduct(page)
  await page.getByRole('link', { name: 'Inquire' }).tap()
  await page.getByLabel('Requirements').fill(WORDS)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Requirements')).toHaveValue(WORDS)
  const address = page.url()
  await page.getByRole('button', { name: 'Log in and send' }).tap()
  await page.waitForURL(url => url.href.startsWith(urlOf('buyer', PLATFORMS.buyer.loginPage)))
  expect(new URL(page.url()).searchParams.get('sourceUrl')).toBe(address)

  await signIn(context, await newBuyer(request, 'Fjord Trading'))
  await page.goto(address)
  await expect(page.getByLabel('Requirements')).toHaveValue(WORDS)
  await page.getByLabel('Target price').fill('8.25')
  await page.getByLabel('Delivery term wanted').selectOption('CIF')
  await page.getByLabel('Port or place of destination').fill('Oslo')
  await page
    .getByLabel('Drop files here or choose them')
    .setInputFiles({ name: 'sizes.csv', mimeType: 'text/csv', buffer: Buffer.from('size,chest\nM,52\n') })
  await expect(page.getByRole('button', { name: 'Remove sizes.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the inquiry' }).tap()
  await page.waitForURL(/\/inquiries\/[\da-f-]{36}$/)
  await expect(page.getByText(WORDS)).toBeVisible()
  for (const said of ['8.25', 'CIF', 'Oslo']) await expect(page.getByText(said).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'sizes.csv' })).toBeVisible()

  await page.getByRole('list', { name: 'Sellers' }).getByRole('link').first().tap()
  await page.getByLabel('Write a message').fill('Can you ship in March?')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByRole('log').getByText('Can you ship in March?')).toBeVisible()
  await expect(page.getByLabel('Write a message')).toHaveValue('')
  expect(await accessibilityFindings(page)).toEqual([])
})

/** Of the shop that the session works for: the seller may have two. */
const storeOf = async (request: APIRequestContext, seller: Person) =>
  (await callApi(request, seller, sellerStoreDetail, {})).id

/** An inquiry to these sellers, which each of them has answered at a price of its own. */
async function quoted(request: APIRequestContext, buyer: Person, sellers: readonly Person[]) {
  const inquiry = await callApi(request, buyer, inquiryCreate, {
    ...anInquiryHeader(),
    items: [anInquiryLine()],
    storeIds: await Promise.all(sellers.map(seller => storeOf(request, seller))),
  })
  const line = (await callApi(request, buyer, inquiryDetail, { id: inquiry.id })).items[0]?.id ?? ''
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const quotations: string[] = []
  for (const [index, seller] of sellers.entries()) {
    const thread = (await callApi(request, seller, threadPage, { inquiryId: inquiry.id })).records[0]?.id ?? ''
    const { id, version } = await callApi(request, seller, quotationStart, { threadId: thread })
    const content = aQuotation({ items: [aQuotationItem({ inquiryItemId: line, unitPrice: `${9 + index}.95` })] })
    const saved = await callApi(request, seller, quotationSave, { ...content, id, version, validUntil: inAWeek })
    await callApi(request, seller, quotationSend, { id, version: saved.version })
    quotations.push(id)
  }
  return { inquiryId: inquiry.id, quotations }
}

/** An order whose contract the seller has signed. */
async function orderToSign(request: APIRequestContext, buyer: Person): Promise<string> {
  const seller = await demo(request, 'seller', 'lanyun')
  const { quotations } = await quoted(request, buyer, [seller])
  const [id = ''] = quotations
  const sent = await callApi(request, buyer, quotationDetail, { id })
  const { orderId } = await callApi(request, buyer, quotationAccept, {
    id,
    version: sent.version,
    contentHash: sent.contentHash ?? '',
    awardAll: false,
  })
  const draft = (await callApi(request, seller, orderDetail, { id: orderId })).terms
  await callApi(request, seller, termsPropose, { id: draft.id, version: draft.version })
  const { terms } = await callApi(request, seller, orderDetail, { id: orderId })
  await callApi(request, seller, termsSign, {
    id: terms.id,
    version: terms.version,
    contentHash: terms.contentHash,
  })
  return orderId
}

test('offers are compared on the phone, the lowest complete one first', async ({ page, context, request }) => {
  const buyer = await newBuyer(request, 'Skagen Strik')
  const sellers = [await demo(request, 'seller', 'cashhill'), await demo(request, 'seller', 'lanyun')]
  const { inquiryId, quotations } = await quoted(request, buyer, [...sellers].reverse())
  await signIn(context, buyer)
  await page.goto(urlOf('h5', `/inquiries/${inquiryId}`))
  await page.getByRole('link', { name: 'Compare 2 quotations' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Comparison of quotations' })).toBeVisible()
  const offers = page.locator('main section')
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toContainText('Lowest complete total')
  await expect(offers.last()).not.toContainText('Lowest complete total')
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await offers
    .first()
    .getByRole('link', { name: /version/ })
    .tap()
  await page.waitForURL(new RegExp(`/quotations/${quotations[0] ?? ''}$`))
})

test('an order is signed and its first payment reported on the phone', async ({ page, context, request }) => {
  const buyer = await newBuyer(request, 'Holm Knitwear')
  const orderId = await orderToSign(request, buyer)
  await signIn(context, buyer)
  await page.goto(urlOf('h5', `/orders/${orderId}`))
  await expect(page.getByRole('heading', { name: 'Sign the contract.' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('FOB Ningbo')
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Sign', exact: true }).tap()
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Report payment' }).tap()
  await expect(sheet.getByLabel('Amount sent')).toHaveValue('2985')
  await sheet.getByLabel('Slip of the bank').setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(sheet.getByRole('button', { name: 'Remove slip.pdf' })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Report payment' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Reported', { exact: true })).toBeVisible()
})

test('nothing of a person stays on the phone when they have signed out', async ({ page, context, request }) => {
  await signIn(context, await newBuyer(request, 'Skerry Imports'))
  await page.goto(urlOf('h5', '/orders'))
  await whenKept(page, '/h5/')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const kept = () => page.evaluate(async () => (await (await caches.open('tp-own')).keys()).length)
  // Whose it is, and something of theirs.
  await expect.poll(kept).toBeGreaterThan(1)
  await context.clearCookies({ name: PLATFORMS.buyer.tokenKey })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect.poll(kept).toBe(0)
})
