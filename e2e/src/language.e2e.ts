import type { APIRequestContext, Page } from '@playwright/test'
import {
  languageDraft,
  languagePublish,
  languageTextPage,
  languageTextReset,
  languageTextSave,
  type TextRow,
} from '@tradeport/domain/language/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn, speak, type Person } from './people'

/** A language that no other journey speaks, so that what is published meanwhile disturbs none. */
const AT = { scope: 'all', locale: 'it_IT' as const }
const HOME = { namespace: 'mall', key: 'home.categories' }
const PRODUCTS = { namespace: 'catalogue', key: 'product.title' }

type Key = typeof HOME

async function textAt(request: APIRequestContext, operator: Person, { namespace, key }: Key): Promise<TextRow> {
  const { records } = await callApi(request, operator, languageTextPage, { ...AT, namespace, keyword: key })
  const row = records.find(each => each.key === key)
  if (!row) throw new Error(`${namespace}:${key} is no text`)
  return row
}

async function publish(request: APIRequestContext, operator: Person): Promise<void> {
  const { stamp, total } = await callApi(request, operator, languageDraft, { scope: AT.scope })
  if (total > 0) await callApi(request, operator, languagePublish, { scope: AT.scope, stamp })
}

/** Back to the texts that come with the product, whatever a broken run has left. */
async function restore(request: APIRequestContext, operator: Person): Promise<void> {
  for (const at of [HOME, PRODUCTS]) {
    const { version } = await textAt(request, operator, at)
    if (version > 0) await callApi(request, operator, languageTextReset, { ...AT, ...at, version })
  }
  await publish(request, operator)
}

/** Somebody comes back to the window. */
const lookAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

/** True as long as the document is the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['opened'] = 'once'))
const isSame = (page: Page) => page.evaluate(() => document.body.dataset['opened'] === 'once')

const LANGUAGES = '**/api/platform/language/production/**'
const CONFIG = '**/api/platform/language/data/**/data-config.json'

test('the address of a public page names its language; in a work app the cookie decides', async ({ page, context }) => {
  const language = async (name: string) => (await context.cookies()).find(cookie => cookie.name === name)?.value
  await speak(context, 'en_US')
  await page.goto(urlOf('seller', '/member?lang=fr_FR'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect([await language('lang_admin'), page.url()]).toEqual(['en_US', urlOf('seller', '/member?lang=fr_FR')])
  await page.goto(urlOf('serviceMarket', '/?lang=fr_FR'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expect.poll(() => language('lang')).toBe('fr_FR')
  expect(await language('lang_admin')).toBe('en_US')
})

test.describe('published texts that do not come', () => {
  test.use({ allowedErrors: [/Failed to load resource|net::ERR/] })

  for (const [name, answer] of [
    ['500', { status: 500, body: 'Internal Server Error' }],
    ['garbled', { contentType: 'application/json', body: '{"it_IT":{"mall:' }],
    ['a page of somebody else', { contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
  ] as const) {
    test(`${name}: the page says what is built in, and a copy that cannot be read is deleted`, async ({ page }) => {
      let asked = 0
      await page.route(CONFIG, route => route.fulfill({ json: { version: 99, fileVersion: '99.0' } }))
      await page.route(LANGUAGES, route => {
        asked += 1
        return route.fulfill(answer)
      })
      await page.addInitScript(() => localStorage.setItem('tradeport.languages.1', '{"version":1,"data":'))
      await page.goto(urlOf('portal', '/dm?lang=en_US').replace('/dm?', '/dm/?'))
      await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
      await expect.poll(() => asked).toBe(1)
      expect(await page.evaluate(() => localStorage.getItem('tradeport.languages.1'))).toBeNull()
      await expect(page.getByRole('link', { name: 'News' }).first()).toBeVisible()
    })
  }
})

test('a text is changed, published and taken back, and open pages follow without a reload', async ({
  page,
  another,
  request,
}) => {
  test.slow()
  const operator = await demo(request, 'operator', 'admin')
  await restore(request, operator)
  const home = (await textAt(request, operator, HOME)).inherited ?? ''
  const products = (await textAt(request, operator, PRODUCTS)).inherited ?? ''
  const season = Date.now().toString(36)
  const newHome = `Reparti ${season}`
  const newProducts = `Merce ${season}`
  const note = `Words of the season ${season}`

  const visitor = await another()
  await speak(visitor, AT.locale)
  const portal = await visitor.newPage()
  const company = await another()
  await speak(company, AT.locale)
  await signIn(company, await demo(request, 'seller', 'lanyun'))
  const seller = await company.newPage()
  const portalHeading = (name: string) => portal.getByRole('heading', { name, exact: true })
  const sellerHeading = (name: string) => seller.getByRole('heading', { name, level: 1, exact: true })

  await test.step('a visitor and a seller have their pages open', async () => {
    await portal.goto(urlOf('portal'))
    await expect(portalHeading(home)).toBeVisible()
    await seller.goto(urlOf('seller', '/products'))
    await expect(sellerHeading(products)).toBeVisible()
    await Promise.all([mark(portal), mark(seller)])
  })

  await test.step('the operator changes a text beside the English one; its placeholders are checked', async () => {
    await speak(page.context(), 'en_US')
    await signIn(page.context(), operator)
    await page.goto(urlOf('admin', `/texts?scope=all&language=it_IT&area=mall&q=${HOME.key}`))
    await expectAccessible(page)
    const row = page.getByRole('listitem').filter({ has: page.getByText(HOME.key, { exact: true }) })
    await row.getByRole('button', { name: 'Change' }).click()
    await row.getByRole('textbox').fill(`${newHome} {nome}`)
    await row.getByRole('button', { name: 'Save draft' }).click()
    await expect(row.getByText('Not in the English text: {nome}')).toBeVisible()
    await row.getByRole('textbox').fill(newHome)
    await row.getByRole('button', { name: 'Save draft' }).click()
    await expect(row.getByText('Not published yet')).toBeVisible()
    await expect(row.getByText(home, { exact: true })).toBeVisible()
    const { version } = await textAt(request, operator, PRODUCTS)
    await callApi(request, operator, languageTextSave, { ...AT, ...PRODUCTS, version, text: newProducts })
    await expect(page.getByRole('link', { name: 'Publish (2)' })).toBeVisible()
  })

  await test.step('nothing is public yet', async () => {
    await lookAgain(portal)
    await expect(portalHeading(home)).toBeVisible()
    await expect(sellerHeading(products)).toBeVisible()
  })

  await test.step('publishing shows what changes; open pages have it at once', async () => {
    await page.getByRole('link', { name: 'Publish (2)' }).click()
    await page.waitForURL(/\/texts\/publish/)
    await expect(page.getByText(newProducts, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectFitsWidth(page)
    await page.getByLabel('What is it about?').fill(note)
    await page.getByRole('button', { name: 'Publish 2 changes' }).click()
    await page.waitForURL(/\/texts\/versions/)
    await expect(page.getByText(note)).toBeVisible()
    await expect(sellerHeading(newProducts)).toBeVisible()
    await lookAgain(portal)
    await expect(portalHeading(newHome)).toBeVisible()
    expect([await isSame(portal), await isSame(seller)]).toEqual([true, true])
  })

  await test.step('the next visit shows it from its first moment on', async () => {
    await portal.reload()
    await expect(portalHeading(newHome)).toBeVisible()
    await mark(portal)
  })

  await test.step('a later version, and back to the earlier one', async () => {
    await restore(request, operator)
    await expect(sellerHeading(products)).toBeVisible()
    await page.goto(urlOf('admin', '/texts/versions?scope=all'))
    const version = page
      .getByRole('listitem')
      .filter({ hasText: note })
      .filter({ has: page.getByRole('button', { name: 'Go back to this version' }) })
      .first()
    await version.getByRole('button', { name: 'Show changes' }).click()
    await expect(version.getByText(newHome, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await version.getByRole('button', { name: 'Go back to this version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back to this version' }).click()
    await expect(sellerHeading(newProducts)).toBeVisible()
    await lookAgain(portal)
    await expect(portalHeading(newHome)).toBeVisible()
    expect([await isSame(portal), await isSame(seller)]).toEqual([true, true])
  })

  await restore(request, operator)
})
