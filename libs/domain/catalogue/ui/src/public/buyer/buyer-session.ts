import { useSyncExternalStore } from 'react'
import { PLATFORMS, cookieDomain } from '@tradeport/kernel/config'
import { createCookieJar, createSession, type Session } from '@tradeport/web/session'

let session: Session | undefined

/** The buyer front-end's session: its cookie lies on the domain both share. */
export function buyerSession(): Session {
  session ??= createSession(
    PLATFORMS.buyer,
    createCookieJar({ domain: cookieDomain(window.location.host), secure: window.location.protocol === 'https:' }),
  )
  return session
}

/** Follows sign-in and sign-out, here or at the buyer front-end. */
export function useIsBuyer(): boolean {
  const { subscribe, snapshot } = buyerSession()
  return useSyncExternalStore(subscribe, snapshot).token !== undefined
}
