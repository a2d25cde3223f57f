import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ALL_REGIONS,
  DEFAULT_REGION,
  isPublicFrontEnd,
  parseRegionPath,
  type AppKey,
  type RegionConfig,
} from '@tradeport/kernel/config'
import { acceptedEncodings } from './accept-encoding'
import { NOT_FOR_SEARCH } from './page-meta'
import { escapeHtml } from './plain-page'
import { siteOf, type Site } from './site'

/** A page with the day or moment it last changed, where that is known. */
export interface SiteMapEntry {
  path: string
  changedAt?: string | undefined
}

/** One kind of pages, such as the products. */
export interface SiteMapPart {
  name: string
  addresses: number
}

/** Front-ends whose pages are listed under an address of their own; the phone's are the portal's. */
export type MappedApp = 'portal' | 'serviceMarket'

export interface SiteMapReader {
  app: MappedApp
  region: RegionConfig
  remoteAddress: string
}

/** What a front-end has for search engines, region by region. */
export interface SiteMap {
  parts(reader: SiteMapReader): Promise<readonly SiteMapPart[]>
  /** Piece by piece, so that a file of any length is never held whole. */
  entries(reader: SiteMapReader, part: string, range: { skip: number; count: number }): AsyncIterable<SiteMapEntry[]>
}

/** What the protocol of site maps allows in one file. */
const MOST_ADDRESSES = 50_000
const HOUR = 'public, max-age=3600'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

const isMapped = (app: AppKey): app is MappedApp => app === 'portal' || app === 'serviceMarket'

/** Answers `/robots.txt`, `/sitemap.xml` and the files it names; `undefined` for any other path. */
export function sendForSearch(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    app,
    path,
    map,
    regions,
  }: {
    app: AppKey
    path: string
    map: SiteMap | undefined
    regions: { of(region: RegionConfig): RegionConfig } | undefined
  },
): Promise<FastifyReply> | FastifyReply | undefined {
  if (path === '/robots.txt') return sendRobots(request, reply, app)
  const parsed = parseRegionPath(path)
  if (!isMapped(app) || !map || parsed.kind === 'unknown') return undefined
  const file = parsed.kind === 'region' ? parsed.region : DEFAULT_REGION
  const region = regions?.of(file) ?? file
  const site = siteOf({ host: request.host, protocol: request.protocol, region, app })
  const reader = { app, region, remoteAddress: request.ip }
  if (parsed.path === '/sitemap.xml') return sendIndex(request, reply, site, map.parts(reader))
  const [, part = '', page = ''] = /^\/sitemap\/([a-z]+)-([1-9]\d{0,2})\.xml$/.exec(parsed.path) ?? []
  return part === '' ? undefined : sendFile(request, reply, { site, map, reader, part, page: Number(page) })
}

function sendRobots(request: FastifyRequest, reply: FastifyReply, app: AppKey): FastifyReply {
  const maps = ALL_REGIONS.map(region =>
    siteOf({ host: request.host, protocol: request.protocol, region, app }).page('/sitemap.xml'),
  )
  // Work apps may be fetched: only who reads their answer learns that it is not to be listed.
  const lines = ['User-agent: *', 'Allow: /', ...(isMapped(app) ? maps.map(address => `Sitemap: ${address}`) : []), '']
  if (!isPublicFrontEnd(app)) reply.header('x-robots-tag', NOT_FOR_SEARCH)
  return reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(lines.join('\n'))
}

async function sendIndex(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  parts: Promise<readonly SiteMapPart[]>,
): Promise<FastifyReply> {
  const files = (await parts).flatMap(({ name, addresses }) =>
    Array.from({ length: Math.ceil(addresses / MOST_ADDRESSES) }, (_, index) => `/sitemap/${name}-${index + 1}.xml`),
  )
  const rows = files.map(file => `<sitemap><loc>${escapeHtml(site.page(file))}</loc></sitemap>\n`)
  return sendXml(
    request,
    reply,
    Readable.from([`${DECLARATION}<sitemapindex ${NAMESPACE}>\n`, ...rows, '</sitemapindex>\n']),
  )
}

interface WantedFile {
  site: Site
  map: SiteMap
  reader: SiteMapReader
  part: string
  page: number
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, map, reader, part, page }: WantedFile,
): Promise<FastifyReply> {
  const range = { skip: (page - 1) * MOST_ADDRESSES, count: MOST_ADDRESSES }
  const pieces = map.entries(reader, part, range)[Symbol.asyncIterator]()
  // Before the head is sent: a file without addresses is none.
  const first = await pieces.next()
  if (first.done)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
  return sendXml(request, reply, Readable.from(urlSet(site, first.value, pieces)))
}

async function* urlSet(site: Site, first: SiteMapEntry[], rest: AsyncIterator<SiteMapEntry[]>): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`
  let piece: SiteMapEntry[] | undefined = first
  while (piece) {
    yield piece.map(entry => urlOf(site, entry)).join('')
    const next = await rest.next()
    piece = next.done ? undefined : next.value
  }
  yield '</urlset>\n'
}

function urlOf(site: Site, { path, changedAt }: SiteMapEntry): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
  return `<url><loc>${escapeHtml(site.page(path))}</loc>${changed}</url>\n`
}

function sendXml(request: FastifyRequest, reply: FastifyReply, content: Readable): FastifyReply {
  reply.header('cache-control', HOUR).header('vary', 'accept-encoding').type('application/xml; charset=utf-8')
  if (request.method === 'HEAD') return reply.send()
  if (!acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) return reply.send(content)
  const packed = createGzip()
  content.on('error', error => packed.destroy(error)).pipe(packed)
  return reply.header('content-encoding', 'gzip').send(packed)
}
