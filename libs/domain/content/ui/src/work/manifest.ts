import { contentMenu } from '@tradeport/domain/content/contract'
import { defineManifest } from '@tradeport/web/react'
import { contentWorkLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell'] } as const
const newsForm = () => import('./news/news-form.screen')
const documentForm = () => import('./document/document-form.screen')
const bannerForm = () => import('./banner/banner-form.screen')

/** What the portal says: written, reviewed and published by operators. */
export const contentAdmin = defineManifest({
  name: 'contentWork',
  namespace: 'contentWork',
  locales: contentWorkLocales,
  routes: [
    { path: '/news', lazy: () => import('./news/news-list.screen'), plain: true, titleKey: 'news.title', ...work },
    { path: '/news/new', permission: 'newsArticle:create', lazy: newsForm, titleKey: 'news.new', ...work },
    { path: '/news/:id', lazy: () => import('./news/news-detail.screen'), titleKey: 'news.title', ...work },
    { path: '/news/:id/edit', permission: 'newsArticle:update', lazy: newsForm, titleKey: 'news.edit', ...work },
    {
      path: '/documents',
      lazy: () => import('./document/document-list.screen'),
      plain: true,
      titleKey: 'document.title',
      ...work,
    },
    {
      path: '/documents/new',
      permission: 'relatedDocument:create',
      lazy: documentForm,
      titleKey: 'document.new',
      ...work,
    },
    {
      path: '/documents/:id',
      lazy: () => import('./document/document-detail.screen'),
      titleKey: 'document.title',
      ...work,
    },
    {
      path: '/documents/:id/edit',
      permission: 'relatedDocument:update',
      lazy: documentForm,
      titleKey: 'document.edit',
      ...work,
    },
    {
      path: '/banners',
      lazy: () => import('./banner/banner-list.screen'),
      plain: true,
      titleKey: 'banner.title',
      ...work,
    },
    { path: '/banners/new', permission: 'banner:create', lazy: bannerForm, titleKey: 'banner.new', ...work },
    { path: '/banners/:id', lazy: () => import('./banner/banner-detail.screen'), titleKey: 'banner.title', ...work },
    { path: '/banners/:id/edit', permission: 'banner:update', lazy: bannerForm, titleKey: 'banner.edit', ...work },
  ],
  nav: contentMenu.entries.admin,
})
