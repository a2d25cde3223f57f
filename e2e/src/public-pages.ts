/** A route, or no route: on from the stop before; then the first link from there whose address contains this. */
export type Stop = readonly [name: string, route: string | null, link?: string]

const LISTS: readonly Stop[] = [
  ['home', '/'],
  ['mall', '/b2bForeignTradeMall'],
  ['found', '/b2bForeignTradeMall?q=merino'],
  ['nothing-found', '/b2bForeignTradeMall?q=zzzzzz'],
  ['category', '/category/sweaters'],
  ['not-found', '/404'],
]
const FACTS: readonly Stop[] = [
  ['product', '/b2bForeignTradeMall?q=SEA-SW110', '/product/'],
  ['stores', '/stores'],
  ['store', '/store/zhejiang-seamless-whole-garment'],
  ['news', '/news'],
  // Of a kind that no other test writes about: more of one kind are shown below it.
  ['news-article', '/news?category=policy', '/newsDetail/'],
  ['documents', '/relatedDocument'],
  ['document', '/relatedDocument?code=user_agreement'],
]
const TALKS: readonly Stop[] = [
  ['leave-message', '/message'],
  ['find-message', '/message/track'],
  ['assistant', '/IntelligentCustomerService'],
  ['compare', '/compare'],
]

/** Every page that a visitor can open, but for signing in; those of a group are walked one after the other. */
export const PUBLIC_PAGES = {
  portal: [LISTS, FACTS, [...TALKS, ['services', '/enterpriseService'], ['about', '/about']]],
  h5: [LISTS, FACTS, [...TALKS, ['categories', '/categories'], ['search', '/search'], ['me', '/me']]],
  serviceMarket: [
    [
      ['home', '/'],
      ['services', '/services'],
      ['service', null, '/service/'],
    ],
    [['compare', '/compare']],
  ],
} as const satisfies Record<string, readonly (readonly Stop[])[]>

export type PublicApp = keyof typeof PUBLIC_PAGES

export const PUBLIC_APPS = ['portal', 'h5', 'serviceMarket'] as const satisfies readonly PublicApp[]
export const WIDTHS = [360, 768, 1440, 1920] as const
export const LOCALES = ['en_US', 'zh_CN', 'de_DE', 'th_TH'] as const
