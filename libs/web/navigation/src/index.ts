export { AppLink, type AppLinkProps } from './app-link'
export { LookingOnContext, useLookingOn } from './looking-on'
export { NavigationContext, useNavigationSettings, type NavigationSettings } from './navigation-context'
export { backTarget, needsFullReload, type NavigationRequest } from './navigation-rules'
export { OpenPagesContext, useIsOpen } from './open-pages'
export { logoUrl, urlOf } from './other-front-ends'
export { pageLoad } from './page-load'
export { isAbsoluteUrl, isOpenable, isSameSite, readCurrentPath, routerBase, withRegionPrefix } from './same-site-url'
export { useDelayed } from './use-delayed'
export {
  clientHistoryIndex,
  hrefOf,
  leaveTo,
  resolveTarget,
  useBack,
  useNavigateTo,
  type NavigateToOptions,
} from './use-navigate-to'
export { applyViewport } from './viewport'
