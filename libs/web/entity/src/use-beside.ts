import { useCallback, useRef, type RefObject } from 'react'

export interface Beside {
  /** Of the element whose first two children are the list and what is chosen of it. */
  readonly row: RefObject<HTMLDivElement | null>
  /** Something has been chosen. */
  show(): void
}

/** Where there is no room beside a list, what is chosen of it lies below, out of sight: it is brought into view. */
export function useBeside(): Beside {
  const row = useRef<HTMLDivElement>(null)
  const show = useCallback(() => {
    const [list, chosen] = row.current?.children ?? []
    if (!list || !chosen) return
    if (chosen.getBoundingClientRect().top > list.getBoundingClientRect().bottom) chosen.scrollIntoView()
  }, [])
  return { row, show }
}
