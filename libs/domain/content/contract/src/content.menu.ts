import { defineMenu } from '@tradeport/kernel/contract-kit'

export const contentMenu = defineMenu({
  namespace: 'contentWork',
  entries: {
    admin: [
      {
        key: 'news',
        path: '/news',
        labelKey: 'news.title',
        group: 'content',
        order: 50,
        icon: 'news',
        permission: 'newsArticle:read',
      },
      {
        key: 'documents',
        path: '/documents',
        labelKey: 'document.title',
        group: 'content',
        order: 52,
        icon: 'content',
        permission: 'relatedDocument:read',
      },
      {
        key: 'banners',
        path: '/banners',
        labelKey: 'banner.title',
        group: 'content',
        order: 54,
        icon: 'banner',
        permission: 'banner:read',
      },
    ],
  },
})
