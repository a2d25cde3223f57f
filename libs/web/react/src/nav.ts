import { useEdition } from '@tradeport/web/i18n'
import { createContext, useContext, useMemo } from 'react'
import type { DomainManifest, NavEntry } from './manifest'
import { useRuntime } from './runtime-context'

export interface NavItem extends NavEntry {
  readonly label: string
}

export const ManifestsContext = /* @__PURE__ */ createContext<readonly DomainManifest[]>([])

/** The entries of all domains of this front-end in their order, with their labels; the layout decides by `roles`. */
export function useNav(): readonly NavItem[] {
  const manifests = useContext(ManifestsContext)
  const { i18n } = useRuntime()
  const edition = useEdition()
  return useMemo(() => {
    const items = manifests.flatMap(manifest =>
      manifest.nav.map(entry => ({ ...entry, label: i18n.text(manifest.namespace, entry.labelKey) })),
    )
    return items.sort((a, b) => a.order - b.order)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the labels change with the texts, which `i18n` does not show
  }, [manifests, i18n, edition])
}
