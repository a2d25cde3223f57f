import { ALL_REGION_ROLES } from '@tradeport/kernel/config'

const FOR_ALL: readonly string[] = ALL_REGION_ROLES

/** Whether somebody with these roles may be without regions, which stands for all. */
export function mayServeAll(roles: readonly string[]): boolean {
  return roles.some(role => FOR_ALL.includes(role))
}

/** Regions as an operator's record has them: none stands for all. */
export function servesAllOf(serving: readonly string[], asked: readonly string[]): boolean {
  if (serving.length === 0) return true
  return asked.length > 0 && asked.every(region => serving.includes(region))
}

/** What of the asked somebody does not hold; nobody grants that. */
export function notHeld(held: ReadonlySet<string>, asked: Iterable<string>): string[] {
  return [...asked].filter(key => !held.has(key))
}

/** Whether two lists of roles, regions or keys are the same, in whatever order. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return notHeld(new Set(one), other).length === 0 && notHeld(new Set(other), one).length === 0
}

interface Branch {
  readonly id: string
  readonly parentId: string | null
}

/** True where hanging `id` below `parentId` would make it its own ancestor. */
export function closesCycle(branches: readonly Branch[], id: string, parentId: string | null): boolean {
  const parents = new Map(branches.map(branch => [branch.id, branch.parentId]))
  const seen = new Set<string>()
  for (let at = parentId; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}
