import {
  PLATFORMS,
  hostsFrom,
  type HostInfo,
  type LocaleCode,
  type PlatformConfig,
  type PlatformKey,
  type RegionConfig,
} from '@tradeport/kernel/config'
import { routerBase } from '@tradeport/web/navigation'
import { offeredLocales, regionOfPage } from './page-situation'

/** What front-end, address and page settle before anything else, for as long as the page lives. */
export interface Container {
  readonly platform: PlatformConfig
  readonly region: RegionConfig
  /** Two letters of the region in the path, or `null` for the deployment's default region. */
  readonly prefix: string | null
  /** False for a two-letter prefix that is no region: every path under it is a 404. */
  readonly regionKnown: boolean
  readonly locales: readonly LocaleCode[]
  /** Environment, cookie domain and sister hosts. */
  readonly hosts: HostInfo
  /** Where `/` of the router lies: `''`, `/py`, `/admin`, `/py/h5` … */
  readonly basename: string
}

let current: Container | undefined

/** Initialised with the first call and reused (spec section 4): a later change of the address changes nothing of it. */
export function containerOf(key: PlatformKey): Container {
  if (current?.platform.key !== key) current = read(key)
  return current
}

/** For the next page of a test; a real page is left by loading another. */
export function releaseContainer(): void {
  current = undefined
}

function read(key: PlatformKey): Container {
  const platform: PlatformConfig = PLATFORMS[key]
  const { region, prefix, known } = regionOfPage()
  return {
    platform,
    region,
    prefix,
    regionKnown: known,
    locales: offeredLocales(platform, region),
    hosts: hostsFrom(window.location.host),
    basename: routerBase(prefix, platform.basicPath),
  }
}
