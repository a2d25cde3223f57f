import type { ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { lineOf, placementProblemIn, inTreeOrder as ordered, type Placed } from '@tradeport/kernel/values'
import { MAX_CATEGORY_LEVEL } from './service-category.machine'

/** Open for offers: enabled, and so is everything above it. */
export function isOpen<C extends Placed & { status: string }>(categories: readonly C[], id: string): boolean {
  const line = lineOf(categories, id)
  return line.length > 0 && line.every(category => category.status === 'enabled')
}

/**
 * Whether a category may be placed below a parent.
 *
 * @returns the rule it would break, or null.
 */
export function placementProblem(
  categories: readonly Placed[],
  id: string | null,
  parentId: string | null,
): FieldRule | null {
  return placementProblemIn(categories, id, parentId, MAX_CATEGORY_LEVEL)
}

export interface TreeCategory extends Placed {
  code: string
  name: ServiceCategoryNode['name']
  icon: string | null
  sort: number
  status: string
  flowCode: ServiceCategoryNode['flowCode']
  requiredQualifications: ServiceCategoryNode['requiredQualifications']
  skuTemplate?: ServiceCategoryNode['skuTemplate']
}

type Ordered = Placed & { code: string; sort: number }

const sorted = <C extends Ordered>(categories: readonly C[]): C[] =>
  [...categories].sort((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1))

/** Each after the one above it, neighbours in their order. */
export function inTreeOrder<C extends Ordered>(categories: readonly C[]): C[] {
  return ordered(sorted(categories))
}

/** The tree with the number of services in each category and below it. */
export function treeOf(
  categories: readonly TreeCategory[],
  countByCode: ReadonlyMap<string, number>,
  parentId: string | null = null,
  level = 1,
): ServiceCategoryNode[] {
  return sorted(categories.filter(category => category.parentId === parentId)).map(category => {
    const children = treeOf(categories, countByCode, category.id, level + 1)
    const own = countByCode.get(category.code) ?? 0
    return {
      id: category.id,
      code: category.code,
      name: category.name,
      icon: category.icon,
      level,
      flowCode: category.flowCode,
      enabled: category.status === 'enabled',
      requiredQualifications: category.requiredQualifications,
      serviceCount: children.reduce((sum, child) => sum + child.serviceCount, own),
      ...(category.skuTemplate ? { skuTemplate: category.skuTemplate } : {}),
      children,
    }
  })
}
