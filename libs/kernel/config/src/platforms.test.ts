import { expect, test } from 'vitest'
import { ALL_LOCALES } from './locales'
import { PLATFORM_TITLES } from './platform-titles'
import { PLATFORMS, PLATFORM_KEYS } from './platforms'

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
