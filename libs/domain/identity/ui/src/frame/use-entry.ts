import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Profile } from '@tradeport/domain/identity/contract'
import { closedDoor } from '@tradeport/domain/identity/rules'
import { stripRegionPrefix, type AppKey, type OperatorFrontEnd } from '@tradeport/kernel/config'
import { usePlatform } from '@tradeport/web/react'

export interface Entry {
  /** The front-end of this page, where its door is closed to the person. */
  readonly closed: OperatorFrontEnd | undefined
  /** Whether a page of this application, or of another one, can be gone to. */
  isOpen(path: string, platform?: AppKey): boolean
}

/** Whether an operator may be where they are: pages belong to the front-end whose registered address begins theirs. */
export function useEntry(who: Profile | undefined): Entry {
  const { pathname } = useLocation()
  const { app } = usePlatform()
  const frontEnds = who?.frontEnds
  return useMemo(() => {
    const closedAt = (path: string, platform: AppKey = app) => frontEnds && closedDoor(frontEnds, platform, path)
    const path = stripRegionPrefix(pathname)
    return {
      closed: closedAt(path.length > 1 ? path.replace(/\/+$/, '') : '/'),
      isOpen: (to, platform) => closedAt(to, platform) === undefined,
    }
  }, [pathname, frontEnds, app])
}
