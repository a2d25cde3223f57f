import { defineMenu } from '@tradeport/kernel/contract-kit'

export const catalogueMenu = defineMenu({
  namespace: 'catalogue',
  entries: {
    seller: [
      {
        key: 'products',
        path: '/products',
        labelKey: 'product.title',
        group: 'goods',
        order: 40,
        icon: 'product',
        permission: 'product:read',
      },
      {
        key: 'store',
        path: '/store',
        labelKey: 'store.own',
        group: 'goods',
        order: 50,
        icon: 'store',
        permission: 'store:read',
      },
      {
        key: 'shops',
        path: '/shops',
        labelKey: 'shops.title',
        group: 'goods',
        order: 51,
        icon: 'category',
        permission: 'store:read',
      },
    ],
    admin: [
      {
        key: 'products',
        path: '/products',
        labelKey: 'product.title',
        group: 'goods',
        order: 20,
        icon: 'product',
        permission: 'product:read',
      },
      {
        key: 'stores',
        path: '/stores',
        labelKey: 'store.title',
        group: 'goods',
        order: 30,
        icon: 'store',
        permission: 'store:read',
      },
    ],
  },
})

/** The seller's start page, which the front-end makes of the cards of several domains. */
export const sellerHomeMenu = defineMenu({
  namespace: 'catalogue',
  entries: { seller: [{ key: 'home', path: '/', labelKey: 'home.nav', group: 'start', order: 0, icon: 'home' }] },
})
