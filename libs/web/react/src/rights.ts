import { createContext, useContext } from 'react'

/** Whether an operator holds a right of the permission catalogue; nobody else holds any. The frame of a work app knows. */
export const RightsContext = /* @__PURE__ */ createContext<(permission: string) => boolean>(() => false)

export function useMay(permission: string): boolean {
  return useContext(RightsContext)(permission)
}
