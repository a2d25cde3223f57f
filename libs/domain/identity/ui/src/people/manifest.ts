import { peopleMenu } from '@tradeport/domain/identity/contract'
import { defineManifest } from '@tradeport/web/react'
import { peopleLocales } from './locales'

const work = { access: 'signedIn', namespaces: ['entity', 'shell', 'identity'] } as const
/** Rights are called as what is done with them. */
const rights = { ...work, namespaces: [...work.namespaces, 'acts'] } as const

/** Who works for the platform, what they may do, and who is signed in. */
export const identityPeople = defineManifest({
  name: 'people',
  namespace: 'people',
  locales: peopleLocales,
  routes: [
    { path: '/operators', lazy: () => import('./operator-list.screen'), titleKey: 'operators.title', ...work },
    { path: '/people', lazy: () => import('./person-list.screen'), titleKey: 'persons.title', ...work },
    { path: '/departments', lazy: () => import('./department-list.screen'), titleKey: 'departments.title', ...work },
    { path: '/roles', lazy: () => import('./role-list.screen'), titleKey: 'roles.title', ...rights },
    { path: '/grants', lazy: () => import('./grant-list.screen'), titleKey: 'grants.title', ...rights },
    { path: '/own-grants', lazy: () => import('./own-grant-list.screen'), titleKey: 'ownGrants.title', ...rights },
    { path: '/front-ends', lazy: () => import('./front-end-list.screen'), titleKey: 'frontEnds.title', ...work },
    { path: '/online', lazy: () => import('./online-list.screen'), titleKey: 'online.title', ...work },
    { path: '/sign-ins', lazy: () => import('./sign-in-list.screen'), titleKey: 'signIns.title', ...work },
    {
      path: '/invitation',
      lazy: () => import('./invitation.screen'),
      titleKey: 'invitation.title',
      access: 'public',
      layout: 'bare',
      namespaces: ['shell', 'identity'],
    },
  ],
  nav: peopleMenu.entries.userCenter,
})
