import { useMemo } from 'react'
import { categoryTree, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { useEndpoint } from '@tradeport/web/react'

export interface CategoryIndex {
  nodes: readonly CategoryNode[]
  childrenOf(parentId: string | null): readonly CategoryNode[]
  /** From the top down to the category itself. */
  pathOf(id: string): readonly CategoryNode[]
  /** Categories that take products and whose name, or that of one above them, has all the words. */
  search(text: string): readonly CategoryNode[]
}

const NONE: readonly CategoryNode[] = []

export function categoryIndex(nodes: readonly CategoryNode[]): CategoryIndex {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const byParent = Map.groupBy(nodes, node => node.parentId)
  const pathOf = (id: string): CategoryNode[] => {
    const node = byId.get(id)
    if (!node) return []
    return node.parentId === null ? [node] : [...pathOf(node.parentId), node]
  }
  const wordsOf = (node: CategoryNode) =>
    pathOf(node.id)
      .map(part => part.name)
      .join(' ')
      .toLowerCase()
  return {
    nodes,
    pathOf,
    childrenOf: parentId => byParent.get(parentId) ?? NONE,
    search(text) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean)
      return nodes.filter(node => node.leaf && words.every(word => wordsOf(node).includes(word)))
    },
  }
}

/** The category tree in the reader's language. */
export function useCategories() {
  const state = useEndpoint(categoryTree, {})
  const index = useMemo(() => categoryIndex(state.data?.nodes ?? []), [state.data])
  return { ...state, index }
}

/** A category with those above it, as one line. */
export function pathText(path: readonly { name: string }[]): string {
  return path.map(part => part.name).join(' › ')
}

/** For filters and choices: every category, named with its path; only those that take products where `leaves`. */
export function useCategoryOptions({ leaves = false } = {}) {
  const { index } = useCategories()
  return useMemo(
    () =>
      index.nodes
        .filter(node => node.leaf || !leaves)
        .map(node => ({ value: node.id, label: pathText(index.pathOf(node.id)) })),
    [index, leaves],
  )
}
