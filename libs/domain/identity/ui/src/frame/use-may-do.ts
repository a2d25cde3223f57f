import { useMemo } from 'react'
import { ownPermissions } from '@tradeport/domain/identity/contract'
import { isOpenTo } from '@tradeport/domain/identity/rules'
import { useEndpoint, type PageNeed } from '@tradeport/web/react'
import { PERMISSION_OPTIONS } from './work-start'

export interface MayDo {
  readonly isOperator: boolean
  /** Somebody with roles of their company's own goes by what these allow. */
  readonly hasOwnRights: boolean
  holds(permission: string): boolean
  /** Undefined until it is known. Where it cannot be asked, the page's own calls are answered by it. */
  mayOpen(page: PageNeed, roles: readonly string[]): boolean | undefined
}

/** A form of something new, which would be refused at its end to an operator who looks on. */
const beginsNew = ({ permission }: PageNeed): boolean => permission?.endsWith(':create') ?? false

/** What the signed-in operator, or somebody with roles of their company's own, may do: menus, pages and buttons ask the catalogue that the API itself goes by. */
export function useMayDo(isOperator = true, ownRights?: readonly string[], looksOn = false): MayDo {
  const { data, error } = useEndpoint(ownPermissions, {}, { ...PERMISSION_OPTIONS, enabled: isOperator })
  return useMemo(() => {
    const keys = new Set(ownRights ?? data?.keys ?? [])
    const hasOwnRights = ownRights !== undefined
    const holds = (permission: string) => keys.has(permission)
    const mayOpen = (page: PageNeed, roles: readonly string[]) => {
      if (looksOn && beginsNew(page)) return false
      if (isOperator && !data && page.permission !== undefined) return error ? true : undefined
      return isOpenTo(page, { isOperator, hasOwnRights, holds, roles })
    }
    return { isOperator, hasOwnRights, holds, mayOpen }
  }, [data, error, isOperator, ownRights, looksOn])
}
