import { serviceCategoryTree, type ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useText } from '@tradeport/web/react'

const FRESH_MS = 300_000

const flat = (nodes: readonly ServiceCategoryNode[]): ServiceCategoryNode[] =>
  nodes.flatMap(node => [node, ...flat(node.children)])

/** All service categories, those above first. */
export function useServiceCategories(): readonly ServiceCategoryNode[] {
  const { data } = useEndpoint(serviceCategoryTree, {}, { staleMs: FRESH_MS })
  return flat(data ?? [])
}

/** Names of categories as one line; none stands for all others. */
export function useCategoryNames(): (codes: readonly string[]) => string {
  const t = useT('agreement')
  const text = useText()
  const categories = useServiceCategories()
  const nameOf = (code: string) => {
    const found = categories.find(category => category.code === code)
    return found ? text(found.name) : code
  }
  return codes => (codes.length === 0 ? t('template.all') : codes.map(nameOf).join(', '))
}
