import type { MenuContent, MenuName } from '@tradeport/domain/identity/contract'
import { HOME_ADDRESSES, OPERATOR_FRONT_ENDS } from '@tradeport/kernel/config'
import type { MenuEntry } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  closedDoor,
  completed,
  isOpenTo,
  menuProblems,
  presented,
  shownTo,
  type LinkTarget,
  type MenuReader,
} from './menu.rules'

const page = (key: string, group: MenuEntry['group'], more: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  path: `/${key}`,
  labelKey: key,
  group,
  order: 1,
  ...more,
})
const ENTRIES = [page('home', 'start'), page('inquiries', 'trade'), page('orders', 'trade'), page('products', 'goods')]

const named = (texts: MenuName['texts'], outdated: MenuName['outdated'] = []): MenuName => ({
  source: 'en_US',
  texts,
  outdated,
})
const item = (key: string, more: Partial<MenuContent['groups'][number]['items'][number]> = {}) => ({
  key,
  icon: null,
  hidden: false,
  name: null,
  link: null,
  ...more,
})
const group = (key: string, ...items: ReturnType<typeof item>[]) => ({ key, name: null, items })
const reader = (more: Partial<MenuReader> = {}): MenuReader => ({
  roles: [],
  isOperator: false,
  holds: () => false,
  mayGo: () => true,
  ...more,
})

const keysOf = (groups: readonly { key: string; items: readonly { key: string }[] }[]) =>
  groups.map(({ key, items }) => [key, ...items.map(each => each.key)].join(' '))

describe('a stored menu over the pages that there are', () => {
  test('without one, pages stand in their own groups in the product’s order', () => {
    expect(keysOf(arranged(ENTRIES, null))).toEqual(['start home', 'trade inquiries orders', 'goods products'])
  })

  test('groups, order and places are the operators’', () => {
    const content = {
      groups: [
        group('start', item('home')),
        group('own-1', item('products')),
        group('trade', item('orders'), item('inquiries')),
      ],
    }
    expect(keysOf(completed(ENTRIES, content).groups)).toEqual([
      'start home',
      'own-1 products',
      'trade orders inquiries',
    ])
  })

  test('a page of a new release stands at the end of its own group, which comes back where it has gone', () => {
    const content = { groups: [group('start', item('home')), group('trade', item('orders'), item('inquiries'))] }
    const release = [...ENTRIES, page('contracts', 'trade')]
    expect(keysOf(completed(release, content).groups)).toEqual([
      'start home',
      'trade orders inquiries contracts',
      'goods products',
    ])
  })

  test('a page that no longer exists leaves no gap, and one that stands twice stands where it was first', () => {
    const content = { groups: [group('trade', item('orders'), item('gone')), group('goods', item('orders'))] }
    expect(keysOf(completed(ENTRIES, content).groups)).toEqual([
      'start home',
      'trade orders inquiries',
      'goods products',
    ])
  })

  test('completing is done once: again it changes nothing', () => {
    const once = completed(ENTRIES, { groups: [group('own-1', item('orders'))] })
    expect(completed(ENTRIES, once)).toEqual(once)
  })
})

describe('names', () => {
  const own = { ...group('own-1', item('link-1', { link: { platform: 'portal' as const, path: '/' } })) }
  const content: MenuContent = {
    groups: [
      {
        ...own,
        name: named({ en_US: 'Elsewhere' }),
        items: own.items.map(of => ({ ...of, name: named({ en_US: 'Portal' }) })),
      },
      group('trade', item('orders', { name: named({ en_US: 'Deals', de_DE: 'Geschäfte' }) })),
    ],
  }

  test('are said in the reader’s language; where one is missing the product’s own word stands', () => {
    const label = (locale: 'de_DE' | 'fr_FR') => presented(content, locale, []).groups[1]?.items[0]?.label
    expect([label('de_DE'), label('fr_FR')]).toEqual(['Geschäfte', null])
  })

  test('of what the product has no word for fall back to the original', () => {
    const menu = presented(content, 'fr_FR', [])
    expect([menu.groups[0]?.label, menu.groups[0]?.items[0]?.label]).toEqual(['Elsewhere', 'Portal'])
  })
})

describe('who sees what', () => {
  const shown = (
    entries: readonly MenuEntry[],
    as: MenuReader,
    content: MenuContent = { groups: [] },
    targets: LinkTarget[] = [],
  ) => keysOf(shownTo(arranged(entries, presented(content, 'en_US', targets)), as))

  test('what is hidden is not shown, and neither is a group without anything in it', () => {
    const content = { groups: [group('goods', item('products', { hidden: true }))] }
    expect(shown(ENTRIES, reader(), content)).toEqual(['start home', 'trade inquiries orders'])
  })

  test('operators see what they hold, whatever their role is called', () => {
    const operator = reader({ isOperator: true, roles: ['own'], holds: key => key === 'order:read' })
    expect(isOpenTo({ permission: 'order:read', roles: ['op_super'] }, operator)).toBe(true)
    expect(isOpenTo({ permission: 'audit:read', roles: ['own'] }, operator)).toBe(false)
    expect(isOpenTo({}, operator)).toBe(true)
  })

  test('others see what their role opens', () => {
    const sales = reader({ roles: ['sales'] })
    expect(isOpenTo({ permission: 'order:read' }, sales)).toBe(true)
    expect(isOpenTo({ permission: 'order:read', roles: ['seller_owner'] }, sales)).toBe(false)
    expect(isOpenTo({ roles: ['sales'] }, sales)).toBe(true)
  })

  describe('a link to another front-end', () => {
    const to = (platform: 'admin' | 'portal', path: string): MenuContent => ({
      groups: [group('start', item('link-1', { name: named({ en_US: 'There' }), link: { platform, path } }))],
    })
    const targets: LinkTarget[] = [
      { platform: 'admin', path: '/orders', permission: 'order:read' },
      { platform: 'admin', path: '/', permission: null },
    ]
    const home = [page('home', 'start')]
    const operator = (...held: string[]) => reader({ isOperator: true, holds: key => held.includes(key) })

    test('asks for what its page asks for', () => {
      expect(shown(home, operator('order:read'), to('admin', '/orders/7'), targets)).toEqual(['start link-1 home'])
      expect(shown(home, operator(), to('admin', '/orders/7'), targets)).toEqual(['start home'])
      expect(shown(home, operator(), to('admin', '/'), targets)).toEqual(['start link-1 home'])
    })

    test('into the operators’ house is for operators, through an open door', () => {
      expect(shown(home, reader(), to('admin', '/'), targets)).toEqual(['start home'])
      const locked = { ...operator(), mayGo: (path: string, platform?: string) => platform !== 'admin' || path !== '/' }
      expect(shown(home, locked, to('admin', '/'), targets)).toEqual(['start home'])
    })

    test('elsewhere is for everybody', () => {
      expect(shown(home, reader(), to('portal', '/news'), targets)).toEqual(['start link-1 home'])
    })
  })
})

test('doors of operators’ front-ends are closed by their addresses; what is one’s own stays open', () => {
  const doors = OPERATOR_FRONT_ENDS.map(key => ({
    key,
    addresses: [...HOME_ADDRESSES[key]],
    mayEnter: key !== 'cms' && key !== 'menu',
  }))
  expect(closedDoor(doors, 'admin', '/news/7')).toBe('cms')
  expect(closedDoor(doors, 'userCenter', '/menus')).toBe('menu')
  expect(closedDoor(doors, 'admin', '/')).toBeUndefined()
  expect(closedDoor(doors, 'seller', '/news')).toBeUndefined()
  const shut = doors.map(door => ({ ...door, mayEnter: false }))
  expect([closedDoor(shut, 'admin', '/account'), closedDoor(shut, 'admin', '/')]).toEqual([undefined, 'admin'])
})

test.each<[string, MenuContent, string[]]>([
  ['the product’s own menu', { groups: [] }, []],
  ['a group of one’s own without a name', { groups: [group('own-1')] }, ['content.groups.0.name required']],
  ['a group that nobody knows', { groups: [group('other')] }, ['content.groups.0.key invalid_value']],
  ['the same group twice', { groups: [group('trade'), group('trade')] }, ['content.groups.1.key duplicate']],
  [
    'the same page twice',
    { groups: [group('trade', item('orders')), group('goods', item('orders'))] },
    ['content.groups.1.items.0.key duplicate'],
  ],
  [
    'a link without a name',
    { groups: [group('trade', item('link-1', { link: { platform: 'portal', path: '/' } }))] },
    ['content.groups.0.items.0.name required'],
  ],
  [
    'a name without its original',
    { groups: [group('trade', item('orders', { name: named({ de_DE: 'Geschäfte' }) }))] },
    ['content.groups.0.items.0.name required'],
  ],
])('what cannot be published: %s', (_what, content, problems) => {
  expect(menuProblems(content, 'seller').map(({ path, rule }) => `${path} ${rule}`)).toEqual(problems)
})

test('a row above the pages has one group only', () => {
  const content = { groups: [group('start', item('orders')), group('trade', item('products'))] }
  expect(menuProblems(content, 'seller')).toEqual([])
  expect(menuProblems(content, 'serviceMarket')).toEqual([{ path: 'content.groups.1.key', rule: 'invalid_value' }])
})
