import { isAbsoluteUrl, isSameSite } from './same-site-url'

export interface NavigationRequest {
  /** Where to, without region prefix: `/orders?status=open` or an absolute URL. */
  readonly target: string
  /** Path, query and hash of the current page, without region prefix and base path. */
  readonly current: string
  /** False outside the client router. */
  readonly hasClientHistory: boolean
  /** The language was changed since the page was loaded. */
  readonly languageChanged: boolean
}

/** The five conditions of spec section 2 that make a navigation load the page anew. */
export function needsFullReload(request: NavigationRequest): boolean {
  const { target, current, hasClientHistory, languageChanged } = request
  return !hasClientHistory || target === '/' || isAbsoluteUrl(target) || target === current || languageChanged
}

/** Back goes to the referrer on the same host or main domain, otherwise to the root; a page that loaded itself anew is no way back. */
export function backTarget(referrer: string, current: Pick<URL, 'host' | 'href'>): string {
  if (!URL.canParse(referrer)) return '/'
  const url = new URL(referrer)
  return isSameSite(url, current) && url.href !== current.href ? url.href : '/'
}
