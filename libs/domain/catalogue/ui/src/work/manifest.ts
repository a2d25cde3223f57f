import { PRODUCT_EDITORS } from '@tradeport/domain/catalogue/rules'
import { catalogueMenu } from '@tradeport/domain/catalogue/contract'
import { lazy } from 'react'
import { defineManifest } from '@tradeport/web/react'
import { catalogueLocales } from '../locales'

const common = { name: 'catalogue', namespace: 'catalogue', locales: catalogueLocales } as const
const work = { access: 'signedIn', namespaces: ['entity', 'units'] } as const

/** The seller's own products and store. */
export const catalogueSeller = defineManifest({
  ...common,
  routes: [
    {
      path: '/products',
      lazy: () => import('./product/product-list.screen'),
      plain: true,
      titleKey: 'product.title',
      ...work,
    },
    {
      path: '/products/new',
      roles: PRODUCT_EDITORS,
      permission: 'product:create',
      lazy: () => import('./editor/new-product.screen'),
      titleKey: 'product.new.title',
      ...work,
    },
    {
      path: '/products/:id',
      lazy: () => import('./product/product-detail.screen'),
      titleKey: 'product.title',
      ...work,
    },
    {
      path: '/products/:id/edit',
      roles: PRODUCT_EDITORS,
      permission: 'product:update',
      lazy: () => import('./editor/product-editor.screen'),
      titleKey: 'product.edit.title',
      ...work,
    },
    { path: '/shops', lazy: () => import('./store/shops.screen'), titleKey: 'shops.title', ...work },
    { path: '/store', lazy: () => import('./store/own-store.screen'), titleKey: 'store.own', ...work },
  ],
  nav: catalogueMenu.entries.seller,
})

/** Review of products and stores. */
export const catalogueAdmin = defineManifest({
  ...common,
  routes: [
    {
      path: '/products',
      lazy: () => import('./product/product-review-list.screen'),
      plain: true,
      titleKey: 'product.title',
      ...work,
    },
    {
      path: '/products/:id',
      lazy: () => import('./product/product-review.screen'),
      titleKey: 'product.title',
      ...work,
    },
    { path: '/stores', lazy: () => import('./store/store-list.screen'), plain: true, titleKey: 'store.title', ...work },
    { path: '/stores/:id', lazy: () => import('./store/store-review.screen'), titleKey: 'store.title', ...work },
  ],
  nav: catalogueMenu.entries.admin,
})

/** Cards of the start pages. */
export const ProductTasks = /* @__PURE__ */ lazy(() => import('./home/product-tasks'))
export const NewProductLink = /* @__PURE__ */ lazy(() => import('./home/new-product-link'))
export const FirstSteps = /* @__PURE__ */ lazy(() => import('./home/first-steps'))
export const StoreState = /* @__PURE__ */ lazy(() => import('./home/store-state'))
