import {
  PRODUCT_SORTS,
  categoryTree,
  mallRoutes,
  productPage,
  type CategoryNode,
} from '@tradeport/domain/catalogue/contract'
import {
  EMPTY_QUERY,
  firstCategories,
  listInput,
  readListQuery,
  writeListQuery,
  type ListQuery,
} from '@tradeport/domain/catalogue/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { formatNumber } from '@tradeport/kernel/values'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf, type Found, type Words } from '../first-page-words'
import { counted } from './counted'
import { css } from './css'
import { crumbs, icon } from './drawings'
import { pathTo } from './links'
import type { Opening } from './opening'
import { phoneFrame } from './phone-frame'
import { portalFrame } from './portal-frame'
import { productCard } from './product-card'
import { searchBox } from './search-box'

const MALL = '/b2bForeignTradeMall'
/** Cards whose pictures are loaded at once. */
const FIRST = 4

interface Shown {
  page: PageRequest
  mall: Words
  units: Words
  query: ListQuery
  nodes: readonly CategoryNode[]
  /** Undefined: all goods. */
  category: CategoryNode | undefined
  goods: z.output<typeof productPage.output> | undefined
}

const nodesOf = (found: Found) => z.safeParse(categoryTree.output, found.answer(categoryTree)).data?.nodes

/** What the list asks for, once the category of its address is known; undefined where there is none. */
export function listCall(found: Found, { query }: PageRequest) {
  const asked = readListQuery(query)
  if (found.parameter === '') return listInput(asked, {})
  const category = nodesOf(found)?.find(({ slug }) => slug === found.parameter)
  return category && listInput(asked, { categoryId: category.id })
}

async function shown(found: Found, page: PageRequest): Promise<Shown | undefined> {
  const nodes = nodesOf(found)
  if (!nodes) return undefined
  const category = nodes.find(({ slug }) => slug === found.parameter)
  if (found.parameter !== '' && !category) return undefined
  const { data: goods } = z.safeParse(productPage.output, found.answer(productPage))
  const [mall, units] = await Promise.all([wordsOf(page, 'mall'), wordsOf(page, 'units')])
  return { page, mall, units, query: readListQuery(page.query), nodes, category, goods }
}

/** A list of goods: where it stands, its name, the search, the categories, and its first page. */
export const listOpening: Opening = async (found, page) => {
  const what = await shown(found, page)
  if (!what) return undefined
  const isMall = what.category === undefined
  const frame = await portalFrame(page, {
    place: isMall && what.query.trade === 'domestic' ? 'b2bMall' : 'globalMall',
    ground: isMall ? 'light' : 'transparent',
    hasOwnSearch: true,
  })
  return () => frame(markup`${head(what)}${list(what, 'portal')}`)
}

/** The same on a phone. */
export const listH5Opening: Opening = async (found, page) => {
  const what = await shown(found, page)
  if (!what) return undefined
  const frame = await phoneFrame(page, 'list')
  return () => frame(markup`${head(what)}${list(what, 'h5')}`)
}

const addressOf = ({ category }: Shown): string => (category ? mallRoutes.category(category.slug) : MALL)

function head(what: Shown): Markup {
  const { page, mall, query, category } = what
  const title = category?.name ?? mall(query.trade === 'domestic' ? 'list.domestic' : 'list.all')
  const heading = query.keyword ? mall('list.found', { keyword: query.keyword }) : title
  const path = category ? wayDown(what.nodes, category) : []
  const way = crumbs(mall('crumbs'), [
    { name: mall('list.all'), ...(category || query.keyword ? { href: pathTo(page, MALL) } : {}) },
    ...path.map(({ name, slug }, place) => ({
      name,
      ...(place < path.length - 1 ? { href: pathTo(page, mallRoutes.category(slug)) } : {}),
    })),
  ])
  const search = searchBox(page, mall, 'medium', { keyword: query.keyword, path: addressOf(what) })
  return markup`<header class="${css('mall', 'head')}"><div class="tp-content">${way}<div class="${css('mall', 'headLine')}"><h1 class="${css('mall', 'title')}">${heading}</h1><div class="${css('mall', 'search')}">${search}</div></div>${chips(what)}</div></header>`
}

/** From the root down to the category itself. */
function wayDown(nodes: readonly CategoryNode[], category: CategoryNode): CategoryNode[] {
  const parent = nodes.find(({ id }) => id === category.parentId)
  return [...(parent ? wayDown(nodes, parent) : []), category]
}

const offered = ({ nodes }: Shown, parentId: string | null) =>
  nodes.filter(node => node.productCount > 0 && node.parentId === parentId)

function chips(what: Shown): Markup {
  const { nodes, category, mall } = what
  const below = category ? offered(what, category.id) : firstCategories(nodes)
  const all = below.length > 0 ? below : category?.parentId ? offered(what, category.parentId) : []
  const links = all.map(
    node =>
      markup`<li><a class="${css('chips', 'chip')}" href="${categoryHref(what, node)}"${node === category && markup` aria-current="page"`}>${node.name} <span class="${css('chips', 'count')}">${number(what, node.productCount)}</span></a></li>`,
  )
  return markup`<ul role="list" class="${css('chips', 'chips')}" aria-label="${mall('list.categories')}">${links}</ul>`
}

/** Words and trade type go along. */
function categoryHref({ page, query }: Shown, { slug }: CategoryNode): string {
  const kept = writeListQuery({ ...query, attributes: {}, page: 1 })
  return pathTo(page, `${mallRoutes.category(slug)}${kept === '' ? '' : `?${kept}`}`)
}

const number = ({ page }: Shown, value: number): string => formatNumber(value, { region: page.region })

function list(what: Shown, app: 'portal' | 'h5'): Markup {
  const { page, mall, goods } = what
  const cards = goods?.records.map((each, place) => markup`<li>${productCard(page, what, each, place < FIRST)}</li>`)
  const grid =
    cards !== undefined &&
    cards.length > 0 &&
    !isNarrowed(what) &&
    markup`<div><ul role="list" class="${css('grid', 'grid')}" data-columns="${app === 'h5' ? 'phone' : 'beside'}">${cards}</ul></div>`
  return markup`<div class="tp-content"><div class="${css('list', 'list')}"${app === 'h5' && markup` data-phone="true"`}><aside class="${css('list', 'side')}" aria-label="${mall('filter.title')}">${tree(what)}</aside><section class="${css('list', 'main')}" aria-label="${mall('list.results')}">${bar(what)}${grid}</section></div></div>`
}

/** Narrowed lists say above their goods what narrows them, in words that come with the counts. */
const isNarrowed = ({ query }: Shown): boolean => {
  const { keyword, trade, sort, page } = query
  return writeListQuery(query) !== writeListQuery({ ...EMPTY_QUERY, keyword, trade, sort, page })
}

function tree(what: Shown): Markup {
  const { nodes, category, mall } = what
  const roots = offered(what, null)
  const open = new Set([...(category ? wayDown(nodes, category) : []), ...(roots.length === 1 ? roots : [])])
  const branch = (of: readonly CategoryNode[]): Markup => {
    const items = of.map(node => {
      const below = open.has(node) ? offered(what, node.id) : []
      return markup`<li><a class="${css('tree', 'category')}" href="${categoryHref(what, node)}"${node === category && markup` aria-current="page"`}><span>${node.name}</span><span class="${css('tree', 'count')}">${number(what, node.productCount)}</span></a>${below.length > 0 && branch(below)}</li>`
    })
    return markup`<ul role="list" class="${css('tree', 'branch')}">${items}</ul>`
  }
  return markup`<div class="${css('tree', 'panel')}"><nav aria-label="${mall('list.categories')}"><h2 class="${css('tree', 'treeTitle')}">${mall('list.categories')}</h2>${branch(roots)}</nav></div>`
}

/** How many there are; order and filters have their room and work with the app. */
function bar(what: Shown): Markup {
  const { page, mall, query, goods } = what
  const total =
    goods !== undefined &&
    (goods.totalCapped
      ? mall('list.totalCapped', { number: number(what, goods.total) })
      : counted(page, mall, 'list.total', goods.total, { number: number(what, goods.total) }))
  const orders = PRODUCT_SORTS.map(
    sort =>
      markup`<option${sort === (query.sort ?? 'relevance') && markup` selected`}>${mall(`sort.${sort}`)}</option>`,
  )
  const label = mall('sort.label')
  return markup`<div class="${css('list', 'bar')}"><p class="${css('list', 'total')}">${total}</p><span class="${css('button', 'button', 'secondary', 'medium')} ${css('list', 'filterButton')}" aria-hidden="true"><span class="${css('button', 'content')}">${icon(18)}<span class="${css('button', 'label')}">${mall('filter.title')}</span></span></span><label class="${css('list', 'sort')}" inert><span class="${css('list', 'sortLabel')}">${label}</span><div class="${css('control', 'frame')}"><select aria-label="${label}" class="${css('control', 'input', 'select')}">${orders}</select></div></label></div>`
}
