import {
  categoryTree,
  productDetail,
  productDetailOutput,
  storeDetail,
  type CategoryNode,
} from '@tradeport/domain/catalogue/contract'
import { publicDocument, publicNewsArticle } from '@tradeport/domain/content/contract'
import { regionTextsOf } from '@tradeport/kernel/config'
import { z, type Endpoint } from '@tradeport/kernel/contract-kit'
import type { PageMeta, PageRequest } from '@tradeport/node/edge'
import { builtInTexts } from './built-in-texts'
import { addressOf } from './first-page-addresses'
import { articleFacts, breadcrumbs, pictureAddress, productFacts, siteFacts, storeFacts } from './first-page-facts'

/** What search engines and previews are told of a page, and what its tab is called. */
export interface Described {
  title?: string | undefined
  description?: string | undefined
  meta?: PageMeta | undefined
}

/** What a page asked about: the parameter of its address, and the answers that came. */
export interface Found {
  parameter: string
  answer(endpoint: Endpoint): unknown
}

/** `missing`: the answers say that there is no such thing. Nothing is said where they did not come. */
export type Describe = (found: Found, page: PageRequest) => Promise<Described | 'missing'>

const LONGEST_TEXT = 300

const shortened = (text: string): string | undefined => text.slice(0, LONGEST_TEXT) || undefined

export type Words = (key: string, values?: Readonly<Record<string, string>>) => string

/** The front-ends' texts of a namespace in the reader's language. */
export async function wordsOf({ locale }: Pick<PageRequest, 'locale'>, namespace: string): Promise<Words> {
  const texts = await builtInTexts.texts(namespace, locale)
  return (key, values = {}) =>
    (texts?.[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

async function text(
  page: PageRequest,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await wordsOf(page, namespace))(key, values)
}

const siteName = ({ region, locale }: PageRequest): string => regionTextsOf(region).regionTitle[locale]

interface PageWords {
  name: string
  description?: string | undefined
}

function described(page: PageRequest, { name, description }: PageWords, meta: Omit<PageMeta, 'site'>): Described {
  return { title: `${name} - ${siteName(page)}`, description, meta: { ...meta, site: siteName(page) } }
}

const homeCrumb = async (page: PageRequest) => ({ name: await text(page, 'mall', 'notFound.home'), path: '/' })
const mallCrumb = async (page: PageRequest) => ({
  name: await text(page, 'mall', 'list.all'),
  path: '/b2bForeignTradeMall',
})

/** A page that is the same in every region: its title and description are the front-ends' own texts. */
export function listed(path: string, namespace: string, titleKey: string, descriptionKey?: string): Describe {
  return async (_found, page) => {
    const name = await text(page, namespace, titleKey)
    const about = path === '/about' ? regionTextsOf(page.region).regionFullTitle[page.locale] : name
    const description = descriptionKey && (await text(page, namespace, descriptionKey, { name: about }))
    const structured = [breadcrumbs(page, [await homeCrumb(page), { name, path }])]
    return described(page, { name, description }, { path, type: 'website', onPhone: isOnPhone(path), structured })
  }
}

const isOnPhone = (path: string): boolean => path !== '/about' && path !== '/enterpriseService'

export const describeHome: Describe = async (_found, page) => {
  const title = `${await text(page, 'mall', 'home.documentTitle')} - ${siteName(page)}`
  const fullName = regionTextsOf(page.region).regionFullTitle[page.locale]
  return {
    // The phone's front-end keeps its own name, so that two open tabs can be told apart.
    title: page.app === 'h5' ? undefined : title,
    description: await text(page, 'mall', 'home.description'),
    meta: {
      path: '/',
      type: 'website',
      site: siteName(page),
      onPhone: true,
      structured: siteFacts(page, { name: siteName(page), fullName }),
    },
  }
}

const productParts = z.pick(productDetailOutput, {
  id: true,
  no: true,
  title: true,
  summary: true,
  path: true,
  brand: true,
  modelNo: true,
  originCountry: true,
  stockMode: true,
  priceMode: true,
  priceHidden: true,
  priceTiers: true,
  media: true,
  store: true,
})
export type ProductParts = z.output<typeof productParts>

export const describeProduct: Describe = async (found, page) => {
  const { data: product } = z.safeParse(productParts, found.answer(productDetail))
  if (!product) return {}
  const path = addressOf.product(product.id)
  const cover = product.media.find(({ isCover }) => isCover) ?? product.media.find(({ kind }) => kind === 'image')
  const way = product.path.map(({ slug, name }) => ({ name, path: addressOf.category(slug) }))
  const crumbs = [await homeCrumb(page), await mallCrumb(page), ...way, { name: product.title, path }]
  return described(
    page,
    { name: product.title, description: shortened(product.summary || product.title) },
    {
      path,
      type: 'product',
      onPhone: true,
      picture: cover && { url: pictureAddress(page, cover.fileId), alt: product.title },
      structured: [productFacts(page, product), breadcrumbs(page, crumbs)],
    },
  )
}

export const describeStore: Describe = async (found, page) => {
  const { data: store } = z.safeParse(storeDetail.output, found.answer(storeDetail))
  if (!store) return {}
  const path = addressOf.store(store.slug)
  const stores = { name: await text(page, 'mall', 'stores.title'), path: '/stores' }
  const pictureId = store.bannerFileIds[0] ?? store.logoFileId
  return described(
    page,
    {
      name: store.name,
      description: shortened(store.intro) ?? (await text(page, 'mall', 'store.description', { name: store.name })),
    },
    {
      path,
      type: 'website',
      onPhone: true,
      picture: pictureId ? { url: pictureAddress(page, pictureId), alt: store.name } : undefined,
      structured: [
        storeFacts(page, store),
        breadcrumbs(page, [await homeCrumb(page), stores, { name: store.name, path }]),
      ],
    },
  )
}

export const describeCategory: Describe = async (found, page) => {
  const { data: tree } = z.safeParse(categoryTree.output, found.answer(categoryTree))
  if (!tree) return {}
  const category = tree.nodes.find(({ slug }) => slug === found.parameter)
  if (!category) return 'missing'
  const path = addressOf.category(category.slug)
  const way = wayTo(category, tree.nodes).map(({ slug, name }) => ({ name, path: addressOf.category(slug) }))
  return described(
    page,
    { name: category.name, description: await text(page, 'mall', 'list.description', { name: category.name }) },
    {
      path,
      type: 'website',
      onPhone: true,
      picture: category.imageFileId
        ? { url: pictureAddress(page, category.imageFileId), alt: category.name }
        : undefined,
      structured: [breadcrumbs(page, [await homeCrumb(page), await mallCrumb(page), ...way])],
    },
  )
}

/** From the root to the category itself. */
function wayTo(category: CategoryNode, nodes: readonly CategoryNode[]): CategoryNode[] {
  const parent = nodes.find(({ id }) => id === category.parentId)
  return parent ? [...wayTo(parent, nodes), category] : [category]
}

export const describeArticle: Describe = async (found, page) => {
  const { data: article } = z.safeParse(publicNewsArticle.output, found.answer(publicNewsArticle))
  if (!article) return {}
  const path = addressOf.article(article.id)
  const news = { name: await text(page, 'content', 'news.title'), path: '/news' }
  return described(
    page,
    { name: article.title, description: shortened(article.summary) },
    {
      path,
      type: 'article',
      onPhone: true,
      picture: article.coverFileId ? { url: pictureAddress(page, article.coverFileId), alt: article.title } : undefined,
      structured: [
        articleFacts(page, article, siteName(page)),
        breadcrumbs(page, [await homeCrumb(page), news, { name: article.title, path }]),
      ],
    },
  )
}

const allDocuments = listed('/relatedDocument', 'content', 'documents.title', 'documents.description')

export const describeDocument: Describe = async (found, page) => {
  const answer = found.answer(publicDocument)
  const { data: document } = z.safeParse(publicDocument.output, answer)
  if (!document) return page.query.has('id') || page.query.has('code') ? {} : allDocuments(found, page)
  const path = addressOf.document(document.code)
  const documents = { name: await text(page, 'content', 'documents.title'), path: '/relatedDocument' }
  return described(
    page,
    { name: document.title, description: document.title },
    {
      path,
      type: 'article',
      onPhone: true,
      structured: [breadcrumbs(page, [await homeCrumb(page), documents, { name: document.title, path }])],
    },
  )
}

/** The title of a page that does not exist. */
export const missingTitle = async (page: PageRequest): Promise<string> =>
  `${await text(page, 'common', 'error.notFound')} - ${siteName(page)}`
