const WRONG = '[aria-invalid="true"]'
const GOING_ON = ['keydown', 'pointerdown', 'input'] as const

/**
 * Leads to the first field of a form that is marked as wrong, once the marks are drawn. They may come late, with the texts that say
 * what is wrong: whoever has gone on by then is not led back.
 */
export function focusProblem(form: HTMLElement | null): void {
  if (!form) return
  const lead = () => {
    const field = form.querySelector<HTMLElement>(WRONG)
    field?.focus()
    return field !== null
  }
  requestAnimationFrame(() => {
    if (lead()) return
    const marks = new MutationObserver(() => {
      if (lead()) stop()
    })
    const stop = () => {
      marks.disconnect()
      for (const goingOn of GOING_ON) document.removeEventListener(goingOn, stop, true)
    }
    marks.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    for (const goingOn of GOING_ON) document.addEventListener(goingOn, stop, true)
  })
}
