import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  expect,
  test as base,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import { hostsFrom, PLATFORMS, type AppKey } from '@tradeport/kernel/config'
import type axe from 'axe-core'

const { hosts } = hostsFrom(`www.tradeport.localhost:${process.env['E2E_PORT'] ?? '8080'}`)

/** Address of a route of a front-end: `urlOf('seller', '/products')`. */
export function urlOf(app: AppKey, route = '/'): string {
  return `http://${hosts[app]}${PLATFORMS[app].basicPath.replace(/\/$/, '')}${route}`
}

/** Asks a front-end's host without a browser: Node does not resolve *.localhost by itself. */
export function ask(request: APIRequestContext, app: AppKey, route = '/'): Promise<APIResponse> {
  const url = new URL(urlOf(app, route))
  return request.get(`http://127.0.0.1:${url.port}${url.pathname}${url.search}`, { headers: { host: url.host } })
}

/** The password of all demo accounts of the product under test; a product started elsewhere has it in E2E_DEMO_PASSWORD. */
export function demoPassword(): string {
  const given = process.env['E2E_DEMO_PASSWORD']
  if (given) return given
  const file = join(process.env['E2E_DATA_DIR'] ?? 'data', 'demo-accounts.json')
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof kept === 'object' && kept !== null && 'password' in kept && typeof kept.password === 'string')
    return kept.password
  throw new Error(`${file} holds no password`)
}

/** The six digits of the newest mail to an address, from the mailbox of the embedded start. */
export async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const answer = await ask(request, 'portal', `/api/message/mailbox/page?to=${encodeURIComponent(to)}`)
      const page: unknown = await answer.json()
      const id = /"id":"([0-9a-f-]{36})","to":"([^"]+)"/.exec(JSON.stringify(page))
      if (id?.[2] !== to) return ''
      const mail = await ask(request, 'portal', `/api/message/mailbox/detail?id=${id[1]}`)
      code = /\b\d{6}\b/.exec(JSON.stringify(await mail.json()).replaceAll(/"id":"[^"]*"/g, ''))?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

/** The link of the newest mail to an address. */
export async function mailedLink(request: APIRequestContext, to: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const answer = await ask(request, 'portal', `/api/message/mailbox/page?to=${encodeURIComponent(to)}`)
      const id = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(await answer.json()))?.[1]
      if (id === undefined) return ''
      const mail = await ask(request, 'portal', `/api/message/mailbox/detail?id=${id}`)
      link = /https?:\/\/[^\s"\\]+token=[\w-]+/.exec(JSON.stringify(await mail.json()))?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands.
 *
 * @param colours whether it measures the contrast of every text, which takes most of its time
 */
export async function accessibilityFindings(page: Page, { colours = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (options: axe.RunOptions) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    return (await here.run(document, options)).violations
  }, axeOptions(colours))
  return violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(n => n.target.join(' ')).join(', ')}`)
}

/** Put into each document once: what brings it along for every look costs a quarter of looking. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeOptions = (colours: boolean): axe.RunOptions => ({
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'color-contrast': { enabled: colours } },
  // What is right need not be described, which takes as long as finding what is wrong.
  resultTypes: ['violations'],
  // Our pages have none.
  iframes: false,
})

export async function expectAccessible(page: Page): Promise<void> {
  // The button that leads back to the top floats over whatever lies below it; at the top it is not there.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('[class*="scroll-top"]')).toBeHidden()
  expect(await accessibilityFindings(page)).toEqual([])
}

/** What makes the page scroll sideways: the innermost boxes that reach beyond the window; empty where it fits. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      each => each.getBoundingClientRect().right > clientWidth,
    )
    const inner = wide.filter(each => !wide.some(other => other !== each && each.contains(other)))
    const names = inner.map(each => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`)
    return [`${scrollWidth} > ${clientWidth} by ${names.slice(0, 5).join(', ')}`]
  })
}

/** Nothing scrolls sideways. */
export async function expectFitsWidth(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([])
}

/**
 * Pages of one front-end follow each other in one document, as for those who use it: in half the time of opening each by its address,
 * as the first one and what is no new page are.
 */
export async function goOn(page: Page, url: string): Promise<void> {
  if (!isSurelyOther(page.url(), url)) {
    await page.goto(url)
    return
  }
  await page.evaluate(to => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', heading.textContent)
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, url)
  // The new page has a heading of its own, or at least another text in it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].every(heading => heading.getAttribute('data-left') !== heading.textContent),
  )
}

/** Whether both are pages of one front-end and surely of two kinds: a page that shows another thing of its kind may keep its heading. */
function isSurelyOther(from: string, to: string): boolean {
  const [here, there] = [from, to].map(url => new URL(url))
  if (here === undefined || here.host !== there?.host || REGION.test(there.pathname)) return false
  const [parts, others] = [here, there].map(({ pathname }) => pathname.replace(BASE, '/').split('/'))
  return parts?.length !== others?.length || parts?.[1] !== others?.[1]
}

/** A region's pages are opened anew. */
const REGION = /^\/[a-z]{2}(?:\/|$)/
/** Where front-ends are that do not begin at the root of their host. */
const BASE = /^\/(?:admin|h5)\//

/** What was loading is there: a heading, and no placeholder any more. A busy machine may take its time. */
export async function standing(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached({ timeout: 40_000 })
  const placeholders = page.locator('main [class*="skeleton" i]').filter({ visible: true })
  await expect(placeholders).toHaveCount(0, { timeout: 40_000 })
}

interface Fixtures {
  /** Every page of the test's browser is watched: an error in its console fails the test. */
  consoleIsClean: BrowserContext
  /** A browser of its own for one more person of the story, watched like the first. */
  another: () => Promise<BrowserContext>
  /** Errors that the test provokes on purpose: matching texts are let through. */
  allowedErrors: RegExp[]
  /** The others, which nobody may see. */
  errors: string[]
  watch: (context: BrowserContext) => BrowserContext
}

/** A public page shows its opening, which looks alike, until the app takes its place: whatever a journey does next waits for that. */
const waitForApp = (page: Page) => page.addLocatorHandler(page.locator('#root[data-opening]'), () => Promise.resolve())

export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  errors: async ({}, use) => {
    const errors: string[] = []
    await use(errors)
    expect(errors).toEqual([])
  },
  watch: async ({ allowedErrors, errors }, use) => {
    const take = (text: string) => {
      if (!allowedErrors.some(allowed => allowed.test(text))) errors.push(text)
    }
    await use(context => {
      context.on('console', message => {
        if (message.type() === 'error') take(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', error => take(String(error.error())))
      context.on('page', page => void waitForApp(page))
      return context
    })
  },
  consoleIsClean: [({ context, watch }, use) => use(watch(context)), { auto: true }],
  another: async ({ browser, watch }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = watch(await browser.newContext())
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

export { expect }
