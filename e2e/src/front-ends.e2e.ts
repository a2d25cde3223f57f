import { APP_KEYS } from '@tradeport/kernel/config'
import { ask, expect, test, urlOf } from './fixtures'

for (const app of APP_KEYS) {
  test(`the front-end ${app} opens on its own host, with its own title and icon`, async ({ page, request }) => {
    const answer = await page.goto(urlOf(app))
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
    await expect(page).toHaveTitle(/\S/)
    await expect(page.locator('#root')).not.toBeEmpty()
    const icon = await ask(request, app, '/icon.svg')
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })
}

test('the front-ends tell themselves apart', async ({ request }) => {
  const pages = await Promise.all(APP_KEYS.map(async app => await (await ask(request, app)).text()))
  const titles = pages.map(page => /<title>(.*)<\/title>/.exec(page)?.[1])
  expect(new Set(titles).size).toBe(APP_KEYS.length)
})

test('the calls of the API are read on a page of any host', async ({ page }) => {
  // The page's own program takes its time with eight hundred calls.
  test.slow()
  await page.goto(urlOf('portal', '/api/docs'))
  await expect(page).toHaveTitle('Tradeport API')
  const group = page.getByRole('heading', { name: /^catalogue\b/ })
  await expect(group).toBeVisible({ timeout: 90_000 })
  await group.click()
  await expect(page.getByText('/api/mall/product/page', { exact: true })).toBeVisible()
})
