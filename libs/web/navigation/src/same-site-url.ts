import { addRegionPrefix, isUnder, mainDomainOf, regionPrefixOf, stripRegionPrefix } from '@tradeport/kernel/config'

/** True for `https://…`, `//host/…` (browsers read backslashes alike, and skip blanks and control characters) and any other scheme. */
export const isAbsoluteUrl = (target: string): boolean =>
  /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(target.replace(/[^!-\uFFFF]/g, ''))

/** What a link may open besides a path: no script and no data, wherever the address came from. */
export const isOpenable = (target: string): boolean => /^(?:https?:|mailto:|tel:|[\\/]{2})/i.test(target.trim())

/** Front-ends of the same main domain over http(s). */
export function isSameSite(url: URL, current: Pick<URL, 'host'>): boolean {
  return /^https?:$/.test(url.protocol) && mainDomainOf(url.host) === mainDomainOf(current.host)
}

/**
 * The region of the current page goes with every absolute URL of the same site that names none (spec section 2);
 * other sites and other schemes are left alone.
 */
export function withRegionPrefix(target: string, current: URL): string {
  const prefix = regionPrefixOf(current.pathname)
  if (prefix === null || !URL.canParse(target, current)) return target
  const url = new URL(target, current)
  if (!isSameSite(url, current)) return target
  url.pathname = addRegionPrefix(url.pathname, prefix)
  return url.href
}

/** The path that the app's routes know: without region prefix and without the base path (`/admin/`, `/h5/`). */
export function readCurrentPath(pathname: string, basicPath: string): string {
  const path = stripRegionPrefix(pathname)
  const base = withoutEndSlash(basicPath)
  return base !== '' && isUnder(path, base) ? path.slice(base.length) || '/' : path
}

/** The router's base: region prefix, then base path, without a slash at the end. */
export function routerBase(prefix: string | null, basicPath: string): string {
  return (prefix === null ? '' : `/${prefix}`) + withoutEndSlash(basicPath)
}

const withoutEndSlash = (path: string): string => path.replace(/\/$/, '')
