import { isKnownTradePath, OLD_TRADE_PREFIX, TRADE_SERVICE_PREFIX } from '@tradeport/kernel/config'

/** Known paths of the old foreign-trade application go to the comprehensive service, on development hosts to the root. */
export function rewritePrefix(path: string, developmentHost: boolean): string {
  if (!path.startsWith(`${OLD_TRADE_PREFIX}/`)) return path
  const rest = path.slice(OLD_TRADE_PREFIX.length)
  if (!isKnownTradePath(rest)) return path
  return (developmentHost ? '' : TRADE_SERVICE_PREFIX) + rest
}
