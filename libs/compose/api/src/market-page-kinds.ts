import {
  marketDetail,
  marketProviderDetail,
  serviceCategoryTree,
  serviceRoutes,
} from '@tradeport/domain/service-market/contract'
import { regionTextsOf } from '@tradeport/kernel/config'
import { z, type I18nText } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import type { PageMeta, PageRequest } from '@tradeport/node/edge'
import { builtInTexts } from './built-in-texts'
import { breadcrumbs, pictureAddress, serviceFacts, type Crumb } from './first-page-facts'
import type { PageKind } from './first-page-kinds'
import type { Describe, Described } from './first-page-words'

const LONGEST_TEXT = 300
const TEXTS = 'domain/service-market/ui/src'

const word = async ({ locale }: PageRequest, key: string): Promise<string> =>
  (await builtInTexts.texts('serviceMarket', locale))?.[key] ?? ''
const picked = (page: PageRequest, text: I18nText): string => pickText(text, page.locale)

interface Said {
  name: string
  description: string
  path: string
  crumbs?: readonly Crumb[]
  picture?: PageMeta['picture']
  structured?: readonly object[]
}

async function said(page: PageRequest, { name, description, path, crumbs = [], ...rest }: Said): Promise<Described> {
  const site = regionTextsOf(page.region).regionTitle[page.locale]
  const home = { name: await word(page, 'market.title'), path: '/' }
  const way = breadcrumbs(page, [home, ...crumbs, ...(path === '/' ? [] : [{ name, path }])])
  return {
    title: `${name} - ${site}`,
    description: description.slice(0, LONGEST_TEXT),
    meta: { path, type: 'website', site, picture: rest.picture, structured: [...(rest.structured ?? []), way] },
  }
}

const listed =
  (path: string, titleKey: string): Describe =>
  async (_found, page) =>
    said(page, { name: await word(page, titleKey), description: await word(page, 'home.lead'), path })

interface Category {
  code: string
  name: I18nText
  children: readonly Category[]
}

function categoryOf(nodes: readonly Category[], code: string): Category | undefined {
  for (const node of nodes) {
    const found = node.code === code ? node : categoryOf(node.children, code)
    if (found) return found
  }
  return undefined
}

const describeCategory: Describe = async ({ parameter, answer }, page) => {
  const { data } = z.safeParse(serviceCategoryTree.output, answer(serviceCategoryTree))
  if (!data) return {}
  const category = categoryOf(data, parameter)
  if (!category) return 'missing'
  return said(page, {
    name: picked(page, category.name),
    description: await word(page, 'home.lead'),
    path: `/category/${category.code}`,
  })
}

const describeService: Describe = async ({ answer }, page) => {
  const { data: service } = z.safeParse(marketDetail.output, answer(marketDetail))
  if (!service) return {}
  const name = picked(page, service.title)
  const description = picked(page, service.subtitle) || name
  const cover = service.coverFileId ?? service.gallery[0]
  return said(page, {
    name,
    description,
    path: serviceRoutes.publicService(service.id),
    crumbs: [{ name: await word(page, 'list.title.all'), path: '/services' }],
    picture: cover ? { url: pictureAddress(page, cover), alt: name } : undefined,
    structured: [serviceFacts(page, { ...service, name, description })],
  })
}

const describeProvider: Describe = async ({ answer }, page) => {
  const { data: provider } = z.safeParse(marketProviderDetail.output, answer(marketProviderDetail))
  if (!provider) return {}
  return said(page, {
    name: provider.name,
    description: picked(page, provider.introduction) || provider.name,
    path: serviceRoutes.publicProvider(provider.companyId),
  })
}

/** Every page of the service market; those without a description are a person's own. */
export const MARKET_PAGE_KINDS: readonly PageKind[] = [
  {
    path: /^\/$/,
    screen: { serviceMarket: 'service-market/ui/src/public/home/home.screen.tsx' },
    texts: TEXTS,
    describe: listed('/', 'market.title'),
  },
  {
    path: /^\/services$/i,
    screen: { serviceMarket: 'public/list/service-list.screen.tsx' },
    texts: TEXTS,
    describe: listed('/services', 'list.title.all'),
  },
  {
    path: /^\/category\/([\w-]{1,80})$/i,
    screen: { serviceMarket: 'public/list/service-list.screen.tsx' },
    texts: TEXTS,
    calls: () => [{ endpoint: serviceCategoryTree, input: {} }],
    describe: describeCategory,
  },
  {
    path: /^\/service\/([\w-]{1,40})$/i,
    screen: { serviceMarket: 'public/detail/service-detail.screen.tsx' },
    texts: TEXTS,
    calls: id => [{ endpoint: marketDetail, input: { id } }],
    subject: marketDetail,
    describe: describeService,
  },
  {
    path: /^\/provider\/([\w-]{1,40})$/i,
    screen: { serviceMarket: 'public/provider/provider.screen.tsx' },
    texts: TEXTS,
    calls: companyId => [{ endpoint: marketProviderDetail, input: { companyId } }],
    subject: marketProviderDetail,
    describe: describeProvider,
  },
  { path: /^\/service\/[\w-]{1,40}\/order$/i, screen: { serviceMarket: 'place/place-order.screen.tsx' } },
  { path: /^\/favourites$/i, screen: { serviceMarket: null } },
  { path: /^\/compare$/i, screen: { serviceMarket: null } },
  { path: /^\/(?:service-orders|after-sales)(?:\/[\w-]+)*$/i, screen: { serviceMarket: null } },
  { path: /^\/(?:login|register|password)$/i, screen: { serviceMarket: null } },
]
