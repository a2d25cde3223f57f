import { useMemo } from 'react'
import { ownPermissions } from '@tradeport/domain/identity/contract'
import { isOpenTo } from '@tradeport/domain/identity/rules'
import { useEndpoint, type PageNeed } from '@tradeport/web/react'
import { PERMISSION_OPTIONS } from './work-start'

export interface MayDo {
  readonly isOperator: boolean
  holds(permission: string): boolean
  /** Undefined until it is known. Where it cannot be asked, the page's own calls are answered by it. */
  mayOpen(page: PageNeed, roles: readonly string[]): boolean | undefined
}

/** What the signed-in operator may do: menus, pages and buttons ask the catalogue that the API itself goes by. */
export function useMayDo(isOperator = true): MayDo {
  const { data, error } = useEndpoint(ownPermissions, {}, { ...PERMISSION_OPTIONS, enabled: isOperator })
  return useMemo(() => {
    const keys = new Set(data?.keys ?? [])
    const holds = (permission: string) => keys.has(permission)
    const mayOpen = (page: PageNeed, roles: readonly string[]) => {
      if (isOperator && !data && page.permission !== undefined) return error ? true : undefined
      return isOpenTo(page, { isOperator, holds, roles })
    }
    return { isOperator, holds, mayOpen }
  }, [data, error, isOperator])
}
