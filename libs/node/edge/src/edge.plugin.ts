import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  APP_KEYS,
  DEFAULT_REGION,
  hostsFrom,
  isPublicFrontEnd,
  isUnder,
  parseRegionPath,
  platformOfHost,
  PLATFORMS,
  splitHost,
  stripRegionPrefix,
  viewportContent,
  type AppKey,
  type RegionConfig,
} from '@tradeport/kernel/config'
import { acceptedEncodings } from './accept-encoding'
import { addressesOf } from './addresses'
import { readBuiltApp, readStaticFolder, type BuiltApp, type StaticFile } from './built-app'
import { ownInstallNames, sendManifest } from './install-manifest'
import { partsOf, type FirstPage, type PageRequest } from './first-page'
import { addressedLanguage, cookieValue, offeredBy, pageLanguage, pageLocale } from './page-language'
import { NOT_FOR_SEARCH, robotsTag } from './page-meta'
import { packed, packingOf } from './packed'
import { regionParts, type RegionParts } from './page-region'
import { FRAMED_BY_OWN, contentSecurityPolicy, securityHeaders } from './security-headers'
import { renderShell, type PageParts } from './shell-page'
import { siteOf } from './site'
import { sendForSearch, type SiteMap } from './site-map'
import { unknownHostPage } from './unknown-host.page'

export interface EdgeOptions {
  /** Folder that holds the built apps, one folder each by its name in kebab-case. */
  appsFolder: string
  /** Artwork of the regions, the same under `/brand/` on every host. */
  brandFolder: string
  /** Main domain with its port, for addresses that are shown to people. */
  publicDomain: string
  /** What a page needs first; a page that is not answered in time, or at all, comes without it. */
  firstPage?: (page: PageRequest) => Promise<FirstPage | undefined>
  /** How long a page waits for it. */
  firstPageMs?: number
  /** The portal's pages, for search engines. */
  siteMap?: SiteMap
  /** Regions as their operators have them; as the files have them where it is left out. */
  regions?: { of(region: RegionConfig): RegionConfig }
  clock?: () => Date
}

const FILE_NAME = /\.[a-z\d]{1,11}$/i
const IMMUTABLE = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
/** Its answers would be asked for by the app a second later anyway. */
const FIRST_PAGE_MS = 1_000

/** Serves the built front-ends by host, beside the API on the same Fastify instance. */
export function edge(app: FastifyInstance, options: EdgeOptions): void {
  const apps = new Map<AppKey, BuiltApp>()
  for (const key of APP_KEYS) {
    const built = readBuiltApp(join(options.appsFolder, folderOf(key)))
    if (built) apps.set(key, built)
  }
  const brand = readStaticFolder(options.brandFolder)

  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, (request, reply) => {
    const path = pathOf(request)
    reply.headers(securityHeaders(request.protocol === 'https'))
    if (isUnder(path, '/api')) return reply.callNotFound()
    if (isUnder(path, '/brand')) return sendFile(request, reply, brand.get(path.slice('/brand/'.length)))

    const key = platformOfHost(request.host, path)
    if (key === null) return sendUnknownHost(request, reply, options)
    const forSearch = sendForSearch(request, reply, { app: key, path, map: options.siteMap, regions: options.regions })
    if (forSearch) return forSearch
    const { basicPath } = PLATFORMS[key]
    const inside = stripRegionPrefix(path)
    if (!isUnder(inside, basicPath) && !FILE_NAME.test(path))
      return reply.redirect(intoBase(request.url, basicPath), 302)

    const built = apps.get(key)
    const name = path.slice(basicPath.length)
    const file = path.startsWith(basicPath) ? built?.files.get(name) : undefined
    const names = file && ownInstallNames(name, options.regions)
    if (names) return sendManifest(request, reply, file, names)
    if (file || name.startsWith('assets/') || FILE_NAME.test(path) || !built) return sendFile(request, reply, file)
    return sendShell(request, reply, key, built, options)
  })
}

function folderOf(key: AppKey): string {
  return key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

function pathOf(request: FastifyRequest): string {
  const raw = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** The same address under the app's base path, behind the region prefix: `/py/x` becomes `/py/admin/x`. */
function intoBase(url: string, basicPath: string): string {
  const { kind, path } = parseRegionPath(url)
  const region = kind === 'none' ? '' : url.slice(0, 3)
  return `${region}${basicPath}${(kind === 'none' ? url : path).replace(/^\/+/, '')}`
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile | undefined,
): Promise<FastifyReply> {
  if (!file) return sendMissing(reply)
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(name => file.compressed[name])
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  reply
    .header('cache-control', file.immutable ? IMMUTABLE : isAskedAnew(file) ? 'no-cache' : HOUR)
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .type(file.contentType)
  // The pages of a region lie beside the app's files: `/py/h5/`, not `/h5/py/`.
  if (isWorker(file)) reply.header('service-worker-allowed', '/')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  // As long as it is now: since the start it may have been compressed better, or be gone with another build.
  const content = await open((encoding && file.compressed[encoding]) ?? file.path).catch(() => undefined)
  if (!content) return sendMissing(reply.removeHeader('etag').removeHeader('content-encoding'))
  reply.header('content-length', (await content.stat()).size)
  if (request.method !== 'HEAD') return reply.send(content.createReadStream())
  await content.close()
  return reply.send()
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
}

/** What a region is installed as changes with its operators, the worker with each build. */
const isAskedAnew = (file: StaticFile): boolean => isWorker(file) || file.path.endsWith('.webmanifest')

const isWorker = ({ path }: StaticFile): boolean => path.endsWith('/sw.js')

async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  key: AppKey,
  built: BuiltApp,
  { firstPage, firstPageMs = FIRST_PAGE_MS, regions, clock = () => new Date() }: EdgeOptions,
): Promise<FastifyReply> {
  const parsed = parseRegionPath(pathOf(request))
  const file = parsed.kind === 'region' ? parsed.region : DEFAULT_REGION
  const region = regions?.of(file) ?? file
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  const locale = pageLanguage({
    app: key,
    query,
    cookies: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    region,
  })
  const { basicPath } = PLATFORMS[key]
  const path = `/${parsed.path.slice(basicPath.length)}`
  const named = addressedLanguage(key, query, region)
  const site = siteOf({ host: request.host, protocol: request.protocol, region, app: key, named })
  const isSignedIn = cookieValue(request.headers.cookie, PLATFORMS.buyer.tokenKey) !== undefined
  const asked: PageRequest = { app: key, path, query, locale, region, remoteAddress: request.ip, site, isSignedIn }
  const first = parsed.kind === 'unknown' ? undefined : await inTime(firstPage?.(asked), firstPageMs)
  // A prefix that is no region is no page; the app shows its own 404 in it.
  const isMissing = parsed.kind === 'unknown' || first?.notFound === true
  const isPrivate = !isPublicFrontEnd(key) || isMissing || first?.keptFromSearch === true
  const page = renderShell(
    built.shell,
    { locale, region, viewport: viewportContent(key, request.headers['user-agent'] ?? '', query) },
    request.headers['if-none-match'],
    withRegion(
      first ? partsOf(first, built, basicPath, asked) : { head: isPrivate ? [robotsTag()] : [] },
      regionParts(region, locale, offeredBy(key, region), clock()),
    ),
  )
  if (isPrivate) reply.header('x-robots-tag', NOT_FOR_SEARCH)
  const framed = first?.framed === true && !isMissing
  if (framed) reply.header('x-frame-options', FRAMED_BY_OWN)
  reply
    .header('content-security-policy', contentSecurityPolicy(page.nonce, request.protocol === 'https', framed))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-language, cookie, user-agent, accept-encoding')
    .header('etag', page.etag)
  if (isMissing) reply.code(404)
  else if (page.unchanged) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (request.method === 'HEAD') return reply.send()
  return sendCompressed(request, reply, page.html)
}

/** What the region's operators say stands above whatever the page is. */
const withRegion = (page: PageParts, { head, above }: RegionParts): PageParts => ({
  ...page,
  head: [...page.head, ...head],
  above,
})

/** The page is worth more than its hints: a slow or failing one is done without. */
async function inTime(first: Promise<FirstPage | undefined> | undefined, ms: number): Promise<FirstPage | undefined> {
  if (!first) return undefined
  const timeout = AbortSignal.timeout(ms)
  const late = new Promise<undefined>(resolve => timeout.addEventListener('abort', () => resolve(undefined)))
  return Promise.race([first.catch(() => undefined), late])
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = packingOf(html, request.headers['accept-encoding'])
  return encoding ? reply.header('content-encoding', encoding).send(await packed(html, encoding)) : reply.send(html)
}

function sendUnknownHost(request: FastifyRequest, reply: FastifyReply, options: EdgeOptions): FastifyReply {
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  if (splitHost(request.host).name === splitHost(options.publicDomain).name)
    return reply.redirect(`${protocol}://${hostsFrom(`www.${options.publicDomain}`).hosts.portal}${request.url}`, 302)
  const nonce = randomBytes(16).toString('base64url')
  const locale = pageLocale(request.headers['accept-language'])
  return reply
    .code(404)
    .header('content-security-policy', contentSecurityPolicy(nonce, protocol === 'https'))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(unknownHostPage(addressesOf(options.publicDomain, protocol), locale, nonce))
}
