import { fieldId } from './editor-context'

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]'
const TRIES = 20

/** The field of a path, or the nearest part of the form that holds it. */
function elementOf(path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const element = document.getElementById(fieldId(parts.slice(0, length).join('.')))
    if (element) return element
  }
  return null
}

/** Scrolls to a field and puts the cursor into it; its step may still be on its way. */
export function bringIntoView(path: string, tries = TRIES): void {
  requestAnimationFrame(() => {
    const element = elementOf(path)
    if (!element) {
      if (tries > 0) bringIntoView(path, tries - 1)
      return
    }
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE)
    control?.focus({ preventScroll: true })
  })
}
