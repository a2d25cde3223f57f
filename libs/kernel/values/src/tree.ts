/** One of a tree that is kept flat. */
export interface Placed {
  readonly id: string
  readonly parentId: string | null
}

/** The one itself and all above it, nearest first; ends at a cycle instead of running round it. */
export function lineOf<C extends Placed>(all: readonly C[], id: string): C[] {
  const byId = new Map(all.map(each => [each.id, each]))
  const line: C[] = []
  for (let at = byId.get(id); at && !line.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId))
    line.push(at)
  return line
}

/** The one itself and all below it. */
export function branchOf<C extends Placed>(all: readonly C[], id: string): C[] {
  return all.filter(each => lineOf(all, each.id).some(above => above.id === id))
}

/** Levels that one takes with what is below it. */
function heightOf(all: readonly Placed[], id: string | null): number {
  if (id === null) return 1
  const own = lineOf(all, id).length
  return Math.max(1, ...branchOf(all, id).map(each => lineOf(all, each.id).length - own + 1))
}

export type PlacementProblem = 'unknown_category' | 'category_cycle' | 'category_depth'

/**
 * Whether one may be placed below a parent.
 *
 * @param id null for one that does not exist yet
 * @returns the rule of a field that it would break, or null.
 */
export function placementProblemIn(
  all: readonly Placed[],
  id: string | null,
  parentId: string | null,
  maxLevel: number,
): PlacementProblem | null {
  if (parentId === null) return null
  const above = lineOf(all, parentId)
  if (above.length === 0) return 'unknown_category'
  if (id !== null && above.some(each => each.id === id)) return 'category_cycle'
  return above.length + heightOf(all, id) > maxLevel ? 'category_depth' : null
}

/** Each after the one above it, neighbours in the order they come in. */
export function inTreeOrder<C extends Placed>(all: readonly C[], parentId: string | null = null): C[] {
  return all.filter(each => each.parentId === parentId).flatMap(each => [each, ...inTreeOrder(all, each.id)])
}
