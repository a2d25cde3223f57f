import { expect, test } from 'vitest'
import { addRegionPrefix, parseRegionPath, regionPrefixOf, stripRegionPrefix } from './region-path'
import { REGIONS } from './regions/regions'

test.each([
  ['/py/product/1', 'puyuan', '/product/1'],
  ['/cq', 'chongqing', '/'],
  ['/gz/', 'guangzhou', '/'],
  ['/DM/about', 'demo', '/about'],
  ['/py?x=1', 'puyuan', '/?x=1'],
  ['/py#top', 'puyuan', '/#top'],
] as const)('%s is %s in %s', (path, region, bare) => {
  expect(parseRegionPath(path)).toEqual({ kind: 'region', region: REGIONS[region], path: bare })
  expect(stripRegionPrefix(path)).toBe(bare)
  expect(regionPrefixOf(path)).toBe(REGIONS[region].prefix)
})

test.each(['/', '/product/1', '/h5', '/h5/products', '/404', '/pyx', '/p', ''])('%j carries no prefix', path => {
  expect(parseRegionPath(path)).toEqual({ kind: 'none', path })
  expect(regionPrefixOf(path)).toBeNull()
})

test('two letters that are no region are an error, not the default region', () => {
  expect(parseRegionPath('/xx/product/1')).toEqual({ kind: 'unknown', prefix: 'xx', path: '/product/1' })
  expect(stripRegionPrefix('/xx/product/1')).toBe('/xx/product/1')
})

test.each([
  ['/product/1', 'py', '/py/product/1'],
  ['product/1', 'py', '/py/product/1'],
  ['/', 'py', '/py'],
  ['/?x=1', 'py', '/py/?x=1'],
  ['/h5/products', 'gz', '/gz/h5/products'],
  ['/cq/product/1', 'py', '/cq/product/1'],
  ['/product/1', null, '/product/1'],
  ['?page=2', 'py', '?page=2'],
  ['#top', 'py', '#top'],
])('%s with %s is %s', (path, prefix, expected) => {
  expect(addRegionPrefix(path, prefix)).toBe(expected)
})
