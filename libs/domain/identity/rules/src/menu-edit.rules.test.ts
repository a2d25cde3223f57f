import type { MenuContent } from '@tradeport/domain/identity/contract'
import { describe, expect, test } from 'vitest'
import {
  confirmed,
  menuChanges,
  renamed,
  withGroup,
  withGroupStepped,
  withItem,
  withItemAt,
  withItemStepped,
} from './menu-edit.rules'

const item = (key: string) => ({ key, icon: null, hidden: false, name: null, link: null })
const menu = (groups: Record<string, string>): MenuContent => ({
  groups: Object.entries(groups).map(([key, items]) => ({
    key,
    name: null,
    items: items.split(' ').filter(Boolean).map(item),
  })),
})
const written = ({ groups }: MenuContent) =>
  Object.fromEntries(groups.map(({ key, items }) => [key, items.map(each => each.key).join(' ')]))
const MENU = menu({ trade: 'a b c', goods: 'd e' })

describe('an item goes', () => {
  test.each([
    ['to the front of its group', 'c', 'trade', 0, { trade: 'c a b', goods: 'd e' }],
    ['behind the next one', 'a', 'trade', 2, { trade: 'b a c', goods: 'd e' }],
    ['to the end of its group', 'a', 'trade', 3, { trade: 'b c a', goods: 'd e' }],
    ['nowhere by being let go where it stands', 'b', 'trade', 1, { trade: 'a b c', goods: 'd e' }],
    ['into another group', 'b', 'goods', 1, { trade: 'a c', goods: 'd b e' }],
    ['to the end of another group', 'b', 'goods', Number.POSITIVE_INFINITY, { trade: 'a c', goods: 'd e b' }],
    ['nowhere in a group that is not there', 'b', 'other', 0, { trade: 'a b c', goods: 'd e' }],
  ] as const)('%s', (_where, key, group, index, expected) => {
    expect(written(withItemAt(MENU, key, group, index))).toEqual(expected)
  })

  test.each([
    ['one down', 'a', 1, { trade: 'b a c', goods: 'd e' }],
    ['one up', 'b', -1, { trade: 'b a c', goods: 'd e' }],
    ['from the end of a group into the next', 'c', 1, { trade: 'a b', goods: 'c d e' }],
    ['from the front of a group to the end of the one before', 'd', -1, { trade: 'a b c d', goods: 'e' }],
    ['nowhere from the top', 'a', -1, { trade: 'a b c', goods: 'd e' }],
    ['nowhere from the bottom', 'e', 1, { trade: 'a b c', goods: 'd e' }],
  ] as const)('by a key %s', (_where, key, step, expected) => {
    expect(written(withItemStepped(MENU, key, step))).toEqual(expected)
  })
})

test('a group changes places with its neighbour', () => {
  expect(Object.keys(written(withGroupStepped(MENU, 'goods', -1)))).toEqual(['goods', 'trade'])
  expect(withGroupStepped(MENU, 'goods', 1)).toEqual(MENU)
})

describe('a name in many languages', () => {
  const name = renamed(renamed(renamed(null, 'en_US', 'Deals'), 'de_DE', 'Geschäfte'), 'fr_FR', 'Affaires')

  test('begins with the language that was written first', () => {
    expect(name).toEqual({
      source: 'en_US',
      texts: { en_US: 'Deals', de_DE: 'Geschäfte', fr_FR: 'Affaires' },
      outdated: [],
    })
  })

  test('has outdated translations after its original changed, until each is written or found right', () => {
    const later = renamed(name, 'en_US', 'My deals')
    expect(later?.outdated).toEqual(['de_DE', 'fr_FR'])
    const mended = later && renamed(later, 'de_DE', 'Meine Geschäfte')
    expect(mended?.outdated).toEqual(['fr_FR'])
    expect(mended && confirmed(mended, 'fr_FR').outdated).toEqual([])
  })

  test('loses a language by an empty text, and is none without any', () => {
    expect(renamed(name, 'fr_FR', ' ')?.texts).toEqual({ en_US: 'Deals', de_DE: 'Geschäfte' })
    expect(renamed(renamed(null, 'en_US', 'Deals'), 'en_US', '')).toBeNull()
  })
})

describe('what differs between two menus', () => {
  const changes = (after: MenuContent, before = MENU) =>
    menuChanges(before, after).map(({ kind, key }) => `${kind} ${key}`)

  test('nothing between a menu and itself', () => expect(changes(MENU)).toEqual([]))

  test('one moved item is one change, however many it passed', () => {
    expect(changes(withItemAt(MENU, 'a', 'trade', 3))).toEqual(['moved a'])
    expect(changes(withItemAt(MENU, 'c', 'trade', 0))).toEqual(['moved c'])
  })

  test('an item in another group, a moved group and what is new or gone', () => {
    expect(changes(withItemAt(MENU, 'b', 'goods', 0))).toEqual(['toGroup b'])
    expect(changes(withGroupStepped(MENU, 'goods', -1))).toHaveLength(1)
    expect(changes(menu({ trade: 'a b c', goods: 'd', 'own-1': 'link-1' }))).toEqual([
      'groupAdded own-1',
      'added link-1',
      'removed e',
    ])
    expect(changes(menu({ trade: 'a b c d e' }))).toEqual(['toGroup d', 'toGroup e', 'groupRemoved goods'])
  })

  test('names, signs, links and what is hidden', () => {
    const name = renamed(null, 'en_US', 'Deals')
    expect(changes(withItem(MENU, { ...item('a'), name, hidden: true, icon: 'home' }))).toEqual([
      'renamed a',
      'hidden a',
      'icon a',
    ])
    const hidden = withItem(MENU, { ...item('a'), hidden: true })
    expect(changes(MENU, hidden)).toEqual(['shown a'])
    const link = (path: string) => withItem(MENU, { ...item('a'), link: { platform: 'portal', path } })
    expect(changes(link('/news'), link('/'))).toEqual(['target a'])
    expect(changes(withGroup(MENU, { key: 'trade', name }))).toEqual(['groupRenamed trade'])
  })
})
