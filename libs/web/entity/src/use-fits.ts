import { useSyncExternalStore } from 'react'
import { breakpoint } from '@tradeport/web/ui'

export const WIDE = `(min-width: ${breakpoint.lg}px)`
export const PHONE = `(max-width: ${breakpoint.sm}px)`

/** Whether the window is of this size now. */
export function useFits(size: string): boolean {
  return useSyncExternalStore(
    onChange => {
      const query = window.matchMedia(size)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(size).matches,
  )
}
