import { serviceCategoryTree, type ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { useEndpoint, useText } from '@tradeport/web/react'

const FRESH_MS = 300_000

const flat = (nodes: readonly ServiceCategoryNode[]): ServiceCategoryNode[] =>
  nodes.flatMap(node => [node, ...flat(node.children)])

/** All service categories by their names, those above first. */
export function useCategoryOptions(): readonly { value: string; label: string }[] {
  const text = useText()
  const { data } = useEndpoint(serviceCategoryTree, {}, { staleMs: FRESH_MS, quiet: true })
  return flat(data ?? []).map(({ code, name }) => ({ value: code, label: text(name) }))
}
