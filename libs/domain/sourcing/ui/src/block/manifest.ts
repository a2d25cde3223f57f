import { blockMenu } from '@tradeport/domain/sourcing/contract'
import { defineManifest } from '@tradeport/web/react'
import { blockLocales } from './locales'

const common = { name: 'block', namespace: 'block', locales: blockLocales } as const
const routes = [
  {
    path: '/blocks',
    lazy: () => import('./block-list.screen'),
    titleKey: 'block.title',
    access: 'signedIn',
    namespaces: ['entity'],
    plain: true,
  },
] as const

/** Companies that another one takes nothing new from; operators see those of the region. */
export const blocksBuyer = defineManifest({ ...common, routes, nav: blockMenu.entries.buyer })
export const blocksSeller = defineManifest({ ...common, routes, nav: blockMenu.entries.seller })
export const blocksAdmin = defineManifest({ ...common, routes, nav: blockMenu.entries.admin })
