import { useLayoutEffect } from 'react'

/**
 * Says on the document that the page begins with dark artwork, which lies under a transparent header. On the document and not found by
 * `:has()`: that would ask the whole page again for every key somebody presses.
 */
export function useDarkTop(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['top'] = 'dark'
    return () => {
      delete root.dataset['top']
    }
  }, [])
}
