import { favouriteMenu } from '@tradeport/domain/catalogue/contract'
import { defineManifest } from '@tradeport/web/react'
import { mallLocales } from '../locales'
import { goodsLocales } from '../product/locales'

/** Their words are those of a product's page: another set of files would be named in the first page. */
const common = { name: 'saved', namespace: 'goods', locales: goodsLocales } as const

/** What visitors choose to compare. */
export const catalogueSaved = defineManifest({
  ...common,
  routes: [
    {
      path: '/compare',
      lazy: () => import('./compare.screen'),
      titleKey: 'compare.title',
      access: 'public',
      namespaces: ['mall', 'units'],
    },
  ],
  nav: [],
})

/** What a buyer keeps. */
export const catalogueFavourites = defineManifest({
  ...common,
  routes: [
    {
      path: '/favourites',
      lazy: () => import('./favourites.screen'),
      titleKey: 'favourites.title',
      access: 'signedIn',
      namespaces: ['mall', 'units'],
    },
  ],
  nav: favouriteMenu.entries.buyer,
})

/** Words of the mall in a front-end that has none of its pages. */
export const catalogueMallWords = defineManifest({
  name: 'mall',
  namespace: 'mall',
  locales: mallLocales,
  routes: [],
  nav: [],
})

/** The heart for pages of other domains. */
export const keepButton = () => import('./keep-buttons')
