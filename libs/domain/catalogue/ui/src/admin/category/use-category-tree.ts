import { adminCategoryTree, type CategoryRow } from '@tradeport/domain/catalogue/contract'
import { useEndpoint } from '@tradeport/web/react'

const NONE: readonly CategoryRow[] = []

/** All categories with those that are closed, each after the one above it; none until they have come. */
export function useCategoryTree(): readonly CategoryRow[] {
  return useEndpoint(adminCategoryTree, {}).data?.rows ?? NONE
}
