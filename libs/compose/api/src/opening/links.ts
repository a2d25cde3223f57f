import { frontEndUrl, type PlatformKey } from '@tradeport/kernel/config'
import type { PageRequest } from '@tradeport/node/edge'

/** A page of the same front-end, in the reader's region and the language that the address names. */
export function pathTo({ app, site }: PageRequest, path: string): string {
  const { pathname, search } = new URL(app === 'h5' ? site.phone(path) : site.page(path))
  return pathname + search
}

/** A page of another front-end. */
export function urlTo(page: PageRequest, platform: PlatformKey, route: `/${string}`): string {
  return frontEndUrl(platform, new URL(page.site.page(page.path)), route)
}

/** The buyer front-end's sign-in, which comes back to this page. */
export const signInUrl = (page: PageRequest): string =>
  urlTo(page, 'buyer', `/login?sourceUrl=${encodeURIComponent(page.site.page(page.path))}`)
