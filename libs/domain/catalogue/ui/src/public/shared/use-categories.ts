import { useMemo } from 'react'
import { categoryTree, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { firstCategories } from '@tradeport/domain/catalogue/rules'
import { useEndpoint } from '@tradeport/web/react'

export interface Categories {
  readonly isLoading: boolean
  readonly error: ReturnType<typeof useEndpoint<typeof categoryTree>>['error']
  readonly refetch: () => void
  /** Those with goods, in the order to show. */
  readonly roots: readonly CategoryNode[]
  /** Those to begin with. */
  readonly first: readonly CategoryNode[]
  readonly byId: ReadonlyMap<string, CategoryNode>
  readonly bySlug: ReadonlyMap<string, CategoryNode>
  /** Children with goods. */
  readonly childrenOf: (id: string) => readonly CategoryNode[]
  /** From the root down to the category itself. */
  readonly pathTo: (id: string) => readonly CategoryNode[]
}

const KEPT_MS = 300_000

/** The tree of categories, asked once for all parts of a page. Empty ones are known by their address but not offered. */
export function useCategories(options: { readonly enabled?: boolean } = {}): Categories {
  const { data, error, isLoading, refetch } = useEndpoint(
    categoryTree,
    {},
    { staleMs: KEPT_MS, enabled: options.enabled ?? true },
  )
  return useMemo(() => {
    const nodes = data?.nodes ?? []
    const byId = new Map(nodes.map(node => [node.id, node]))
    const shown = nodes.filter(node => node.productCount > 0)
    const childrenOf = (id: string) => shown.filter(node => node.parentId === id)
    const pathTo = (id: string): CategoryNode[] => {
      const node = byId.get(id)
      return node ? [...(node.parentId ? pathTo(node.parentId) : []), node] : []
    }
    return {
      isLoading,
      error,
      refetch,
      roots: shown.filter(node => node.parentId === null),
      first: firstCategories(nodes),
      byId,
      bySlug: new Map(nodes.map(node => [node.slug, node])),
      childrenOf,
      pathTo,
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- refetch is new on every render and always does the same
  }, [data, error, isLoading])
}
