import type { Endpoint, z } from '@tradeport/kernel/contract-kit'
import { useAbilityDialog, useEndpoint } from '@tradeport/web/react'

const STALE_MS = 60_000

interface AbilityFacts {
  readonly result: string | null
  readonly code: string | null
  readonly message: string
  readonly remaining: number | null
}

/** The membership domain's question, as its contract has it. */
export type AbilityQuery = Endpoint<
  z.ZodMiniType<{ abilities: string[] }, { abilities: string[] }>,
  z.ZodMiniType<{ abilities: AbilityFacts[] }>
>

export interface Ability {
  /** Why it may not be used; null while nobody knows better: the server decides at the click. */
  readonly result: string | null
  /** What the button says about it; empty where it may be used. */
  readonly message: string
  /** Uses left; null where they are not counted. */
  readonly remaining: number | null
  /** True when the click may go on; otherwise the dialog says why not and what can be done. */
  readonly check: () => boolean
}

/** What a paid ability says before the click (spec section 6). */
export function useAbility(query: AbilityQuery, ability: string): Ability {
  const { data } = useEndpoint(query, { abilities: [ability] }, { quiet: true, staleMs: STALE_MS })
  const openDialog = useAbilityDialog()
  const state = data?.abilities[0]
  return {
    result: state?.result ?? null,
    message: state?.message ?? '',
    remaining: state?.remaining ?? null,
    check() {
      if (!state?.code) return true
      openDialog(state.code, state.message)
      return false
    },
  }
}
