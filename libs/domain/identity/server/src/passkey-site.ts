import { hostsFrom } from '@tradeport/kernel/config'

/** Whose passkeys they are: all front-ends of a deployment share them. */
export interface PasskeySite {
  /** The main domain, without a port. */
  readonly rpId: string
  readonly origins: readonly string[]
}

/** @param publicUrl of one of the front-ends. */
export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { protocol, host } = new URL(publicUrl)
  const { mainDomain, hosts } = hostsFrom(host)
  return { rpId: mainDomain, origins: Object.values(hosts).map(each => `${protocol}//${each}`) }
}
