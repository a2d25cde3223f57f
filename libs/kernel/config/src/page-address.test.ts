import { describe, expect, test } from 'vitest'
import { PORTAL_LOCALES } from './locales'
import { canonicalPath, languageVersions } from './page-address'
import { REGIONS } from './regions/regions'

describe('the one address of a page', () => {
  test.each([
    ['puyuan', '/', undefined, '/'],
    ['puyuan', '/product/1', undefined, '/product/1'],
    ['puyuan', '/product/1', 'de_DE', '/product/1?lang=de_DE'],
    ['chongqing', '/', undefined, '/cq'],
    ['chongqing', '/relatedDocument?code=terms', 'in_ID', '/cq/relatedDocument?code=terms&lang=in_ID'],
  ] as const)('in %s, of %s, in %s is %s', (region, path, locale, address) => {
    expect(canonicalPath(REGIONS[region], path, locale)).toBe(address)
  })
})

test('each language has its address, and one leaves it to the reader', () => {
  const versions = languageVersions(REGIONS.guangzhou, '/about', PORTAL_LOCALES)
  expect(versions).toHaveLength(13)
  expect(versions).toContainEqual({ hreflang: 'id', path: '/gz/about?lang=in_ID' })
  expect(versions.map(({ hreflang }) => hreflang)).not.toContain('ms')
  expect(versions.at(-1)).toEqual({ hreflang: 'x-default', path: '/gz/about' })
})
