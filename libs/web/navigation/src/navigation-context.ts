import { createContext, useContext } from 'react'

/** What the routing rules need to know about the page; provided once by the application. */
export interface NavigationSettings {
  /** `/`, `/admin/` or `/h5/`. */
  readonly basicPath: string
  /** Two letters of the region in the path, or `null` for the deployment's default region. */
  readonly regionPrefix: string | null
  /** The language was changed since the page was loaded. */
  readonly languageChanged: () => boolean
  /** Loads what a page needs before it is asked for; `path` as the router knows it. */
  readonly prefetch?: (path: string) => void
}

export const NavigationContext = /* @__PURE__ */ createContext<NavigationSettings | undefined>(undefined)

export function useNavigationSettings(): NavigationSettings {
  const settings = useContext(NavigationContext)
  if (!settings) throw new Error('NavigationContext is missing: render inside AppProviders')
  return settings
}
