import { EXPERIENCE_SCENES, practiceRoutes, type ExperienceScene } from '@tradeport/domain/service-market/contract'
import type { PracticeScene } from '@tradeport/web/practice'
import { defineManifest, type DomainManifest } from '@tradeport/web/react'
import type { LazyExoticComponent } from 'react'
import { practiceLocales } from './locales'

/** What each front-end has of the scenes, from the domains that they are about. */
export type PracticeScenes = Readonly<Partial<Record<ExperienceScene, LazyExoticComponent<PracticeScene>>>>

/** The words of the real pages that a scene is drawn with. */
const WORDS: Readonly<Record<ExperienceScene, readonly string[]>> = {
  service_order: ['entity', 'serviceOrder', 'serviceMarket', 'payments'],
  declaration: ['entity', 'customs'],
  customs_order: ['entity', 'customs', 'customsOrder', 'payments'],
}

/**
 * Pages on which the service area is practised before it is used.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const servicePractice = (scenes: PracticeScenes): DomainManifest =>
  defineManifest({
    name: 'servicePractice',
    namespace: 'practice',
    locales: practiceLocales,
    routes: [
      {
        path: practiceRoutes.list,
        lazy: () => import('./practice-list.screen'),
        plain: true,
        titleKey: 'title',
        access: 'signedIn',
        namespaces: [],
      },
      ...EXPERIENCE_SCENES.flatMap(scene => {
        const Scene = scenes[scene]
        if (!Scene) return []
        return [
          {
            path: practiceRoutes.scene(scene),
            lazy: async () => ({ default: (await import('./practice-page')).practicePage(scene, Scene) }),
            titleKey: `scene.${scene}` as const,
            access: 'signedIn' as const,
            namespaces: WORDS[scene],
          },
        ]
      }),
    ],
    nav: [],
  })
