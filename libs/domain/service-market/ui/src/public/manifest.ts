import { marketMenu } from '@tradeport/domain/service-market/contract'
import { defineManifest } from '@tradeport/web/react'
import { serviceMarketLocales } from '../locales'

const open = { access: 'public', plain: true, namespaces: [] } as const
const list = () => import('./list/service-list.screen')

/** The service market's pages for everybody. */
export const serviceMarketPublic = defineManifest({
  name: 'serviceMarket',
  namespace: 'serviceMarket',
  locales: serviceMarketLocales,
  routes: [
    { path: '/', lazy: () => import('./home/home.screen'), titleKey: 'market.title', ...open },
    { path: '/services', lazy: list, titleKey: 'list.title.all', ...open },
    { path: '/category/:code', lazy: list, titleKey: 'list.title.all', ...open },
    { path: '/service/:id', lazy: () => import('./detail/service-detail.screen'), titleKey: 'market.title', ...open },
    { path: '/compare', lazy: () => import('./compare/compare.screen'), titleKey: 'compare.title', ...open },
    {
      path: '/favourites',
      lazy: () => import('./favourites/favourites.screen'),
      titleKey: 'favourites.title',
      ...open,
    },
    { path: '/provider/:id', lazy: () => import('./provider/provider.screen'), titleKey: 'market.title', ...open },
  ],
  nav: marketMenu.entries.serviceMarket,
})
