import { OpenPagesContext } from '@tradeport/web/navigation'
import { lazy, Suspense, useContext, useMemo, type ReactNode } from 'react'
import { matchPath } from 'react-router-dom'
import { currentEntry } from './current-entry'
import { DelayedLoader } from './loader'
import type { DomainManifest, RouteDefinition } from './manifest'
import { ManifestsContext } from './nav'
import { PageRightsContext, type PageNeed } from './rights'

const ForbiddenPage = /* @__PURE__ */ lazy(async () => ({ default: (await import('./page-states')).ForbiddenPage }))

type GuardedRoute = Pick<RouteDefinition, 'path' | 'roles' | 'permission'>

/**
 * What a page asks: what its route says, or the entry of the menu that leads to it. A page below that one, or one the entry covers, shows more
 * of the same and asks for the same right; the people of a company may come to it from elsewhere.
 */
export function needOf(route: GuardedRoute, manifests: readonly Pick<DomainManifest, 'nav'>[]): PageNeed {
  if (route.roles !== undefined || route.permission !== undefined) return route
  const entries = manifests.flatMap(({ nav }) => nav)
  const own = entries.find(({ path }) => path.split('?', 1)[0] === route.path)
  if (own) return own
  const above = currentEntry(entries, route.path)
  const permission = entries.find(({ key }) => key === above)?.permission
  return permission === undefined ? {} : { permission }
}

type MayOpen = (need: PageNeed) => boolean | undefined

/** By path: each page is asked about once. */
function openPages(mayOpen: MayOpen, manifests: readonly DomainManifest[]): (path: string) => boolean {
  const known = new Map<string, boolean>()
  const routes = manifests.flatMap(manifest => manifest.routes)
  const begin = (path: string) => path.split('/', 2)[1]
  const look = (path: string) => {
    const near = routes.filter(route => begin(route.path) === begin(path))
    const route = near.find(each => each.path === path) ?? near.find(each => matchPath(each.path, path))
    return route === undefined || mayOpen(needOf(route, manifests)) !== false
  }
  return path => {
    const isOpen = known.get(path) ?? look(path)
    known.set(path, isOpen)
    return isOpen
  }
}

/** A page for those whose work it is: a form that would be refused at its end is not begun. */
export function PageGate({ route, children }: { readonly route: GuardedRoute; readonly children: ReactNode }) {
  const mayOpen = useContext(PageRightsContext)
  const manifests = useContext(ManifestsContext)
  const isOpen = useMemo(() => openPages(mayOpen, manifests), [mayOpen, manifests])
  const answer = mayOpen(needOf(route, manifests))
  if (answer === undefined) return <DelayedLoader />
  if (answer) return <OpenPagesContext value={isOpen}>{children}</OpenPagesContext>
  return (
    <Suspense fallback={<DelayedLoader />}>
      <ForbiddenPage />
    </Suspense>
  )
}
