import type { Page } from '@playwright/test'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { expect, test, urlOf } from './fixtures'

// Drawings are the only pixels that no font decides: they are held against the pictures in `e2e/artwork`.
const ALIKE = { maxDiffPixelRatio: 0.01, animations: 'disabled' } as const

/** The drawings of a page that have a place of their own; everything else is hidden. */
const DRAWINGS = { hero: 'main img', mark: 'header a svg', thread: 'footer > svg' } as const

for (const { region, prefix, regionIcon, regionAIIcon, wechatQr } of ALL_REGIONS)
  test(`the drawings of ${region} look as they did`, async ({ page }) => {
    await page.goto(urlOf('portal', `/${prefix}/`))
    await expect(page.getByRole('contentinfo')).toBeAttached()
    for (const [name, place] of Object.entries(DRAWINGS)) {
      const drawing = page.locator(place).first()
      await drawing.scrollIntoViewIfNeeded()
      await showOnly(page, place)
      await expect(drawing).toHaveScreenshot(`${region}-${name}.png`, ALIKE)
    }
    // The icon on a telephone, the assistant's face, the way to the market's own account.
    const files = [regionIcon, regionAIIcon, wechatQr].map(path => new URL(path, page.url()).href)
    await page.setContent(
      `<div>${files.map(each => `<img src="${each}" width="96" height="96" alt="">`).join('')}</div>`,
    )
    await page.evaluate(() => Promise.all([...document.images].map(picture => picture.decode())))
    await expect(page.locator('div')).toHaveScreenshot(`${region}-icons.png`, ALIKE)
  })

/** A sheet of the page's own would be refused by its policy. */
async function showOnly(page: Page, place: string): Promise<void> {
  await page.evaluate(selector => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { visibility: hidden !important } ${selector}, ${selector} * { visibility: visible !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, place)
}
