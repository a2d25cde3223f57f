import type { ServiceCategoryNode } from '@tradeport/domain/service-market/contract'

/** From the top down to the category with this code; empty when there is none. */
export function lineTo(tree: readonly ServiceCategoryNode[], code: string): ServiceCategoryNode[] {
  for (const node of tree) {
    if (node.code === code) return [node]
    const below = lineTo(node.children, code)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** All categories, each after the one above it. */
export function flat(tree: readonly ServiceCategoryNode[]): ServiceCategoryNode[] {
  return tree.flatMap(node => [node, ...flat(node.children)])
}
