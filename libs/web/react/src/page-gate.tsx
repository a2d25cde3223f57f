import { lazy, Suspense, useContext, type ReactNode } from 'react'
import { DelayedLoader } from './loader'
import type { DomainManifest, RouteDefinition } from './manifest'
import { ManifestsContext } from './nav'
import { PageRightsContext, type PageNeed } from './rights'

const ForbiddenPage = /* @__PURE__ */ lazy(async () => ({ default: (await import('./page-states')).ForbiddenPage }))

type GuardedRoute = Pick<RouteDefinition, 'path' | 'roles' | 'permission'>

/** What a page asks: what its route says, or the entry of the menu that leads to it. */
export function needOf(route: GuardedRoute, manifests: readonly Pick<DomainManifest, 'nav'>[]): PageNeed {
  if (route.roles !== undefined || route.permission !== undefined) return route
  return manifests.flatMap(({ nav }) => nav).find(({ path }) => path.split('?', 1)[0] === route.path) ?? {}
}

/** A page for those whose work it is: a form that would be refused at its end is not begun. */
export function PageGate({ route, children }: { readonly route: GuardedRoute; readonly children: ReactNode }) {
  const mayOpen = useContext(PageRightsContext)
  const manifests = useContext(ManifestsContext)
  const answer = mayOpen(needOf(route, manifests))
  if (answer === undefined) return <DelayedLoader />
  if (answer) return children
  return (
    <Suspense fallback={<DelayedLoader />}>
      <ForbiddenPage />
    </Suspense>
  )
}
