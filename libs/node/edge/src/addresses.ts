import { APP_KEYS, hostsFrom, PLATFORMS, type AppKey } from '@tradeport/kernel/config'

export interface FrontEndAddress {
  app: AppKey
  url: string
}

/** The addresses of the eight front-ends of a deployment. */
export function addressesOf(publicDomain: string, protocol: 'http' | 'https'): FrontEndAddress[] {
  const { hosts } = hostsFrom(`www.${publicDomain}`)
  return APP_KEYS.map(app => ({ app, url: `${protocol}://${hosts[app]}${PLATFORMS[app].basicPath}` }))
}
