import { goToField as bringIntoView } from '@tradeport/web/entity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isWizardStep, lineOf, stepOf, type WizardStep } from './model/wizard-steps'

/** What stands in a part that is closed is opened first. */
function unfold(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const anchor = document.getElementById(`field-${parts.slice(0, length).join('-')}`)
    if (!anchor) continue
    for (let part = anchor.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true
    return
  }
}

/** Which step and which line are open; the step stands in the address. */
export function useWizardPlace() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('step')
  // A finding elsewhere leads to its field by its path.
  const field = params.get('field')
  const step: WizardStep = isWizardStep(asked) ? asked : field === null ? 'head' : stepOf(field)
  const [line, openLine] = useState(() => (field === null ? 0 : (lineOf(field) ?? 0)))
  const target = useRef<string>(field ?? undefined)
  const [asks, setAsks] = useState(0)

  const goTo = useCallback(
    (next: WizardStep) =>
      setParams(
        current => {
          const query = new URLSearchParams(current)
          query.set('step', next)
          query.delete('field')
          return query
        },
        { replace: true },
      ),
    [setParams],
  )
  const goToField = useCallback(
    (path: string) => {
      target.current = path
      const index = lineOf(path)
      if (index !== undefined) openLine(index)
      goTo(stepOf(path))
      setAsks(count => count + 1)
    },
    [goTo],
  )
  useEffect(() => {
    const path = target.current
    // The address follows a moment later: until its step is there, so is nothing of it.
    if (path === undefined || stepOf(path) !== step) return
    const timer = setTimeout(() => {
      target.current = undefined
      unfold(path)
      bringIntoView(path)
    }, 0)
    return () => clearTimeout(timer)
  }, [asks, step, line])

  return { step, isLedToField: field !== null, line, openLine, goTo, goToField }
}
