import { permissionCatalogue, wireProduct } from '@tradeport/compose/api'
import { APP_KEYS, ROLES } from '@tradeport/kernel/config'
import { MENU_FRONT_ENDS, endpointsOf, menuEntriesOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import type { DomainManifest, NavEntry } from '@tradeport/web/react'
import { describe, expect, test } from 'vitest'

// What operators are shown and what the API lets them do, compared for every entry of a menu, every button that asks for a right, and
// every role.
const apps = import.meta.glob<{ domains: readonly DomainManifest[] }>('../../{admin,user-center}/src/domains.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../../../libs/domain/*/ui/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogue = permissionCatalogue(contracts)
const known = new Set(catalogue.permissions.map(({ key }) => key))
/** By the names under which contracts hand them out. */
const endpoints = new Map<string, Endpoint>(contracts.flatMap(contract => endpointsOf(contract)))

const entries = Object.values(apps).flatMap(({ domains }) => domains.flatMap(({ nav }) => nav))
const routes = Object.values(apps).flatMap(({ domains }) => domains.flatMap(manifest => manifest.routes))

/** Pages that are everybody's own: where one begins, what one is told, what one asked for. */
const OWN = new Set(['/', '/messages', '/own-grants', '/account', '/worklist'])

const pathOf = ({ path }: NavEntry) => path.split('?', 1)[0] ?? path

const sourceOf = (path: string) =>
  Object.entries(sources).find(([known]) => path !== '' && known.endsWith(path.replace(/^.*\/libs\//, '/libs/')))

/** The calls a page makes to show itself: those that its screen and the entity it lists name. */
function readsOf(entry: NavEntry): Endpoint[] {
  const route = routes.find(({ path }) => path === pathOf(entry))
  const file = /['"]([^'"]*\/libs\/domain\/[^'"?]+\.tsx?)/.exec(String(route?.lazy))?.[1] ?? ''
  const [path = '', screen = ''] = sourceOf(file) ?? []
  const entities = [...screen.matchAll(/from '(\.{1,2}\/[^']+\.entity)'/g)].map(
    ([, name = '']) =>
      sourceOf(new URL(`${name}.tsx`, `file://${path.replace(/^(?:\.\.\/)+/, '/')}`).pathname)?.[1] ?? '',
  )
  const names = new Set([screen, ...entities].flatMap(text => text.match(/\b[a-z]\w+\b/g) ?? []))
  return [...names].flatMap(name => {
    const endpoint = endpoints.get(name)
    return endpoint && !endpoint.writes && endpoint.kind === 'json' ? [endpoint] : []
  })
}

describe('a menu of operators', () => {
  test('asks the API’s own catalogue about each page that is not everybody’s', () => {
    const open = entries.filter(entry => entry.permission === undefined && !OWN.has(pathOf(entry)))
    expect(open.map(pathOf)).toEqual([])
    expect(entries.flatMap(({ permission }) => permission ?? []).filter(key => !known.has(key))).toEqual([])
  })

  test.each(ROLES.operator)('leads %s to no page whose calls are refused', role => {
    const held = catalogue.held([role])
    const shown = entries.filter(({ permission }) => permission === undefined || held.has(permission))
    const refused = shown.flatMap(entry =>
      readsOf(entry).flatMap(endpoint =>
        catalogue.admits(endpoint, [role]) ? [] : [`${pathOf(entry)} ${endpoint.name}`],
      ),
    )
    expect(refused).toEqual([])
  })

  test('was compared with calls at all', () => {
    const silent = entries.filter(entry => !OWN.has(pathOf(entry)) && readsOf(entry).length === 0).map(pathOf)
    expect(silent).toEqual([])
  })
})

// The API arranges what the front-ends mount: a page that only one of them knows could not be arranged, or would lead nowhere.
const mountedBy = import.meta.glob<{ domains: readonly DomainManifest[] }>('/apps/*/src/domains.ts', { eager: true })
const manifestsOf = (app: string) =>
  mountedBy[`/apps/${app.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}/src/domains.ts`]?.domains ?? []

describe('the menu that the API knows', () => {
  test.each(MENU_FRONT_ENDS)('of %s is the one that the front-end mounts', frontEnd => {
    const mounted = manifestsOf(frontEnd).flatMap(manifest =>
      manifest.nav.map(({ key, path, labelKey }) => `${key} ${path} ${manifest.namespace}:${labelKey}`),
    )
    const declared = menuEntriesOf(contracts, frontEnd).map(
      ({ key, path, namespace, labelKey }) => `${key} ${path} ${namespace}:${labelKey}`,
    )
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.sort()).toEqual(mounted.sort())
    expect(new Set(menuEntriesOf(contracts, frontEnd).map(({ key }) => key)).size).toBe(declared.length)
  })

  test('is that of every front-end with a menu', () => {
    const withMenu = APP_KEYS.filter(app => manifestsOf(app).some(({ nav }) => nav.length > 0))
    expect(withMenu.sort()).toEqual([...MENU_FRONT_ENDS].sort())
  })
})

describe('a button of operators', () => {
  test('asks for nothing that the catalogue does not know', () => {
    const asked = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\.holds\('([^']+)'\)/g)].map(([, key = '']) => ({ path, key })),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([])
  })
})
