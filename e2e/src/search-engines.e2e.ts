import type { APIRequestContext } from '@playwright/test'
import { productPage } from '@tradeport/domain/catalogue/contract'
import { PORTAL_LOCALES } from '@tradeport/kernel/config'
import { ask, expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi } from './people'

// Pages that do not exist say so by their status, of which the console tells.
test.use({ allowedErrors: [/status of 404 .*\/product\//] })

/** Two products of the default region. */
async function products(request: APIRequestContext): Promise<[string, string]> {
  const { records } = await callApi(request, null, productPage, { pageSize: 2 })
  const [first, second] = records
  if (!first || !second) throw new Error('the demo has no products')
  return [first.id, second.id]
}

test('a crawler reads what a product is, in each language, and finds its way', async ({ request }) => {
  const [id] = await products(request)
  const address = urlOf('portal', `/product/${id}`)

  await test.step('the page says it without scripts', async () => {
    const answer = await ask(request, 'portal', `/product/${id}?lang=de_DE`)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(html).toContain('<html lang="de-DE"')
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=de_DE"`)
    expect(html.match(/hreflang="/g)).toHaveLength(PORTAL_LOCALES.length + 1)
    expect(html).toMatch(/"@type":"Product"[^<]*"@type":"AggregateOffer"/)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const image = await ask(request, 'portal', new URL(picture).pathname)
    expect(image.headers()['content-type']).toBe('image/webp')
  })

  await test.step('the map of the site leads there', async () => {
    expect(await (await ask(request, 'portal', '/robots.txt')).text()).toContain(urlOf('portal', '/sitemap.xml'))
    const index = await (await ask(request, 'portal', '/sitemap.xml')).text()
    expect(index).toContain(urlOf('portal', '/sitemap/products-1.xml'))
    expect(await (await ask(request, 'portal', '/sitemap/products-1.xml')).text()).toContain(`<loc>${address}</loc>`)
    expect(await (await ask(request, 'portal', '/cq/sitemap/products-1.xml')).text()).not.toContain(id)
  })

  await test.step('what is not there has status 404', async () => {
    for (const path of ['/nothing', '/category/nothing', `/cq/product/${id}`, '/zz'])
      expect([path, (await ask(request, 'portal', path)).status()]).toEqual([path, 404])
  })

  await test.step('work apps are not listed', async () => {
    expect((await ask(request, 'seller', '/')).headers()['x-robots-tag']).toBe('noindex, nofollow')
  })
})

test('the head follows the page; nothing of it is refused by the policy', async ({ page, request }) => {
  const [first, second] = await products(request)
  const refused: string[] = []
  page.on('console', message => message.text().includes('Content Security Policy') && refused.push(message.text()))
  const canonical = page.locator('link[rel="canonical"]')

  await page.goto(urlOf('portal', `/product/${first}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canonical).toHaveAttribute('href', urlOf('portal', `/product/${first}`))
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2)

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(canonical).toHaveAttribute('href', urlOf('portal', '/about'))
  await expect(page.locator('head [data-page]')).toHaveCount(0)

  const missing = await page.goto(urlOf('portal', `/product/${second.replace(/.$/, end => (end === '0' ? '1' : '0'))}`))
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(refused).toEqual([])
})

test('a link names the language until the reader chooses another', async ({ page }) => {
  await page.goto(urlOf('portal', '/about?lang=fr_FR'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await page.getByRole('button', { name: /^Langue/ }).click()
  await page.getByRole('menuitemradio', { name: /Deutsch/ }).click()
  await expect(page).toHaveURL(urlOf('portal', '/about'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the customer service stays beside the text until it is opened', async ({ page }) => {
    await page.goto(urlOf('portal', '/b2bForeignTradeMall?noRedirect=1'))
    const widget = page.getByRole('complementary', { name: 'Customer service' })
    const tab = widget.getByRole('button', { name: 'Customer service' })
    await expect(tab).toBeVisible()
    // The margin of the page is 16 px wide here.
    expect((await tab.boundingBox())?.x).toBeGreaterThanOrEqual(360 - 16)
    await expect(widget.getByRole('link', { name: /AI customer service/ })).toBeHidden()
    await expectAccessible(page)
    await expectFitsWidth(page)
    await tab.click()
    await expect(widget.getByRole('link', { name: /AI customer service/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(widget.getByRole('link', { name: /AI customer service/ })).toBeHidden()
  })
})
