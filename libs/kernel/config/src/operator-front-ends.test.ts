import { describe, expect, test } from 'vitest'
import {
  HOME_ADDRESSES,
  OPERATOR_FRONT_ENDS,
  frontEndAt,
  isRegistrable,
  operatorAddress,
  operatorFrontEndsOf,
  signInTarget,
} from './operator-front-ends'
import { PLATFORMS, PLATFORM_KEYS } from './platforms'

const place = { protocol: 'http:', host: 'cerberus.tradeport.localhost:8080' }
const clients = OPERATOR_FRONT_ENDS.map(key => ({ key, addresses: HOME_ADDRESSES[key] }))

test('the clients are all front-ends of operators, and each begins on the host of its application', () => {
  const operators = PLATFORM_KEYS.filter(key => PLATFORMS[key].role === 'operator')
  expect([...OPERATOR_FRONT_ENDS].sort()).toEqual([...operators].sort())
  for (const { key, addresses } of clients)
    for (const address of addresses) {
      expect(isRegistrable(address)).toBe(true)
      expect(address.split('/')[0]).toBe(PLATFORMS[PLATFORMS[key].app].hostLabel)
    }
})

describe('a sign-in goes on', () => {
  test.each([
    ['http://admin.tradeport.localhost:8080/news/7?f.status=draft#top', 'admin/news/7'],
    ['http://admin.tradeport.localhost:8080/py/news/', 'admin/news'],
    ['http://admin.tradeport.localhost:8080', 'admin/'],
    ['http://cerberus.tradeport.localhost:8080/roles', 'cerberus/roles'],
    ['/roles', 'cerberus/roles'],
  ])('to %s', (sourceUrl, address) => {
    expect(signInTarget(sourceUrl, place)?.address).toBe(address)
  })

  test.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/admin',
    'http://admin.tradeport.localhost.evil.example:8080/',
    'http://evil.example:8080/admin.tradeport.localhost',
    'http://admin.tradeport.localhost:9090/',
    'http://admin.tradeport.localhost:8080@evil.example/',
    'http://user:secret@admin.tradeport.localhost:8080/',
    'javascript:alert(1)//admin.tradeport.localhost:8080',
    String.raw`\\evil.example\admin`,
    'http://cms.tradeport.localhost:8080/news',
    'http://buyer.tradeport.localhost:8080/orders',
    'http://www.tradeport.localhost:8080/',
    'http://tradeport.localhost:8080/',
  ])('nowhere by %s', sourceUrl => {
    expect(signInTarget(sourceUrl, place)).toBeUndefined()
  })
})

describe('a page belongs to', () => {
  test.each([
    ['admin/', 'admin'],
    ['admin/companies/7', 'admin'],
    ['admin/news', 'cms'],
    ['admin/news/7/edit', 'cms'],
    ['admin/newsletter', 'admin'],
    ['admin/exports', 'dump'],
    ['admin/audit', 'admin'],
    ['cerberus/', 'userCenter'],
    ['cerberus/operators', 'userCenter'],
    ['cerberus/front-ends', 'menu'],
  ])('%s: %s', (address, key) => {
    expect(frontEndAt(clients, address)?.key).toBe(key)
  })

  test('nobody where nothing fits', () => {
    expect(frontEndAt(clients.slice(1), 'admin/companies')).toBeUndefined()
    expect(operatorAddress('seller.tradeport.localhost:8080', '/products')).toBeUndefined()
    expect(operatorAddress('127.0.0.1:8080', '/')).toBeUndefined()
  })
})

test.each([
  ['admin/texts', true],
  ['cerberus/sign-ins', true],
  ['admin/', true],
  ['admin', false],
  ['buyer/orders', false],
  ['admin/../news', false],
  ['admin//news', false],
  ['admin/news?x=1', false],
  ['https://admin.tradeport.localhost/news', false],
  ['admin/news/', false],
])('%s can be registered: %s', (address, can) => {
  expect(isRegistrable(address)).toBe(can)
})

test('calls name their front-ends', () => {
  expect(operatorFrontEndsOf(PLATFORMS.admin.requestSource)).toEqual(['admin', 'dump', 'cms'])
  expect(operatorFrontEndsOf(PLATFORMS.userCenter.requestSource)).toEqual(['userCenter', 'menu'])
  expect(operatorFrontEndsOf(PLATFORMS.seller.requestSource)).toEqual([])
})
