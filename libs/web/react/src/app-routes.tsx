import { useDelayed } from '@tradeport/web/navigation'
import { Fragment, lazy, Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import { useDocumentTitle } from './document-title'
import { ErrorBoundary } from './error-boundary'
import { DressContext, Dressed } from './dressed'
import { DelayedLoader, Loader } from './loader'
import type { LayoutComponent } from './manifest'
import { focusMain, placeScroll, rememberScroll } from './page-change'
import { PageGate } from './page-gate'
import { usePageHead } from './page-head'
import { entryAt, type RouteEntry } from './route-table'
import { useRuntime } from './runtime-context'
import { useShownPage, type ShownPage } from './use-shown-page'

/** Without one a page stands alone. */
export interface Layouts {
  readonly default?: LayoutComponent | undefined
  readonly bare?: LayoutComponent | undefined
  /** Inside the default layout, around the pages that are not plain. */
  readonly dress?: LayoutComponent | undefined
}

export interface AppRoutesProps {
  readonly entries: readonly RouteEntry[]
  readonly notFound: RouteEntry
  readonly layouts: Layouts
}

/** All pages of a front-end: the shown one, its guard, its title, its place, and the loader of the next. */
export function AppRoutes({ entries, notFound, layouts }: AppRoutesProps) {
  const objects = useMemo(() => routeObjects(entries, notFound, layouts), [entries, notFound, layouts])
  const { page, pending } = useShownPage(objects)
  const slow = useDelayed(pending)
  const entry = entryAt(objects, page.location.pathname) ?? notFound
  const element = useRoutes(objects, page.location)
  const allowed = useAllowed(entry, page)
  const { ended } = useRuntime()
  const reason = useSyncExternalStore(ended.subscribe, ended.reason)
  useDocumentTitle(entry)
  usePageChange(page)
  usePageHead(page.location.pathname)
  if (reason !== undefined && entry.definition.access === 'signedIn') {
    return (
      <Suspense fallback={null}>
        <EndedPage reason={reason} />
      </Suspense>
    )
  }
  return (
    <>
      {slow && <Loader />}
      {allowed ? element : <DelayedLoader />}
    </>
  )
}

/** Layouts stay mounted while pages inside them change. */
export function routeObjects(entries: readonly RouteEntry[], notFound: RouteEntry, layouts: Layouts): RouteObject[] {
  const { default: Default = Fragment, bare: Bare = Fragment, dress } = layouts
  const outlet = <Outlet />
  const screen = (entry: RouteEntry): RouteObject => ({
    path: entry.definition.path,
    handle: entry,
    element: <Screen key={entry.definition.path} entry={entry} />,
  })
  const isBare = (entry: RouteEntry) => entry.definition.layout === 'bare'
  const framed = [...entries.filter(entry => !isBare(entry)), notFound]
  const isPlain = (entry: RouteEntry) => entry.definition.plain === true
  return [
    {
      element: (
        <DressContext value={dress}>
          <Default>{outlet}</Default>
        </DressContext>
      ),
      children: [
        ...framed.filter(isPlain).map(screen),
        { element: <Dressed>{outlet}</Dressed>, children: framed.filter(entry => !isPlain(entry)).map(screen) },
      ],
    },
    { element: <Bare>{outlet}</Bare>, children: entries.filter(isBare).map(screen) },
  ]
}

/** A page for signed-in people opens the login for others. Asked once per page: who is signed out later is told by the calls. */
function useAllowed(entry: RouteEntry, page: ShownPage): boolean {
  const { session, loginRedirect } = useRuntime()
  const allowed = useMemo(
    () => entry.definition.access === 'public' || session.token() !== undefined,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page is what asks, though only the session is read
    [entry, session, page],
  )
  useEffect(() => {
    if (!allowed) loginRedirect.open()
  }, [allowed, loginRedirect])
  return allowed
}

function usePageChange(page: ShownPage): void {
  const { platform, session, ended } = useRuntime()
  const { key, pathname } = page.location

  useEffect(() => ended.forget, [pathname, ended])

  useEffect(() => {
    const remember = () => rememberScroll({ key, pathname })
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [key, pathname])

  useEffect(() => {
    placeScroll(page)
    if (page.index > 0 && page.navigation !== 'POP') focusMain()
    // Spec section 7: a portal token cookie does not outlive the page.
    if (platform.key === 'portal') session.clearToken()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the query alone is no change of the page
  }, [pathname, platform, session])
}

const EndedPage = /* @__PURE__ */ lazy(async () => ({ default: (await import('./page-states')).EndedPage }))
const FailedPage = /* @__PURE__ */ lazy(async () => ({ default: (await import('./page-states')).FailedPage }))

function Screen({ entry }: { readonly entry: RouteEntry }) {
  const { report } = useRuntime()
  return (
    <ErrorBoundary
      onError={error =>
        report({
          kind: 'render',
          code: 'RENDER',
          message: error instanceof Error ? error.message : String(error),
          where: entry.definition.path,
        })
      }
      onRetry={entry.forgetFailure}
      fallback={retry => (
        <Suspense fallback={<DelayedLoader />}>
          <FailedPage onRetry={retry} />
        </Suspense>
      )}
    >
      <Suspense fallback={<DelayedLoader />}>
        <PageGate route={entry.definition}>
          <LoadedScreen entry={entry} />
        </PageGate>
      </Suspense>
    </ErrorBoundary>
  )
}

function LoadedScreen({ entry }: { readonly entry: RouteEntry }) {
  const Component = entry.component()
  if (Component) return <Component />
  const failure = entry.failure()
  if (failure !== undefined) throw failure
  use(entry.load())
  return null
}
