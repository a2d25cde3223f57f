import { urlOf } from '@tradeport/web/navigation'
import { usePlatform } from '@tradeport/web/react'

/** Where the mall's pages are seen from here: on the phone its own, elsewhere the portal's. */
export function useMallUrl(): (path: `/${string}`) => string {
  const { key } = usePlatform()
  return path => (key === 'h5' ? path : urlOf('portal', path))
}
