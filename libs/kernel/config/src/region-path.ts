import type { RegionConfig } from './regions/region-config'
import { regionByPrefix } from './regions/regions'

/**
 * Two-letter region prefixes in paths (spec section 2, routing rules). `/h5` is no prefix: it has a digit, and it is the
 * base path of an application. Routes of the applications are therefore never two letters long.
 */
export type RegionPath =
  | { readonly kind: 'none'; readonly region?: undefined; readonly path: string }
  | { readonly kind: 'region'; readonly region: RegionConfig; readonly path: string }
  /** Two letters that are no region: answered with 404, never with the default region. */
  | { readonly kind: 'unknown'; readonly region?: undefined; readonly prefix: string; readonly path: string }

const PREFIX = /^\/([a-z]{2})(?=[/?#]|$)/i

/** Takes a path (with query and fragment, if any) apart; `path` comes without the prefix and starts with a slash. */
export function parseRegionPath(path: string): RegionPath {
  const prefix = PREFIX.exec(path)?.[1]
  if (prefix === undefined) return { kind: 'none', path }
  const rest = path.slice(prefix.length + 1)
  const bare = rest.startsWith('/') ? rest : `/${rest}`
  const region = regionByPrefix(prefix)
  return region ? { kind: 'region', region, path: bare } : { kind: 'unknown', prefix: prefix.toLowerCase(), path: bare }
}

/** The path as the application knows it. An unknown prefix is kept: that path exists nowhere. */
export function stripRegionPrefix(path: string): string {
  const parsed = parseRegionPath(path)
  return parsed.kind === 'region' ? parsed.path : path
}

/** The prefix (`py`) of a path, or `null` where the deployment's default region is meant. */
export function regionPrefixOf(path: string): string | null {
  const parsed = parseRegionPath(path)
  return parsed.kind === 'region' ? parsed.region.prefix : null
}

/** Puts the prefix in front of a path, unless it names a region already; `null` leaves the path as it is. */
export function addRegionPrefix(path: string, prefix: string | null): string {
  if (path.startsWith('?') || path.startsWith('#')) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  if (prefix === null || parseRegionPath(rooted).kind !== 'none') return rooted
  return rooted === '/' ? `/${prefix}` : `/${prefix}${rooted}`
}
