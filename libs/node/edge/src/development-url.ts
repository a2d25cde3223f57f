import { isDevelopmentHost, isKnownTradePath, TRADE_SERVICE_PREFIX } from '@tradeport/kernel/config'

/** Told from the others at a glance, because every call of every deployment passes here. */
const LIKE_DEVELOPMENT = /(?:^|\.)dev\d*\./i
const API = '/api'

/**
 * On development hosts the request layer empties the prefix of the comprehensive service (spec section 7): its known paths answer
 * without it there. Any other address stays as it is.
 */
export function developmentUrl(url: string, host: string | undefined): string {
  if (host === undefined || !LIKE_DEVELOPMENT.test(host) || !url.startsWith(`${API}/`)) return url
  const [path = ''] = url.split('?', 1)
  const isKnown = isKnownTradePath(path.slice(API.length)) && isDevelopmentHost(host)
  return isKnown ? API + TRADE_SERVICE_PREFIX + url.slice(API.length) : url
}
