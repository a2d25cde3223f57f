import type { Page, TestInfo } from '@playwright/test'
import { assistantState } from '@tradeport/domain/assistant/contract'
import { SUCCESS_CODE, type Envelope, type LocaleCode, type OutputOf } from '@tradeport/kernel/contract-kit'
import { accessibilityFindings, expect, goOn, overflowing, standing, test, urlOf } from './fixtures'
import { outlineOf, ownOutlineOf } from './outline'
import { Outlines } from './outlines'
import { speak } from './people'
import { LOCALES, PUBLIC_APPS, PUBLIC_PAGES, WIDTHS, type PublicApp, type Stop } from './public-pages'
import { Words } from './words'

// What every public page is made of and how it is laid out, in four languages and at four widths, held against `e2e/outlines`. Pixels
// depend on a machine's fonts: pictures are for people (`npm run screenshots`).

// The page that says so is answered with its status, of which the console tells.
test.use({ allowedErrors: [/status of 404 .*\/404\)$/] })
test.describe.configure({ mode: 'parallel' })

const HEIGHT = 900
const SETTLES_MS = 15_000

for (const app of PUBLIC_APPS)
  test.describe(`pages of ${app} are what they were, fit and can be used by everybody`, () => {
    if (app === 'h5') test.use({ hasTouch: true, isMobile: true })

    for (const locale of LOCALES)
      for (const stops of PUBLIC_PAGES[app])
        test(`${locale}: ${stops.map(([name]) => name).join(', ')}`, async ({ page, errors }, testInfo) => {
          test.slow()
          await speak(page.context(), locale)
          await page.route(`**/api${assistantState.path}`, route => route.fulfill({ json: DESK_IS_OPEN }))
          for (const stop of stops)
            await test.step(stop[0], async () => {
              const findings = await look(page, app, stop, locale, testInfo)
              expect.soft([...findings, ...errors.splice(0)], stop[0]).toEqual([])
            })
        })
  })

/** Whether somebody is there depends on the hour. */
const DESK_IS_OPEN: Envelope<OutputOf<typeof assistantState>> = {
  success: true,
  code: SUCCESS_CODE,
  msg: '',
  data: {
    provider: { kind: 'embedded', name: '' },
    webSearch: false,
    transcription: false,
    quota: { tokensPerDay: 20_000, tokensLeft: 20_000, resetsAt: '2026-01-01T00:00:00Z' },
    agents: { open: true, opensAt: null, waiting: 0 },
  },
}

const known = new Map<LocaleCode, Words>()

/** Read once in each worker. */
function wordsOf(locale: LocaleCode): Words {
  const words = known.get(locale) ?? new Words(locale)
  known.set(locale, words)
  return words
}

/** Opens a page once and looks at it at every width; says what cannot be used by everybody or does not fit. */
async function look(
  page: Page,
  app: PublicApp,
  [name, route, link]: Stop,
  locale: LocaleCode,
  { config }: TestInfo,
): Promise<string[]> {
  const kept = new Outlines(app, name)
  const isTakenOver = locale === 'en_US' && ['all', 'changed'].includes(config.updateSnapshots)
  const seen = new Map<number, string>()
  const findings: string[] = []
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
  // Each page is opened by its address in one language, which is enough to see that it can be.
  const open = async (url: string) => void (locale === 'en_US' ? await page.goto(url) : await goOn(page, url))
  if (route !== null) await open(urlOf(app, route))
  if (link !== undefined) await open(await addressOf(page, link))
  await standing(page)
  // Header, footer and widget are the same everywhere.
  const place = page.locator(name === 'home' ? 'body' : 'main')
  const words = wordsOf(locale)
  const snapshot = () => place.ariaSnapshot({ boxes: true })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const expected = kept.at(width)
    const outline = isTakenOver
      ? await settled(async () => ownOutlineOf(await snapshot(), words))
      : await awaited(async () => outlineOf(await snapshot(), words, expected), expected)
    seen.set(width, outline)
    if (!isTakenOver) expect.soft(outline, `e2e/outlines/${app}/${name}.txt at ${width}`).toBe(expected)
    findings.push(...(await overflowing(page)).map(what => `${width}: wider than the window: ${what}`))
    // Languages differ in names, which the outline holds, not in roles and colours; and the phone's pages are those of phones.
    if (locale === 'en_US' && (width === 360 || (width === 1440 && app !== 'h5')))
      findings.push(...(await accessibilityFindings(page)).map(what => `${width}: ${what}`))
  }
  if (isTakenOver) kept.keep(seen)
  return findings
}

async function addressOf(page: Page, link: string): Promise<string> {
  const href = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href')
  return new URL(href ?? '', page.url()).href
}

/** The outline, as soon as it is the expected one; else what has come of it. */
async function awaited(outline: () => Promise<string>, expected: string): Promise<string> {
  let last = ''
  await expect
    .poll(async () => (last = await outline()), { timeout: SETTLES_MS, intervals: [0, 100, 250, 500] })
    .toBe(expected)
    .catch(() => undefined)
  return last
}

/** The outline when it does not change any more. */
async function settled(outline: () => Promise<string>): Promise<string> {
  let last = ''
  let unchanged = 0
  const isUnchanged = async () => {
    const now = await outline()
    unchanged = now === last ? unchanged + 1 : 0
    last = now
    return unchanged
  }
  await expect.poll(isUnchanged, { intervals: [400] }).toBeGreaterThan(2)
  return last
}
