import { frontEndUrl, type PlatformKey } from '@tradeport/kernel/config'

/** Address of a route of another front-end in the same region: `urlOf('buyer', '/login?type=register')`. */
export function urlOf(platform: PlatformKey, route: `/${string}` = '/'): string {
  return frontEndUrl(platform, window.location, route)
}

/** A logo click goes to the portal front-end. */
export const logoUrl = (): string => urlOf('portal')
