import { describe, expect, test } from 'vitest'
import { catalogue } from './app-pages'

// Operators are told by the permission that they hold: one that nobody can hold would tell nobody.

const sources = Object.entries(
  import.meta.glob<string>(['../../../{domain/*/server,compose/api}/src/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace(/^(?:\.\.\/)+/, '').replace('/src/', '/'), text }))

/** Where the permission is handed in, and the word before each one that is. */
const HANDED_IN: Readonly<Record<string, RegExp>> = {
  'domain/customs/server/customs-order-progress.ts': /\btellOperators\([^)]*?'(\w+:\w+)'/g,
  'domain/service-order/server/order-progress.ts': /(?<!identity: '\w+', )\bpermission: '(\w+:\w+)'/g,
}

const keysIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, key = '']) => key)
const domainOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

const written = sources.flatMap(({ text }) => keysIn(text, /\boperatorsHolding: '(\w+:\w+)'/g))
const handedIn = Object.entries(HANDED_IN).map(([place, pattern]) => ({
  place,
  keys: sources.filter(({ path }) => domainOf(path) === domainOf(place)).flatMap(({ text }) => keysIn(text, pattern)),
}))

const heldBy = new Map(catalogue.permissions.map(({ key, roles }) => [key, roles]))
const unheld = (keys: readonly string[]) => [...new Set(keys)].filter(key => (heldBy.get(key) ?? []).length === 0)

describe('a permission by which operators are told', () => {
  test('is one of the catalogue that a role holds', () => {
    expect(written.length).toBeGreaterThan(8)
    expect(unheld(written)).toEqual([])
    for (const { place, keys } of handedIn) expect([place, keys.length > 0, unheld(keys)]).toEqual([place, true, []])
  })

  test('is looked for wherever one is asked for', () => {
    const asking = sources.filter(({ text }) => /(?<!target\.)\boperatorsHolding\b(?!: ')/.test(text))
    expect(asking.map(({ path }) => path).sort()).toEqual(Object.keys(HANDED_IN).sort())
  })

  test('that is unknown is found', () => {
    expect(unheld(['registration:approve', 'registration:somersault'])).toEqual(['registration:somersault'])
  })
})
