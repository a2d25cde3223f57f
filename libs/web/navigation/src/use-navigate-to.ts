import { useCallback } from 'react'
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router-dom'
import { backTarget, needsFullReload } from './navigation-rules'
import { useNavigationSettings, type NavigationSettings } from './navigation-context'
import { pageLoad } from './page-load'
import { isAbsoluteUrl, isOpenable, routerBase, withRegionPrefix } from './same-site-url'

export interface NavigateToOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Where a target leads: its address for the browser, and whether it loads the page anew. */
export interface ResolvedTarget {
  readonly href: string
  /** Path, query and hash for the router; the target itself when it is absolute. */
  readonly to: string
  readonly fullReload: boolean
}

export function resolveTarget(
  settings: NavigationSettings,
  location: { readonly pathname: string; readonly search: string; readonly hash: string },
  target: string,
): ResolvedTarget {
  if (isAbsoluteUrl(target)) return { href: hrefOf(settings, target), to: target, fullReload: true }
  const to = createPath(resolvePath(target, location.pathname))
  const fullReload = needsFullReload({
    target: to,
    current: createPath(location),
    hasClientHistory: true,
    languageChanged: settings.languageChanged(),
  })
  return { href: hrefOf(settings, to), to, fullReload }
}

/** Address of a path of this front-end, or of an absolute URL, in the region of the page. */
export function hrefOf(settings: Pick<NavigationSettings, 'regionPrefix' | 'basicPath'>, target: string): string {
  const root = routerBase(settings.regionPrefix, settings.basicPath)
  if (!isAbsoluteUrl(target)) return root + target
  return isOpenable(target) ? withRegionPrefix(target, new URL(window.location.href)) : `${root}/`
}

/** Goes somewhere from outside the router: there is no client history, so the page is loaded (spec section 2). */
export function leaveTo(settings: Pick<NavigationSettings, 'regionPrefix' | 'basicPath'>, target: string): void {
  pageLoad.assign(hrefOf(settings, target))
}

/** Navigates by the rules of spec section 2: through the client's history, or by loading the page. */
export function useNavigateTo(): (target: string, options?: NavigateToOptions) => void {
  const settings = useNavigationSettings()
  const navigate = useNavigate()
  const location = useLocation()
  return useCallback(
    (target, options = {}) => {
      const { href, to, fullReload } = resolveTarget(settings, location, target)
      if (!fullReload) void navigate(to, { replace: options.replace ?? false, state: options.state })
      else if (options.replace) pageLoad.replace(href)
      else pageLoad.assign(href)
    },
    [settings, navigate, location],
  )
}

/** One step back in the client's history; from the first page to the referrer, or to the root. */
export function useBack(): () => void {
  const settings = useNavigationSettings()
  const navigate = useNavigate()
  return useCallback(() => {
    if (clientHistoryIndex() > 0) {
      void navigate(-1)
      return
    }
    const target = backTarget(document.referrer, window.location)
    pageLoad.assign(target === '/' ? hrefOf(settings, target) : target)
  }, [settings, navigate])
}

/** The router counts its entries in the state of the browser's history. */
export function clientHistoryIndex(): number {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}
