import { expect, test } from 'vitest'
import { ALL_LOCALES } from './locales'
import { PLATFORM_TITLES } from './platform-titles'
import { APP_KEYS, PLATFORMS, PLATFORM_KEYS, isPublicFrontEnd } from './platforms'

test.each([
  ['portal', 'visitor', 'token', 'lang', 0, null],
  ['admin', 'operator', 'uc-token', 'lang', 1, 3],
  ['buyer', 'buyer', 'buyer_token', 'lang', 2, 4],
  ['seller', 'seller', 'seller_token', 'lang_admin', 3, 1],
  ['providerAdmin', 'provider', 'service_provider_admin_token', 'lang_admin', 5, 16],
  ['serviceMarket', 'provider', 'service_provider_admin_token', 'lang', 6, 16],
  ['userCenter', 'operator', 'uc-token', 'lang', 7, 3],
  ['h5', 'visitor', 'token', 'lang', 0, null],
  ['menu', 'operator', 'uc-token', 'lang', 7, 3],
  ['dump', 'operator', 'uc-token', 'lang', 1, 3],
  ['cms', 'operator', 'uc-token', 'lang', 1, 3],
] as const)(
  '%s: role %s, cookies %s and %s, source %i, identity %s',
  (key, role, tokenKey, langKey, requestSource, identityType) => {
    expect(PLATFORMS[key]).toMatchObject({ key, role, tokenKey, langKey, requestSource, identityType })
  },
)

test.each([
  ['portal', 'Portal', '/login', '/', 'www', 'portal'],
  ['buyer', 'Buyer Center', '/login', '/', 'buyer', 'buyer'],
  ['seller', 'Seller Center', '/member', '/', 'seller', 'seller'],
  ['admin', 'Platform Admin', '/login', '/', 'admin', 'admin'],
  ['serviceMarket', 'Service Market', '/login', '/', 'service', 'serviceMarket'],
  ['providerAdmin', 'Service Provider Admin', '/admin/login', '/admin/', 'provider', 'providerAdmin'],
  ['userCenter', 'User Center', '/login', '/', 'cerberus', 'userCenter'],
  ['h5', 'Mobile Portal', '/login', '/h5/', 'h5', 'h5'],
  ['menu', 'Menu Management', '/login', '/', 'cerberus', 'userCenter'],
  ['dump', 'Data Export', '/login', '/', 'admin', 'admin'],
  ['cms', 'Content Management', '/login', '/', 'admin', 'admin'],
] as const)('%s: %s logs in at %s and lies under %s of %s', (key, title, loginPage, basicPath, hostLabel, app) => {
  expect(PLATFORMS[key]).toMatchObject({ title, loginPage, basicPath, hostLabel, app })
})

test('visitors read on three front-ends, everybody else works', () => {
  expect(PLATFORM_KEYS.filter(isPublicFrontEnd)).toEqual(['portal', 'serviceMarket', 'h5'])
  expect(PLATFORM_KEYS.filter(key => PLATFORMS[key].app === key)).toEqual(APP_KEYS)
})

test('the market also takes the session of a seller', () => {
  expect(PLATFORMS.serviceMarket.otherTokenKeys).toEqual(['seller_token'])
})

test('only the provider admin and h5 live under a base path', () => {
  const based = PLATFORM_KEYS.filter(key => PLATFORMS[key].basicPath !== '/')
  expect(based).toEqual(['providerAdmin', 'h5'])
  expect([PLATFORMS.providerAdmin.basicPath, PLATFORMS.h5.basicPath]).toEqual(['/admin/', '/h5/'])
})

test('every front-end has its name in every language', () => {
  for (const key of PLATFORM_KEYS) {
    expect(PLATFORM_TITLES[key].en_US).toBe(PLATFORMS[key].title)
    for (const locale of ALL_LOCALES) expect(PLATFORM_TITLES[key][locale]).not.toBe('')
  }
})
