import {
  FEATURED_PRODUCTS,
  categoryTree,
  productDetail,
  productPage,
  storeDetail,
} from '@tradeport/domain/catalogue/contract'
import { portalFigures, publicDocument, publicNewsArticle } from '@tradeport/domain/content/contract'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import type { PageRequest } from '@tradeport/node/edge'
import {
  describeArticle,
  describeCategory,
  describeDocument,
  describeHome,
  describeProduct,
  describeStore,
  listed,
  type Describe,
  type Found,
} from './first-page-words'
import { MARKET_PAGE_KINDS } from './market-page-kinds'
import { homeH5Opening, homeOpening } from './opening/home.opening'
import { listCall, listH5Opening, listOpening } from './opening/list.opening'
import type { Opening } from './opening/opening'
import { productH5Opening, productOpening } from './opening/product.opening'
import { storeH5Opening, storeOpening } from './opening/store.opening'

export interface Call {
  endpoint: Endpoint
  input: Record<string, unknown>
}

export type PublicApp = 'portal' | 'h5' | 'serviceMarket'

/** A page of the public front-ends. */
export interface PageKind {
  path: RegExp
  /** End of the screen's source path, by the front-ends that have the page; null where nothing of it is fetched ahead. */
  screen: Partial<Record<PublicApp, string | null>>
  /** What it asks first; an answer sent along is one round trip that a visitor does not wait for. */
  calls?(parameter: string, page: PageRequest): Call[]
  /** What it asks once those answers are known. */
  next?(found: Found, page: PageRequest): Call[]
  /** Folder of the texts that this page has beside those of every page. */
  texts?: string
  /** The call that the page is about: refused, there is no page. */
  subject?: Endpoint
  /** What search engines and previews are told; without it they are kept out. `undefined` of it: there is no such thing. */
  describe?: Describe
  /** A page of the same front-end shows it inside. */
  framed?: boolean
  /** What of it shows before the scripts are there. */
  opening?: Partial<Record<PublicApp, Opening>>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TREE: Call = { endpoint: categoryTree, input: {} }
const NEWS_ARTICLE = 'news/news-article.screen.tsx'

const LIST_OPENING = { portal: listOpening, h5: listH5Opening }
const firstGoods = (found: Found, page: PageRequest): Call[] => {
  const input = listCall(found, page)
  return input ? [{ endpoint: productPage, input }] : []
}

const both = (screen: string): PageKind['screen'] => ({ portal: screen, h5: screen })

/** Every page that there is: an address that none of them fits is answered with 404. */
const PAGE_KINDS: readonly PageKind[] = [
  {
    path: /^\/$/,
    screen: { portal: 'public/home/home.screen.tsx', h5: 'public/h5/home-h5.screen.tsx' },
    calls: () => [TREE, { endpoint: portalFigures, input: {} }, { endpoint: productPage, input: FEATURED_PRODUCTS }],
    describe: describeHome,
    opening: { portal: homeOpening, h5: homeH5Opening },
  },
  {
    path: /^\/product\/([\w-]{1,40})$/i,
    screen: { portal: 'public/product/product.screen.tsx', h5: 'public/h5/product-h5.screen.tsx' },
    texts: 'catalogue/ui/src/public/product',
    calls: id => [{ endpoint: productDetail, input: { id } }],
    subject: productDetail,
    describe: describeProduct,
    opening: { portal: productOpening, h5: productH5Opening },
  },
  {
    path: /^\/store\/([\w-]{1,40})$/i,
    screen: both('public/store/store.screen.tsx'),
    calls: slug => [{ endpoint: storeDetail, input: UUID.test(slug) ? { id: slug } : { slug } }],
    subject: storeDetail,
    describe: describeStore,
    opening: { portal: storeOpening, h5: storeH5Opening },
  },
  {
    path: /^\/b2bForeignTradeMall$/i,
    screen: both('public/mall/mall.screen.tsx'),
    calls: () => [TREE],
    next: firstGoods,
    opening: LIST_OPENING,
    describe: listed('/b2bForeignTradeMall', 'mall', 'list.all', 'list.description'),
  },
  {
    path: /^\/category\/([\w-]{1,80})$/i,
    screen: both('public/mall/mall.screen.tsx'),
    calls: () => [TREE],
    next: firstGoods,
    opening: LIST_OPENING,
    describe: describeCategory,
  },
  {
    path: /^\/stores$/i,
    screen: both('public/store/stores.screen.tsx'),
    describe: listed('/stores', 'mall', 'stores.title', 'stores.description'),
  },
  {
    path: /^\/newsDetail\/([\w-]{1,40})$/i,
    screen: both(NEWS_ARTICLE),
    calls: id => [{ endpoint: publicNewsArticle, input: { id } }],
    subject: publicNewsArticle,
    describe: describeArticle,
  },
  {
    path: /^\/news$/i,
    screen: both('news/news-list.screen.tsx'),
    describe: listed('/news', 'content', 'news.title', 'news.description'),
  },
  {
    path: /^\/relatedDocument$/i,
    screen: both('documents/documents.screen.tsx'),
    calls: (_, { query }) => documentCalls(query),
    subject: publicDocument,
    describe: describeDocument,
  },
  {
    path: /^\/enterpriseService$/i,
    screen: { portal: 'services/enterprise-service.screen.tsx' },
    describe: listed('/enterpriseService', 'mall', 'services.title', 'services.description'),
  },
  {
    path: /^\/about$/i,
    screen: { portal: 'about/about.screen.tsx' },
    describe: listed('/about', 'mall', 'about.documentTitle', 'about.lead'),
  },
  {
    path: /^\/IntelligentCustomerService$/i,
    screen: both('chat/chat-page.screen.tsx'),
    describe: listed('/IntelligentCustomerService', 'assistant', 'title'),
  },
  {
    path: /^\/message$/i,
    screen: both('message/message.screen.tsx'),
    describe: listed('/message', 'support', 'title'),
  },
  // A person's own: a conversation behind a link, what was searched for, who is signed in, what a buyer does.
  { path: /^\/message\/track$/i, screen: both('track/track.screen.tsx') },
  { path: /^\/messages$/i, screen: { portal: null, h5: null } },
  { path: /^\/preview\/[\w-]{1,500}(?:~[\w-]{1,80})?$/, screen: { portal: null } },
  { path: /^\/preview\/[\w-]{1,500}(?:~[\w-]{1,80})?\/page$/, screen: { portal: null }, framed: true },
  { path: /^\/compare$/i, screen: { portal: null, h5: null } },
  { path: /^\/search$/i, screen: { h5: 'h5/search.screen.tsx' } },
  {
    path: /^\/(?:inquiries|negotiations|quotations|orders|favourites)(?:\/[\w-]+)*$/i,
    screen: { h5: null },
  },
  { path: /^\/me$/i, screen: { h5: 'h5/me.screen.tsx' } },
  {
    path: /^\/categories$/i,
    screen: { h5: 'h5/categories.screen.tsx' },
    calls: () => [TREE],
    describe: listed('/b2bForeignTradeMall', 'mall', 'list.categories', 'list.description'),
  },
]

/** Whether a front-end has a page at this path, of which what it shows may still be missing. */
export const pageKindOf = (app: PublicApp, path: string): PageKind | undefined =>
  (app === 'serviceMarket' ? MARKET_PAGE_KINDS : PAGE_KINDS).find(
    kind => kind.screen[app] !== undefined && kind.path.test(path),
  )

/** A document is named by code or id, as its screen reads them; without either it is the list of all. */
function documentCalls(query: URLSearchParams): Call[] {
  const id = query.get('id') ?? ''
  const code = (query.get('code') ?? '').slice(0, 40)
  if (UUID.test(id)) return [{ endpoint: publicDocument, input: { id } }]
  return code === '' ? [] : [{ endpoint: publicDocument, input: { code } }]
}
