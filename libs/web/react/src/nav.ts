import { createContext, useContext, useMemo } from 'react'
import type { DomainManifest, NavEntry } from './manifest'

export interface NavItem extends NavEntry {
  /** Where the text of its `labelKey` stands. */
  readonly namespace: string
}

export const ManifestsContext = /* @__PURE__ */ createContext<readonly DomainManifest[]>([])

/** The entries of all domains of this front-end in their order; the layout decides by `roles`. */
export function useNav(): readonly NavItem[] {
  const manifests = useContext(ManifestsContext)
  return useMemo(
    () =>
      manifests
        .flatMap(({ nav, namespace }) => nav.map(entry => ({ ...entry, namespace })))
        .sort((a, b) => a.order - b.order),
    [manifests],
  )
}
