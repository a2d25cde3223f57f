import { useLookingOn } from '@tradeport/web/navigation'
import { createContext, useContext, type ReactNode } from 'react'

/** Whether an operator holds a right of the permission catalogue; nobody else holds any. The frame of a work app knows. */
export const RightsContext = /* @__PURE__ */ createContext<(permission: string) => boolean>(() => false)

export function useMay(permission: string): boolean {
  return useContext(RightsContext)(permission)
}

/** The roles of the signed-in person in the company they work for; undefined until they are known. The frame of a page knows. */
export const RolesContext = /* @__PURE__ */ createContext<readonly string[] | undefined>([])

/** Of somebody with roles of their company's own: everything that they may do; undefined for everybody else. */
export const OwnRightsContext = /* @__PURE__ */ createContext<readonly string[] | undefined>(undefined)

/** What an operator who looks on may do too. */
const isReading = (permission: string): boolean => permission.endsWith(':read')

/**
 * Whether the person has one of these roles, or by roles of their company's own the right that stands for them: what is theirs, and what
 * waits for them. An operator who looks on sees that as they do.
 */
export function useHoldsRole(roles: readonly string[], permission = ''): boolean {
  const own = useContext(OwnRightsContext)
  const held = useContext(RolesContext)
  return own && permission ? own.includes(permission) : (held?.some(role => roles.includes(role)) ?? false)
}

/** The same for what can be pressed: nothing but reading is for an operator who looks on. */
export function useHasRole(roles: readonly string[], permission = ''): boolean {
  const isBarred = useLookingOn() !== undefined && !isReading(permission)
  return useHoldsRole(roles, permission) && !isBarred
}

/** Whether the person may do what every built-in role may: roles of a company's own may leave it out, and who looks on only reads. */
export function useEverybodyMay(permission: string): boolean {
  const isBarred = useLookingOn() !== undefined && !isReading(permission)
  return (useContext(OwnRightsContext)?.includes(permission) ?? true) && !isBarred
}

/** A part of a page that asks for what every built-in role may read; nothing for those whose company's own roles leave it out. */
export function ForReaders({ of: permission, children }: { of: string; children: ReactNode }): ReactNode {
  return useEverybodyMay(permission) ? children : null
}

/** What a page, or the entry of a menu that leads to it, asks of who opens it. */
export interface PageNeed {
  readonly roles?: readonly string[]
  readonly permission?: string
}

/** Whether a page is for the signed-in person; undefined until that is known. Where no frame knows, its calls answer for themselves. */
export const PageRightsContext = /* @__PURE__ */ createContext<(need: PageNeed) => boolean | undefined>(() => true)
