import { describe, expect, test } from 'vitest'
import { isAbsoluteUrl, isOpenable, readCurrentPath, routerBase, withRegionPrefix } from './same-site-url'

const inPuyuan = new URL('http://www.tradeport.localhost:8080/py/news')
const inDefault = new URL('http://www.tradeport.localhost:8080/news')

describe('region prefix of absolute URLs', () => {
  test.each([
    [
      'same site',
      'http://buyer.tradeport.localhost:8080/orders?a=1#b',
      'http://buyer.tradeport.localhost:8080/py/orders?a=1#b',
    ],
    ['root of the same site', 'http://buyer.tradeport.localhost:8080', 'http://buyer.tradeport.localhost:8080/py'],
    [
      'a prefix that is there',
      'http://buyer.tradeport.localhost:8080/gz/orders',
      'http://buyer.tradeport.localhost:8080/gz/orders',
    ],
    ['another site', 'https://www.example.com/orders', 'https://www.example.com/orders'],
    ['mail', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['a script', 'javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s', (_name, target, expected) => {
    expect(withRegionPrefix(target, inPuyuan)).toBe(expected)
    expect(withRegionPrefix(target, inDefault)).toBe(target)
  })
})

test.each([
  ['/py/orders', '/', '/orders'],
  ['/py', '/', '/'],
  ['/orders', '/', '/orders'],
  ['/py/admin/orders', '/admin/', '/orders'],
  ['/admin', '/admin/', '/'],
  ['/admin/', '/admin/', '/'],
  ['/administration', '/admin/', '/administration'],
  ['/h5/news', '/h5/', '/news'],
  ['/gz/h5', '/h5/', '/'],
  // Two letters that are no region stay: that page exists nowhere.
  ['/xx/orders', '/', '/xx/orders'],
])('the path of %s under %s is %s', (pathname, base, path) => {
  expect(readCurrentPath(pathname, base)).toBe(path)
})

test.each([
  [null, '/', ''],
  ['py', '/', '/py'],
  [null, '/admin/', '/admin'],
  ['py', '/h5/', '/py/h5'],
])('the router base of %s and %s is "%s"', (prefix, basicPath, base) => {
  expect(routerBase(prefix, basicPath)).toBe(base)
})

test.each([
  ['https://www.example.com/', true, true],
  ['HTTP://www.example.com/', true, true],
  ['//www.example.com/x', true, true],
  ['mailto:a@example.com', true, true],
  ['tel:+8657388', true, true],
  ['javascript:alert(1)', true, false],
  ['JavaScript:alert(1)', true, false],
  ['data:text/html,x', true, false],
  ['vbscript:x', true, false],
  ['java\nscript:alert(1)', true, false],
  [' javascript:alert(1)', true, false],
  ['\u0001javascript:alert(1)', true, false],
  ['\u0000\u001F//www.example.com', true, false],
  ['/orders?next=https://x', false, false],
  ['/orders/a:b', false, false],
  ['/\\www.example.com', true, true],
  ['/\t/www.example.com', true, false],
  ['blob:https://x/y', true, false],
  ['/orders', false, false],
  ['orders', false, false],
  ['?page=2', false, false],
])('%s is absolute: %s, and may be opened: %s', (target, absolute, openable) => {
  expect(isAbsoluteUrl(target)).toBe(absolute)
  expect(isOpenable(target)).toBe(openable)
})
