import { useMemo } from 'react'
import { ownPermissions } from '@tradeport/domain/identity/contract'
import { useEndpoint } from '@tradeport/web/react'
import { PERMISSION_OPTIONS } from './work-start'

export interface MayDo {
  readonly isOperator: boolean
  holds(permission: string): boolean
}

/** What the signed-in operator may do: menus and buttons ask the catalogue that the API itself goes by. */
export function useMayDo(isOperator = true): MayDo {
  const { data } = useEndpoint(ownPermissions, {}, { ...PERMISSION_OPTIONS, enabled: isOperator })
  return useMemo(() => {
    const keys = new Set(data?.keys ?? [])
    return { isOperator, holds: permission => keys.has(permission) }
  }, [data, isOperator])
}
