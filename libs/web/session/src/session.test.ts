import { PLATFORMS, cookieDomain } from '@tradeport/kernel/config'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCookieJar, type CookieJar } from './cookie-jar'
import { createSession } from './session'

afterEach(() => {
  vi.useRealTimers()
})

/** A jar without a browser; two sessions on one jar are two tabs. */
function aJar() {
  const stored = new Map<string, string>()
  const jar: CookieJar = {
    get: name => stored.get(name),
    set: (name, value) => void stored.set(name, value),
    remove: name => void stored.delete(name),
  }
  return { jar, stored }
}

describe('token', () => {
  test.each([
    [PLATFORMS.buyer, 'buyer_token'],
    [PLATFORMS.seller, 'seller_token'],
    [PLATFORMS.admin, 'uc-token'],
    [PLATFORMS.userCenter, 'uc-token'],
    [PLATFORMS.cms, 'uc-token'],
    [PLATFORMS.portal, 'token'],
    [PLATFORMS.serviceMarket, 'service_provider_admin_token'],
    [PLATFORMS.providerAdmin, 'service_provider_admin_token'],
  ])('$key keeps it in its own cookie', (platform, name) => {
    const { jar, stored } = aJar()
    createSession(platform, jar).setToken('abc')
    expect([...stored]).toEqual([[name, 'Bearer abc']])
  })

  test('the prefix is stored once', () => {
    const { jar } = aJar()
    const session = createSession(PLATFORMS.buyer, jar)
    session.setToken('Bearer abc')
    expect(session.token()).toBe('Bearer abc')
  })

  test('the market also takes the session of a seller, and removes the one it uses', () => {
    const { jar, stored } = aJar()
    stored.set('seller_token', 'Bearer s')
    const session = createSession(PLATFORMS.serviceMarket, jar)
    expect(session.snapshot()).toMatchObject({ token: 'Bearer s', tokenKey: 'seller_token' })
    stored.set('service_provider_admin_token', 'Bearer p')
    expect(session.token()).toBe('Bearer p')
    session.clearToken()
    expect(session.token()).toBe('Bearer s')
    session.clearToken()
    expect(stored.size).toBe(0)
  })

  test('remembers that somebody was signed in', () => {
    const { jar } = aJar()
    const session = createSession(PLATFORMS.buyer, jar)
    expect(session.hadToken()).toBe(false)
    session.setToken('abc')
    session.clearToken()
    expect(session.hadToken()).toBe(true)
  })

  test('another front-end can be asked about', () => {
    const { jar, stored } = aJar()
    const session = createSession(PLATFORMS.portal, jar)
    expect(session.isSignedInAt(PLATFORMS.buyer)).toBe(false)
    stored.set('buyer_token', 'Bearer b')
    expect(session.isSignedInAt(PLATFORMS.buyer)).toBe(true)
  })
})

describe('changes', () => {
  test('are told once, and the snapshot keeps its identity between them', () => {
    const { jar } = aJar()
    const session = createSession(PLATFORMS.buyer, jar)
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    const before = session.snapshot()
    expect(session.snapshot()).toBe(before)
    session.setToken('a')
    session.setToken('a')
    expect(listener).toHaveBeenCalledOnce()
    session.setLanguage('de_DE')
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    session.clearToken()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('of another tab of the same origin arrive at once', async () => {
    const { jar } = aJar()
    const here = createSession(PLATFORMS.buyer, jar)
    const there = createSession(PLATFORMS.buyer, jar)
    const listener = vi.fn()
    const stops = [here.subscribe(listener), there.subscribe(() => undefined)]
    there.setToken('a')
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
    for (const stop of stops) stop()
  })

  test('an end that this page did not bring about is told as elsewhere, here and in other tabs', async () => {
    const { jar, stored } = aJar()
    const here = createSession(PLATFORMS.admin, jar)
    const there = createSession(PLATFORMS.admin, jar)
    here.setToken('a')
    const listeners = [vi.fn(), vi.fn()] as const
    const stops = [here.subscribe(listeners[0]), there.subscribe(listeners[1])]
    there.lookAgain()
    listeners[1].mockClear()
    here.endElsewhere()
    expect(listeners[0]).toHaveBeenCalledExactlyOnceWith('elsewhere')
    expect(stored.size).toBe(0)
    await vi.waitFor(() => expect(listeners[1]).toHaveBeenCalledExactlyOnceWith('elsewhere'))
    for (const stop of stops) stop()
  })

  test('that somebody heard of are looked for at once', () => {
    const { jar, stored } = aJar()
    const session = createSession(PLATFORMS.admin, jar)
    session.setToken('a')
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    session.lookAgain()
    expect(listener).not.toHaveBeenCalled()
    stored.delete('uc-token')
    session.lookAgain()
    expect(listener).toHaveBeenCalledExactlyOnceWith('elsewhere')
    stop()
  })

  test('made on a sister host are noticed when the tab is looked at', () => {
    const { jar, stored } = aJar()
    const session = createSession(PLATFORMS.admin, jar)
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    stored.set('uc-token', 'Bearer other')
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('focus'))
    expect(listener).toHaveBeenCalledOnce()
    stop()
  })
})

describe('cookies', () => {
  test.each([
    ['tradeport.localhost over http', { domain: cookieDomain('buyer.tradeport.localhost:8080'), secure: false }, {}],
    [
      'a domain over https',
      { domain: cookieDomain('buyer.dev3.example.com'), secure: true },
      { domain: 'dev3.example.com', secure: true },
    ],
    ['an address', { domain: cookieDomain('127.0.0.1:8080'), secure: false }, { domain: undefined }],
  ])('are set and removed with the same attributes: %s', (_name, scope, expected) => {
    const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined)
    const remove = vi.spyOn(Cookies, 'remove').mockReturnValue(undefined)
    const jar = createCookieJar(scope)
    jar.set('buyer_token', 'Bearer a', 1)
    jar.remove('buyer_token')
    const attributes = {
      path: '/',
      sameSite: 'Lax',
      secure: false,
      ...(scope.domain === undefined ? {} : { domain: 'tradeport.localhost' }),
      ...expected,
    }
    expect(set).toHaveBeenCalledWith('buyer_token', 'Bearer a', { ...withoutMissing(attributes), expires: 1 })
    expect(remove).toHaveBeenCalledWith('buyer_token', withoutMissing(attributes))
  })

  test('live a day (token) and a week (language)', () => {
    const set = vi.fn()
    const jar: CookieJar = { get: () => undefined, set, remove: () => undefined }
    const session = createSession(PLATFORMS.seller, jar)
    session.setToken('x')
    session.setLanguage('zh_CN')
    expect(set.mock.calls).toEqual([
      ['seller_token', 'Bearer x', 1],
      ['lang_admin', 'zh_CN', 7],
    ])
  })

  test('survive the trip through document.cookie and vanish when removed', () => {
    const jar = createCookieJar({ domain: cookieDomain(window.location.host), secure: false })
    jar.set('buyer_token', 'Bearer a b', 1)
    expect(jar.get('buyer_token')).toBe('Bearer a b')
    jar.remove('buyer_token')
    expect(jar.get('buyer_token')).toBeUndefined()
  })
})

const withoutMissing = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
