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
