import { LANGUAGE_COOKIE_DAYS, TOKEN_COOKIE_DAYS, TOKEN_PREFIX, type PlatformConfig } from '@tradeport/kernel/config'
import type { CookieJar } from './cookie-jar'
import { listenToOtherTabs } from './other-tabs'

export type SessionPlatform = Pick<PlatformConfig, 'key' | 'tokenKey' | 'otherTokenKeys' | 'langKey'>

export type ChangeOrigin = 'here' | 'elsewhere'

export interface SessionSnapshot {
  /** With its `Bearer ` prefix, as it is stored. */
  readonly token: string | undefined
  /** The cookie that holds it. */
  readonly tokenKey: string | undefined
  readonly language: string | undefined
}

export interface Session {
  /** The same object as long as nothing changed. */
  snapshot(): SessionSnapshot
  token(): string | undefined
  setToken(token: string): void
  /** Removes the cookie that holds the token now. */
  clearToken(): void
  /** Reads the cookies afresh, for whoever has heard that another page changed them. */
  lookAgain(): void
  /** The session has ended, and not by this page: removes its cookie, told as `elsewhere`. */
  endElsewhere(): void
  /** Somebody was signed in at some time since the page was loaded. */
  hadToken(): boolean
  language(): string | undefined
  setLanguage(locale: string): void
  /** True when the other front-end's cookie is there: the portal greets a signed-in buyer. */
  isSignedInAt(platform: Pick<PlatformConfig, 'tokenKey'>): boolean
  /** Called after a change in this tab (`here`) or in another one, or when the cookie ran out (`elsewhere`). */
  subscribe(listener: (origin: ChangeOrigin) => void): () => void
}

export function createSession(platform: SessionPlatform, jar: CookieJar): Session {
  const tokenKeys = [platform.tokenKey, ...platform.otherTokenKeys]
  const listeners = new Set<(origin: ChangeOrigin) => void>()
  let stopListening: (() => void) | undefined
  let announce: (() => void) | undefined
  let hadToken = false
  let current: SessionSnapshot = { token: undefined, tokenKey: undefined, language: undefined }

  const read = (): SessionSnapshot => {
    const tokenKey = tokenKeys.find(key => jar.get(key) !== undefined)
    const token = tokenKey === undefined ? undefined : jar.get(tokenKey)
    const language = jar.get(platform.langKey)
    if (token !== current.token || tokenKey !== current.tokenKey || language !== current.language) {
      current = { token, tokenKey, language }
      hadToken ||= token !== undefined
    }
    return current
  }
  // Cookies tell nobody when they change, so the last state that was announced is compared.
  let announced = read()
  const check = (origin: ChangeOrigin): boolean => {
    const next = read()
    if (next === announced) return false
    announced = next
    for (const listener of listeners) listener(origin)
    return true
  }
  const changed = () => {
    if (check('here')) announce?.()
  }

  return {
    snapshot: read,
    token: () => read().token,
    setToken(token) {
      const value = token.startsWith(TOKEN_PREFIX) ? token : TOKEN_PREFIX + token
      jar.set(platform.tokenKey, value, TOKEN_COOKIE_DAYS)
      changed()
    },
    clearToken() {
      jar.remove(read().tokenKey ?? platform.tokenKey)
      changed()
    },
    lookAgain: () => void check('elsewhere'),
    endElsewhere() {
      jar.remove(read().tokenKey ?? platform.tokenKey)
      if (check('elsewhere')) announce?.()
    },
    hadToken: () => hadToken,
    language: () => read().language,
    setLanguage(locale) {
      jar.set(platform.langKey, locale, LANGUAGE_COOKIE_DAYS)
      changed()
    },
    isSignedInAt: other => jar.get(other.tokenKey) !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      if (!stopListening) {
        const tabs = listenToOtherTabs(`session:${platform.tokenKey}`, () => check('elsewhere'))
        stopListening = tabs.stop
        announce = tabs.announce
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
        announce = undefined
      }
    },
  }
}
