import { BUYERS_WHO_ACT, SELLERS_WHO_ACT } from '@tradeport/domain/sourcing/rules'
import { sourcingMenu } from '@tradeport/domain/sourcing/contract'
import { lazy } from 'react'
import { defineManifest } from '@tradeport/web/react'
import { sourcingLocales } from './locales'

export { sourcingLocales }
export { blocksAdmin, blocksBuyer, blocksSeller } from './block/manifest'
export { phoneFiles, sourcingPhone } from './h5/manifest'

const common = { name: 'sourcing', namespace: 'sourcing', locales: sourcingLocales } as const
const work = { access: 'signedIn', namespaces: ['entity', 'shell', 'units'] } as const

const inquiryList = {
  path: '/inquiries',
  lazy: () => import('./inquiry/inquiry-list.screen'),
  plain: true,
  titleKey: 'inquiry.title',
  ...work,
} as const
const inquiryDetail = {
  path: '/inquiries/:id',
  lazy: () => import('./inquiry/inquiry-detail.screen'),
  titleKey: 'inquiry.no',
  ...work,
} as const
const comparison = {
  path: '/inquiries/:id/compare',
  lazy: () => import('./comparison/comparison.screen'),
  titleKey: 'comparison.title',
  ...work,
} as const
const thread = {
  path: '/negotiations/:id',
  lazy: () => import('./thread/thread.screen'),
  titleKey: 'thread.title',
  ...work,
} as const
const quotation = {
  path: '/quotations/:id',
  lazy: () => import('./quotation/quotation.screen'),
  titleKey: 'quotation.paper',
  ...work,
} as const

/** Ask, talk, compare and accept. */
export const sourcingBuyer = defineManifest({
  ...common,
  routes: [
    inquiryList,
    {
      path: '/inquiries/new',
      roles: BUYERS_WHO_ACT,
      permission: 'inquiry:create',
      lazy: () => import('./basket/new-inquiry.screen'),
      titleKey: 'basket.title',
      ...work,
    },
    inquiryDetail,
    comparison,
    thread,
    quotation,
  ],
  nav: sourcingMenu.entries.buyer,
})

/** Answer inquiries and quote. */
export const sourcingSeller = defineManifest({
  ...common,
  routes: [
    {
      path: '/inquiries',
      lazy: () => import('./thread/thread-list.screen'),
      plain: true,
      titleKey: 'thread.title',
      ...work,
    },
    thread,
    quotation,
    {
      path: '/quotations/:id/edit',
      roles: SELLERS_WHO_ACT,
      permission: 'quotation:edit',
      lazy: () => import('./editor/quotation-editor.screen'),
      titleKey: 'quotation.paper',
      ...work,
    },
  ],
  nav: sourcingMenu.entries.seller,
})

/** Operators read along. */
export const sourcingAdmin = defineManifest({
  ...common,
  routes: [inquiryList, inquiryDetail, comparison, thread, quotation],
  nav: sourcingMenu.entries.admin,
})

/** What waits for the buyer in inquiries and quotations, for the start page of a front-end. */
export const InquiryTasks = /* @__PURE__ */ lazy(() => import('./tasks/inquiry-tasks'))
/** What waits for the seller in them. */
export const SellerInquiryTasks = /* @__PURE__ */ lazy(() => import('./tasks/seller-inquiry-tasks'))
export const NewInquiryLink = /* @__PURE__ */ lazy(() => import('./tasks/new-inquiry-link'))
