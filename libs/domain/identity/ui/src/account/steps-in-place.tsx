import { useEffect, useRef, type ReactNode } from 'react'
import { firstField } from '@tradeport/web/entity'

/** Where the next step begins: where it says so, in its first field, or at its first button. */
function beginningOf(place: HTMLElement): HTMLElement | null {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)
  return find('[data-step-start]') ?? firstField(place) ?? find('button:enabled')
}

/** Steps that take each other's place: whoever pressed the button of one, which is gone with it, goes on in the next. */
export function StepsInPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let isHere = false
    const follow = ({ target }: Event) => {
      isHere = target instanceof Node && element.contains(target)
    }
    const changed = new MutationObserver(() => {
      const now = document.activeElement
      if (isHere && (now === null || now === document.body)) beginningOf(element)?.focus()
    })
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', follow)
    changed.observe(element, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', follow)
      changed.disconnect()
    }
  }, [])
  return <div ref={place}>{children}</div>
}
