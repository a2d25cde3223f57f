const FIELD = 'input:not([type="hidden"], [type="file"]):enabled, select:enabled, textarea:enabled'

/** None under a finger: the keyboard would hide what is asked. */
export const firstField = (place: Element): HTMLElement | null =>
  window.matchMedia('(pointer: coarse)').matches ? null : place.querySelector<HTMLElement>(FIELD)

/**
 * Whoever opens a dialog goes on in what it asks, and not at its cross. What it returns calls it off.
 *
 * @param orElse where it begins without a field
 */
export function startIn(place: Element, orElse?: string): () => void {
  // The dialog keeps first who has opened it, and gives the focus back in the end.
  const soon = setTimeout(() => {
    if (place.contains(document.activeElement)) return
    const other = orElse === undefined ? null : place.querySelector<HTMLElement>(orElse)
    const start = firstField(place) ?? other
    start?.focus()
  })
  return () => clearTimeout(soon)
}
