import { isUnder, platformOfHost } from './hosts'
import { safeSourceUrl, type Place } from './links'
import { PLATFORMS, type PlatformKey } from './platforms'
import { stripRegionPrefix } from './region-path'

/** Front-ends that operators enter with one sign-in: the user center's clients, in the order they are shown. */
export const OPERATOR_FRONT_ENDS = ['admin', 'userCenter', 'menu', 'dump', 'cms'] as const satisfies PlatformKey[]
export type OperatorFrontEnd = (typeof OPERATOR_FRONT_ENDS)[number]

/**
 * Where each begins, as `<host label>/<path>`: always registered, and nobody else's. Menu management, data export and content
 * management are parts of an application, so that their addresses say which pages are theirs.
 */
export const HOME_ADDRESSES: Readonly<Record<OperatorFrontEnd, readonly [string, ...string[]]>> = {
  admin: ['admin/'],
  userCenter: ['cerberus/'],
  menu: ['cerberus/menus', 'cerberus/front-ends'],
  dump: ['admin/exports'],
  cms: ['admin/news', 'admin/documents', 'admin/banners'],
}

const ADDRESS = /^(?:admin|cerberus)(?:\/|(?:\/[\w-]+)+)$/

/** Whether a text is an address as it is registered: a page of the platform admin or of the user center and all below it. */
export const isRegistrable = (address: string): boolean => ADDRESS.test(address)

/** The address of a page of an operators' application, without the region; undefined on any other host. */
export function operatorAddress(host: string, pathname: string): string | undefined {
  const app = platformOfHost(host, pathname)
  if (app !== 'admin' && app !== 'userCenter') return undefined
  const path = stripRegionPrefix(pathname).split(/[?#]/, 1)[0] ?? ''
  return PLATFORMS[app].hostLabel + (path.length > 1 ? path.replace(/\/+$/, '') : '/')
}

/** Where a sign-in wants to go on to; undefined for whatever is no page of an operators' application on this main domain. */
export function signInTarget(
  sourceUrl: string | null | undefined,
  place: Pick<Place, 'protocol' | 'host'>,
): { readonly url: string; readonly address: string } | undefined {
  const url = safeSourceUrl(sourceUrl, place)
  const [, host, path = '/'] = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/.exec(url) ?? []
  const address = host === undefined ? undefined : operatorAddress(host, path)
  return address === undefined ? undefined : { url, address }
}

interface Registered {
  readonly key: OperatorFrontEnd
  readonly addresses: readonly string[]
}

/** The front-end that a page belongs to: the one whose address begins the page's with the most parts. */
export function frontEndAt<Client extends Registered>(clients: readonly Client[], address: string): Client | undefined {
  const fitting = clients.flatMap(client =>
    client.addresses.filter(start => isUnder(address, start)).map(start => ({ client, length: start.length })),
  )
  return fitting.sort((a, b) => b.length - a.length)[0]?.client
}

/** The front-ends whose calls come with this `requestSource`; none for those of other people. */
export function operatorFrontEndsOf(requestSource: number): readonly OperatorFrontEnd[] {
  return OPERATOR_FRONT_ENDS.filter(key => PLATFORMS[key].requestSource === requestSource)
}
