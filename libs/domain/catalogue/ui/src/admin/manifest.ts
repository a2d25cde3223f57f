import { categoryMenu } from '@tradeport/domain/catalogue/contract'
import { defineManifest } from '@tradeport/web/react'
import { categoryLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity'] } as const
const categoryForm = () => import('./category/category-form.screen')
const attributeForm = () => import('./attribute/attribute-form.screen')

/** The categories of the mall, and the attributes that they ask for. */
export const categoryAdmin = defineManifest({
  name: 'categories',
  namespace: 'categories',
  locales: categoryLocales,
  routes: [
    {
      path: '/categories',
      lazy: () => import('./category/category-list.screen'),
      plain: true,
      titleKey: 'category.title',
      ...work,
    },
    {
      path: '/categories/new',
      permission: 'category:create',
      lazy: categoryForm,
      titleKey: 'category.new',
      ...work,
    },
    {
      path: '/categories/:id',
      lazy: () => import('./category/category-detail.screen'),
      titleKey: 'category.title',
      ...work,
    },
    {
      path: '/categories/:id/edit',
      permission: 'category:update',
      lazy: categoryForm,
      titleKey: 'category.edit',
      ...work,
    },
    {
      path: '/categories/:id/attributes',
      permission: 'category:update',
      lazy: () => import('./category/assignments.screen'),
      titleKey: 'assigned.edit',
      ...work,
    },
    {
      path: '/attributes',
      lazy: () => import('./attribute/attribute-list.screen'),
      plain: true,
      titleKey: 'attribute.title',
      ...work,
    },
    {
      path: '/attributes/new',
      permission: 'attribute:create',
      lazy: attributeForm,
      titleKey: 'attribute.new',
      ...work,
    },
    {
      path: '/attributes/:id',
      lazy: () => import('./attribute/attribute-detail.screen'),
      titleKey: 'attribute.title',
      ...work,
    },
    {
      path: '/attributes/:id/edit',
      permission: 'attribute:update',
      lazy: attributeForm,
      titleKey: 'attribute.edit',
      ...work,
    },
  ],
  nav: categoryMenu.entries.admin,
})
