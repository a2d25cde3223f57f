import { act, fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { matchPath } from 'react-router-dom'
import type { RoleCode } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import type { DomainManifest } from '@tradeport/web/react'
import { expect } from 'vitest'
import { contracts, manifestsOf, opensTo, type AppPage } from './app-pages'
import { openScreen, type OpenedScreen, type ScreenOptions } from './open-screen'

// What is offered to somebody: the ways that lead from a page, and every button that is on it or comes when one is pressed.

const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))

export const NOT_SENT: Envelope = { code: 'SYS900001', msg: 'Not sent', success: false, data: null }

/** The call that a request makes; a part of its path may be a name. */
function callOf(request: Request): Endpoint | undefined {
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  return (
    endpoints.find(endpoint => endpoint.path === path) ?? endpoints.find(endpoint => matchPath(endpoint.path, path))
  )
}

/** What can be pressed, once for each word: in the dialog that is open, else on the page. Rows are alike. */
function pressable(done: ReadonlySet<string>): HTMLElement | undefined {
  const where = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body
  const all = where.querySelectorAll<HTMLElement>('button:not([role="tab"]), [role="menuitem"]')
  return [...all].find(each => !each.matches('[disabled], [aria-disabled="true"]') && !done.has(wordsOf(each)))
}
const wordsOf = (each: HTMLElement) =>
  `${each.role ?? ''} ${each.ariaLabel ?? ''} ${each.textContent}`.replaceAll(/\d+/g, '0')

/** Stops at the ones that only more rows would bring. */
const MOST_PRESSES = 80

/** Opens a page, presses whatever it has, and says where its links lead. */
async function visit(
  api: TestApi,
  as: Caller,
  { page, path, texts }: { page: AppPage; path: string; texts: readonly DomainManifest[] },
  listen: Pick<ScreenOptions, 'hear' | 'heard'>,
): Promise<string[]> {
  const load = async (): Promise<OpenedScreen> => {
    const screen = await openScreen({ api, as, app: page.app, manifest: page.manifest, texts, path, ...listen })
    await still(screen, path)
    return screen
  }
  const open = async (): Promise<OpenedScreen> => {
    const first = await load()
    if (window.location.pathname === path) return first
    // What was pressed last on the page before has led on only now.
    first.close()
    return load()
  }
  let opened = await open()
  const ways: string[] = []
  let pressed = ' nothing'
  try {
    expect(document.querySelector('h1')?.textContent).toMatch(/\S/)
    for (const link of document.querySelectorAll('a[href]'))
      ways.push(new URL(link.getAttribute('href') ?? '', window.location.href).pathname)
    const done = new Set<string>()
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const next = pressable(done)
      if (!next) break
      pressed = wordsOf(next)
      done.add(pressed)
      await press(next)
      await still(opened, path)
      if (window.location.pathname === path) continue
      ways.push(window.location.pathname)
      opened.close()
      opened = await open()
    }
  } catch (error) {
    throw new Error(`${page.app} ${path} after pressing${pressed}`, { cause: error })
  } finally {
    opened.close()
  }
  return [...new Set(ways)]
}

/** Awaited, because what a press opens may have to be fetched first: React goes on with that only in a scope that is waited for. */
const press = (what: HTMLElement) =>
  act(() => {
    fireEvent.click(what)
    return Promise.resolve()
  })

/** What was asked is answered and drawn, or another page has been opened instead. */
const still = (opened: OpenedScreen, here: string) =>
  waitFor(() => {
    if (window.location.pathname !== here) return
    // First what takes no look: this is asked at every change of the page.
    expect(opened.isAnswered()).toBe(true)
    expect(document.querySelector('h1')).not.toBeNull()
    expect(document.querySelector('main [aria-busy="true"], [class*="skeleton" i]')).toBeNull()
  })

interface Judgement {
  /** What a call gets instead of being sent. */
  hear(endpoint: Endpoint): Envelope | undefined
  /** Whether a call is one that should not have been offered; `answer` where it was sent. */
  isRefused(endpoint: Endpoint, answer?: Envelope): boolean
}

/**
 * Goes to every page that opens, and to one of each kind that they lead to.
 *
 * @returns the calls that are refused and the ways to pages that do not open, each once.
 */
export async function visitAll(
  api: TestApi,
  as: Caller,
  pages: readonly AppPage[],
  role: RoleCode,
  { hear, isRefused }: Judgement,
): Promise<string[]> {
  const opens = (page: AppPage) => opensTo(pages, page, role)
  const findings = new Set<string>()
  for (const app of new Set(pages.map(page => page.app))) {
    const own = pages.filter(page => page.app === app && page.route.access === 'signedIn')
    const pageAt = (path: string) => own.find(({ route }) => matchPath(route.path, path))
    const seen = new Set<string>()
    const queue = own.filter(opens).flatMap(({ route: { path } }) => (path.includes(':') ? [] : [path]))
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = pageAt(path)
      if (!page || seen.has(page.route.path)) continue
      seen.add(page.route.path)
      const judge = (endpoint: Endpoint, answer?: Envelope) => {
        if (isRefused(endpoint, answer)) findings.add(`${app} ${page.route.path} calls ${endpoint.name}`)
      }
      const ways = await visit(
        api,
        as,
        { page, path, texts: manifestsOf(pages, app) },
        {
          hear(request) {
            const endpoint = callOf(request)
            if (!endpoint) return undefined
            judge(endpoint)
            const instead = hear(endpoint)
            return instead && HttpResponse.json(instead)
          },
          async heard(request, answer) {
            const endpoint = callOf(request)
            if (!endpoint || !answer.headers.get('content-type')?.includes('json')) return
            judge(endpoint, (await answer.json()) as Envelope)
          },
        },
      )
      for (const way of ways) {
        const target = pageAt(way)
        if (target && !opens(target)) findings.add(`${app} ${page.route.path} leads to ${target.route.path}`)
        else queue.push(way)
      }
    }
  }
  return [...findings]
}
