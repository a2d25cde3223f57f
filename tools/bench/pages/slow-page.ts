import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { Slowness } from '../slowness'

/** A phone of the middle on a mobile network of the middle, as Lighthouse has it. */
const SLOWER = 4
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false }
/** Whatever still moves or is drawn belongs to the opening of the page, until nothing has come for so long. */
const QUIET_MS = 2000
const MOST_MS = 60_000

const slowness = new Slowness()

/** What was measured on, and how much slower it really was. */
export const deviceTold = () =>
  `${slowness.told(SLOWER)}\nThe line: ${(LINE.downloadThroughput * 8) / 1e6} Mbps down, ${(LINE.uploadThroughput * 8) / 1e3} kbps up, ${LINE.latency} ms`

/** What the browser saw of a page's opening. */
export interface Seen {
  /** When the largest picture or text of the window was there. */
  largestMs: number
  /** How much of the window moved by itself: the worst second of it, as browsers report it. */
  shift: number
}

/** Opens a page as somebody who was never there, with an empty cache, and looks at it. */
export async function onSlowPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(MOST_MS)
    await page.addInitScript(observe)
    const devtools = await context.newCDPSession(page)
    await slowness.lookAtFree(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const looked = await look(page)
    await slowness.lookAtSlowed(page)
    return looked
  } finally {
    await context.close()
  }
}

/** Runs in the page. A window of shifts ends after a second without one, and after five. */
function observe(): void {
  const seen = { largestMs: 0, shift: 0 }
  Object.assign(window, { seen })
  let sum = 0
  let first = 0
  let last = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.largestMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
      const { startTime } = entry
      if (startTime - last > 1000 || startTime - first > 5000) {
        sum = 0
        first = startTime
      }
      last = startTime
      sum += entry.value
      seen.shift = Math.max(seen.shift, sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What was seen once everything has come and stands. */
export async function seenOf(page: Page): Promise<Seen> {
  await page.waitForLoadState('networkidle', { timeout: MOST_MS })
  await page.waitForTimeout(QUIET_MS)
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seen')
    const figure = (name: string) =>
      typeof seen === 'object' && seen !== null ? Number(Reflect.get(seen, name)) : Number.NaN
    return { largestMs: figure('largestMs'), shift: figure('shift') }
  })
}
