import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Profile } from '@tradeport/domain/identity/contract'
import { frontEndAt, operatorAddress, type OperatorFrontEnd } from '@tradeport/kernel/config'

/** What is the person's own is theirs in every front-end. */
const OWN = '/account'

export interface Entry {
  /** The front-end of this page, where its door is closed to the person. */
  readonly closed: OperatorFrontEnd | undefined
  /** Whether a page of this application can be gone to. */
  isOpen(path: string): boolean
}

/** Whether an operator may be where they are: pages belong to the front-end whose registered address begins theirs. */
export function useEntry(who: Profile | undefined): Entry {
  const { pathname } = useLocation()
  const frontEnds = who?.frontEnds
  return useMemo(() => {
    const closedAt = (path: string) => {
      const address = operatorAddress(window.location.host, path)
      if (!frontEnds || address === undefined || path === OWN) return undefined
      const frontEnd = frontEndAt(frontEnds, address)
      return frontEnd && !frontEnd.mayEnter ? frontEnd.key : undefined
    }
    return { closed: closedAt(pathname), isOpen: path => closedAt(path) === undefined }
  }, [pathname, frontEnds])
}
