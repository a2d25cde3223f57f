import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { matchPath } from 'react-router-dom'
import { permissionCatalogue, wireProduct } from '@tradeport/compose/api'
import { seedDemo } from '@tradeport/compose/demo'
import { ROLES, type RoleCode } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { diskBlobs } from '@tradeport/node/server-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { needOf, type DomainManifest, type RouteDefinition } from '@tradeport/web/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openScreen, type OpenedScreen } from './open-screen'

// No refused action is shown as available: every page that a role of the operators may open, in the demo's market, with every way that
// leads from it and every button that is on it or comes when one is pressed. What would be changed is not sent.

const mounted = import.meta.glob<{ domains: readonly DomainManifest[] }>('/apps/{admin,user-center}/src/domains.ts', {
  eager: true,
})
const APPS = [
  ['admin', 'admin'],
  ['userCenter', 'user-center'],
] as const
type App = (typeof APPS)[number][0]

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogue = permissionCatalogue(contracts)
const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))

interface Page {
  readonly app: App
  readonly manifest: DomainManifest
  readonly route: RouteDefinition
}
const manifestsOf = (folder: string) => mounted[`/apps/${folder}/src/domains.ts`]?.domains ?? []
const pages: readonly Page[] = APPS.flatMap(([app, folder]) =>
  manifestsOf(folder).flatMap(manifest => manifest.routes.map(route => ({ app, manifest, route }))),
)
const pageAt = (app: App, path: string) =>
  pages.find(page => page.app === app && page.route.access === 'signedIn' && matchPath(page.route.path, path))

function opens({ app, route }: Page, role: RoleCode): boolean {
  const manifests = pages.filter(page => page.app === app).map(({ manifest }) => manifest)
  const { roles, permission } = needOf(route, manifests)
  return permission === undefined ? (roles?.includes(role) ?? true) : catalogue.held([role]).has(permission)
}

/** The call that a request makes; a part of its path may be a name. */
function callOf(request: Request): Endpoint | undefined {
  const path = new URL(request.url).pathname.replace(/^\/api/, '')
  return (
    endpoints.find(endpoint => endpoint.path === path) ?? endpoints.find(endpoint => matchPath(endpoint.path, path))
  )
}
const admits = (endpoint: Endpoint, role: RoleCode) =>
  endpoint.audiences.includes('visitor') ||
  (endpoint.audiences.includes('operator') && catalogue.admits(endpoint, [role]))

const NOT_SENT: Envelope = { code: 'SYS900001', msg: 'Not sent', success: false, data: null }

let api: TestApi
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradeport-offers-'))
  api = await startTestApi()
  api.clock.now = new Date()
  const options = {
    pool: api.pool,
    databaseUrl: api.databaseUrl,
    blobs: diskBlobs(folder),
    publicUrl: 'http://www.tradeport.localhost:8080',
    callsPerMinute: 0,
  }
  const wiring = wireProduct(options)
  await seedDemo({ options, wiring, password: 'Offers-2026', furtherGoods: 2, progress: () => undefined })
}, 300_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

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
async function visit(as: Caller, page: Page, path: string, hear: (request: Request) => Response | undefined) {
  const texts = pages.filter(({ app }) => app === page.app).map(({ manifest }) => manifest)
  const open = async () => {
    const opened = await openScreen({ api, as, app: page.app, manifest: page.manifest, texts, path, hear })
    await still(opened)
    expect(document.querySelector('h1')?.textContent).toMatch(/\S/)
    return opened
  }
  let opened = await open()
  const ways = [...document.querySelectorAll('a[href]')].map(
    link => new URL(link.getAttribute('href') ?? '', window.location.href).pathname,
  )
  const here = window.location.pathname
  const done = new Set<string>()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const next = pressable(done)
    if (!next) break
    done.add(wordsOf(next))
    fireEvent.click(next)
    await still(opened)
    if (window.location.pathname === here) continue
    ways.push(window.location.pathname)
    opened.close()
    opened = await open()
  }
  opened.close()
  return [...new Set(ways)]
}

const still = (opened: OpenedScreen) =>
  waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull()
    expect(opened.isAnswered()).toBe(true)
    expect(document.querySelector('main [aria-busy="true"], [class*="skeleton" i]')).toBeNull()
  })

test.each(ROLES.operator.filter(role => role !== 'op_super'))(
  '%s is offered nothing that would be refused',
  async role => {
    const as = await api.person({ kind: 'operator', roles: [role] })
    const findings: string[] = []
    for (const [app] of APPS) {
      const seen = new Set<string>()
      const queue = pages
        .filter(page => page.app === app && page.route.access === 'signedIn' && opens(page, role))
        .map(page => page.route.path)
        .filter(path => !path.includes(':'))
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const page = pageAt(app, path)
        if (!page || seen.has(page.route.path)) continue
        seen.add(page.route.path)
        const hear = (request: Request) => {
          const endpoint = callOf(request)
          if (endpoint && !admits(endpoint, role)) findings.push(`${app} ${page.route.path} calls ${endpoint.name}`)
          return endpoint?.writes ? HttpResponse.json(NOT_SENT) : undefined
        }
        for (const way of await visit(as, page, path, hear)) {
          const target = pageAt(app, way)
          if (target && !opens(target, role)) findings.push(`${app} ${page.route.path} leads to ${target.route.path}`)
          else queue.push(way)
        }
      }
    }
    expect([...new Set(findings)]).toEqual([])
  },
  300_000,
)
