import type { ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import type { FieldRule } from '@tradeport/kernel/errors'
import { MAX_CATEGORY_LEVEL } from './service-category.machine'

interface Placed {
  id: string
  parentId: string | null
}

/** The category itself and all above it, nearest first; ends at a cycle instead of running round it. */
export function lineOf<C extends Placed>(categories: readonly C[], id: string): C[] {
  const byId = new Map(categories.map(category => [category.id, category]))
  const line: C[] = []
  for (let at = byId.get(id); at && !line.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId))
    line.push(at)
  return line
}

/** The category itself and all below it. */
export function branchOf<C extends Placed>(categories: readonly C[], id: string): C[] {
  return categories.filter(category => lineOf(categories, category.id).some(above => above.id === id))
}

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
  if (parentId === null) return null
  const above = lineOf(categories, parentId)
  if (above.length === 0) return 'unknown_category'
  if (id !== null && above.some(category => category.id === id)) return 'category_cycle'
  return above.length + heightOf(categories, id) > MAX_CATEGORY_LEVEL ? 'category_depth' : null
}

/** Levels that a category takes with what is below it. */
function heightOf(categories: readonly Placed[], id: string | null): number {
  if (id === null) return 1
  const own = lineOf(categories, id).length
  return Math.max(1, ...branchOf(categories, id).map(category => lineOf(categories, category.id).length - own + 1))
}

export interface TreeCategory extends Placed {
  code: string
  name: ServiceCategoryNode['name']
  icon: string | null
  sort: number
  status: string
  flowCode: ServiceCategoryNode['flowCode']
  requiredQualifications: ServiceCategoryNode['requiredQualifications']
}

type Ordered = Placed & { code: string; sort: number }

/** Those directly below one, in their order. */
function below<C extends Ordered>(categories: readonly C[], parentId: string | null): C[] {
  return categories
    .filter(category => category.parentId === parentId)
    .sort((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1))
}

/** Each after the one above it, neighbours in their order. */
export function inTreeOrder<C extends Ordered>(categories: readonly C[], parentId: string | null = null): C[] {
  return below(categories, parentId).flatMap(category => [category, ...inTreeOrder(categories, category.id)])
}

/** The tree with the number of services in each category and below it. */
export function treeOf(
  categories: readonly TreeCategory[],
  countByCode: ReadonlyMap<string, number>,
  parentId: string | null = null,
  level = 1,
): ServiceCategoryNode[] {
  return below(categories, parentId).map(category => {
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
      children,
    }
  })
}
