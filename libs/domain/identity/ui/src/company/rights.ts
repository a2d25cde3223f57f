import type { Right, companyRolePermissions } from '@tradeport/domain/identity/contract'
import { OWN_STORE_ROLES, buyerLevelOf, type Level } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'

/** One thing that a role of the company's own may be made of. */
export type KnownRight = OutputOf<typeof companyRolePermissions>[number]

/** How far a built-in role goes, where its holder stands in no department. */
function levelOfRole(role: string, levels: readonly Level[]): Level | null {
  const buyers = buyerLevelOf(role, false)
  if (buyers) return levels.includes(buyers) ? buyers : null
  return (OWN_STORE_ROLES.some(own => own === role) ? levels[0] : levels.at(-1)) ?? null
}

/** What a built-in role is made of. */
export const rightsOfRole = (all: readonly KnownRight[], role: string): Right[] =>
  all.filter(({ roles }) => roles.includes(role)).map(({ key, levels }) => ({ key, level: levelOfRole(role, levels) }))

export interface Difference {
  readonly more: readonly string[]
  readonly less: readonly string[]
}

/** What some rights have that others lack, and the other way round; a right that reaches further counts as one more. */
export function differenceTo(
  all: readonly KnownRight[],
  rights: readonly Right[],
  others: readonly Right[],
): Difference {
  const beyond = (some: readonly Right[], than: readonly Right[]) =>
    some
      .filter(({ key, level }) => {
        const levels = all.find(known => known.key === key)?.levels ?? []
        const other = than.find(each => each.key === key)
        if (!other) return true
        return level !== null && other.level !== null && levels.indexOf(level) > levels.indexOf(other.level)
      })
      .map(({ key }) => key)
  return { more: beyond(rights, others), less: beyond(others, rights) }
}
