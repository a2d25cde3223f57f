import { defineMenu } from '@tradeport/kernel/contract-kit'

/** What the service market's own pages are reached by. */
export const marketMenu = defineMenu({
  namespace: 'serviceMarket',
  entries: {
    serviceMarket: [
      { key: 'home', path: '/', labelKey: 'market.nav.home', group: 'start', order: 0 },
      {
        key: 'all',
        path: '/services',
        covers: ['/category', '/service', '/provider', '/compare'],
        labelKey: 'market.nav.all',
        group: 'start',
        order: 1,
      },
      { key: 'portal', platform: 'portal', path: '/', labelKey: 'market.nav.portal', group: 'start', order: 2 },
      {
        key: 'offer',
        platform: 'providerAdmin',
        path: '/register',
        labelKey: 'market.nav.offer',
        group: 'start',
        order: 3,
      },
    ],
  },
})
