import { useEffect } from 'react'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Dialogs of antd that are taken away as a whole do not give the focus back themselves: whoever opened one has it again afterwards.
 * Where the opener is gone or can be pressed no more, the keyboard goes on at the content of the page.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const openers = new Map<Element, HTMLElement>()
    let last: HTMLElement | undefined
    const enter = ({ target }: FocusEvent) => {
      // The entry of a menu is gone with the menu: its button has opened what follows.
      if (!(target instanceof HTMLElement) || target.closest('[role="menu"]')) return
      const dialog = target.closest('[role="dialog"]')
      if (dialog && last && !openers.has(dialog) && !dialog.contains(last)) openers.set(dialog, last)
      last = target
    }
    // Dialogs stand in parts of their own at the end of the page.
    const gone = new MutationObserver(() => {
      for (const [dialog, opener] of openers) {
        if (dialog.isConnected) continue
        openers.delete(dialog)
        if (!isLost()) continue
        opener.focus({ preventScroll: true })
        if (isLost()) document.getElementById('main')?.focus({ preventScroll: true })
      }
    })
    document.addEventListener('focusin', enter)
    gone.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('focusin', enter)
      gone.disconnect()
    }
  }, [])
}
