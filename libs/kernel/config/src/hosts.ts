import { APP_KEYS, PLATFORMS, type AppKey } from './platforms'
import { stripRegionPrefix } from './region-path'

/**
 * Everything that follows from the host a page is on: its environment, its sister front-ends, its cookie domain.
 * Hosts come as browsers give them in `location.host`, with the port where there is one.
 */
export type Environment = 'production' | 'development' | 'test'

export interface HostInfo {
  readonly environment: Environment
  /** `3` of `buyer.dev3.example.com`; `null` without a number. */
  readonly environmentNumber: number | null
  /** The host without the front-end's label and without port: sister hosts and cookies live under it. */
  readonly mainDomain: string
  readonly port: string
  /** Host (with port) of every front-end. */
  readonly hosts: Readonly<Record<AppKey, string>>
}

/**
 * `<app>.<domain>`, `<app>.dev<N>.<domain>` or `<app>.test<N>.<domain>`. A host without a front-end's label is the main
 * domain itself. An IP address or a single label has no sister hosts: all front-ends are on it.
 */
export function hostsFrom(host: string): HostInfo {
  const { name, port } = splitHost(host)
  const mainDomain = mainDomainOf(host)
  const suffix = port === '' ? '' : `:${port}`
  const alone = isIp(name) || !name.includes('.')
  const hostOf = (app: AppKey) => (alone ? name : `${PLATFORMS[app].hostLabel}.${mainDomain}`) + suffix
  return {
    ...environmentOf(mainDomain),
    mainDomain,
    port,
    hosts: {
      portal: hostOf('portal'),
      buyer: hostOf('buyer'),
      seller: hostOf('seller'),
      admin: hostOf('admin'),
      serviceMarket: hostOf('serviceMarket'),
      providerAdmin: hostOf('providerAdmin'),
      userCenter: hostOf('userCenter'),
      h5: hostOf('h5'),
    },
  }
}

/** The host without port and without the label of a front-end. */
export function mainDomainOf(host: string): string {
  const { name } = splitHost(host)
  if (isIp(name)) return name
  const [label = '', ...parent] = name.split('.')
  return parent.length > 0 && appOfLabel(label) ? parent.join('.') : name
}

/**
 * The front-end that answers on a host and path: the provider admin is also `/admin` of the service host, the h5
 * application is also `/h5` of the portal's. `null` where the host names no front-end.
 */
export function platformOfHost(host: string, path = '/'): AppKey | null {
  const { name } = splitHost(host)
  if (isIp(name) || !name.includes('.')) return null
  const app = appOfLabel(name.split('.', 1)[0] ?? '')
  if (app === undefined) return null
  const inside = stripRegionPrefix(path)
  if (app === 'serviceMarket' && isUnder(inside, PLATFORMS.providerAdmin.basicPath)) return 'providerAdmin'
  if (app === 'portal' && isUnder(inside, PLATFORMS.h5.basicPath)) return 'h5'
  return app
}

/**
 * Domain of the token and language cookies: the host minus its first label (spec section 9). `undefined` (a cookie of
 * this host alone) for an IP address, a single label, and where only a top-level label would be left, which browsers
 * refuse.
 */
export function cookieDomain(host: string): string | undefined {
  const { name } = splitHost(host)
  if (isIp(name)) return undefined
  const parent = name.split('.').slice(1)
  return parent.length > 1 ? parent.join('.') : undefined
}

/** On development hosts the old service prefix is emptied (spec section 7). */
export function isDevelopmentHost(host: string): boolean {
  return hostsFrom(host).environment === 'development'
}

/** Whether `path` is the base path or lies under it; `/administration` is not under `/admin/`. */
export function isUnder(path: string, basicPath: string): boolean {
  const base = basicPath.replace(/\/$/, '')
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  return bare === base || bare.startsWith(`${base}/`)
}

/** Host name in lower case, without a root dot, and the port. */
export function splitHost(host: string): { readonly name: string; readonly port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(host.trim().toLowerCase()) ?? []
  return { name: name.replace(/\.$/, ''), port }
}

function appOfLabel(label: string): AppKey | undefined {
  return APP_KEYS.find(key => PLATFORMS[key].hostLabel === label)
}

function isIp(name: string): boolean {
  return name.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)
}

/** `dev` and `test` name an environment only in front of a domain: `www.test.com` is somebody's production. */
function environmentOf(mainDomain: string): Pick<HostInfo, 'environment' | 'environmentNumber'> {
  const match = /^(dev|test)(\d*)\.[^.]+\../.exec(mainDomain)
  if (!match) return { environment: 'production', environmentNumber: null }
  return {
    environment: match[1] === 'dev' ? 'development' : 'test',
    environmentNumber: match[2] ? Number(match[2]) : null,
  }
}
