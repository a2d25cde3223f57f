import { serviceCategoryTree, type ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { useEndpoint } from '@tradeport/web/react'
import { useMemo } from 'react'

export interface PlacedCategory extends ServiceCategoryNode {
  parentId: string | null
  /** Under the same parent, itself among them, in their order. */
  neighbours: readonly ServiceCategoryNode[]
}

function placed(nodes: readonly ServiceCategoryNode[], parentId: string | null = null): PlacedCategory[] {
  return nodes.flatMap(node => [{ ...node, parentId, neighbours: nodes }, ...placed(node.children, node.id)])
}

const NONE: readonly PlacedCategory[] = []

/** All categories with those that are closed, each after the one above it; none until they have come. */
export function useWorkCategories(): readonly PlacedCategory[] {
  const { data } = useEndpoint(serviceCategoryTree, { withDisabled: true })
  return useMemo(() => (data ? placed(data) : NONE), [data])
}
