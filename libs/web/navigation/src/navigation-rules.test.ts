import { describe, expect, test } from 'vitest'
import { backTarget, needsFullReload } from './navigation-rules'

const inside = { target: '/orders?status=open', current: '/inquiries', hasClientHistory: true, languageChanged: false }

describe('full reload or client history', () => {
  test.each([
    ['another path of this front-end', inside, false],
    ['another query of the same path', { ...inside, target: '/inquiries?page=2' }, false],
    ['there is no client history', { ...inside, hasClientHistory: false }, true],
    ['the target is the root', { ...inside, target: '/' }, true],
    ['the target is an absolute URL', { ...inside, target: 'https://seller.example.com/orders' }, true],
    ['the target names a host without scheme', { ...inside, target: '//seller.example.com/orders' }, true],
    ['the target is the current path', { ...inside, target: '/inquiries' }, true],
    ['the language changed since the last sync', { ...inside, languageChanged: true }, true],
  ])('%s', (_name, request, reload) => {
    expect(needsFullReload(request)).toBe(reload)
  })
})

describe('back', () => {
  const current = new URL('http://buyer.tradeport.localhost:8080/orders?page=2')
  test.each([
    ['same host', 'http://buyer.tradeport.localhost:8080/cart', 'http://buyer.tradeport.localhost:8080/cart'],
    [
      'same main domain',
      'http://www.tradeport.localhost:8080/py/x?y=1',
      'http://www.tradeport.localhost:8080/py/x?y=1',
    ],
    ['another site', 'https://search.example.com/', '/'],
    ['a host that only ends alike', 'http://www.eviltradeport.localhost:8080/', '/'],
    ['another environment', 'http://buyer.dev.tradeport.localhost:8080/', '/'],
    ['the page itself', 'http://buyer.tradeport.localhost:8080/orders?page=2', '/'],
    ['no referrer', '', '/'],
    ['no URL', 'not a url', '/'],
    ['another scheme', 'android-app://com.example/', '/'],
  ])('%s', (_name, referrer, target) => {
    expect(backTarget(referrer, current)).toBe(target)
  })
})
