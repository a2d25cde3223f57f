import { NAVIGATION_FAILURE_DELAY_MS } from '@tradeport/kernel/config'
import { clientHistoryIndex } from '@tradeport/web/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  createPath,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type RouteObject,
} from 'react-router-dom'
import { rememberScroll } from './page-change'
import { entryAt } from './route-table'
import { useRuntime } from './runtime-context'
import { useAskToLeave } from './use-leave-guard'

export interface ShownPage {
  readonly location: Location
  /** How it was reached; decides about scrolling. */
  readonly navigation: 'POP' | 'PUSH' | 'REPLACE'
  /** Its place in the client's history. */
  readonly index: number
}

/** A navigation that an unsaved form holds back. */
interface BlockedNavigation {
  readonly location: Location
  /** How far it went in the client's history; 0 when it replaced the form's entry. */
  readonly steps: number
  readonly message: string
  asked: boolean
}

/**
 * The page on screen. The old one stays until chunk and texts of the next are there, so that nothing flashes; an unsaved
 * form is asked about before it is left. A page that cannot be loaded is shown anyway, with its failed state.
 */
export function useShownPage(objects: RouteObject[]): { page: ShownPage; pending: boolean } {
  const location = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const { leaveGuards } = useRuntime()
  const askToLeave = useAskToLeave()
  const [page, setPage] = useState<ShownPage>({ location, navigation, index: clientHistoryIndex() })
  const confirmed = useRef(false)
  const blocked = useRef<BlockedNavigation>(undefined)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  useLayoutEffect(() => {
    if (location === page.location) return
    const index = clientHistoryIndex()
    const show = () => {
      // While the old page still has its height.
      rememberScroll(page.location)
      setPage({ location, navigation, index })
    }
    const samePage = location.pathname === page.location.pathname
    const message = leaveGuards.message()

    if (message !== undefined && !samePage && !confirmed.current) {
      // The address bar goes back to the form before the question is asked.
      const steps = index - page.index
      blocked.current ??= { location, steps, message, asked: false }
      if (steps === 0) void navigate(createPath(page.location), { replace: true, state: page.location.state })
      else window.history.go(-steps)
      return
    }

    const attempt = blocked.current
    if (attempt && samePage) {
      show()
      if (attempt.asked) return
      attempt.asked = true
      void askToLeave(attempt.message).then(leave => {
        blocked.current = undefined
        if (!leave || !alive.current) return
        confirmed.current = true
        const { pathname, search, hash, state } = attempt.location
        if (attempt.steps === 0) void navigate({ pathname, search, hash }, { replace: true, state })
        else window.history.go(attempt.steps)
      })
      return
    }

    const entry = entryAt(objects, location.pathname)
    if (!entry || entry.isReady()) {
      if (!samePage) confirmed.current = false
      show()
      return
    }
    let superseded = false
    const startedAt = Date.now()
    void entry.load().then(() => {
      if (superseded) return
      confirmed.current = false
      const wait = entry.failure() === undefined ? 0 : NAVIGATION_FAILURE_DELAY_MS - (Date.now() - startedAt)
      if (wait <= 0) show()
      else setTimeout(() => !superseded && show(), wait)
    })
    return () => {
      superseded = true
    }
  }, [location, page, navigation, objects, leaveGuards, navigate, askToLeave])

  return { page, pending: location !== page.location }
}
