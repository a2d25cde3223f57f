import type { CategoryNode } from '@tradeport/domain/catalogue/contract'

const ENOUGH = 4

/** Categories to begin with: the first level, or the level below where the market has only a few kinds of goods. Empty ones are not offered. */
export function firstCategories(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  const shown = nodes.filter(node => node.productCount > 0)
  const roots = shown.filter(node => node.parentId === null)
  if (roots.length >= ENOUGH) return roots
  return roots.flatMap(root => {
    const below = shown.filter(node => node.parentId === root.id)
    return below.length > 0 ? below : [root]
  })
}
