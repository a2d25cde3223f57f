import { defineManifest } from '@tradeport/web/react'
import { tradingLocales } from '../locales'

// The words of a quotation are those of the order made of it.
const own = { access: 'signedIn', namespaces: ['sourcing', 'phone', 'units'] } as const

/** A buyer's orders under a thumb. */
export const tradingPhone = defineManifest({
  name: 'trading',
  namespace: 'trading',
  locales: tradingLocales,
  nav: [],
  routes: [
    { path: '/orders', lazy: () => import('./orders.screen'), titleKey: 'order.title', ...own },
    { path: '/orders/:id', lazy: () => import('./order.screen'), titleKey: 'order.one', ...own },
  ],
})
