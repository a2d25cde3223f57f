import { createContext, useContext } from 'react'

/** While an operator looks on as somebody: why nothing can be changed, in words. The frames of pages know. */
export const LookingOnContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** Undefined for everybody who works for themselves. */
export const useLookingOn = (): string | undefined => useContext(LookingOnContext)
