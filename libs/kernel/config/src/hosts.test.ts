import { describe, expect, test } from 'vitest'
import { cookieDomain, hostsFrom, isDevelopmentHost, isUnder, mainDomainOf, platformOfHost } from './hosts'
import { APP_KEYS } from './platforms'

test.each([
  ['www.tradeport.localhost:8080', 'production', null, 'tradeport.localhost', 'seller.tradeport.localhost:8080'],
  ['buyer.example.com', 'production', null, 'example.com', 'seller.example.com'],
  ['buyer.dev.example.com', 'development', null, 'dev.example.com', 'seller.dev.example.com'],
  ['buyer.dev3.example.com', 'development', 3, 'dev3.example.com', 'seller.dev3.example.com'],
  ['cerberus.test12.example.com', 'test', 12, 'test12.example.com', 'seller.test12.example.com'],
  ['h5.test.example.com.cn', 'test', null, 'test.example.com.cn', 'seller.test.example.com.cn'],
  ['WWW.Example.COM.', 'production', null, 'example.com', 'seller.example.com'],
  ['example.com', 'production', null, 'example.com', 'seller.example.com'],
  ['dev.example.com', 'development', null, 'dev.example.com', 'seller.dev.example.com'],
  ['www.test.com', 'production', null, 'test.com', 'seller.test.com'],
  ['www.developer.example.com', 'production', null, 'developer.example.com', 'seller.developer.example.com'],
  ['localhost:5173', 'production', null, 'localhost', 'localhost:5173'],
  ['127.0.0.1:8080', 'production', null, '127.0.0.1', '127.0.0.1:8080'],
  ['[::1]:8080', 'production', null, '[::1]', '[::1]:8080'],
])('%s is %s %s under %s', (host, environment, environmentNumber, mainDomain, seller) => {
  const info = hostsFrom(host)
  expect(info).toMatchObject({ environment, environmentNumber, mainDomain })
  expect(info.hosts.seller).toBe(seller)
  expect(isDevelopmentHost(host)).toBe(environment === 'development')
})

test('every front-end has its label', () => {
  expect(hostsFrom('buyer.example.com:8443').hosts).toEqual({
    portal: 'www.example.com:8443',
    buyer: 'buyer.example.com:8443',
    seller: 'seller.example.com:8443',
    admin: 'admin.example.com:8443',
    serviceMarket: 'service.example.com:8443',
    providerAdmin: 'provider.example.com:8443',
    userCenter: 'cerberus.example.com:8443',
    h5: 'h5.example.com:8443',
  })
})

const LABELS = ['www', 'buyer', 'seller', 'admin', 'service', 'provider', 'cerberus', 'h5']

describe.each([
  ['production', '', null],
  ['development', 'dev.', null],
  ['development', 'dev1.', 1],
  ['development', 'dev20.', 20],
  ['test', 'test.', null],
  ['test', 'test7.', 7],
] as const)('%s, front-ends under %s', (environment, infix, environmentNumber) => {
  test.each(LABELS)('%s. leads to all others, and cookies stay inside the environment', label => {
    const host = `${label}.${infix}example.com`
    const info = hostsFrom(host)
    expect(info).toMatchObject({ environment, environmentNumber, mainDomain: `${infix}example.com`, port: '' })
    expect(Object.values(info.hosts).sort()).toEqual(LABELS.map(each => `${each}.${infix}example.com`).sort())
    expect(cookieDomain(host)).toBe(`${infix}example.com`)
    expect(platformOfHost(host)).not.toBeNull()
  })
})

test('from any front-end the same hosts follow', () => {
  const { hosts } = hostsFrom('www.dev2.example.com')
  for (const app of APP_KEYS) {
    expect(hostsFrom(hosts[app]).hosts).toEqual(hosts)
    expect(platformOfHost(hosts[app])).toBe(app)
  }
})

test.each([
  ['service.example.com', '/', 'serviceMarket'],
  ['service.example.com', '/admin', 'providerAdmin'],
  ['service.example.com', '/admin/login?x=1', 'providerAdmin'],
  ['service.example.com', '/py/admin/orders', 'providerAdmin'],
  ['service.example.com', '/administration', 'serviceMarket'],
  ['provider.example.com', '/', 'providerAdmin'],
  ['www.example.com', '/h5', 'h5'],
  ['www.example.com', '/gz/h5/products', 'h5'],
  ['www.example.com', '/h5x', 'portal'],
  ['h5.example.com', '/', 'h5'],
  ['buyer.example.com', '/admin', 'buyer'],
  ['cerberus.test1.example.com', '/', 'userCenter'],
  ['example.com', '/', null],
  ['other.example.com', '/', null],
  ['localhost:5173', '/h5', null],
  ['10.0.0.1', '/', null],
])('%s%s is %s', (host, path, expected) => {
  expect(platformOfHost(host, path)).toBe(expected)
})

test.each([
  ['buyer.tradeport.localhost:8080', 'tradeport.localhost'],
  ['buyer.dev3.example.com', 'dev3.example.com'],
  ['www.example.com.cn', 'example.com.cn'],
  ['tradeport.localhost', undefined],
  ['localhost', undefined],
  ['192.168.1.20:8080', undefined],
  ['[::1]:8080', undefined],
])('cookies of %s belong to %s', (host, expected) => {
  expect(cookieDomain(host)).toBe(expected)
})

describe('isUnder', () => {
  test.each([
    ['/admin', '/admin/', true],
    ['/admin/', '/admin/', true],
    ['/admin/x', '/admin/', true],
    ['/admin?x', '/admin/', true],
    ['/administration', '/admin/', false],
    ['/anything', '/', true],
  ])('%s under %s: %s', (path, base, expected) => {
    expect(isUnder(path, base)).toBe(expected)
  })
})

test('a label that is no front-end belongs to the domain', () => {
  expect(mainDomainOf('staging.example.com')).toBe('staging.example.com')
})
