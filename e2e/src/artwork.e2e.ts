import type { Page } from '@playwright/test'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { expect, test, urlOf } from './fixtures'

// Drawings are the only pixels that no font decides: they are held against the pictures in `e2e/artwork`, each in a size of its own,
// because that of its place on the page depends on the words around it.
const ALIKE = { maxDiffPixelRatio: 0.01, animations: 'disabled' } as const

const SHEET = 'drawings'
/** Drawn into the page itself, in the market's colours. */
const INLINE = [
  { place: 'header a svg', width: 96, height: 96 },
  { place: 'footer > svg', width: 480, height: 40 },
]

for (const { region, prefix, regionIcon, regionAIIcon, wechatQr } of ALL_REGIONS)
  test(`the drawings of ${region} look as they did`, async ({ page }) => {
    await page.goto(urlOf('portal', `/${prefix}/`))
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const hero = await page.locator('main img').first().getAttribute('src')
    // The icon on a telephone, the assistant's face, the way to the market's own account.
    await layOut(page, [
      { src: hero ?? '', width: 480, height: 240 },
      ...[regionIcon, regionAIIcon, wechatQr].map(src => ({ src, width: 96, height: 96 })),
    ])
    await expect(page.locator(`#${SHEET}`)).toHaveScreenshot(`${region}.png`, ALIKE)
  })

interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Puts the pictures and the page's own drawings on a sheet that covers the page. */
async function layOut(page: Page, pictures: readonly Picture[]): Promise<void> {
  await page.evaluate(
    async ({ sheet: id, pictures: files, inline }) => {
      const sheet = document.createElement('div')
      sheet.id = id
      Object.assign(sheet.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        display: 'grid',
        width: '480px',
        background: '#8a8a8a',
        zIndex: '2147483647',
      })
      const images = files.map(({ src, width, height }) => {
        const image = new Image(width, height)
        image.src = src
        image.style.objectFit = 'cover'
        return image
      })
      const drawings = inline.flatMap(({ place, width, height }) => {
        const drawing = document.querySelector(place)
        const copy = drawing?.cloneNode(true)
        if (!drawing || !(copy instanceof SVGElement)) return []
        const { color } = getComputedStyle(drawing)
        Object.assign(copy.style, { position: 'static', width: `${width}px`, height: `${height}px`, color })
        return [copy]
      })
      sheet.append(...images, ...drawings)
      document.body.append(sheet)
      await Promise.all(images.map(image => image.decode()))
    },
    { sheet: SHEET, pictures, inline: INLINE },
  )
}
