import { createContext, useContext } from 'react'

/** Whether a page of this front-end, by its path, is open to whoever looks; where nobody knows, it answers for itself. */
export const OpenPagesContext = /* @__PURE__ */ createContext<(path: string) => boolean>(() => true)

/** Whether a link leads to a page that would be refused. */
export function useIsOpen(to: string): boolean {
  const isOpen = useContext(OpenPagesContext)
  return !to.startsWith('/') || isOpen(to.split(/[?#]/, 1)[0] ?? '')
}
