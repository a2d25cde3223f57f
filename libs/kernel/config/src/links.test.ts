import { describe, expect, test } from 'vitest'
import { frontEndUrl, loginTarget, registerUrl, safeSourceUrl, type Place } from './links'

function at(href: string): Place {
  const { protocol, host, pathname } = new URL(href)
  return { protocol, host, pathname, href }
}

const encode = encodeURIComponent

describe('login pages', () => {
  test.each([
    ['buyer', 'https://buyer.x.com/orders?a=1', 'https://buyer.x.com/login'],
    ['portal', 'https://www.x.com/product/1', 'https://buyer.x.com/login'],
    ['h5', 'https://www.x.com/h5/product/1', 'https://buyer.x.com/login'],
    ['seller', 'https://seller.x.com/orders', 'https://seller.x.com/member'],
    ['admin', 'https://admin.x.com/users', 'https://cerberus.x.com/login'],
    ['cms', 'https://admin.x.com/cms/news', 'https://cerberus.x.com/login'],
    ['menu', 'https://cerberus.x.com/menu', 'https://cerberus.x.com/login'],
    ['userCenter', 'https://cerberus.dev2.x.com/', 'https://cerberus.dev2.x.com/login'],
    ['serviceMarket', 'https://service.x.com/services', 'https://service.x.com/login'],
    ['serviceMarket', 'https://service.x.com/admin/orders', 'https://service.x.com/admin/login'],
    ['providerAdmin', 'https://service.x.com/admin/orders', 'https://service.x.com/admin/login'],
    ['providerAdmin', 'https://provider.x.com/admin/orders', 'https://provider.x.com/admin/login'],
  ] as const)('%s at %s goes to %s', (platform, href, page) => {
    expect(loginTarget(platform, at(href))).toEqual({ kind: 'go', url: `${page}?sourceUrl=${encode(href)}` })
  })

  test.each([
    ['buyer', 'https://buyer.x.com/login?type=register'],
    ['seller', 'https://seller.x.com/member/reset'],
    ['userCenter', 'https://cerberus.x.com/py/login'],
    ['providerAdmin', 'https://service.x.com/admin/login'],
    ['serviceMarket', 'https://service.x.com/login'],
  ] as const)('%s stays at %s', (platform, href) => {
    expect(loginTarget(platform, at(href))).toEqual({ kind: 'stay' })
  })

  test('the login path of another front-end is no login page here', () => {
    expect(loginTarget('admin', at('https://admin.x.com/login')).kind).toBe('go')
  })

  test('buyers and operators say that they signed out', () => {
    const href = 'https://buyer.x.com/'
    expect(loginTarget('buyer', at(href), { logout: true })).toEqual({
      kind: 'go',
      url: `https://buyer.x.com/login?sourceUrl=${encode(href)}&logout=true`,
    })
  })

  test('the region prefix is kept', () => {
    const href = 'https://buyer.x.com/gz/orders'
    expect(loginTarget('buyer', at(href))).toEqual({
      kind: 'go',
      url: `https://buyer.x.com/gz/login?sourceUrl=${encode(href)}`,
    })
  })

  test('a session that ends on the market asks before it leads to the seller front-end', () => {
    const href = 'https://service.x.com/services/1'
    expect(loginTarget('serviceMarket', at(href), { reason: 'expired' })).toEqual({
      kind: 'confirm',
      url: `https://seller.x.com/member?sourceUrl=${encode(href)}`,
    })
    expect(loginTarget('serviceMarket', at('https://service.x.com/login'), { reason: 'expired' })).toEqual({
      kind: 'stay',
    })
    expect(loginTarget('serviceMarket', at('https://service.x.com/admin'), { reason: 'expired' }).kind).toBe('go')
  })
})

test.each([
  ['buyer', 'https://buyer.dev.x.com/login?type=register'],
  ['seller', 'https://seller.dev.x.com/register'],
  ['provider', 'https://provider.dev.x.com/admin/register'],
] as const)('%s register at %s', (party, expected) => {
  expect(registerUrl(party, at('https://www.dev.x.com/'))).toBe(expected)
})

test.each([
  ['buyer', '/orders/1', 'http://buyer.tradeport.localhost:8080/py/orders/1'],
  ['providerAdmin', '/orders', 'http://provider.tradeport.localhost:8080/py/admin/orders'],
  ['h5', 'products', 'http://h5.tradeport.localhost:8080/py/h5/products'],
  ['cms', '/news', 'http://admin.tradeport.localhost:8080/py/news'],
] as const)('a link into %s', (platform, route, expected) => {
  expect(frontEndUrl(platform, at('http://www.tradeport.localhost:8080/py/'), route)).toBe(expected)
})

describe('sourceUrl', () => {
  const place = { protocol: 'https:', host: 'buyer.x.com' }

  test.each([
    ['https://www.x.com/product/1?a=1#b', 'https://www.x.com/product/1?a=1#b'],
    ['http://seller.x.com/', 'http://seller.x.com/'],
    ['https://x.com/', 'https://x.com/'],
    ['/orders', 'https://buyer.x.com/orders'],
    // What is encoded twice is a strange path here, not another site.
    ['%2F%2Fevil.com', 'https://buyer.x.com/%2F%2Fevil.com'],
    ['/%5Cevil.com', 'https://buyer.x.com/%5Cevil.com'],
    ['https%3A%2F%2Fevil.com', 'https://buyer.x.com/https%3A%2F%2Fevil.com'],
    ['javascript%3Aalert(1)', 'https://buyer.x.com/javascript%3Aalert(1)'],
  ])('%s is followed', (sourceUrl, expected) => {
    expect(safeSourceUrl(sourceUrl, place)).toBe(expected)
  })

  test.each([
    'https://evil.com/',
    'https://x.com.evil.com/',
    'https://evilx.com/',
    '//evil.com/path',
    '/\\evil.com',
    '\\\\evil.com',
    'https:\\\\evil.com',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'vbscript:x',
    'blob:https://buyer.x.com/1',
    '///evil.com',
    '/\t/evil.com',
    '\t//evil.com',
    '/\\/evil.com',
    // No front-end of ours.
    'https://anything.x.com/',
    'https://evil.com#https://buyer.x.com/',
    'https://evil.com?.x.com',
    'data:text/html,x',
    'ftp://www.x.com/',
    'https://www.x.com@evil.com/',
    'https://user@www.x.com/',
    'https://www.dev.x.com/',
    // Another port is another server.
    'https://www.x.com:8443/',
    'https://buyer.x.com:8443/',
    'https://www.x.com%2eevil.com/',
    'https://www.x.com%00.evil.com/',
    'https://www.x.com\u3002evil.com/',
    'https://:pass@www.x.com/',
    'https://www.x.com:443@evil.com/',
    'https:///evil.com',
    'https:/\\evil.com',
    'file:///etc/passwd',
    'view-source:https://buyer.x.com/',
    'https://',
    '',
    null,
    undefined,
  ])('%j leads to the root', sourceUrl => {
    expect(safeSourceUrl(sourceUrl, place)).toBe('/')
  })

  test('on an address without sister hosts only that address is followed', () => {
    const local = { protocol: 'http:', host: '127.0.0.1:8080' }
    expect(safeSourceUrl('http://127.0.0.1:8080/x', local)).toBe('http://127.0.0.1:8080/x')
    expect(safeSourceUrl('http://127.0.0.2:8080/x', local)).toBe('/')
  })
})
