import { serviceCategoryTree } from '@tradeport/domain/service-market/contract'
import { useEndpoint } from '@tradeport/web/react'
import { useMemo } from 'react'
import { flat, lineTo } from '../shared/category-tree'

const FRESH_MS = 300_000

/** The categories that are open, asked for once for all parts of the page. */
export function useCategories() {
  const state = useEndpoint(serviceCategoryTree, {}, { quiet: true, staleMs: FRESH_MS })
  const tree = state.data
  return useMemo(() => {
    const all = flat(tree ?? [])
    return {
      tree,
      failed: state.error !== undefined,
      byCode: (code: string) => all.find(node => node.code === code),
      lineTo: (code: string) => lineTo(tree ?? [], code),
    }
  }, [tree, state.error])
}
