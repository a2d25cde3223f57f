import { DECLARANTS } from '@tradeport/domain/customs/rules'

/** Pages that write a form; they stand before the page of one form, whose address they would fit. */
export const wizardRoutes = [
  {
    path: '/declarations/new',
    roles: DECLARANTS,
    lazy: () => import('./new-declaration.screen'),
    access: 'signedIn',
    namespaces: ['entity', 'shell'],
    titleKey: 'wizard.new',
  },
  {
    path: '/declarations/:id/edit',
    roles: DECLARANTS,
    lazy: () => import('./edit-declaration.screen'),
    access: 'signedIn',
    namespaces: ['entity', 'shell'],
    titleKey: 'wizard.edit',
  },
] as const
