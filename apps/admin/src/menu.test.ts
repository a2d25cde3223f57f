import { permissionCatalogue, wireProduct } from '@tradeport/compose/api'
import { ROLES } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
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

describe('a button of operators', () => {
  test('asks for nothing that the catalogue does not know', () => {
    const asked = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\.holds\('([^']+)'\)/g)].map(([, key = '']) => ({ path, key })),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([])
  })
})
