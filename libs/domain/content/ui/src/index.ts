import { defineManifest } from '@tradeport/web/react'
import { contentLocales } from './locales'

export { withAcceptance } from './acceptance/with-acceptance'
export { withKeeping, type KeepButtonProps } from './keeping'
export { contentAdmin } from './work/manifest'

const content = { name: 'content', namespace: 'content', locales: contentLocales, nav: [] } as const
const open = { access: 'public', namespaces: [] } as const

/** News and documents of the portal. */
export const contentPortal = defineManifest({
  ...content,
  routes: [
    { path: '/news', lazy: () => import('./news/news-list.screen'), titleKey: 'news.title', ...open },
    { path: '/newsDetail/:id', lazy: () => import('./news/news-article.screen'), titleKey: 'news.title', ...open },
    {
      path: '/relatedDocument',
      lazy: () => import('./documents/documents.screen'),
      titleKey: 'documents.title',
      ...open,
    },
  ],
})

/** What has to be accepted, for a frame that asks by itself. */
export const acceptance = () => import('./acceptance/acceptance')

/** What the dialog of documents that must be accepted says, for front-ends that have no other page of these. */
export const contentTexts = defineManifest({ ...content, name: 'contentTexts', routes: [] })

/** What is not public yet, as the portal will show it. */
export const contentPreviewPortal = defineManifest({
  ...content,
  name: 'contentPreview',
  routes: [
    {
      path: '/preview/:token',
      lazy: () => import('./preview/preview.screen'),
      titleKey: 'preview.title',
      layout: 'bare',
      ...open,
    },
    {
      path: '/preview/:token/page',
      lazy: () => import('./preview/preview-page.screen'),
      titleKey: 'preview.title',
      ...open,
    },
  ],
})
