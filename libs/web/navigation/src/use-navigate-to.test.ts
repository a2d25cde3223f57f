import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageLoad } from './page-load'
import { leaveTo, resolveTarget } from './use-navigate-to'

const settings = (regionPrefix: string | null, basicPath = '/', languageChanged = false) => ({
  basicPath,
  regionPrefix,
  languageChanged: () => languageChanged,
})
const here = { pathname: '/inquiries/7', search: '?tab=a', hash: '#top' }

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://buyer.example.com/py/inquiries/7?tab=a#top' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('every routing rule, by target', () => {
  test.each([
    // Client history.
    ['/orders', '/py/orders', false],
    ['/orders?status=open#x', '/py/orders?status=open#x', false],
    ['edit', '/py/inquiries/7/edit', false],
    ['..', '/py/inquiries', false],
    ['?tab=b', '/py/inquiries/7?tab=b', false],
    ['/inquiries/7', '/py/inquiries/7', false],
    // The root, the page itself, absolute addresses.
    ['/', '/py/', true],
    ['/inquiries/7?tab=a#top', '/py/inquiries/7?tab=a#top', true],
    ['https://seller.example.com/orders', 'https://seller.example.com/py/orders', true],
    ['https://seller.example.com/gz/orders', 'https://seller.example.com/gz/orders', true],
    ['//seller.example.com/orders', 'https://seller.example.com/py/orders', true],
    ['https://www.another.com/orders', 'https://www.another.com/orders', true],
    ['mailto:a@example.com', 'mailto:a@example.com', true],
    // Never a script, wherever the address came from.
    ['javascript:alert(1)', '/py/', true],
    ['\u0001javascript:alert(1)', '/py/', true],
    ['java\nscript:alert(1)', '/py/', true],
    ['data:text/html,x', '/py/', true],
  ])('%j leads to %s, loading the page: %s', (target, href, fullReload) => {
    expect(resolveTarget(settings('py'), here, target)).toMatchObject({ href, fullReload })
  })

  test.each([
    [null, '/', '/orders'],
    [null, '/admin/', '/admin/orders'],
    ['py', '/admin/', '/py/admin/orders'],
    ['gz', '/h5/', '/gz/h5/orders'],
  ])('prefix %s and base %s give %s', (prefix, base, href) => {
    expect(resolveTarget(settings(prefix, base), here, '/orders').href).toBe(href)
  })

  test('a changed language loads every page anew', () => {
    expect(resolveTarget(settings('py', '/', true), here, '/orders')).toMatchObject({
      href: '/py/orders',
      fullReload: true,
    })
  })

  test.each([
    ['/membership', '/py/membership'],
    ['https://service.example.com/', 'https://service.example.com/py'],
    ['https://www.another.com/', 'https://www.another.com/'],
    ['javascript:alert(1)', '/py/'],
  ])('outside the router there is no client history: %s loads %s', (target, url) => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    leaveTo(settings('py'), target)
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
  })
})
