import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AppKey } from '@tradeport/kernel/config'
import { standing, test, urlOf } from './fixtures'
import { demo, signIn, speak } from './people'
import { LOCALES, PUBLIC_APPS, PUBLIC_PAGES, WIDTHS } from './public-pages'
import { WORK_WALKS } from './work-pages'

// Nothing is judged here: errors on the way are those of the browser tests.
test.use({ allowedErrors: [/./] })
test.describe.configure({ mode: 'parallel' })

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url))
const HEIGHT = 900

for (const locale of LOCALES) {
  for (const app of PUBLIC_APPS)
    test.describe(`${locale} ${app}`, () => {
      if (app === 'h5') test.use({ hasTouch: true, isMobile: true })

      for (const stops of PUBLIC_PAGES[app])
        test(stops.map(([name]) => name).join(', '), async ({ page }) => {
          await speak(page.context(), locale)
          for (const [name, route, link] of stops) {
            if (route !== null) await page.goto(urlOf(app, route))
            await takeAll(page, [locale, app, name], link)
          }
        })
    })

  for (const { name, as, stops } of WORK_WALKS)
    test(`${locale} ${name}`, async ({ page, request }) => {
      await speak(page.context(), locale)
      for (const [identity, who] of as) await signIn(page.context(), await demo(request, identity, who))
      for (const [app, route, link, below] of stops) {
        await page.goto(urlOf(app, route))
        await takeAll(page, [locale, app, nameOf(route)])
        if (link !== undefined) await takeAll(page, [locale, app, `${nameOf(route)}-one`], link)
        if (below === undefined) continue
        await page.goto(page.url() + below)
        await takeAll(page, [locale, app, `${nameOf(route)}-one${below.replace('/', '-')}`])
      }
    })
}

/** `/products?status=review` is `products-status-review`. */
const nameOf = (route: string): string => route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** The whole page at every width, or the one behind its first link with this in its address. */
async function takeAll(page: Page, [locale, app, name]: [string, AppKey, string], link?: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
  if (link !== undefined) {
    const href = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
    await page.goto(new URL(href ?? '', page.url()).href)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await standing(page)
    await page.evaluate(showPictures)
    await page.screenshot({
      path: join(FOLDER, locale, app, `${name}-${width}.jpg`),
      fullPage: true,
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    })
  }
}

/** Those further down are loaded when they come into sight. */
async function showPictures(): Promise<void> {
  const pictures = [...document.images].filter(each => each.checkVisibility())
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map(picture => picture.decode().catch(() => undefined)))
}
