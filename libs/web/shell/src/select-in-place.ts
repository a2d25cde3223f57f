import type { MouseEvent } from 'react'
import type { NavLink } from './shell-data'

/** A plain click on a link that has something to do on this page; with a modifier it goes to its address in a new tab. */
export function selectInPlace(link: NavLink, event: MouseEvent): void {
  if (!link.onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  link.onSelect()
}
