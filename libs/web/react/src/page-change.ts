import type { Location } from 'react-router-dom'
import type { ShownPage } from './use-shown-page'

const STORE = 'tradeport:scroll'

type Place = Pick<Location, 'key' | 'pathname'>

/** Every page that was loaded whole has the same key: without its path one would open where another was left. */
const nameOf = ({ key, pathname }: Place): string => `${key} ${pathname}`

/** Scroll positions by history entry, for going back and for a reload. */
export function rememberScroll(place: Place): void {
  const positions = readPositions()
  positions[nameOf(place)] = Math.round(window.scrollY)
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))))
  } catch {
    // Storage that is full or forbidden costs the position, nothing else.
  }
}

function readPositions(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** Where the page stands after it was shown: as it was left, at its anchor, or at the top. */
export function placeScroll(page: ShownPage): void {
  const stored = page.navigation === 'POP' ? readPositions()[nameOf(page.location)] : undefined
  if (typeof stored === 'number') {
    window.scrollTo(0, stored)
    return
  }
  const anchor = page.location.hash && document.getElementById(decodeURIComponent(page.location.hash.slice(1)))
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** Keyboards and screen readers start at the new page's content, as after a full load. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
