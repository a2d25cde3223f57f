import type { FastifyInstance } from 'fastify'
import { categoryTree, siteMapCount, siteMapEntries } from '@tradeport/domain/catalogue/contract'
import { newsSiteMapCount, newsSiteMapEntries, publicDocumentPage } from '@tradeport/domain/content/contract'
import {
  marketSiteMapCount,
  marketSiteMapEntries,
  serviceCategoryTree,
  serviceRoutes,
} from '@tradeport/domain/service-market/contract'
import { z, type Endpoint } from '@tradeport/kernel/contract-kit'
import type { SiteMap, SiteMapEntry, SiteMapPart, SiteMapReader } from '@tradeport/node/edge'
import { asVisitor } from './ask-as-visitor'
import { addressOf, LISTED_PATHS } from './first-page-addresses'

/** Addresses of one call: a file is written as they come. */
const PIECE = 5_000
const MOST_DOCUMENTS = 200

type Range = { skip: number; count: number }
type Asked = <O extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, O>,
  input: Record<string, unknown>,
) => Promise<z.output<O>>

interface Row {
  id: string
  key?: string
  changedAt: string
}

/** The portal's and the service market's pages for search engines, read through the API as a visitor. */
export function createSiteMap(app: FastifyInstance): SiteMap {
  const ask = asVisitor(app)

  const askerFor = ({ region, remoteAddress }: SiteMapReader): Asked => {
    const visitor = { locale: region.locale, region, remoteAddress }
    return async (endpoint, input) => {
      const answer = await ask(visitor, endpoint, input)
      if (!answer.success) throw new Error(`${endpoint.name} answered ${answer.code}`)
      return z.parse(endpoint.output, answer.data)
    }
  }

  const maps = { portal: PORTAL, serviceMarket: MARKET }
  return {
    parts: reader => maps[reader.app].parts(askerFor(reader)),
    entries: (reader, part, range) => maps[reader.app].entries(askerFor(reader), part, range),
  }
}

interface AppMap {
  parts(asked: Asked): Promise<readonly SiteMapPart[]>
  entries(asked: Asked, part: string, range: Range): AsyncGenerator<SiteMapEntry[]>
}

const PORTAL: AppMap = {
  async parts(asked) {
    const [{ product, store }, { article }, pages] = await Promise.all([
      asked(siteMapCount, {}),
      asked(newsSiteMapCount, {}),
      pagesOf(asked),
    ])
    return [
      { name: 'pages', addresses: pages.length },
      { name: 'stores', addresses: store },
      { name: 'products', addresses: product },
      { name: 'news', addresses: article },
    ]
  },

  async *entries(asked, part, range) {
    if (part === 'pages') {
      yield* cut(await pagesOf(asked), range)
    } else if (part === 'products' || part === 'stores') {
      const kind = part === 'products' ? 'product' : 'store'
      yield* pieces(
        async page => (await asked(siteMapEntries, { kind, ...page })).entries,
        row => addressOf[kind](row.key ?? row.id),
        range,
      )
    } else if (part === 'news') {
      yield* pieces(
        async page => (await asked(newsSiteMapEntries, page)).entries,
        row => addressOf.article(row.id),
        range,
      )
    }
  },
}

const MARKET: AppMap = {
  async parts(asked) {
    const [{ service, provider }, pages] = await Promise.all([asked(marketSiteMapCount, {}), marketPagesOf(asked)])
    return [
      { name: 'pages', addresses: pages.length },
      { name: 'services', addresses: service },
      { name: 'providers', addresses: provider },
    ]
  },

  async *entries(asked, part, range) {
    if (part === 'pages') {
      yield* cut(await marketPagesOf(asked), range)
    } else if (part === 'services' || part === 'providers') {
      const kind = part === 'services' ? 'service' : 'provider'
      const pathOf = kind === 'service' ? serviceRoutes.publicService : serviceRoutes.publicProvider
      yield* pieces(
        async page => (await asked(marketSiteMapEntries, { kind, ...page })).entries,
        row => pathOf(row.id),
        range,
      )
    }
  },
}

function* cut(pages: readonly SiteMapEntry[], { skip, count }: Range): Generator<SiteMapEntry[]> {
  const piece = pages.slice(skip, skip + count)
  if (piece.length > 0) yield piece
}

/** The service market's fixed pages and its categories of every level. */
async function marketPagesOf(asked: Asked): Promise<SiteMapEntry[]> {
  const codesOf = (nodes: readonly Category[]): string[] =>
    nodes.flatMap(({ code, children }) => [code, ...codesOf(children)])
  const codes = codesOf(await asked(serviceCategoryTree, {}))
  return [...['/', '/services'], ...codes.map(code => `/category/${code}`)].map(path => ({ path }))
}

interface Category {
  readonly code: string
  readonly children: readonly Category[]
}

/** What there is little of: the fixed pages, the categories and the documents. */
async function pagesOf(asked: Asked): Promise<SiteMapEntry[]> {
  const [{ nodes }, { records }] = await Promise.all([
    asked(categoryTree, {}),
    asked(publicDocumentPage, { pageSize: MOST_DOCUMENTS }),
  ])
  return [
    ...LISTED_PATHS.map(path => ({ path })),
    ...nodes.map(({ slug }) => ({ path: addressOf.category(slug) })),
    ...records.map(({ code, effectiveAt }) => ({ path: addressOf.document(code), changedAt: effectiveAt })),
  ]
}

/** Rows in the order of their ids, each piece going on where the last one ended. */
async function* pieces(
  read: (page: { after?: string; skip: number; limit: number }) => Promise<readonly Row[]>,
  pathOf: (row: Row) => string,
  { skip, count }: Range,
): AsyncGenerator<SiteMapEntry[]> {
  let left = count
  let after: string | undefined
  while (left > 0) {
    const limit = Math.min(PIECE, left)
    const rows = await read(after === undefined ? { skip, limit } : { after, skip: 0, limit })
    if (rows.length > 0) yield rows.map(row => ({ path: pathOf(row), changedAt: row.changedAt }))
    if (rows.length < limit) return
    left -= rows.length
    after = rows.at(-1)?.id
  }
}
