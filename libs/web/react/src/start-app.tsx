import { isPublicFrontEnd, PLATFORMS, viewportContent, type AppKey } from '@tradeport/kernel/config'
import { applyViewport, readCurrentPath } from '@tradeport/web/navigation'
import { applyTheme } from '@tradeport/web/ui'
import { StrictMode, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchPath } from 'react-router-dom'
import type { AbilityLinks } from './ability-links'
import { AppProviders } from './app-providers'
import { AppRoutes, routeObjects, type Layouts } from './app-routes'
import type { FirstCall } from './endpoint-query'
import { DelayedLoader } from './loader'
import type { DomainManifest, RouteDefinition, ScreenModule } from './manifest'
import { ManifestsContext } from './nav'
import type { ReportEvent } from './reports'
import { takeOver } from './opening'
import { createRouteEntry, entryAt, isFramed } from './route-table'
import { createRuntime, type AppRuntime, type SignedInStart } from './runtime'
import { reloadOnStaleChunks } from './stale-chunks'
import { whenAnswered, whenIdle } from './when-idle'

export interface StartAppOptions {
  readonly platform: AppKey
  readonly manifests: readonly DomainManifest[]
  readonly layouts?: Layouts
  readonly pages?: {
    /** A page of its own for 404; its texts come from the namespaces beside it. */
    readonly notFound?: () => Promise<ScreenModule>
  }
  /** Namespaces that the layouts need, besides `common`. */
  readonly namespaces?: readonly string[]
  /** Where the first page is one for signed-in people: asked for at once, beside its code and its texts. */
  readonly signedIn?: (page: RouteDefinition) => SignedInStart
  /** What the front-end adds around its pages, for example antd's ConfigProvider and App. */
  readonly providers?: ComponentType<{ readonly children: ReactNode }>
  readonly abilityLinks?: Partial<AbilityLinks>
  readonly report?: (event: ReportEvent) => void
  /** Before the first render. */
  readonly onReady?: (runtime: AppRuntime) => void
}

/** Starts a front-end: region, language, session, request layer, then the first page with everything it needs. */
export async function startApp(options: StartAppOptions): Promise<AppRuntime> {
  const { platform, manifests, layouts = {} } = options
  applyViewport(document, viewportContent(platform, navigator.userAgent, new URLSearchParams(window.location.search)))
  window.history.scrollRestoration = 'manual'

  const notFoundRoute: RouteDefinition = {
    path: '*',
    lazy: options.pages?.notFound ?? (() => import('./page-states')),
    access: 'public',
    plain: options.pages?.notFound === undefined,
    namespaces: [],
    titleKey: 'error.notFound',
  }
  const first = firstRoute(manifests, readCurrentPath(window.location.pathname, PLATFORMS[platform].basicPath))
  // The chunk of the first page travels along with its texts; a failure is met again when the page is drawn.
  const screen = first?.route.lazy()
  screen?.catch(() => undefined)

  const runtime = await createRuntime({
    platform,
    files: Object.fromEntries(manifests.map(manifest => [manifest.namespace, manifest.locales])),
    preload: [...(options.namespaces ?? []), ...(first ? [first.namespace, ...first.route.namespaces] : [])],
    ...(first?.route.access === 'signedIn' && options.signedIn
      ? { signedIn: { ...options.signedIn(first.route), ofPage: callsOf(screen) } }
      : {}),
    ...(options.abilityLinks ? { abilityLinks: options.abilityLinks } : {}),
    ...(options.report ? { report: options.report } : {}),
  })
  const { region, regionKnown, basename, i18n } = runtime
  applyTheme({ region: region.region, character: isPublicFrontEnd(platform) ? 'public' : 'work' })
  reloadOnStaleChunks(() => runtime.leaveGuards.message() !== undefined)
  whenIdle(() => {
    // What says that the connection is gone cannot be fetched then.
    runtime.presenter.prepare()
    void import('./page-states').then(
      ({ watchPage }) => watchPage(runtime),
      () => undefined,
    )
  })
  prepareOtherPages(runtime, manifests, first?.route)
  options.onReady?.(runtime)

  const entries = regionKnown
    ? manifests.flatMap(({ namespace, routes }) => routes.map(route => createRouteEntry(route, namespace, i18n)))
    : []
  const notFound = createRouteEntry(notFoundRoute, 'common', i18n)
  const path = regionKnown ? readCurrentPath(window.location.pathname, PLATFORMS[platform].basicPath) : '/404'
  const objects = routeObjects(entries, notFound, layouts)
  const firstEntry = entryAt(objects, path) ?? notFound
  // Somebody who has to log in first needs nothing of the page.
  if (firstEntry.definition.access === 'public' || runtime.session.token() !== undefined) await firstEntry.load()

  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
  const onShown = takeOver(root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={regionKnown ? basename : ''}>
        <AppProviders
          runtime={runtime}
          providers={options.providers}
          prefetch={target => void entryAt(objects, target)?.load()}
        >
          <ManifestsContext value={manifests}>
            <Suspense fallback={<DelayedLoader />}>
              <AppRoutes entries={entries} notFound={notFound} layouts={layouts} />
            </Suspense>
            <Shown onShown={onShown} />
          </ManifestsContext>
        </AppProviders>
      </BrowserRouter>
    </StrictMode>,
  )
  return runtime
}

/** Says once that the app has taken the place of what the server sent. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}

/** What the page of this address asks first. */
async function callsOf(screen: Promise<ScreenModule> | undefined): Promise<readonly FirstCall[]> {
  return (await screen)?.calls?.(new URLSearchParams(window.location.search)) ?? []
}

/** The texts of the pages that the menu leads to: once this page has what it asked for, or while somebody types into a sign-in. */
function prepareOtherPages(
  { queryClient, i18n }: AppRuntime,
  manifests: readonly DomainManifest[],
  first: RouteDefinition | undefined,
): void {
  const texts = [...new Set(manifests.flatMap(({ nav, namespace }) => (nav.length > 0 ? [namespace] : [])))]
  const load = () => void i18n.load(texts)
  if (first === undefined || isFramed(first)) whenAnswered(queryClient, load)
  else whenIdle(load)
}

function firstRoute(manifests: readonly DomainManifest[], path: string) {
  for (const { namespace, routes } of manifests) {
    const route = routes.find(candidate => matchPath(candidate.path, path))
    if (route) return { route, namespace }
  }
  return undefined
}
