import Cookies from 'js-cookie'

export interface CookieScope {
  /** The host minus its first label; absent where the browser accepts no parent domain. */
  readonly domain: string | undefined
  readonly secure: boolean
}

export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, days: number): void
  remove(name: string): void
}

/** Sets and removes with identical attributes: a cookie removed without its domain stays (js-cookie#80, #854). */
export function createCookieJar(scope: CookieScope): CookieJar {
  const attributes: Cookies.CookieAttributes = {
    path: '/',
    sameSite: 'Lax',
    secure: scope.secure,
    ...(scope.domain === undefined ? {} : { domain: scope.domain }),
  }
  return {
    get: name => Cookies.get(name) || undefined,
    set: (name, value, days) => void Cookies.set(name, value, { ...attributes, expires: days }),
    remove: name => Cookies.remove(name, attributes),
  }
}
