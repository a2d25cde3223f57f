import { serviceCategoryTree, type ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { useEndpoint, useText } from '@tradeport/web/react'
import { useMemo } from 'react'
import { flat } from '../../shared/category-tree'

const FRESH_MS = 300_000

/** The categories as the work screens need them: the whole tree, and each by its code. */
export function useCategoryTree() {
  const state = useEndpoint(serviceCategoryTree, {}, { staleMs: FRESH_MS })
  const tree = state.data
  return useMemo(() => {
    const all = flat(tree ?? [])
    return { tree, byCode: (code: string): ServiceCategoryNode | undefined => all.find(node => node.code === code) }
  }, [tree])
}

export function useCategoryOptions(): readonly { value: string; label: string }[] {
  const text = useText()
  const { tree } = useCategoryTree()
  return useMemo(
    () =>
      flat(tree ?? []).map(node => ({
        value: node.code,
        label: `${'\u2003'.repeat(node.level - 1)}${text(node.name)}`,
      })),
    [tree, text],
  )
}
