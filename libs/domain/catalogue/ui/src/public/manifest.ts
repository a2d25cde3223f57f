import { defineManifest } from '@tradeport/web/react'
import { phoneLocales } from './h5/locales'
import { mallLocales } from './locales'
import { goodsLocales } from './product/locales'

const mall = { name: 'mall', namespace: 'mall', locales: mallLocales, nav: [] } as const
const open = { access: 'public', namespaces: ['units'] } as const
const goods = { access: 'public', namespaces: ['goods', 'units'] } as const

/** The texts of a product's page. */
export const catalogueGoods = defineManifest({
  name: 'goods',
  namespace: 'goods',
  locales: goodsLocales,
  nav: [],
  routes: [],
})

/** The mall's pages for visitors, and what the portal says of the platform itself. */
export const cataloguePortal = defineManifest({
  ...mall,
  routes: [
    { path: '/', lazy: () => import('./home/home.screen'), titleKey: 'home.documentTitle', ...open },
    { path: '/b2bForeignTradeMall', lazy: () => import('./mall/mall.screen'), titleKey: 'list.all', ...open },
    { path: '/category/:slug', lazy: () => import('./mall/mall.screen'), titleKey: 'list.all', ...open },
    { path: '/product/:id', lazy: () => import('./product/product.screen'), titleKey: 'list.all', ...goods },
    { path: '/stores', lazy: () => import('./store/stores.screen'), titleKey: 'stores.title', ...open },
    { path: '/store/:slug', lazy: () => import('./store/store.screen'), titleKey: 'stores.title', ...open },
    {
      path: '/enterpriseService',
      lazy: () => import('./services/enterprise-service.screen'),
      titleKey: 'services.title',
      ...open,
    },
    { path: '/about', lazy: () => import('./about/about.screen'), titleKey: 'about.documentTitle', ...open },
    { path: '/404', lazy: () => import('./not-found.screen'), titleKey: 'notFound.title', ...open },
  ],
})

export { PortalFrame } from './frame/portal-frame'
export const notFoundScreen = () => import('./not-found.screen')

/** The same mall on a phone, at the same addresses. */
export const catalogueH5 = defineManifest({
  ...mall,
  routes: [
    { path: '/', lazy: () => import('./h5/home-h5.screen'), titleKey: 'home.documentTitle', ...open },
    { path: '/categories', lazy: () => import('./h5/categories.screen'), titleKey: 'list.categories', ...open },
    { path: '/search', lazy: () => import('./h5/search.screen'), titleKey: 'h5.search', ...open },
    { path: '/b2bForeignTradeMall', lazy: () => import('./mall/mall.screen'), titleKey: 'list.all', ...open },
    { path: '/category/:slug', lazy: () => import('./mall/mall.screen'), titleKey: 'list.all', ...open },
    { path: '/product/:id', lazy: () => import('./h5/product-h5.screen'), titleKey: 'list.all', ...goods },
    { path: '/stores', lazy: () => import('./store/stores.screen'), titleKey: 'stores.title', ...open },
    { path: '/store/:slug', lazy: () => import('./store/store.screen'), titleKey: 'stores.title', ...open },
    { path: '/me', lazy: () => import('./h5/me.screen'), titleKey: 'h5.me', ...goods },
  ],
})

/** The texts that only a phone has. */
export const cataloguePhone = defineManifest({
  name: 'phone',
  namespace: 'phone',
  locales: phoneLocales,
  nav: [],
  routes: [],
})

export { askingBuyers } from './buyer/asking-buyers'
export { forBuyers } from './buyer/for-buyers'
export { H5Frame } from './h5/h5-frame'
