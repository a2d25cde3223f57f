import { hostsFrom, isUnder, mainDomainOf, platformOfHost } from './hosts'
import { PLATFORMS, type AppKey, type PlatformKey } from './platforms'
import { addRegionPrefix, regionPrefixOf, stripRegionPrefix } from './region-path'

/** What these functions need of `window.location`. */
export interface Place {
  readonly protocol: string
  readonly host: string
  readonly pathname: string
  readonly href: string
}

/** `URL` exists in every browser and in Node alike; kernel code has neither's types. */
declare const URL: new (
  url: string,
  base: string,
) => {
  readonly protocol: string
  readonly host: string
  readonly username: string
  readonly password: string
  readonly href: string
}

export type LoginTarget =
  /** Already on the login page. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly url: string }
  /** Ask with the dialog 'login expired' first. */
  | { readonly kind: 'confirm'; readonly url: string }

export interface LoginOptions {
  /** Where to return to; the current address when left out. */
  readonly sourceUrl?: string
  /** The person signed out, the session did not run out. */
  readonly logout?: boolean
  /** `expired`: a call was refused with an authentication failure; `signIn`: the person asked for the login page. */
  readonly reason?: 'signIn' | 'expired'
}

/** Login pages per front-end (spec section 2). */
export function loginTarget(platform: PlatformKey, place: Place, options: LoginOptions = {}): LoginTarget {
  const query: Record<string, string> = { sourceUrl: options.sourceUrl ?? place.href }
  const path = stripRegionPrefix(place.pathname)
  const app = PLATFORMS[platform].app
  switch (app) {
    case 'admin':
    case 'userCenter':
      return go(place, 'userCenter', PLATFORMS.userCenter.loginPage, withLogout(query, options))
    case 'seller':
      return go(place, 'seller', PLATFORMS.seller.loginPage, query)
    case 'providerAdmin':
      return go(place, 'providerAdmin', PLATFORMS.providerAdmin.loginPage, query)
    case 'serviceMarket': {
      if (isUnder(path, PLATFORMS.providerAdmin.basicPath)) {
        return go(place, 'providerAdmin', PLATFORMS.providerAdmin.loginPage, query)
      }
      if (options.reason !== 'expired') return go(place, 'serviceMarket', PLATFORMS.serviceMarket.loginPage, query)
      if (isUnder(path, PLATFORMS.serviceMarket.loginPage)) return { kind: 'stay' }
      return { kind: 'confirm', url: urlOf(place, 'seller', PLATFORMS.seller.loginPage, query) }
    }
    // Visitors of the portal and of its mobile variant sign in as buyers.
    case 'portal':
    case 'h5':
    case 'buyer':
      return go(place, 'buyer', PLATFORMS.buyer.loginPage, withLogout(query, options))
  }
}

/** Registration links (spec section 2). */
export function registerUrl(party: 'buyer' | 'seller' | 'provider', place: Place): string {
  switch (party) {
    case 'buyer':
      return urlOf(place, 'buyer', PLATFORMS.buyer.loginPage, { type: 'register' })
    case 'seller':
      return urlOf(place, 'seller', '/register')
    case 'provider':
      return urlOf(place, 'providerAdmin', `${PLATFORMS.providerAdmin.basicPath}register`)
  }
}

/** Address of a route of another front-end, in the region of the current path. */
export function frontEndUrl(platform: PlatformKey, place: Place, route = '/'): string {
  const app = PLATFORMS[platform].app
  const base = PLATFORMS[app].basicPath.replace(/\/$/, '')
  return urlOf(place, app, base + (route.startsWith('/') ? route : `/${route}`))
}

/**
 * Where to go after login. Only a front-end of the same main domain and port over http(s) is followed; everything else
 * (another site, another server of the same machine, `javascript:`, `//host`, credentials in the address) leads to the root.
 */
export function safeSourceUrl(sourceUrl: string | null | undefined, place: Pick<Place, 'protocol' | 'host'>): string {
  if (!sourceUrl) return '/'
  let target
  try {
    target = new URL(sourceUrl, `${place.protocol}//${place.host}`)
  } catch {
    return '/'
  }
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:'
  const isOurs = mainDomainOf(target.host) === mainDomainOf(place.host)
  const isSamePort = portOf(target.host) === portOf(place.host)
  const isPlain = target.username === '' && target.password === ''
  return isWeb && isOurs && isSamePort && isPlain ? target.href : '/'
}

/** Empty for the one that the protocol stands for. */
const portOf = (host: string): string => /:(\d+)$/.exec(host)?.[1] ?? ''

function withLogout(query: Record<string, string>, options: LoginOptions): Record<string, string> {
  return options.logout ? { ...query, logout: 'true' } : query
}

function go(place: Place, app: AppKey, loginPage: string, query: Record<string, string>): LoginTarget {
  const isHere = hostOf(place, app) === place.host && isUnder(stripRegionPrefix(place.pathname), loginPage)
  return isHere ? { kind: 'stay' } : { kind: 'go', url: urlOf(place, app, loginPage, query) }
}

/** The current host where the front-end answers on it (the provider admin has two), else its own. */
function hostOf(place: Place, app: AppKey): string {
  return platformOfHost(place.host, place.pathname) === app ? place.host : hostsFrom(place.host).hosts[app]
}

function urlOf(place: Place, app: AppKey, path: string, query: Record<string, string> = {}): string {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  const prefixed = addRegionPrefix(path, regionPrefixOf(place.pathname))
  return `${place.protocol}//${hostOf(place, app)}${prefixed}${search.length > 0 ? `?${search.join('&')}` : ''}`
}
