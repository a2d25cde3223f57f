import type { LocaleCode, PlatformConfig, RegionConfig } from '@tradeport/kernel/config'
import { safeSourceUrl, toBcp47 } from '@tradeport/kernel/config'
import { pageLoad } from '@tradeport/web/navigation'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { AppRuntime } from './runtime'

export const RuntimeContext = /* @__PURE__ */ createContext<AppRuntime | undefined>(undefined)

export function useRuntime(): AppRuntime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('RuntimeContext is missing: render inside AppProviders')
  return runtime
}

export function useRegion(): RegionConfig {
  return useRuntime().region
}

export function usePlatform(): PlatformConfig {
  return useRuntime().platform
}

/** What the site is called in the current language: all that the frame of every page needs of the region's texts. */
export function useSiteName(): string {
  const { regionTexts } = useRuntime()
  return regionTexts.regionTitle[useLocale().locale]
}

/** The region's name and titles in the current language, as its operators have them. */
export function useRegionTexts(): Readonly<Record<'regionFullTitle' | 'regionTitle' | 'regionName', string>> {
  const { regionTexts } = useRuntime()
  const { locale } = useLocale()
  return {
    regionFullTitle: regionTexts.regionFullTitle[locale],
    regionTitle: regionTexts.regionTitle[locale],
    regionName: regionTexts.regionName[locale],
  }
}

export interface LocaleState {
  readonly locale: LocaleCode
  /** For `Intl` and `lang`: `zh-CN`. */
  readonly bcp47: string
  /** The languages this front-end offers. */
  readonly locales: readonly LocaleCode[]
  /** Loads the texts in use, switches, and stores the choice for a week. */
  readonly change: (locale: LocaleCode) => Promise<void>
}

export function useLocale(): LocaleState {
  const { i18n, locales, changeLocale } = useRuntime()
  const locale = useSyncExternalStore(i18n.subscribe, i18n.locale)
  return { locale, bcp47: toBcp47(locale), locales, change: changeLocale }
}

export interface SessionState {
  readonly isSignedIn: boolean
  readonly token: string | undefined
  /** Stores the token and goes on: to where the caller says, or by `sourceUrl` (only on the same main domain), else to the root. */
  readonly signIn: (token: string, target?: string) => void
  /** Stores the token without leaving the page. */
  readonly setToken: (token: string) => void
  /** Removes the token and stays. */
  readonly clear: () => void
  /** Removes the token and opens the login page; revoke it at the API first. */
  readonly signOut: () => void
  /** Ends the session as `end` does it and opens that page, which nothing that is refused meanwhile keeps it from. */
  readonly leaveFor: (url: string, end: () => Promise<unknown>) => Promise<void>
  /** Opens the login page, which comes back here. */
  readonly openLogin: () => void
}

export function useSession(): SessionState {
  const runtime = useRuntime()
  const { session } = runtime
  const { token } = useSyncExternalStore(session.subscribe, session.snapshot)
  const actions = useMemo(() => sessionActions(runtime), [runtime])
  return { token, isSignedIn: token !== undefined || runtime.isHeld(), ...actions }
}

function sessionActions(runtime: AppRuntime): Omit<SessionState, 'token' | 'isSignedIn'> {
  const { session, loginRedirect, live, basename } = runtime
  return {
    setToken: session.setToken,
    signIn(
      token,
      target = safeSourceUrl(new URLSearchParams(window.location.search).get('sourceUrl'), window.location),
    ) {
      session.setToken(token)
      pageLoad.assign(target === '/' ? `${basename}/` : target)
    },
    clear: session.clearToken,
    signOut() {
      session.clearToken()
      loginRedirect.open({ logout: true })
    },
    async leaveFor(url, end) {
      // This page leaves by itself, and need not be told.
      loginRedirect.giveWay()
      live.close()
      await end()
      session.clearToken()
      pageLoad.assign(url)
    },
    openLogin: () => loginRedirect.open(),
  }
}
